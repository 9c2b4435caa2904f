"""The part of a card that is folded on a phone and open on wide screens and on paper."""

from typing import Final

import reflex as rx

from santa_app import theme
from santa_app.components.icons import icon
from santa_app.components.typography import h3
from santa_app.framework.components import Details, ImportDict, javascript

_SUFFIX: Final = "-more"


class _Fold(Details):
    """A `details` element that a link to its card opens."""

    def add_imports(self) -> ImportDict:
        return {"react": ["useEffect"], "react-router": ["useLocation"]}

    def add_hooks(self) -> list[str | rx.Var]:
        return [javascript(__file__, "fold", SUFFIX=_SUFFIX)]


def fold(
    label: str, *content: rx.Component, part: str, about: str = "", on_phones: bool = True
) -> rx.Component:
    """Return content that a phone (or without `on_phones` any screen) shows after a tap on `label`.

    The HTML contains all of it, and no script is needed to open it. assets/styles/site.css shows it
    in full, without the label, from 48 rem on and in print. A link to `#part`, the id of the card
    whose child the fold is, opens it. Screen readers hear `about` after a label that several folds
    share.
    """
    return _Fold.create(
        rx.el.summary(
            label,
            rx.el.span(f" {about}", class_name="sr-only") if about else rx.fragment(),
            icon("chevron_down", 20, "ms-auto transition group-open/fold:rotate-180"),
            class_name=(
                "mb-3 flex in-[.card]:mx-3 min-h-12 list-none items-center rounded-xl bg-pine/10 px-4 "
                "font-extrabold text-holly [&::-webkit-details-marker]:hidden"
            ),
        ),
        *content,
        id=f"{part}{_SUFFIX}",
        class_name="fold group/fold" if on_phones else "fold fold-always group/fold",
    )


def folded_card(title: str, *content: rx.Component, part: str) -> rx.Component:
    """Return an item of a list of cards, of which a phone shows the title until it is tapped."""
    return rx.el.li(
        h3(title, class_name="text-2xl leading-tight text-pine max-md:hidden print:block!"),
        fold(title, rx.el.div(*content, class_name="max-md:px-5 max-md:pb-4"), part=part),
        id=part,
        class_name=(
            f"{theme.CARD} break-inside-avoid md:p-6 max-md:[&_summary]:m-0! max-md:[&_summary]:bg-transparent"
        ),
    )
