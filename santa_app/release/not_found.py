"""Makes the not-found page speak without JavaScript.

Reflex builds an empty shell that JavaScript fills, and serves a copy of it as 404.html. The
not-found page is also built at `TWIN`; after the build its words go into the shell, inside
`<noscript>`, so that nothing changes for browsers that do run the app (SPEC section 2, Not-found).
"""

import html
import re
from pathlib import Path
from typing import Final

TWIN: Final = "/page-not-found"
SHELL: Final = "__spa-fallback.html"

_SCRIPT = re.compile(r"<script\b.*?</script>|<template\b.*?</template>", re.DOTALL)
_HIDDEN = re.compile(r'<div hidden="" id="S:\d+">.*?</div>', re.DOTALL)
_STYLES = re.compile(r'<link\b[^>]*rel="stylesheet"[^>]*/?>')
_TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
_CLEAN: Final = (
    "<script>document.querySelectorAll('[data-static]').forEach((e) => e.remove())</script>"
)


class ShellError(Exception):
    """The built pages do not look as expected; the message says what is missing."""


def _between(text: str, start: str, end: str) -> str:
    found = re.search(f"{start}(.*){end}", text, re.DOTALL)
    if not found:
        raise ShellError(f"the built page has no {start} … {end}")
    return found.group(1)


def fill_shell(client: Path) -> None:
    """Write the words of the not-found page into the shell.

    Args:
        client: The folder of the built pages.

    Raises:
        ShellError: When the build holds no such pages.
    """
    shell_file = client / SHELL
    twin_file = client / TWIN.strip("/") / "index.html"
    if not shell_file.exists() or not twin_file.exists():
        raise ShellError(f"{shell_file.name} or {TWIN} was not built")
    shell, twin = (file.read_text(encoding="utf-8") for file in (shell_file, twin_file))
    title = _TITLE.search(twin)
    if not title:
        raise ShellError(f"{TWIN} has no title")
    body = _HIDDEN.sub("", _SCRIPT.sub("", _between(twin, r"<body[^>]*>", "</body>")))
    head = (
        f"<title data-static>{html.escape(html.unescape(title.group(1)))}</title>"
        '<meta name="robots" content="noindex" data-static>'
        f"{_CLEAN}<noscript>{''.join(_STYLES.findall(twin))}</noscript>"
    )
    filled = shell.replace("</head>", f"{head}</head>", 1)
    filled = filled.replace("</body>", f"<noscript>{body}</noscript></body>", 1)
    shell_file.write_text(filled, encoding="utf-8")
