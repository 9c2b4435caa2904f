"""The Content-Security-Policy of each built page, with the hashes of its inline scripts.

React Router writes different inline scripts into each prerendered page, so the hashes are taken
from the built HTML. They are stored beside the build, and the server sends them as headers.
"""

import base64
import hashlib
import json
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from santa_app.content.certificates import PAGE_STYLE
from santa_app.content.coloring_on_screen import PRINT_STYLE
from santa_app.framework.build.build_output import (
    OFFLINE_FILE,
    BuildError,
    built_pages,
    fallback_page,
    offline_page,
)
from santa_app.framework.build.deferred_hydration import DEFERRED_TYPE
from santa_app.framework.build.patterns import TOAST_STYLE
from santa_app.i18n import current_language

POLICIES_FILE: Final = "policies.json"
"""Name of the file beside the folder of the built pages."""
FALLBACK_PATH: Final = "/404"
"""The page whose policy is sent for every unknown path, below the prefix of its language."""
OFFLINE_PATH: Final = f"/{OFFLINE_FILE}"

_SCRIPT_TYPES: Final = {
    "", "module", "text/javascript", "application/javascript", "importmap", DEFERRED_TYPE,
}  # fmt: skip


def hash_source(text: str) -> str:
    """Return the CSP source that allows exactly this inline text."""
    sha256 = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(sha256).decode()}'"


class _InlineCollector(HTMLParser):
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
            self.attributes[hash_source(values["style"])] = None
        if tag == "style":
            self._into = self.styles
        elif tag == "script" and "src" not in values and values.get("type", "") in _SCRIPT_TYPES:
            self._into = self.scripts
        self._text = []

    def handle_data(self, data: str) -> None:
        self._text.append(data)

    def handle_endtag(self, tag: str) -> None:
        if self._into is not None and tag in {"script", "style"}:
            self._into[hash_source("".join(self._text))] = None
            self._into = None


def toast_style(sonner: Path) -> str:
    """Return the style sheet that the toast library in `sonner` inserts when it is loaded.

    Raises BuildError when the module does not contain it in the expected form.
    """
    found = TOAST_STYLE.search(sonner.read_text(encoding="utf-8")) if sonner.exists() else None
    if not found:
        raise BuildError(f"{sonner.name} of the toast library contains no style sheet")
    return json.loads(found.group(1))


def page_policy(html: str, site_url: str, styles: tuple[str, ...]) -> str:
    """Return the policy for one built page, whose scripts insert the style sheets `styles`.

    Pages open websockets to the public `site_url`. `'self'` covers websockets too, but not in every
    browser still in use.
    """
    inline = _InlineCollector()
    inline.feed(html)
    inline.close()
    parts = urlsplit(site_url)
    socket = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}"
    # The style attributes of the prerendered HTML (the width of a bar, the color of a fact) are
    # allowed by their hashes. React sets later styles by property, which needs no permission.
    attributes = ("'unsafe-hashes'", *inline.attributes) if inline.attributes else ("'none'",)
    directives = {
        "default-src": ("'none'",),
        "script-src": ("'self'", *inline.scripts),
        "style-src": ("'self'", *inline.styles, *map(hash_source, styles)),
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
    """Write the policy of every page below `client` into `POLICIES_FILE` beside it.

    Raises BuildError when the toast library's style sheet is not found.
    """
    # The toast library inserts an empty style sheet and then fills it.
    styles = (PAGE_STYLE, PRINT_STYLE, toast_style(sonner), "")
    prefix = current_language().prefix
    policies = {
        f"{prefix}{path}".rstrip("/") or "/": page_policy(
            file.read_text(encoding="utf-8"), site_url, styles
        )
        for path, file in built_pages(client).items()
    }
    others = {FALLBACK_PATH: fallback_page(client), OFFLINE_PATH: offline_page(client)}
    for path, file in others.items():
        html = file.read_text(encoding="utf-8")
        policies[prefix + path] = page_policy(html, site_url, styles)
    (client.parent / POLICIES_FILE).write_text(json.dumps(policies, indent=1), encoding="utf-8")
