"""Makes 404.html a whole prerendered page, which the app takes over at any unknown path.

React Router prerenders every route except `*`, and Reflex serves a page without content as
404.html. So React Router is asked for the page at `NOT_FOUND_PATH` too, which only `*` matches, and
the result replaces the page without content.
"""

from pathlib import Path
from typing import Final

from santa_app.i18n import current_language
from santa_app.release.build_output import ReleaseError, fallback_page, page_folder

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
    """Put the not-found page in place of the fallback page.

    Args:
        client: The folder of the built pages.

    Raises:
        ReleaseError: When the build has no such pages.
    """
    fallback = fallback_page(client)
    built = page_folder(client) / NOT_FOUND_PATH.strip("/") / "index.html"
    if not built.exists() or (not current_language().prefix and not fallback.exists()):
        raise ReleaseError(f"{fallback.name} or {NOT_FOUND_PATH} was not built")
    built.replace(fallback)
    built.parent.rmdir()
