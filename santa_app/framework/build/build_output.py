"""The HTML files of a build, and the scripts that are written into them."""

from pathlib import Path
from typing import Final

from santa_app.i18n import current_language

FALLBACK_FILE: Final = "__spa-fallback.html"
"""The page that Reflex serves as 404.html; it has no content until `not_found` replaces it."""
_NOT_FOUND_FILE: Final = "404.html"
_END_OF_HEAD: Final = "</head>"
OFFLINE_FILE: Final = "offline.html"
"""The page without content, which the service worker shows where there is no network."""


def page_folder(client: Path) -> Path:
    """Return the folder below which this process has built the pages of its language."""
    return client / current_language().prefix.strip("/")


def fallback_page(client: Path) -> Path:
    """Return the file of the not-found page, which is there once `not_found` has moved it.

    In another language than English there is none that Reflex would serve.
    """
    if current_language().prefix:
        return page_folder(client) / _NOT_FOUND_FILE
    return client / FALLBACK_FILE


def offline_page(client: Path) -> Path:
    """Return the file of the page without content, which is there once `not_found` has moved it."""
    return page_folder(client) / OFFLINE_FILE


def built_pages(client: Path) -> dict[str, Path]:
    """Return the HTML files of the pages by their paths in their language, such as "/about"."""
    folder = page_folder(client)
    return {
        "/" + file.parent.relative_to(folder).as_posix().removeprefix("."): file
        for file in sorted(folder.rglob("index.html"))
    }


def inline_script(name: str) -> str:
    """Return a script of the folder `js` in one line; its comments have lines of their own."""
    text = (Path(__file__).parent / "js" / name).read_text(encoding="utf-8")
    lines = (line.strip() for line in text.splitlines())
    return "".join(line for line in lines if not line.startswith("//"))


def insert_into_head(client: Path, name: str) -> None:
    """Write a script of the folder `js` at the end of the head of every page below `client`.

    Raises BuildError when a page has not exactly one head.
    """
    script = f"<script>{inline_script(name)}</script>"
    for file in (*built_pages(client).values(), fallback_page(client)):
        html = file.read_text(encoding="utf-8")
        if html.count(_END_OF_HEAD) != 1:
            raise BuildError(f"{file.relative_to(client)} has not exactly one head")
        file.write_text(html.replace(_END_OF_HEAD, script + _END_OF_HEAD), encoding="utf-8")


class BuildError(Exception):
    """A build is not as expected; the message says what is missing."""
