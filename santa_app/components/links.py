"""Text links: to another page, to a part of the same page, and to another site."""

from typing import Any

import reflex as rx

from santa_app.components.icons import icon
from santa_app.framework.components import A, ImportDict
from santa_app.i18n import gettext as _

_GO_TO_ANCHOR = """
const goToAnchor = (navigate, replace) => (event) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigate(event.currentTarget.hash, { replace });
};
"""


class _AnchorLink(A):
    """A plain `#id` link whose click React Router handles.

    React Router's own link writes the path of the prerendered page before the `#`. Where no script
    runs, that can be another URL, and the browser would load the page again.
    """

    def add_imports(self) -> ImportDict:
        return {"react-router": "useNavigate"}

    def add_custom_code(self) -> list[str]:
        """Return the click handler; it leaves clicks that open a new tab or window alone."""
        return [_GO_TO_ANCHOR]

    def add_hooks(self) -> list[str | rx.Var]:
        """Get the navigate function, which keeps the scroll position of each history entry."""
        return ["const navigateToAnchor = useNavigate();"]


def page_link(
    *children: rx.Component | rx.Var | str,
    href: str | rx.Var[str],
    class_name: str,
    **props: Any,  # noqa: ANN401 -- any prop of a link
) -> rx.Component:
    """Return a link to another page of this site, whose code is prefetched on hover or focus."""
    attributes = {"prefetch": "intent", **props.pop("custom_attrs", {})}
    return rx.el.a(*children, href=href, class_name=class_name, custom_attrs=attributes, **props)


def anchor_link(
    *children: rx.Component | str, part: str, class_name: str = "", replace: bool = False
) -> rx.Component:
    """Return a link to the id `part` of this page; with `replace` it makes no history entry."""
    return _AnchorLink.create(
        *children,
        href=f"#{part}",
        class_name=class_name,
        custom_attrs={"onClick": rx.Var(f"goToAnchor(navigateToAnchor, {str(replace).lower()})")},
    )


def external_link(
    label: str, href: str, *, class_name: str, icon_name: str = "external_link"
) -> rx.Component:
    """Return a link to another site: it opens a new tab, says so, and sets no `window.opener`."""
    return rx.el.a(
        label,
        rx.el.span(" ", _("(opens in a new tab)"), class_name="sr-only"),
        icon(icon_name, 16),
        href=href,
        target="_blank",
        rel="noopener",
        class_name=class_name,
    )
