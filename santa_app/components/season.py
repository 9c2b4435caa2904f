"""What the home page shows outside of December."""

import reflex as rx

from santa_app import product, theme
from santa_app.components.buttons import link_button
from santa_app.components.icons import drawing, icon
from santa_app.components.links import page_link
from santa_app.components.typography import h2
from santa_app.content import paths
from santa_app.content.season import WORDS
from santa_app.i18n import gettext as _
from santa_app.states.season import SeasonState


def sleeps_left() -> rx.Component:
    """Return the line with the sleeps until Christmas, which appears after hydration.

    On Christmas Eve it leads to the tracker, too.
    """
    return rx.el.p(
        rx.el.span(SeasonState.sleeps, key=SeasonState.sleeps),
        rx.cond(
            SeasonState.eve,
            page_link(
                rx.el.span(_("Track Santa")),
                icon("arrow_right", 18),
                href=paths.TRACKER,
                class_name="ms-4 -my-2 inline-flex items-center gap-1 py-2 text-snow underline underline-offset-4",
            ),
        ),
        class_name="with-scripts mt-3 min-h-[1lh] text-lg font-bold text-gold-300 sm:text-xl",
    )


def _scene(name: str, title: str, *more: rx.Component, class_name: str = "") -> rx.Component:
    return rx.el.div(
        drawing(name, "size-full object-cover"),
        rx.el.div(
            h2(title, class_name="text-3xl text-pine sm:text-4xl"),
            *more,
            class_name="grid content-center justify-items-start gap-3 p-5 sm:p-8",
        ),
        class_name=f"{theme.CARD} {class_name} grid overflow-hidden md:grid-cols-[1.3fr_1fr]",
    )


def unless_quiet(section: rx.Component) -> rx.Component:
    """Return a section, in whose place Santa's vacation is shown while the site is quiet."""
    return rx.cond(
        SeasonState.quiet,
        rx.el.section(_vacation(), class_name=f"{theme.CONTAINER} pt-8 sm:pt-16 sm:pb-2"),
        section,
    )


def _vacation() -> rx.Component:
    return _scene(
        "holiday",
        WORDS["holiday_title"],
        rx.el.p(WORDS["holiday"], class_name="text-lg text-ink-soft"),
        rx.el.p(
            rx.el.span(SeasonState.months, key="months"),
            class_name="text-lg font-bold text-holly",
        ),
        rx.el.p(WORDS["mail"], class_name="text-ink-soft"),
        link_button(
            WORDS["write"],
            product.LETTER_PATH,
            place="holiday",
            variant="secondary",
            icon_name="mail",
        ),
    )


def look_back() -> rx.Component:
    """Return the card that looks back at Christmas in the days after it."""
    return rx.cond(
        SeasonState.looking_back,
        _scene(
            "scene-thanks",
            WORDS["back_title"],
            rx.el.p(WORDS["back"], class_name="text-lg text-ink-soft"),
            link_button(
                WORDS["look_back"], paths.MY_CHRISTMAS, place="look back", icon_name="star"
            ),
            class_name="look-back mt-10 sm:mt-14",
        ),
    )
