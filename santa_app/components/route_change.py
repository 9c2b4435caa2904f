"""Tells keyboards and screen readers of a page that was opened without loading the site again."""

from typing import Final, Self

import reflex as rx

from santa_app.framework.components import ImportDict, javascript

ANNOUNCER_ID: Final = "page-announcer"


class RouteChange(rx.Fragment):
    """Focuses the heading of each page that follows the first, and announces its title.

    It stays mounted, because screen readers announce a text only in an existing live region.
    """

    @classmethod
    def create(cls) -> Self:
        """Return the component with its live region."""
        region = rx.el.p(id=ANNOUNCER_ID, aria_live="polite", class_name="sr-only")
        return super().create(region)  # ty: ignore[invalid-explicit-return]

    def add_imports(self) -> ImportDict:
        return {"react": ["useEffect", "useRef"], "react-router": "useLocation"}

    def add_hooks(self) -> list[str | rx.Var]:
        return [javascript(__file__, "route_change", ANNOUNCER=ANNOUNCER_ID)]
