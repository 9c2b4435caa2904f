"""Links to a part of the same page: a plain `#…`, which needs no JavaScript to stay on the page.

React Router's own link writes the path of the page as it was built before the `#`; where no script
runs, that is another address, and the page loads anew.
"""

import reflex as rx
from reflex_base.utils.imports import ImportDict
from reflex_components_core.el.elements.inline import A

_GO = """
const toPart = (navigate) => (event) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigate(event.currentTarget.hash);
};
"""


class _InPageLink(A):
    """An anchor whose click React Router handles, so that it knows where the visitor is."""

    def add_imports(self) -> ImportDict:
        """Import what changes the address."""
        return {"react-router": "useNavigate"}

    def add_custom_code(self) -> list[str]:
        """Return the handler; a click that opens a new tab or window is the browser's."""
        return [_GO]

    def add_hooks(self) -> list[str | rx.Var]:
        """Take React Router's navigation, which keeps each place's scroll position."""
        return ["const navigateInPage = useNavigate();"]


def in_page_link(*children: rx.Component | str, part: str, class_name: str = "") -> rx.Component:
    """Return a link to the element of this page with the id `part`."""
    return _InPageLink.create(
        *children,
        href=f"#{part}",
        class_name=class_name,
        custom_attrs={"onClick": rx.Var("toPart(navigateInPage)")},
    )


def skip_link(
    label: str, *, part: str, on_click: rx.event.EventType[()], class_name: str
) -> rx.Component:
    """Return a link that hands the keyboard to a part of the page and leaves the address alone.

    Without JavaScript it is an ordinary link to that part.
    """
    return A.create(label, href=f"#{part}", on_click=on_click, class_name=class_name)
