"""Shows a page once its fonts are there, and first what fits on the screen.

Since a page waits for no style sheet (page_styles.py), it would be painted in the device's fonts
before its own arrive, and text and pictures would move. A script in its head (js/first_paint.js)
therefore hides it until the fonts that it needs are loaded, for one second at most. Meanwhile the
browser lays the page out once, because that asks for the fonts, and not again for frames that show
nothing. On a phone, the parts that lie below the screen are laid out after the first paint.

The script sets the attribute `data-first-paint` of the `html` element, which tells
assets/styles/site.css what to hide. Where no script runs, nothing is hidden. Its values are:

- skipped: nothing is shown or laid out, except when the script asks for it.
- hidden: nothing is shown, but all is laid out. It stands for skipped where a page may open
  anywhere but at its top, because the browser needs its height to scroll there.
- above: on a phone, only the upper parts are shown and laid out, for the two frames that follow
  skipped.
"""

from pathlib import Path

from santa_app.framework.build.build_output import insert_into_head


def insert_first_paint_script(client: Path) -> None:
    """Write the script into the head of every page below `client`.

    Raises:
        BuildError: When a page has not exactly one head.
    """
    insert_into_head(client, "first_paint.js")
