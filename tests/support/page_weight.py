"""The bytes of a first visit to a page, from the built files, as a browser would fetch them.

Counted are the HTML, its stylesheets, all modules that are preloaded or imported from them without
`import()`, preloaded fonts, and pictures that are not lazy. Text counts in gzip, as the server
sends it; of the alternatives in a `<picture>` the largest counts.
"""

import gzip
import re
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from posixpath import dirname, join, normpath

from santa_app.framework.build.deferred_hydration import DEFERRED_REL, DEFERRED_TYPE

BUDGET_PAGE = 250_000
BUDGET_JS = 180_000
"""Bytes of a first visit in gzip, of all files and of JavaScript; 1 KB is 1,000 bytes."""
ROOM_FOR_MUSIC = 40_000
"""By how many bytes a page that plays music may exceed BUDGET_PAGE."""

_STATIC_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*["']([^"']+\.m?js)["']""")
_PACKED = frozenset({".woff2", ".jpg", ".jpeg", ".png", ".webp", ".avif"})
"""Files that are served without compression."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Weight:
    """The bytes of a first visit, by kind."""

    html: int
    css: int
    js: int
    fonts: int
    pictures: int

    @property
    def total(self) -> int:
        return self.html + self.css + self.js + self.fonts + self.pictures


@dataclass(slots=True)
class _Wanted:
    """The URLs that a page requests, by kind."""

    css: set[str] = field(default_factory=set)
    js: set[str] = field(default_factory=set)
    fonts: set[str] = field(default_factory=set)
    pictures: set[str] = field(default_factory=set)
    choices: list[set[str]] = field(default_factory=list)
    """Alternatives of one picture, of which a browser fetches one."""


class _Reader(HTMLParser):
    """Collects the URLs that a page requests without scrolling or clicking."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted = _Wanted()
        self._in_module = False
        self._picture: set[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        match tag:
            case "link":
                self._link(values)
            case "script":
                self._in_module = values.get("type") in {"module", DEFERRED_TYPE}
                if source := values.get("src"):
                    self.wanted.js.add(source)
            case "picture":
                self._picture = set()
            case "source" if self._picture is not None:
                self._picture |= _candidates(values.get("srcset", ""))
            case "img":
                self._image(values)

    def handle_endtag(self, tag: str) -> None:
        if tag == "script":
            self._in_module = False
        elif tag == "picture":
            self._picture = None

    def handle_data(self, data: str) -> None:
        if self._in_module:
            self.wanted.js |= set(re.findall(r"""["'](/[^"']+\.m?js)["']""", data))

    def _link(self, values: dict[str, str]) -> None:
        kinds = {"style": self.wanted.css, "font": self.wanted.fonts, "image": self.wanted.pictures}
        relation, address = values.get("rel", ""), values.get("href", "")
        if relation in {"modulepreload", DEFERRED_REL}:
            self.wanted.js.add(address)
        elif relation == "stylesheet":
            self.wanted.css.add(address)
        elif relation == "preload" and values.get("as") in kinds:
            kinds[values["as"]].add(address)

    def _image(self, values: dict[str, str]) -> None:
        if values.get("loading") == "lazy":
            return
        candidates = {values.get("src", "")} | _candidates(values.get("srcset", ""))
        candidates |= self._picture or set()
        if ours := {address for address in candidates if address.startswith("/")}:
            self.wanted.choices.append(ours)


def _candidates(srcset: str) -> set[str]:
    return {part.split()[0] for part in srcset.split(",") if part.strip()}


class Build:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.size = cache(self._size)
        self.missing: set[str] = set()
        """Requested files that the build does not have; they count as 0 bytes."""

    def weigh(self, path: str) -> Weight:
        """Return the bytes of a first visit to the page at `path`.

        Raises:
            FileNotFoundError: When the page, or a module that it imports, was not built.
        """
        page = f"{path.rstrip('/')}/index.html"
        reader = _Reader()
        reader.feed(self._text(page))
        wanted = reader.wanted
        pictures = wanted.pictures | {max(some, key=self.size) for some in wanted.choices}
        return Weight(
            html=self.size(page),
            css=self._sum(wanted.css),
            js=self._sum(self._with_imports(wanted.js)),
            fonts=self._sum(wanted.fonts),
            pictures=self._sum(pictures),
        )

    def _sum(self, addresses: set[str]) -> int:
        return sum(self.size(address) for address in addresses)

    def _with_imports(self, modules: set[str]) -> set[str]:
        found: set[str] = set()
        waiting = list(modules)
        while waiting:
            module = waiting.pop()
            if module in found:
                continue
            found.add(module)
            imported = _STATIC_IMPORT.findall(self._text(module))
            waiting.extend(normpath(join(dirname(module), address)) for address in imported)
        return found

    def _size(self, address: str) -> int:
        file = self._file(address)
        if not file.is_file():
            self.missing.add(address)
            return 0
        data = file.read_bytes()
        return len(data if file.suffix in _PACKED else gzip.compress(data, mtime=0))

    def _text(self, address: str) -> str:
        return self._file(address).read_text(encoding="utf-8")

    def _file(self, address: str) -> Path:
        return self._folder / address.partition("?")[0].lstrip("/")
