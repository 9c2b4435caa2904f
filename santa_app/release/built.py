"""The pages of a build."""

from pathlib import Path


def built_pages(client: Path) -> dict[str, Path]:
    """Return the HTML files below `client` by the paths of their pages, such as "/about"."""
    return {
        "/" + file.parent.relative_to(client).as_posix().removeprefix("."): file
        for file in sorted(client.rglob("index.html"))
    }
