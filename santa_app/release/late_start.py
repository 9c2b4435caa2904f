"""Lets a page be read before it is brought to life.

React Router's page asks for all of its modules at once, and on a slow line they take it from style
sheet, fonts and pictures. Here the modules wait until the page has been painted with all that is
above the fold, until the visitor touches it, or three seconds at most (js/begin.js). All that moves
waits until they are there and the browser has nothing else to do, or five seconds more: what runs
from the start asks for a second frame while the first is still being painted, which holds up all
the rest, and fifty flakes take a third of a processor where no graphics card draws them.
"""

import re
from pathlib import Path
from typing import Final

from santa_app.release.built import built_pages
from santa_app.release.not_found import SHELL

HELD: Final = "text/x-later"
"""The type of a module script that js/begin.js will start; until then no browser reads it."""

LATER: Final = "x-later"
"""The relation of a link to a module that js/begin.js will ask for."""

STILL: Final = "data-still"
"""The attribute of a page that rests until it is alive, by assets/styles/site.css."""

_BEGIN: Final = Path(__file__).parent / "js" / "begin.js"
_PRELOAD: Final = '<link rel="modulepreload"'
_MODULE: Final = '<script type="module" async="">'
_ROOT: Final = "<html "
_ENTRY: Final = re.compile(r'import\("/assets/entry\.client-[\w-]+\.js"\)(?=;?\s*$)')
_BEGUN: Final = '.finally(() => dispatchEvent(new Event("x-begun")))'


class LateStartError(Exception):
    """A page does not start as React Router's pages do; the message says which."""


def start_late(client: Path) -> None:
    """Change every page below `client` accordingly.

    Raises:
        LateStartError: When a page has no single script that starts it with the app's entry at its
            end, or no single root.
    """
    begin = "".join(line.strip() for line in _BEGIN.read_text(encoding="utf-8").splitlines())
    for page in (*built_pages(client).values(), client / SHELL):
        html = page.read_text(encoding="utf-8")
        if html.count(_MODULE) != 1:
            raise LateStartError(f"{page.relative_to(client)} has no single script that starts it")
        if html.count(_ROOT) != 1:
            raise LateStartError(f"{page.relative_to(client)} has no single element html")
        before, after = html.replace(_ROOT, f'{_ROOT}{STILL}="" ').split(_MODULE)
        script, rest = after.split("</script>", 1)
        script, entries = _ENTRY.subn(lambda entry: entry[0] + _BEGUN, script)
        if entries != 1:
            raise LateStartError(f"{page.relative_to(client)} does not end with the app's entry")
        html = f'{before}<script type="{HELD}">{script}</script><script>{begin}</script>{rest}'
        page.write_text(html.replace(_PRELOAD, f'<link rel="{LATER}"'), encoding="utf-8")
