"""Shows a page once its fonts are there, and first what fits on the screen.

Since a page waits for no style sheet (page_styles.py), it would be painted in the device's fonts
before its own arrive, and text and pictures would move. A script in its head (js/first_paint.js)
therefore hides it until the fonts that it needs are loaded, for one second at most. Meanwhile the
browser lays the page out once, because that asks for the fonts, and not again for frames that show
nothing. On a phone, the parts that lie below the screen are laid out after the first paint.

The script sets the attribute `data-first-paint` of the page; assets/styles/site.css says what is
hidden. Where no script runs, nothing is.
"""

from pathlib import Path
from typing import Final

from santa_app.release.build_output import ReleaseError, built_pages, fallback_page

_SCRIPT: Final = Path(__file__).parent / "js" / "first_paint.js"
_END_OF_HEAD: Final = "</head>"


def hasten_first_paint(client: Path) -> None:
    """Change every page below `client`.

    Raises:
        ReleaseError: When a page has not exactly one head.
    """
    lines = (line.strip() for line in _SCRIPT.read_text(encoding="utf-8").splitlines())
    script = "".join(line for line in lines if not line.startswith("//"))
    for file in (*built_pages(client).values(), fallback_page(client)):
        html = file.read_text(encoding="utf-8")
        if html.count(_END_OF_HEAD) != 1:
            raise ReleaseError(f"{file.relative_to(client)} has not exactly one head")
        html = html.replace(_END_OF_HEAD, f"<script>{script}</script>{_END_OF_HEAD}")
        file.write_text(html, encoding="utf-8")
