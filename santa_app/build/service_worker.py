"""The service worker: selects the files to precache and bundles it with Workbox.

Each language has a worker of its own, which answers for the pages of this language only. It
precaches the modules of every page, one page without content in which they show any of them, and
the pictures of the pages for children: games, stories, the doors of the Advent calendar, coloring
on the screen, recipes, the tracker, the helplines. Other pictures are cached when they are shown.
Pages over the size limit, the drawn games and then recipes first, the helplines last, are cached
when they are visited.
What a door of the calendar leads to is cached on its day and when the door is opened. See
js/service_worker.js.
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
from santa_app.build.offline_page import not_kept_page
from santa_app.content import paths
from santa_app.content.advent import CHAPTERS, Chapter, image
from santa_app.content.coloring import COLORING_PAGES
from santa_app.content.surprises import UNLOCKED, USES
from santa_app.framework.build.build_output import (
    OFFLINE_FILE,
    BuildError,
    built_pages,
    offline_page,
)
from santa_app.framework.build.patterns import ROUTER_MANIFEST
from santa_app.i18n import current_language

SERVICE_WORKER_FILE: Final = "sw.js"
NPM_PACKAGES: Final = tuple(
    f"workbox-{part}@7.4.1"
    for part in ("core", "expiration", "precaching", "routing", "strategies")
)
MAX_PRECACHE_BYTES: Final = 1_400_000
"""Compressed size of all precached files; a first visit loads a fifth of them anyway."""

NEVER_CACHED: Final = frozenset({paths.MY_LETTER})
"""A parent's page shows a letter."""
PICTURE_PATHS: Final = (
    paths.GAMES, paths.TRIVIA, paths.ELF_NAMES, paths.GOOD_DEEDS,
    paths.STORIES, paths.REINDEER, paths.VILLAGE, paths.ADVENT,
    paths.RECIPES, paths.recipe(""),
    paths.TRACKER, paths.NICE_LIST, paths.HELPLINES, product.LETTER_PATH,
    paths.PAIRS, paths.PRESENTS, paths.COLOR_ONLINE,
)  # fmt: skip
"""Prefixes of the pages whose pictures are precached, in addition to the home page."""
_KEPT_LAST: Final = frozenset({paths.PAIRS, paths.PRESENTS, paths.COLOR_ONLINE})
"""Games that are left out first when there is no room for every page."""
_BEHIND_DOORS: Final = frozenset(chapter.link.partition("#")[0] for chapter in CHAPTERS)
"""Pages to which the Advent calendar leads; of the recipes, these are left out last."""

_SHEETS: Final = {sheet.slug: sheet.preview_image for sheet in COLORING_PAGES}
_DRAWN_LATER: Final = {
    paths.GAMES: "art/children",
    paths.ADVENT: "art/surprises",
    paths.PAIRS: "art/pairs",
    paths.PRESENTS: "art/presents",
    paths.COLOR_ONLINE: COLORING_PAGES[0].preview_image.strip("/").rpartition("/")[0],
}
"""Folders with pictures that the pages of games, coloring and the calendar show only later."""

_MODULES: Final = re.compile(r'href="(/assets/[^"]+)"')
_SOURCES: Final = re.compile(r'(?:src|srcSet|srcset|href)="(/(?:art|icons)/[^"]+)"')
_STYLED: Final = re.compile(r"url\([\"']?(/art/[^\"')]+)")
_FONTS: Final = re.compile(r'href="(/fonts/[^"]+)"')


@dataclass(frozen=True, kw_only=True, slots=True)
class Precache:
    """What the service worker precaches."""

    release: str  # the name that React Router gives this build's modules
    language: str  # the suffix of caches that are not shared; empty for English
    shell: str  # the URL of the page without content
    pages: tuple[str, ...]  # the paths of the pages whose modules are precached
    runtime_pages: tuple[str, ...]  # the paths of pages that are cached when visited
    files: tuple[dict[str, str | None], ...]  # URL, and revision if the name has no hash
    not_kept: str  # the HTML of the page in place of all others
    doors: tuple[tuple[str, ...], ...]  # the further URLs that each Advent door needs
    size: int  # compressed bytes of all files

    def script(self) -> str:
        """Return the line that goes in front of the bundle."""
        values = {
            "release": self.release,
            "language": self.language,
            "shell": self.shell,
            "pages": self.pages,
            "runtimePages": self.runtime_pages,
            "files": self.files,
            "notKept": self.not_kept,
            "doors": self.doors,
        }
        return f"self.santa={json.dumps(values, separators=(',', ':'))};\n"


def _compressed_size(data: bytes) -> int:
    return min(len(data), len(zlib.compress(data)))


def _page_files(path: str, html: str) -> set[str]:
    found = set(_MODULES.findall(html))
    if path == paths.HOME:
        found |= set(_FONTS.findall(html))
    if path == paths.HOME or path.startswith(PICTURE_PATHS):
        found |= set(_SOURCES.findall(html))
    return found


class _FileSet:
    """The files selected so far and their compressed size."""

    def __init__(self, client: Path, public: Path) -> None:
        self._client = client
        self._public = public
        self.files: dict[str, Path] = {}
        self.size = 0

    def add(self, files: dict[str, Path]) -> bool:
        """Add files by their URLs; return False, and add none, when they exceed the limit."""
        added = {url: file for url, file in files.items() if url not in self.files}
        for url, file in added.items():
            if not file.is_file():
                raise BuildError(f"a page names {url}, which was not built")
        size = sum(_compressed_size(file.read_bytes()) for file in added.values())
        if self.size + size > MAX_PRECACHE_BYTES:
            return False
        self.files |= added
        self.size += size
        return True

    def built(self, urls: Iterable[str]) -> dict[str, Path]:
        return {url: self._built(url.lstrip("/")) for url in sorted(urls)}

    def _built(self, name: str) -> Path:
        """Return the file, which only the English build has where all languages share it."""
        file = self._client / name
        return file if file.exists() else self._public / name


def _workbox_entry(url: str, file: Path) -> dict[str, str | None]:
    hashed = url.startswith("/assets/")
    revision = None if hashed else hashlib.sha256(file.read_bytes()).hexdigest()[:16]
    return {"url": url, "revision": revision}


def _url(path: str) -> str:
    """Return the URL of a page, given its path in its language."""
    return current_language().prefix + path


def _behind(door: Chapter, page_files: dict[str, set[str]], runtime_pages: set[str]) -> set[str]:
    """Return the URLs of a door's picture, and of what the pages to which it leads need.

    A page in `runtime_pages` needs itself, every other page only its files.
    """
    surprise = UNLOCKED[door.door - 1]
    found = {image(door.door), surprise.image, _SHEETS[door.coloring]}
    use = USES[surprise.kind].path
    for path in (paths.COLORING, paths.COLOR_ONLINE, use, door.link.partition("#")[0]):
        found |= page_files.get(path, set())
        if path in runtime_pages:
            found.add(_url(path))
    return found


def select_files(client: Path, public: Path | None = None) -> Precache:
    """Select what the service worker of the build in `client` precaches.

    `public` has the files that another language than English shares with it. Raises BuildError when
    the home page names no release or no font, a page names no module or a file that was not built,
    or the home page alone exceeds the limit.
    """
    pages = {path: file for path, file in built_pages(client).items() if path not in NEVER_CACHED}
    texts = {path: file.read_text(encoding="utf-8") for path, file in pages.items()}
    release = ROUTER_MANIFEST.search(texts.get(paths.HOME, ""))
    if not release:
        raise BuildError("the home page names no release of its modules")
    page_files = {path: _page_files(path, text) for path, text in texts.items()}
    for path, text in texts.items():
        if not _MODULES.search(text):
            raise BuildError(f"{path} names no module")
    if not _FONTS.search(texts[paths.HOME]):
        raise BuildError("the home page names no font")
    for path, folder in _DRAWN_LATER.items():
        pictures = ((public or client) / folder).glob("*.svg")
        page_files.get(path, set()).update(f"/{folder}/{file.name}" for file in pictures)
    selected = _FileSet(client, public or client)
    # Files that no page names are loaded by modules of any page.
    assets = {f"/assets/{file.name}" for file in (client / "assets").glob("*.*s")}
    styles = "".join(file.read_text("utf-8") for file in (client / "assets").glob("*.css"))
    edges = set(_STYLED.findall(styles))
    start = page_files[paths.HOME] | edges | assets.difference(*page_files.values())
    shell = _url(f"/{OFFLINE_FILE}")
    if not selected.add(selected.built(start) | {shell: offline_page(client)}):
        raise BuildError(f"the home page exceeds {MAX_PRECACHE_BYTES:,} compressed bytes")
    in_order = sorted(
        pages,
        key=lambda path: (
            path != paths.HELPLINES,
            path in _KEPT_LAST,
            path.startswith(paths.recipe("")),
            path not in _BEHIND_DOORS,
        ),
    )
    runtime_pages = {
        path for path in in_order if not selected.add(selected.built(page_files[path]))
    }
    kept = [path for path in pages if path not in runtime_pages]
    return Precache(
        release=release[1],
        language=current_language().prefix.strip("/"),
        shell=shell,
        pages=tuple(_url(path) for path in kept),
        runtime_pages=tuple(_url(path) for path in pages if path in runtime_pages),
        not_kept=not_kept_page(kept),
        files=tuple(_workbox_entry(url, file) for url, file in selected.files.items()),
        doors=tuple(
            tuple(sorted(_behind(door, page_files, runtime_pages).difference(selected.files)))
            for door in CHAPTERS
        ),
        size=selected.size,
    )


def write_service_worker(client: Path, scripts: Path) -> Precache:
    """Bundle the service worker into `client`; return what it precaches.

    `scripts` is the folder of our JavaScript below Reflex's .web. Raises BuildError when there is
    no Node, or bundling fails.
    """
    precache = select_files(client, scripts.parent / "public")
    node = shutil.which("node")
    if node is None:
        raise BuildError("there is no Node to bundle the service worker")
    command = [node, str(scripts / "bundle_service_worker.js"), str(client)]
    result = subprocess.run(  # noqa: S603 -- our own fixed command
        command, cwd=scripts.parent, capture_output=True, text=True, check=False
    )
    bundle = client / SERVICE_WORKER_FILE
    if result.returncode or not bundle.exists():
        raise BuildError(f"the service worker was not bundled: {result.stderr.strip()[-500:]}")
    bundle.write_text(precache.script() + bundle.read_text(encoding="utf-8"), encoding="utf-8")
    return precache
