"""Where the tests find what they work on: the program, the repository and the recordings."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[3]


class Missing(Exception):
    """Something that a test needs is not there. It fails the test: nothing is skipped."""


def vitrine() -> Path:
    """The program under test: $VITRINE, or what `swift build` makes."""
    path = Path(os.environ.get("VITRINE") or REPOSITORY / ".build/debug/vitrine")
    if not os.access(path, os.X_OK):
        raise Missing(f"{path} is not there: build it, or name another in VITRINE")
    return path.resolve()


def recordings() -> Path:
    """The folder of recorded answers of the store: $VITRINE_RECORDINGS, or the one beside the repository."""
    path = Path(os.environ.get("VITRINE_RECORDINGS") or REPOSITORY / "../shared/itunes").resolve()
    if not path.is_dir():
        raise Missing(f"{path} is not there: name the folder of recordings in VITRINE_RECORDINGS")
    return path


def theme_override() -> Path | None:
    """A `Templates` folder to use instead of the built-in theme: $VITRINE_TEMPLATES.

    Templates can be tried with it without compiling the program again.
    """
    path = os.environ.get("VITRINE_TEMPLATES")
    return Path(path).resolve() if path else None


def program(name: str) -> str:
    """The path of an installed program."""
    found = shutil.which(name)
    if found is None:
        raise Missing(f"{name} is not installed: run Scripts/test-browser, which installs it")
    return found


@contextmanager
def temporary_folder() -> Iterator[Path]:
    """A folder in memory where there is one, so that thousands of small files cost no disk writes."""
    memory = Path("/dev/shm")
    parent = memory if os.access(memory, os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="vitrine-browser-", dir=parent) as folder:
        yield Path(folder)
