"""The Content-Security-Policy of each built page, with the hashes of the scripts it really holds.

React Router writes scripts into each prerendered page that differ from page to page, so the
hashes are taken from the built HTML. They lie beside the build, and `serving` sends them.
"""

import base64
import hashlib
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from santa_app.content.certificates import PAGE_STYLE
from santa_app.release.built import built_pages
from santa_app.release.late_start import HELD
from santa_app.release.not_found import SHELL

FILE: Final = "policies.json"
"""Name of the file beside the folder of the built pages."""
ELSEWHERE: Final = "/404"
"""The page whose policy every unknown address has."""

_TOAST_STYLE: Final = re.compile(r'^__insertCSS\(("(?:[^"\\]|\\.)*")\);', re.MULTILINE)
_CODE_TYPES: Final = {
    "", "module", "text/javascript", "application/javascript", "importmap", HELD,
}  # fmt: skip


class PolicyError(Exception):
    """A style that a page needs was not found; the message says which."""


def digest(text: str) -> str:
    """Return the source expression that allows just this inline text."""
    packed = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(packed).decode()}'"


class _Inline(HTMLParser):
    """Collects what a page holds inline: scripts, style sheets, style attributes."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.scripts: dict[str, None] = {}
        self.styles: dict[str, None] = {}
        self.attributes: dict[str, None] = {}
        self._into: dict[str, None] | None = None
        self._text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if "style" in values:
            self.attributes[digest(values["style"])] = None
        if tag == "style":
            self._into = self.styles
        elif tag == "script" and "src" not in values and values.get("type", "") in _CODE_TYPES:
            self._into = self.scripts
        self._text = []

    def handle_data(self, data: str) -> None:
        self._text.append(data)

    def handle_endtag(self, tag: str) -> None:
        if self._into is not None and tag in {"script", "style"}:
            self._into[digest("".join(self._text))] = None
            self._into = None


def toast_style(sonner: Path) -> str:
    """Return the style sheet that the toast library adds when it is loaded.

    Args:
        sonner: The library's own module.

    Raises:
        PolicyError: When the module does not hold it where it used to.
    """
    found = _TOAST_STYLE.search(sonner.read_text(encoding="utf-8")) if sonner.exists() else None
    if not found:
        raise PolicyError(f"{sonner.name} of the toast library holds no style sheet")
    return json.loads(found.group(1))


def page_policy(html: str, site_url: str, styles: tuple[str, ...]) -> str:
    """Return the policy for one built page.

    Args:
        html: The page.
        site_url: The public address, whose websocket the letter page opens. `'self'` covers
            websockets too, but not in every browser still in use.
        styles: Texts of style sheets that scripts of the page add.
    """
    inline = _Inline()
    inline.feed(html)
    inline.close()
    parts = urlsplit(site_url)
    socket = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}"
    # Style attributes of the prerendered HTML (the width of a bar, the color of a fact) are
    # allowed one by one as well; what React sets later it sets property by property.
    attributes = ("'unsafe-hashes'", *inline.attributes) if inline.attributes else ("'none'",)
    directives = {
        "default-src": ("'none'",),
        "script-src": ("'self'", *inline.scripts),
        "style-src": ("'self'", *inline.styles, *map(digest, styles)),
        "style-src-attr": attributes,
        "img-src": ("'self'", "data:"),
        "font-src": ("'self'",),
        "connect-src": ("'self'", socket),
        "manifest-src": ("'self'",),
        "worker-src": ("'self'",),
        "object-src": ("'none'",),
        "base-uri": ("'none'",),
        "form-action": ("'self'",),
        "frame-ancestors": ("'none'",),
    }
    return "; ".join(f"{name} {' '.join(sources)}" for name, sources in directives.items())


def write_policies(client: Path, site_url: str, sonner: Path) -> None:
    """Write the policy of every page below `client` into `FILE` beside it.

    Raises:
        PolicyError: When a style that every page needs was not found.
    """
    # The toast library puts its style sheet in while it is empty, and then fills it.
    styles = (PAGE_STYLE, toast_style(sonner), "")
    policies = {
        path: page_policy(file.read_text(encoding="utf-8"), site_url, styles)
        for path, file in built_pages(client).items()
    }
    fallback = (client / SHELL).read_text(encoding="utf-8")
    policies[ELSEWHERE] = page_policy(fallback, site_url, styles)
    (client.parent / FILE).write_text(json.dumps(policies, indent=1), encoding="utf-8")
