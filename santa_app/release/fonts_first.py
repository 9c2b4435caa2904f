"""Shows a page once its fonts are there, so that no line breaks anew after the first paint.

Since a page waits for no style sheet (page_styles.py), it would be painted in the device's fonts
before its own arrive, and text and pictures would move. A script lays it out, hidden, which asks
for the fonts that its text needs, and shows it when they are loaded. That takes one second at most,
and the page is not hidden where no script runs (assets/styles/site.css).
"""

from pathlib import Path
from typing import Final

from santa_app.release.build_output import ReleaseError, built_pages, fallback_page

FONTS_PENDING: Final = "data-fonts-pending"
"""The attribute of a page whose fonts have not arrived."""

_SCRIPT: Final = Path(__file__).parent / "js" / "fonts_first.js"
_ROOT: Final = "<html "
_END_OF_HEAD: Final = "</head>"


def show_with_fonts(client: Path) -> None:
    """Change every page below `client`.

    Raises:
        ReleaseError: When a page has not exactly one `html` element and one head.
    """
    lines = (line.strip() for line in _SCRIPT.read_text(encoding="utf-8").splitlines())
    script = "".join(lines)
    for file in (*built_pages(client).values(), fallback_page(client)):
        html = file.read_text(encoding="utf-8")
        if html.count(_ROOT) != 1 or html.count(_END_OF_HEAD) != 1:
            raise ReleaseError(f"{file.relative_to(client)} has not exactly one html and one head")
        html = html.replace(_ROOT, f'{_ROOT}{FONTS_PENDING}="" ')
        file.write_text(
            html.replace(_END_OF_HEAD, f"<script>{script}</script>{_END_OF_HEAD}"), "utf-8"
        )
