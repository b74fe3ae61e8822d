"""The little that the tests need of any browser."""

from abc import ABC, abstractmethod
from typing import Any

# The value of an expression as JSON. Where scripts are off no promise is ever kept, so only what is one is awaited.
AS_TEXT = "(value => value instanceof Promise ? value.then(JSON.stringify) : JSON.stringify(value))({})"


class Engine(ABC):
    """One browser with one page. Use it in a `with` statement; leaving it ends the browser.

    Every engine keeps to the loopback interface: what a page asks of other servers fails at once.
    """

    name: str

    @abstractmethod
    def open(self, url: str) -> None:
        """Goes to a page and waits until it has loaded."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Gives the page a viewport of this size, in CSS pixels; fails where the browser cannot."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression in the page, as JSON has it; also where the page's scripts are off."""

    @abstractmethod
    def close(self) -> None:
        """Ends the browser."""

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class EngineFault(Exception):
    """A browser could not be started or did not do what it was told."""
