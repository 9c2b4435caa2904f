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
                rx.el.span("The Advent calendar", class_name="sr-only"),
                href=AdventState.home_link,
                class_name="shrink-0 rounded-3xl",
                tab_index=-1,
                aria_hidden="true",
            ),
            rx.el.div(
                h2("A door for every day", class_name="text-3xl text-pine sm:text-4xl"),
                rx.el.p(
                    rx.cond(
                        AdventState.ready,
                        rx.el.span(AdventState.headline, key="day"),
                        rx.el.span("One door for every day until Christmas Eve.", key="wait"),
                    ),
                    class_name="mt-2 min-h-[2lh] text-lg font-bold text-ink sm:min-h-0",
                ),
                rx.el.p(
                    "Behind each door of our Advent calendar: a new chapter of a story, and a little "
                    "something to laugh at, sing or make.",
                    class_name="mt-1 text-ink-soft",
                ),
                page_link(
                    rx.cond(
                        AdventState.today > 0,
                        rx.el.span("Open Door ", AdventState.today, key="day"),
                        rx.el.span("See the Advent Calendar", key="wait"),
                    ),
                    href=AdventState.home_link,
                    class_name=button_class("primary", "mt-5"),
                ),
                class_name="min-w-0",
            ),
            class_name="flex flex-wrap items-center gap-6 sm:flex-nowrap sm:gap-10",
        ),
        class_name=f"{theme.CONTAINER} pt-14 sm:pt-16",
    )
