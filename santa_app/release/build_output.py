"""The HTML files of a build."""

from pathlib import Path
from typing import Final

FALLBACK_FILE: Final = "__spa-fallback.html"
"""The page that Reflex serves as 404.html; it has no content until `not_found` replaces it."""


def built_pages(client: Path) -> dict[str, Path]:
    """Return the HTML files below `client` by the paths of their pages, such as "/about"."""
    return {
        "/" + file.parent.relative_to(client).as_posix().removeprefix("."): file
        for file in sorted(client.rglob("index.html"))
    }


class ReleaseError(Exception):
    """A build is not as expected; the message says what is missing."""
