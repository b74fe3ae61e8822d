"""The programs that make pictures' files, and the measuring of one run."""
import hashlib
import os
import shlex
import socket
import struct
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
    """The most that processes hold together, in megabytes, by their proportional shares."""

    def __init__(self, processes):
        super().__init__(daemon=True)
        self.processes, self.peak, self.is_over = processes, 0, threading.Event()

    def run(self):
        while not self.is_over.wait(0.02):
            self.peak = max(self.peak, sum(self.share(process) for process in self.processes))

    def stop(self):
        self.is_over.set()
        self.join()
        return self.peak / 1024

    @staticmethod
    def share(process):
        try:
            lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
            return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        except (OSError, StopIteration):
            return 0


class Worker:
    """A worker of vitrine: a process that is sent sources and sends packs of files."""

    def __init__(self, program):
        self.socket, other = socket.socketpair()
        self.process = subprocess.Popen([program, "--image-worker"], stdin=other, stdout=other,
                                        stderr=subprocess.DEVNULL)
        other.close()
        if self.receive() != struct.pack("<Q", 0):
            raise SystemExit("the worker does not get ready")

    def ask(self, source):
        digest = hashlib.sha256(source).hexdigest().encode()
        request = struct.pack("<Q", len(digest)) + digest + struct.pack("<Q", len(source)) + source
        self.socket.sendall(struct.pack("<Q", len(request)) + request)
        reply = self.receive()
        if struct.unpack_from("<Q", reply)[0] != 3:
            raise SystemExit("the worker refuses a source")
        return reply[16:]

    def receive(self):
        return self.take(struct.unpack("<Q", self.take(8))[0])

    def take(self, count):
        taken = bytearray(count)
        view = memoryview(taken)
        while view:
            got = self.socket.recv_into(view)
            if got == 0:
                raise SystemExit("the worker has ended")
            view = view[got:]
        return bytes(taken)

    def close(self):
        self.socket.close()
        self.process.wait()


class Vitrine:
    """Speaks to as many workers as there are cores, as a build does. The time includes their start.

    When `vitrine build` makes pictures, it is to be run here in their place, on a site with these sources in its cache.
    """

    def __init__(self, program):
        self.program = program

    def run(self, sources, output):
        start = time.monotonic()
        workers = [Worker(self.program) for _ in range(CORES)]
        watch = MemoryWatch([worker.process.pid for worker in workers])
        watch.start()
        rest, written, turn = iter(enumerate(sources)), [0], threading.Lock()

        def work(worker):
            while True:
                with turn:
                    number, path = next(rest, (None, None))
                if path is None:
                    return worker.close()
                pack = worker.ask(path.read_bytes())
                (output / f"{number}.pack").write_bytes(pack)
                with turn:
                    written[0] += len(pack)

        threads = [threading.Thread(target=work, args=[worker]) for worker in workers]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        wall = time.monotonic() - start
        return {"wall": wall, "memory": watch.stop(), "written": written[0]}


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
