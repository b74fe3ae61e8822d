"""Runs the browser tests, as many test classes at once as there are cores, and says how each ended.

usage: run.py [NAME ...]      a name is a module (`test_tiling`) or a class of one (`test_tiling.Phone`)

Each class runs in a process of its own, because it has a browser of its own. A class may say in `SECONDS` about how
long it takes; the longest begin first. Nothing is skipped: a skipped test counts as failed.
"""

import os
import subprocess
import sys
import time
import unittest
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
# A browser that hangs must not hang everything.
LIMIT = 600


@dataclass(frozen=True)
class Outcome:
    """How the tests of one class ended."""

    name: str
    passed: bool
    seconds: float
    log: str


def classes(names: list[str]) -> list[type[unittest.TestCase]]:
    """The classes with these names, or all of them, the longest first."""
    loader = unittest.defaultTestLoader
    suite = loader.loadTestsFromNames(names) if names else loader.discover(str(FOLDER), "test_*.py", str(FOLDER))
    if loader.errors:
        raise SystemExit("\n".join(loader.errors))
    found = {type(test): None for test in _tests(suite)}
    return sorted(found, key=lambda each: (-getattr(each, "SECONDS", 5), each.__module__, each.__qualname__))


def _tests(suite: unittest.TestSuite):
    for each in suite:
        if isinstance(each, unittest.TestSuite):
            yield from _tests(each)
        else:
            yield each


def run(test_class: type[unittest.TestCase]) -> Outcome:
    """Runs one class in a process of its own."""
    name = f"{test_class.__module__}.{test_class.__qualname__}"
    began = time.monotonic()
    try:
        done = subprocess.run(
            [sys.executable, "-m", "unittest", "-v", name],
            cwd=FOLDER,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=LIMIT,
        )
        log, passed = done.stdout, done.returncode == 0 and "skipped" not in done.stdout.rsplit("\n\n", 1)[-1]
    except subprocess.TimeoutExpired as expired:
        log, passed = f"{expired.output or ''}\nstopped after {LIMIT} s", False
    return Outcome(name, passed, time.monotonic() - began, log)


def main(names: list[str]) -> int:
    began = time.monotonic()
    failed = 0
    with ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        for outcome in pool.map(run, classes(names)):
            print(f"{'passed' if outcome.passed else 'FAILED'}  {outcome.seconds:6.1f} s  {outcome.name}", flush=True)
            if not outcome.passed:
                failed += 1
                print(outcome.log, flush=True)
    print(f"{failed} classes failed, {time.monotonic() - began:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.path.insert(0, str(FOLDER))
    sys.exit(main(sys.argv[1:]))
