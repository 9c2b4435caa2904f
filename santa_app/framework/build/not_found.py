"""Makes 404.html a whole prerendered page, which the app takes over at any unknown path.

React Router prerenders every route except `*`, and Reflex serves a page without content as
404.html. So React Router is asked for the page at `NOT_FOUND_PATH` too, which only `*` matches, and
the result replaces the page without content, which becomes the service worker's.
"""

from pathlib import Path
from typing import Final

from santa_app.framework.build.build_output import (
    FALLBACK_FILE,
    BuildError,
    fallback_page,
    offline_page,
    page_folder,
)
from santa_app.i18n import current_language

NOT_FOUND_PATH: Final = "/404"
ROUTER_CONFIG: Final = "react-router.config.js"

_PRERENDERED: Final = '"prerender": true'
_WITH_NOT_FOUND: Final = (
    f'"prerender": ({{ getStaticPaths }}) => [...getStaticPaths(), "{NOT_FOUND_PATH}"]'
)


def with_not_found_page(config: str) -> str:
    """Return React Router's configuration with the not-found page among the prerendered ones.

    A configuration that prerenders nothing, as in development, stays as it is.
    """
    return config.replace(_PRERENDERED, _WITH_NOT_FOUND)


def move_not_found_page(client: Path) -> None:
    """Put the not-found page in place of the fallback page, and that where `offline_page` is.

    Raises BuildError when the build has no such pages.
    """
    built = page_folder(client) / NOT_FOUND_PATH.strip("/") / "index.html"
    # Below a prefix no home page is at the root, so React Router puts the empty page there.
    empty = client / ("index.html" if current_language().prefix else FALLBACK_FILE)
    if not built.exists() or not empty.exists():
        raise BuildError(f"{empty.name} or {NOT_FOUND_PATH} was not built")
    empty.replace(offline_page(client))
    built.replace(fallback_page(client))
    built.parent.rmdir()
