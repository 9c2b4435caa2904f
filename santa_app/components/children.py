"""Several children on one device: the chooser, and the link to it."""

import reflex as rx
from reflex.vars import ObjectVar

from santa_app import theme
from santa_app.components.buttons import button
from santa_app.components.icons import picture
from santa_app.components.links import page_link
from santa_app.components.typography import h2
from santa_app.content import paths
from santa_app.content.children import WORDS
from santa_app.states.children import ADD_ID, PICK_ID, ChildrenState

_PART = "children"
_ANIMAL = (
    "grid min-w-24 cursor-pointer justify-items-center gap-1 rounded-2xl border-2 border-pine/25 bg-snow p-2 "
    "font-bold text-pine aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:text-white"
)


def _face(animal: ObjectVar, size: str = "size-16") -> rx.Component:
    return rx.fragment(picture(animal.image, "", size, size=(100, 100)), rx.el.span(animal.name))


def _child(animal: ObjectVar) -> rx.Component:
    return rx.el.button(
        _face(animal),
        id=animal.slug,
        type="button",
        on_click=ChildrenState.choose(animal.slug),
        aria_pressed=ChildrenState.playing == animal.slug,
        class_name=_ANIMAL,
    )


def _free(animal: ObjectVar) -> rx.Component:
    return rx.el.button(
        _face(animal),
        id=PICK_ID + animal.slug,
        type="button",
        on_click=ChildrenState.pick(animal.slug),
        class_name=_ANIMAL,
    )


def _row(*buttons: rx.Component) -> rx.Component:
    return rx.el.div(*buttons, role="group", class_name="flex flex-wrap justify-center gap-3")


def children_chooser() -> rx.Component:
    """Return the chooser: who plays, and another child to add."""
    return rx.el.div(
        h2(WORDS["title"], class_name="text-3xl text-pine"),
        rx.el.p(WORDS["about"], class_name="max-w-2xl text-ink-soft"),
        rx.cond(ChildrenState.several, _row(rx.foreach(ChildrenState.chosen, _child))),
        rx.el.p(ChildrenState.message, role="status", class_name="font-bold text-pine"),
        rx.cond(
            ChildrenState.adding,
            rx.fragment(
                _row(rx.foreach(ChildrenState.free, _free)),
                button(WORDS["stop"], variant="secondary", on_click=ChildrenState.stop_adding),
            ),
        ),
        rx.el.div(
            rx.cond(
                ChildrenState.can_add,
                button(
                    WORDS["add"],
                    icon_name="plus",
                    variant="secondary",
                    id=ADD_ID,
                    on_click=ChildrenState.begin_adding,
                ),
            ),
            rx.cond(
                ChildrenState.can_remove,
                button(WORDS["remove"], variant="secondary", on_click=ChildrenState.remove),
            ),
            class_name="flex flex-wrap justify-center gap-3",
        ),
        id=_PART,
        class_name=(
            f"{theme.CARD} with-scripts mx-auto mt-8 grid max-w-3xl scroll-mt-24 justify-items-center "
            "gap-4 p-5 text-center sm:p-8"
        ),
    )


def child_badge() -> rx.Component:
    """Return the link that shows who plays, above a game; it takes no room in the page."""
    return rx.cond(
        ChildrenState.several,
        rx.el.div(
            page_link(
                _face(ChildrenState.animal, "size-8"),
                href=f"{paths.GAMES}#{_PART}",
                aria_label=ChildrenState.change,
                class_name=(
                    "absolute end-1 -top-10 flex min-h-11 items-center gap-2 rounded-full border-2 "
                    "border-pine/25 bg-snow px-3 font-bold text-pine"
                ),
            ),
            class_name="relative z-20 mx-auto h-0 max-w-6xl",
        ),
    )
