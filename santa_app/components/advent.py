"""The doors of the Advent calendar, and the door of the day on the home page."""

from typing import Any

import reflex as rx
from reflex.vars import ObjectVar

from santa_app import theme
from santa_app.components.buttons import button_class
from santa_app.components.links import page_link
from santa_app.components.page_style import PageStyle
from santa_app.components.typography import h2
from santa_app.content import paths
from santa_app.content.advent.page import WORDS
from santa_app.i18n import gettext as _
from santa_app.states.advent import Door, TodaysDoorState


def door_front(
    number: rx.Var[int],
    look: rx.Var[str] | str,
    *pictures: rx.Component,
    **props: Any,  # noqa: ANN401 -- any prop of the element
) -> rx.Component:
    """Return how a door looks, as a decoration, with the pictures behind it; `look` as in `Door`."""
    return rx.el.span(
        *pictures,
        rx.el.span(number, class_name=f"{theme.FIGURE} number"),
        aria_hidden="true",
        custom_attrs={"data-look": look},
        **props,
    )


def _small_door(door: ObjectVar[Door]) -> rx.Component:
    front = door_front(
        door.number,
        door.look,
        class_name=rx.cond(door.touches == 0, "door", "door jingle"),
        key=door.touches,  # a new element starts the animation again
    )
    said = rx.el.span(
        _("Door {number}, {state}").format(number=door.number, state=door.said),
        class_name="sr-only",
    )
    return rx.el.li(
        rx.cond(
            door.look == "later",
            rx.el.button(
                front,
                said,
                type="button",
                on_click=TodaysDoorState.touch(door.number),
                class_name="block w-full rounded-xl",
            ),
            page_link(
                front,
                said,
                href=f"{paths.ADVENT}?door={door.number}",
                class_name="block rounded-xl",
            ),
        )
    )


def _all_doors() -> rx.Component:
    """Return the 24 doors in small, and a line in which the later ones answer a touch."""
    return rx.el.div(
        rx.el.ol(
            rx.foreach(TodaysDoorState.doors, _small_door),
            class_name=(
                "grid list-none grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 sm:gap-2 "
                "sm:grid-cols-8 lg:grid-cols-12"
            ),
            aria_label=_("The 24 doors"),
        ),
        rx.el.p(
            rx.cond(TodaysDoorState.message != "", TodaysDoorState.message, WORDS["touch"]),
            role="status",
            class_name="mt-4 min-h-[2lh] font-bold text-ice sm:min-h-[1lh]",
        ),
        class_name="home-doors with-scripts mt-2 w-full",
        custom_attrs={"data-look": TodaysDoorState.look},
    )


def todays_door() -> rx.Component:
    """Return the home page's section: the door of the day (after hydration), and all in small."""
    return rx.el.section(
        PageStyle.create(sheet="advent"),
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
                    class_name="mt-1 text-ice max-sm:leading-snug",
                ),
                page_link(
                    rx.cond(
                        TodaysDoorState.today > 0,
                        rx.el.span(
                            _("Open Door {number}").format(number=TodaysDoorState.today), key="day"
                        ),
                        rx.el.span(_("See the Advent Calendar"), key="wait"),
                    ),
                    href=TodaysDoorState.link,
                    class_name=button_class("gold", "mt-5"),
                ),
                class_name="min-w-[min(12rem,100%)] flex-1",
            ),
            _all_doors(),
            class_name=(
                "home-door on-night flex flex-wrap items-start gap-x-6 gap-y-4 rounded-[2rem] "
                "bg-linear-to-br from-night to-night-500 p-5 text-white shadow-lift sm:items-center "
                "sm:gap-x-10 sm:p-9"
            ),
        ),
        class_name=f"{theme.CONTAINER} pt-8 sm:pt-16 sm:pb-2",
    )
