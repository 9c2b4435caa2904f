"""The service worker: which files it keeps, and its bundle with Workbox (js/worker.js).

It keeps every page with the modules of the same release, and the pictures of the pages that are
for children: games, stories, recipes, the tracker. Other pictures stay once they were seen. Where a
site has grown to more than a phone should be asked to fetch, so do single recipes, the last first.
"""

import hashlib
import json
import re
import shutil
import subprocess
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from santa_app import product
from santa_app.content import paths
from santa_app.release.built import built_pages
from santa_app.release.not_found import TWIN

FILE: Final = "sw.js"
PACKAGES: Final = tuple(
    f"workbox-{part}@7.4.1"
    for part in ("core", "expiration", "precaching", "routing", "strategies")
)
MOST_BYTES: Final = 1_200_000
"""What the kept files may weigh on the way, packed; a first visit has a fifth of them already.
Pages that no longer fit are kept once they were read."""

NEVER_KEPT: Final = frozenset({paths.MY_LETTER, TWIN})
"""A parent's page shows a letter; the not-found page stands at no address of its own."""
WITH_PICTURES: Final = (
    paths.GAMES, paths.TRIVIA, paths.ELF_NAMES, paths.GOOD_DEEDS,
    paths.STORIES, paths.REINDEER, paths.VILLAGE,
    paths.RECIPES, paths.recipe(""),
    paths.TRACKER, paths.NICE_LIST, product.LETTER_PATH,
)  # fmt: skip
"""How the paths of the pages begin whose pictures are kept as well, beside the home page's."""

_RELEASE: Final = re.compile(r"/assets/manifest-([A-Za-z0-9_-]+)\.js")
_MODULES: Final = re.compile(r'href="(/assets/[^"]+)"')
_SOURCES: Final = re.compile(r'(?:src|srcSet|srcset|href)="(/(?:art|icons)/[^"]+)"')
_FONTS: Final = re.compile(r'href="(/fonts/[^"]+)"')


class WorkerError(Exception):
    """The service worker cannot be made; the message says why."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Kept:
    """What the service worker keeps.

    Attributes:
        release: The name that React Router gives this build's modules.
        pages: The paths of the pages.
        further: The paths of those that are kept only once they were read.
        files: For Workbox: address and revision of each file; None where the name has a hash.
        size: Bytes of all of them, packed.
    """

    release: str
    pages: tuple[str, ...]
    further: tuple[str, ...]
    files: tuple[dict[str, str | None], ...]
    size: int

    def text(self) -> str:
        """Return the line that goes in front of the bundle."""
        known = {
            "release": self.release,
            "pages": self.pages,
            "further": self.further,
            "files": self.files,
        }
        return f"self.santa={json.dumps(known, separators=(',', ':'))};\n"


def _packed(data: bytes) -> int:
    return min(len(data), len(zlib.compress(data)))


def _needs(path: str, html: str) -> set[str]:
    """Return the files that a page needs beside itself."""
    found = set(_MODULES.findall(html))
    if path == paths.HOME:
        found |= set(_FONTS.findall(html))
    if path == paths.HOME or path.startswith(WITH_PICTURES):
        found |= set(_SOURCES.findall(html))
    return found


class _Luggage:
    """The files taken along so far, and what they weigh."""

    def __init__(self, client: Path) -> None:
        self._client = client
        self.files: dict[str, Path] = {}
        self.size = 0

    def take(self, files: dict[str, Path]) -> bool:
        """Take these along, unless it would be too much.

        Raises:
            WorkerError: When one of them is not there.
        """
        fresh = {url: file for url, file in files.items() if url not in self.files}
        for url, file in fresh.items():
            if not file.is_file():
                raise WorkerError(f"a page names {url}, which was not built")
        weight = sum(_packed(file.read_bytes()) for file in fresh.values())
        if self.size + weight > MOST_BYTES:
            return False
        self.files |= fresh
        self.size += weight
        return True

    def named(self, urls: Iterable[str]) -> dict[str, Path]:
        """Return the built files of these addresses."""
        return {url: self._client / url.lstrip("/") for url in sorted(urls)}


def _entry(url: str, file: Path) -> dict[str, str | None]:
    hashed = url.startswith("/assets/")
    revision = None if hashed else hashlib.sha256(file.read_bytes()).hexdigest()[:16]
    return {"url": url, "revision": revision}


def choose_files(client: Path) -> Kept:
    """Choose what the service worker of the build in `client` keeps.

    Raises:
        WorkerError: When the pages do not name their release, one names a file that was not built,
            or even the home page is too much to keep.
    """
    pages = {path: file for path, file in built_pages(client).items() if path not in NEVER_KEPT}
    texts = {path: file.read_text(encoding="utf-8") for path, file in pages.items()}
    release = _RELEASE.search(texts.get(paths.HOME, ""))
    if not release:
        raise WorkerError("the home page names no release of its modules")
    needs = {path: _needs(path, text) for path, text in texts.items()}
    luggage = _Luggage(client)
    # What no page names at once is asked for by the pages' modules, whichever they are.
    assets = {f"/assets/{file.name}" for file in (client / "assets").glob("*.*s")}
    start = needs[paths.HOME] | assets.difference(*needs.values())
    if not luggage.take(luggage.named(start) | {paths.HOME: pages[paths.HOME]}):
        raise WorkerError(f"the home page is more than the {MOST_BYTES:,} packed bytes to keep")
    recipes_last = sorted(pages, key=lambda path: path.startswith(paths.recipe("")))
    further = {
        path
        for path in recipes_last
        if not luggage.take(luggage.named(needs[path]) | {path: pages[path]})
    }
    return Kept(
        release=release[1],
        pages=tuple(path for path in pages if path not in further),
        further=tuple(path for path in pages if path in further),
        files=tuple(_entry(url, file) for url, file in luggage.files.items()),
        size=luggage.size,
    )


def write_worker(client: Path, scripts: Path) -> Kept:
    """Bundle the service worker into `client`; return what it keeps.

    Args:
        client: The built pages.
        scripts: The folder of bundle.js and worker.js, below Reflex's .web.

    Raises:
        WorkerError: When there is no Node, or bundling fails.
    """
    kept = choose_files(client)
    node = shutil.which("node")
    if node is None:
        raise WorkerError("there is no node to bundle the service worker")
    command = [node, str(scripts / "bundle.js"), str(client)]
    result = subprocess.run(  # noqa: S603 -- our own fixed command
        command, cwd=scripts.parent, capture_output=True, text=True, check=False
    )
    bundle = client / FILE
    if result.returncode or not bundle.exists():
        raise WorkerError(f"the service worker was not bundled: {result.stderr.strip()[-500:]}")
    bundle.write_text(kept.text() + bundle.read_text(encoding="utf-8"), encoding="utf-8")
    return kept
