"""The doors of the Advent calendar, and the door of the day on the home page."""

from typing import Any

import reflex as rx

from santa_app import theme
from santa_app.components.buttons import button_class
from santa_app.components.links import page_link
from santa_app.components.typography import h2
from santa_app.i18n import gettext as _
from santa_app.states.advent import TodaysDoorState


def door_front(
    number: rx.Var[int],
    look: rx.Var[str] | str,
    *pictures: rx.Component,
    **props: Any,  # noqa: ANN401 -- any prop of the element
) -> rx.Component:
    """Return how a door looks, as a decoration. Shape and colors are in assets/styles/site.css.

    Args:
        number: Its number.
        look: As in `Door`.
        *pictures: What is behind an opened door.
        **props: Passed on to the element.
    """
    return rx.el.span(
        *pictures,
        rx.el.span(number, class_name=f"{theme.FIGURE} number"),
        aria_hidden="true",
        custom_attrs={"data-look": look},
        **props,
    )


def todays_door() -> rx.Component:
    """Return the home page's section with the door of the day, which leads to the calendar.

    The date is known after hydration; until then the section says what the calendar is.
    """
    return rx.el.section(
        rx.el.div(
            page_link(
                door_front(
                    TodaysDoorState.number, TodaysDoorState.look, class_name="door w-24 sm:w-32"
                ),
                href=TodaysDoorState.link,
                class_name="shrink-0",
                tab_index=-1,
                aria_hidden="true",
            ),
            rx.el.div(
                h2(_("A door for every day"), class_name="text-3xl sm:text-4xl"),
                rx.el.p(
                    rx.cond(
                        TodaysDoorState.ready,
                        rx.el.span(TodaysDoorState.headline, key="day"),
                        rx.el.span(_("One door for every day until Christmas Eve."), key="wait"),
                    ),
                    class_name="mt-2 min-h-[2lh] text-lg font-bold text-gold-300 md:min-h-[1lh]",
                ),
                rx.el.p(
                    _(
                        "At the North Pole, the sounds are disappearing. Who took the jingle? Find the next "
                        "chapter in our Advent calendar, with a little something to laugh at, sing or make."
                    ),
                    class_name="mt-1 text-ice",
                ),
                page_link(
                    rx.cond(
                        TodaysDoorState.today > 0,
                        rx.el.span(_("Open Door "), TodaysDoorState.today, key="day"),
                        rx.el.span(_("See the Advent Calendar"), key="wait"),
                    ),
                    href=TodaysDoorState.link,
                    class_name=button_class("gold", "mt-5"),
                ),
                class_name="min-w-[min(12rem,100%)] flex-1",
            ),
            class_name=(
                "on-night flex flex-wrap items-start gap-x-6 gap-y-4 rounded-[2rem] "
                "bg-linear-to-br from-night to-night-500 p-5 text-white shadow-lift sm:items-center "
                "sm:gap-x-10 sm:p-9"
            ),
        ),
        class_name=f"{theme.CONTAINER} pt-14 pb-2 sm:pt-16",
    )
