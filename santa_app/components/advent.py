"""The doors of the Advent calendar, and the door of the day on the home page."""

import reflex as rx
from reflex.vars import ObjectVar

from santa_app import theme
from santa_app.components.buttons import button_class
from santa_app.components.links import page_link
from santa_app.components.typography import h2
from santa_app.states.advent import AdventState, Door


def door_front(door: ObjectVar[Door], class_name: str = "") -> rx.Component:
    """Return how a door looks, as a decoration: its number, or the picture behind an opened one.

    Its shape and colors are in assets/styles/site.css.
    """
    return rx.el.span(
        rx.cond(
            door.look == "opened",
            rx.el.img(
                src=door.picture,
                alt="",
                loading="lazy",
                custom_attrs={"width": 320, "height": 240},
            ),
        ),
        rx.el.span(door.number, class_name=f"{theme.FIGURE} number"),
        class_name=f"door {class_name}",
        aria_hidden="true",
        custom_attrs={"data-look": door.look, "data-motion": door.motion},
    )


def todays_door() -> rx.Component:
    """Return the home page's section with the door of the day, which leads to the calendar.

    The date is known after hydration; until then the section says what the calendar is.
    """
    return rx.el.section(
        rx.el.div(
            page_link(
                door_front(AdventState.home_door, "w-24 sm:w-32"),
                href=AdventState.home_link,
                class_name="shrink-0",
                tab_index=-1,
                aria_hidden="true",
            ),
            rx.el.div(
                h2("A door for every day", class_name="text-3xl sm:text-4xl"),
                rx.el.p(
                    rx.cond(
                        AdventState.ready,
                        rx.el.span(AdventState.headline, key="day"),
                        rx.el.span("One door for every day until Christmas Eve.", key="wait"),
                    ),
                    class_name="mt-2 min-h-[2lh] text-lg font-bold text-gold-300 md:min-h-[1lh]",
                ),
                rx.el.p(
                    "At the North Pole, the sounds are disappearing. Who took the jingle? Find the next "
                    "chapter in our Advent calendar, with a little something to laugh at, sing or make.",
                    class_name="mt-1 text-ice",
                ),
                page_link(
                    rx.cond(
                        AdventState.today > 0,
                        rx.el.span("Open Door ", AdventState.today, key="day"),
                        rx.el.span("See the Advent Calendar", key="wait"),
                    ),
                    href=AdventState.home_link,
                    class_name=button_class("gold", "mt-5"),
                ),
                class_name="min-w-[12rem] flex-1",
            ),
            class_name=(
                "on-night mx-auto flex max-w-4xl flex-wrap items-start gap-x-6 gap-y-4 rounded-[2rem] "
                "bg-linear-to-br from-night to-night-500 p-5 text-white shadow-lift sm:items-center "
                "sm:gap-x-10 sm:p-9"
            ),
        ),
        class_name=f"{theme.CONTAINER} pt-14 pb-2 sm:pt-16",
    )
