"""The choice among what the doors of the Advent calendar have unlocked."""

import reflex as rx
from reflex.vars import NumberVar, ObjectVar
from reflex_browser_state import BrowserHandler

from santa_app import theme
from santa_app.components.icons import picture
from santa_app.components.links import page_link
from santa_app.components.page_style import PageStyle
from santa_app.content import paths
from santa_app.content.advent.page import DOORS
from santa_app.content.surprises import TABLE, Kind, of_kind


def locked_surprise(day: int | NumberVar) -> rx.Component:
    """Return what stands in the place of a surprise before its day."""
    return rx.el.span(
        rx.el.span(day, class_name=theme.FIGURE, aria_hidden="true"),
        rx.el.span(TABLE.locked.format(number=day), class_name="sr-only"),
        class_name="surprise surprise-locked",
    )


def more_surprises(unlocked: NumberVar) -> rx.Component:
    """Return the link to the Advent calendar; it keeps its place once there is nothing to wait for."""
    return rx.el.p(
        PageStyle.create(sheet="surprises"),
        page_link(TABLE.more, href=paths.ADVENT, class_name="text-pine underline"),
        class_name=rx.cond(unlocked < DOORS, "", "invisible"),
    )


def surprise_choice(
    kind: Kind,
    unlocked: NumberVar,
    chosen: rx.Var[str],
    choose: BrowserHandler,
    first: rx.Component,
) -> rx.Component:
    """Return the surprises of a kind to choose from, after `first`, whose slug is blank."""
    words = TABLE.kinds[kind]

    def choice(
        slug: str | rx.Var[str], name: str | rx.Var[str], look: rx.Component
    ) -> rx.Component:
        return rx.el.label(
            rx.el.input(
                type="radio",
                name=kind,
                value=slug,
                checked=chosen == slug,
                on_change=choose(slug),
                class_name="sr-only",
            ),
            look,
            rx.el.span(name, class_name="sr-only"),
            title=name,
            class_name="surprise",
        )

    def dated(one: ObjectVar) -> rx.Component:
        slug, name, image = (one[key].to(str) for key in ("slug", "name", "image"))
        return rx.cond(
            unlocked >= one["day"].to(int),
            choice(slug, name, picture(image, "", size=(100, 100))),
            locked_surprise(one["day"].to(int)),
        )

    later = [
        {"day": one.day, "slug": one.slug, "name": one.name, "image": one.image}
        for one in of_kind(kind)
    ]
    return rx.el.div(
        rx.el.fieldset(
            rx.el.legend(words.choice, class_name="font-bold"),
            choice("", words.first, first),
            rx.foreach(rx.Var.create(later), dated),
            class_name="surprises",
        ),
        more_surprises(unlocked),
        class_name="with-scripts no-print",
    )
