"""Serves built sites on the loopback interface the way a careful host would."""

import gzip
import threading
import time
from dataclasses import dataclass
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

# What every page must work under. Remote artwork is why pictures may come from other servers.
POLICY = (
    "default-src 'none'; img-src 'self' data: https:; style-src 'self'; script-src 'self'; frame-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
)

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".xml": "application/xml",
    ".txt": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ico": "image/x-icon",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
# In how many parts a page comes where it comes slowly.
PARTS = 12
COMPRESSIBLE = {".html", ".css", ".js", ".json", ".webmanifest", ".xml", ".txt", ".svg"}


@dataclass(frozen=True)
class Answer:
    """One answered request, for tests that count them."""

    path: str
    status: int
    bytes: int


class Server:
    """Serves folders, each under a base path of its own, until closed.

    Use it in a `with` statement. `answers` lists what was asked; clear it as you like.
    """

    def __init__(self, compressed: bool = False, policy: str = POLICY):
        self.compressed = compressed
        self.policy = policy
        # Seconds between the parts that pages come in, as they do on slow lines. Not for compressed ones.
        self.page_pause = 0.0
        self.answers: list[Answer] = []
        self._folders: dict[str, Path] = {}
        self._http = _LoopbackServer(("127.0.0.1", 0), _Handler)
        self._http.owner = self
        self._thread = threading.Thread(target=self._http.serve_forever, args=(0.05,), daemon=True)

    def __enter__(self) -> "Server":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._http.shutdown()
        self._http.server_close()
        self._thread.join()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._http.server_address[1]}"

    def add(self, base_path: str, folder: Path) -> str:
        """Serves a folder under a path that begins and ends with a slash; returns its address."""
        if not (base_path.startswith("/") and base_path.endswith("/")):
            raise ValueError(f"{base_path} does not begin and end with a slash")
        self._folders[base_path] = folder
        return self.origin + base_path

    def find(self, path: str) -> tuple[HTTPStatus, Path | None]:
        """The file for a path: the folder's 404.html where there is none."""
        bases = [base for base in self._folders if path.startswith(base)]
        if not bases:
            return HTTPStatus.NOT_FOUND, None
        base = max(bases, key=len)
        folder = self._folders[base]
        file = folder / path[len(base) :]
        if path.endswith("/"):
            file = file / "index.html"
        if ".." not in file.parts and file.is_file():
            return HTTPStatus.OK, file
        missing = folder / "404.html"
        return HTTPStatus.NOT_FOUND, missing if missing.is_file() else None


class _LoopbackServer(ThreadingHTTPServer):
    daemon_threads = True
    # A browser opens many connections at once; the default of five would have it wait for a retry.
    request_queue_size = 128
    owner: Server


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Small answers wait for the acknowledgement of their heads otherwise.
    disable_nagle_algorithm = True
    wbufsize = -1

    def do_GET(self) -> None:
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        self._answer(with_body=False)

    def _answer(self, with_body: bool) -> None:
        owner: Server = self.server.owner  # type: ignore[attr-defined]
        path = unquote(urlsplit(self.path).path)
        status, file = owner.find(path)
        suffix = file.suffix if file else ".txt"
        compressed = owner.compressed and suffix in COMPRESSIBLE and "gzip" in self.headers.get("Accept-Encoding", "")
        body = _content(file, compressed) if file else b"not found\n"
        self.send_response(status)
        self.send_header("Content-Type", TYPES.get(suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Content-Security-Policy", owner.policy)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Cache-Control", "max-age=60")
        if compressed:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        if with_body:
            self._send(body, owner.page_pause if suffix == ".html" else 0)
        owner.answers.append(Answer(path, int(status), len(body)))

    def _send(self, body: bytes, pause: float) -> None:
        part = len(body) // PARTS + 1 if pause else len(body)
        for start in range(0, len(body), part or 1):
            time.sleep(pause if start else 0)
            self.wfile.write(body[start : start + part])
            self.wfile.flush()

    def log_message(self, format: str, *args: object) -> None:
        """Nothing: the answers are in `Server.answers`."""


def _content(file: Path, compressed: bool) -> bytes:
    return _compressed(file) if compressed else file.read_bytes()


@lru_cache(maxsize=4096)
def _compressed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), 9, mtime=0)
