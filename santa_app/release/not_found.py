"""Puts the text of the not-found page into 404.html, for browsers that run no JavaScript.

Reflex builds a fallback page without content, which JavaScript fills, and serves a copy of it as
404.html. The site also builds its not-found page at `NOT_FOUND_PATH`. After the build the body of
that page goes into the fallback page inside `<noscript>`, so a browser that runs the app sees
nothing of it.
"""

import html
import re
from pathlib import Path
from typing import Final

from santa_app.release.build_output import FALLBACK_FILE, ReleaseError

NOT_FOUND_PATH: Final = "/page-not-found"

_SCRIPT = re.compile(r"<script\b.*?</script>|<template\b.*?</template>", re.DOTALL)
_HIDDEN = re.compile(r'<div hidden="" id="S:\d+">.*?</div>', re.DOTALL)
_STYLES = re.compile(r'<link\b[^>]*rel="stylesheet"[^>]*/?>')
_TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
_BODY = re.compile(r"<body[^>]*>(.*)</body>", re.DOTALL)
_REMOVE_STATIC_HEAD: Final = (
    "<script>document.querySelectorAll('[data-static]').forEach((e) => e.remove())</script>"
)


def fill_fallback_page(client: Path) -> None:
    """Write the text of the not-found page into the fallback page.

    Args:
        client: The folder of the built pages.

    Raises:
        ReleaseError: When the build has no such pages.
    """
    fallback_file = client / FALLBACK_FILE
    not_found_file = client / NOT_FOUND_PATH.strip("/") / "index.html"
    if not fallback_file.exists() or not not_found_file.exists():
        raise ReleaseError(f"{FALLBACK_FILE} or {NOT_FOUND_PATH} was not built")
    fallback, not_found = (
        file.read_text(encoding="utf-8") for file in (fallback_file, not_found_file)
    )
    title, found_body = _TITLE.search(not_found), _BODY.search(not_found)
    if not title or not found_body:
        raise ReleaseError(f"{NOT_FOUND_PATH} has no title or no body")
    body = _HIDDEN.sub("", _SCRIPT.sub("", found_body[1]))
    head = (
        f"<title data-static>{html.escape(html.unescape(title.group(1)))}</title>"
        '<meta name="robots" content="noindex" data-static>'
        f"{_REMOVE_STATIC_HEAD}<noscript>{''.join(_STYLES.findall(not_found))}</noscript>"
    )
    filled = fallback.replace("</head>", f"{head}</head>", 1)
    filled = filled.replace("</body>", f"<noscript>{body}</noscript></body>", 1)
    fallback_file.write_text(filled, encoding="utf-8")
