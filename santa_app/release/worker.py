"""The service worker: which files it keeps, and its bundle with Workbox (js/worker.js).

It keeps every page with the modules of the same release, and the pictures of the pages that are
for children: games, stories, recipes, the tracker. Other pictures stay once they were seen.
"""

import hashlib
import json
import re
import shutil
import subprocess
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from santa_app.content import paths
from santa_app.not_found_shell import TWIN
from santa_app.release.built import built_pages

FILE: Final = "sw.js"
PACKAGES: Final = tuple(
    f"workbox-{part}@7.4.1"
    for part in ("core", "expiration", "precaching", "routing", "strategies")
)
MOST_BYTES: Final = 1_200_000
"""What the kept files may weigh on the way, packed; a first visit has a fifth of them already."""

NEVER_KEPT: Final = frozenset({paths.MY_LETTER, TWIN})
"""A parent's page shows a letter; the not-found page stands at no address of its own."""
WITH_PICTURES: Final = (
    paths.GAMES, paths.TRIVIA, paths.ELF_NAMES, paths.GOOD_DEEDS,
    paths.STORIES, paths.REINDEER, paths.VILLAGE,
    paths.RECIPES, paths.recipe(""),
    paths.TRACKER, paths.NICE_LIST, paths.LETTER,
)  # fmt: skip
"""How the paths of the pages begin whose pictures are kept as well, beside the home page's."""

_RELEASE: Final = re.compile(r"/assets/manifest-([A-Za-z0-9_-]+)\.js")
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
        files: For Workbox: address and revision of each file; None where the name has a hash.
        size: Bytes of all of them, packed.
    """

    release: str
    pages: tuple[str, ...]
    files: tuple[dict[str, str | None], ...]
    size: int

    def text(self) -> str:
        """Return the line that goes in front of the bundle."""
        known = {"release": self.release, "pages": self.pages, "files": self.files}
        return f"self.santa={json.dumps(known, separators=(',', ':'))};\n"


def _packed(data: bytes) -> int:
    return min(len(data), len(zlib.compress(data)))


def choose_files(client: Path) -> Kept:
    """Choose what the service worker of the build in `client` keeps.

    Raises:
        WorkerError: When the pages do not name their release, or there is too much to keep.
    """
    pages = {path: file for path, file in built_pages(client).items() if path not in NEVER_KEPT}
    texts = {path: file.read_text(encoding="utf-8") for path, file in pages.items()}
    release = _RELEASE.search(texts.get("/", ""))
    if not release:
        raise WorkerError("the home page names no release of its modules")
    hashed = sorted(f"/assets/{file.name}" for file in (client / "assets").glob("*.*s"))
    others = set(_FONTS.findall(texts["/"]))
    for path, text in texts.items():
        if path == paths.HOME or path.startswith(WITH_PICTURES):
            others |= set(_SOURCES.findall(text))
    entries: list[dict[str, str | None]] = [{"url": url, "revision": None} for url in hashed]
    size = sum(_packed((client / url.lstrip("/")).read_bytes()) for url in hashed)
    revised = pages | {url: client / url.lstrip("/") for url in sorted(others)}
    for url, file in revised.items():
        if not file.is_file():
            raise WorkerError(f"a page names {url}, which was not built")
        data = file.read_bytes()
        size += _packed(data)
        entries.append({"url": url, "revision": hashlib.sha256(data).hexdigest()[:16]})
    if size > MOST_BYTES:
        raise WorkerError(f"{size:,} packed bytes to keep are more than {MOST_BYTES:,}")
    return Kept(release=release[1], pages=tuple(pages), files=tuple(entries), size=size)


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
