"""Delays loading and hydrating the app until a page is painted.

React Router's page requests all of its modules at once. On a slow connection they take bandwidth
from the style sheet, the fonts and the pictures. Here the modules wait until everything above the
fold is painted, until the visitor touches the page, or three seconds at most
(js/deferred_hydration.js). Animations wait until the modules are loaded and the browser is idle,
or five seconds more: an animation that runs from the start requests a second frame while the
first is still being painted, and fifty snowflakes take a third of a processor where no graphics
card draws them.
"""

import re
from pathlib import Path
from typing import Final

from santa_app.framework.build.build_output import (
    BuildError,
    built_pages,
    fallback_page,
    inline_script,
)

DEFERRED_TYPE: Final = "text/x-deferred"
"""The type of the module script that js/deferred_hydration.js starts; browsers ignore it."""

DEFERRED_REL: Final = "x-deferred"
"""The relation of the module links that js/deferred_hydration.js turns into preloads."""

ANIMATIONS_PAUSED: Final = "data-animations-paused"
"""The attribute of a page whose animations assets/styles/site.css stops."""

_PRELOAD: Final = '<link rel="modulepreload"'
_MODULE: Final = '<script type="module" async="">'
_ROOT: Final = "<html "
_ENTRY: Final = re.compile(r'import\("/assets/entry\.client-[\w-]+\.js"\)(?=;?\s*$)')
_ENTRY_LOADED: Final = '.finally(() => dispatchEvent(new Event("santa:app-loaded")))'


def defer_hydration(client: Path) -> None:
    """Change every page below `client`.

    Raises BuildError when a page has not exactly one `html` element and one module script that ends
    with the app's entry, or its links to modules are none or unknown.
    """
    script = inline_script("deferred_hydration.js")
    for file in (*built_pages(client).values(), fallback_page(client)):
        file.write_text(
            _deferred(file.read_text(encoding="utf-8"), script, str(file.relative_to(client))),
            encoding="utf-8",
        )


def _deferred(html: str, script: str, name: str) -> str:
    if html.count(_MODULE) != 1:
        raise BuildError(f"{name} has not exactly one module script")
    if html.count(_ROOT) != 1:
        raise BuildError(f"{name} has not exactly one html element")
    if not 0 < html.count(_PRELOAD) == html.count("modulepreload"):
        raise BuildError(f"{name} has no links to modules, or they are not {_PRELOAD!r}")
    before, after = html.replace(_ROOT, f'{_ROOT}{ANIMATIONS_PAUSED}="" ').split(_MODULE)
    module, rest = after.split("</script>", 1)
    module, entries = _ENTRY.subn(lambda entry: entry[0] + _ENTRY_LOADED, module)
    if entries != 1:
        raise BuildError(f"the module script of {name} does not end with the app's entry")
    html = (
        f'{before}<script type="{DEFERRED_TYPE}">{module}</script><script>{script}</script>{rest}'
    )
    return html.replace(_PRELOAD, f'<link rel="{DEFERRED_REL}"')
