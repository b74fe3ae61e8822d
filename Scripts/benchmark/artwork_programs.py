"""The programs that make pictures' files, and the measuring of one run."""
import json
import os
import shlex
import shutil
import subprocess
import threading
import time
from pathlib import Path

# What Sources/ArtworkModel and Sources/ImageMaking say.
SIZES = [60, 100, 120, 180, 200, 240, 300, 360, 600]
# A command line must not be too long.
MOST_SOURCES = 250
CORES = len(os.sched_getaffinity(0))


def encoders(size):
    """The settings of PictureQuality, as the command line of libvips has them."""
    if size <= 240:
        return ["webp[Q=82,smart_subsample,strip]", "jpg[Q=85,optimize_coding,subsample_mode=off,strip]"]
    return ["webp[Q=78,strip]", "jpg[Q=82,optimize_coding,subsample_mode=auto,strip]"]


class MemoryWatch(threading.Thread):
    """The most that a process and those it starts hold together, in megabytes, by their proportional shares."""

    def __init__(self, process):
        super().__init__(daemon=True)
        self.process, self.peak, self.is_over = process, 0, threading.Event()

    def run(self):
        while not self.is_over.wait(0.05):
            self.peak = max(self.peak, sum(self.share(process) for process in [self.process, *self.children()]))

    def stop(self):
        self.is_over.set()
        self.join()
        return self.peak / 1024

    def children(self):
        found = []
        for tasks in Path(f"/proc/{self.process}/task").glob("*/children"):
            try:
                found += tasks.read_text().split()
            except OSError:
                continue
        return found

    @staticmethod
    def share(process):
        try:
            lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
            return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        except (OSError, StopIteration):
            return 0


class Vitrine:
    """A whole build of a site whose items have these sources as pictures of their own, and then a second one."""

    def __init__(self, program):
        self.program = program

    def run(self, sources, output):
        site = output.parent / "site"
        self.write_site(site, sources)
        command = [str(self.program), "build", "--quiet", "--json", "--site", str(site), "--output", str(output)]
        first = self.build(command, len(sources))
        second = self.build(command, 0)
        if second["report"]["written"] != 0:
            raise SystemExit("the second build wrote files")
        files = {path.name: path.stat().st_size for path in (output / "artwork").iterdir()}
        shutil.rmtree(site)
        return {"wall": first["wall"], "memory": first["memory"], "again": second["wall"], "written": sum(files.values()),
                **{f"tile{size}": 18 * self.mean(files, f"-{size}.webp") for size in (60, 180)}}

    @staticmethod
    def mean(files, end):
        sizes = [size for name, size in files.items() if name.endswith(end)]
        return sum(sizes) / len(sizes)

    @staticmethod
    def write_site(site, sources):
        (site / "snapshots").mkdir(parents=True)
        (site / "artwork").mkdir()
        results = []
        for number, source in enumerate(sources, 1):
            results.append({"wrapperType": "track", "kind": "song", "trackId": number, "trackName": f"Song {number}"})
            os.link(source, site / "artwork" / f"{number}.jpg")
        (site / "site.yml").write_text("title: Pictures\nurl: https://example.org/\nsearches:\n"
                                       "  - {id: all, title: All, term: all}\n")
        (site / "snapshots/all.json").write_text(json.dumps({"resultCount": len(results), "results": results}))

    @staticmethod
    def build(command, made):
        start = time.monotonic()
        process = subprocess.Popen(command, stdout=subprocess.PIPE)
        watch = MemoryWatch(process.pid)
        watch.start()
        report = json.loads(process.stdout.read())
        if process.wait() != 0 or report["totals"]["made"] != made:
            raise SystemExit(f"vitrine build: {report}")
        return {"wall": time.monotonic() - start, "memory": watch.stop(), "report": report["totals"]}


class Thumbnailer:
    """libvips' own command: one run makes one size in one format, of a part of the sources."""

    def run(self, sources, output):
        part = min(-(-len(sources) // CORES), MOST_SOURCES)
        commands = []
        for size in reversed(SIZES):
            for encoder in encoders(size):
                for start in range(0, len(sources), part):
                    # A name of their own for each size; `%s` is the source's.
                    target = f"{output}/%s-{size}.{encoder}"
                    paths = sources[start:start + part]
                    commands.append(shlex.join(["vipsthumbnail", "--size", f"{size}x{size}", "--output", target,
                                                *map(str, paths)]))
        jobs = output.parent / "jobs"
        jobs.write_text("\0".join(commands))
        start = time.monotonic()
        command = ["xargs", "-0", "-a", str(jobs), "-P", str(CORES), "-I", "{}", "sh", "-c", "{}"]
        subprocess.run(command, check=True, env=os.environ | {"VIPS_CONCURRENCY": "1"})
        wall = time.monotonic() - start
        made = list(output.iterdir())
        if len(made) != 2 * len(SIZES) * len(sources):
            raise SystemExit(f"vipsthumbnail made {len(made)} files")
        return {"wall": wall, "written": sum(path.stat().st_size for path in made)}
