"""Coloring on the screen: tap an area of a coloring page to fill it."""

from typing import Any

import reflex as rx
from reflex.vars import ObjectVar

from santa_app import components as ui
from santa_app import theme
from santa_app.content import paths
from santa_app.content.coloring_on_screen import PAINTS, SURPRISES, WORDS, Paint
from santa_app.states.coloring import (
    BOARD_ID,
    CANVAS_ID,
    CLEAR_ID,
    HANG_ID,
    KEEP_ID,
    PUT_BACK_ID,
    ColoringState,
)


def _spot(spot: ObjectVar) -> rx.Component:
    """Return the button of an area for keys and screen readers; taps go to the canvas below."""
    return rx.el.button(
        rx.el.span(spot.name, class_name="sr-only"),
        id=spot.id,
        type="button",
        tab_index=spot.tab,
        on_click=ColoringState.fill(spot.number),
        class_name="coloring-spot",
        style={"left": spot.left, "top": spot.top},
    )


def _picture() -> rx.Component:
    return rx.el.div(
        rx.el.div(
            ui.DrawingCanvas.create(
                id=CANVAS_ID,
                role="img",
                aria_label=ColoringState.alt,
                on_click=ColoringState.touch,
                class_name="coloring-canvas",
            ),
            ui.KeyArea.create(
                rx.foreach(ColoringState.spots, _spot),
                role="group",
                aria_label=WORDS["areas"],
                on_key_down=ColoringState.move.for_keys(
                    "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"
                ),
            ),
            class_name="coloring-sheet",
            style={"width": ColoringState.sheet_width},
        ),
        class_name="coloring-frame",
    )


def _paint(paint: Paint) -> rx.Component:
    return rx.el.label(
        rx.el.input(
            type="radio",
            name="paint",
            value=paint.slug,
            checked=ColoringState.paint == paint.slug,
            on_change=ColoringState.set_paint(paint.slug),
            class_name="sr-only",
        ),
        rx.el.span(
            class_name="coloring-paint",
            style={"--paint": paint.background},
            custom_attrs={"data-paint": paint.slug},
        ),
        rx.el.span(paint.label, class_name="sr-only"),
        title=paint.label,
        class_name="coloring-choice",
    )


def _later_paint(paint: Paint) -> rx.Component:
    """Return a paint that a door of the Advent calendar unlocks."""
    day = SURPRISES[paint.slug]
    return rx.cond(ColoringState.unlocked >= day, _paint(paint), ui.locked_surprise(day))


def _palette() -> rx.Component:
    return rx.el.fieldset(
        rx.el.legend(WORDS["palette"], class_name="sr-only"),
        *[_later_paint(paint) if paint.slug in SURPRISES else _paint(paint) for paint in PAINTS],
        class_name="coloring-palette",
    )


def _tool(
    label: str | rx.Var[str],
    icon_name: str,
    on_click: Any,  # noqa: ANN401 -- any event handler
    **props: Any,  # noqa: ANN401 -- any prop of a button
) -> rx.Component:
    return ui.button(
        label,
        icon_name=icon_name,
        variant="secondary",
        on_click=on_click,
        class_name="max-sm:px-3! max-sm:text-[0.9375rem]",
        **props,
    )


def _tools() -> rx.Component:
    zoom = rx.cond(ColoringState.zoomed, WORDS["whole"], WORDS["closer"])
    return rx.el.div(
        _tool(WORDS["undo"], "undo_2", ColoringState.undo),
        _tool(zoom, "search", ColoringState.toggle_zoom),
        _tool(WORDS["hang"], "image", ColoringState.hang, id=HANG_ID),
        _tool(WORDS["print"], "printer", ColoringState.print_picture),
        _tool(WORDS["save"], "download", ColoringState.save),
        _tool(WORDS["start_over"], "rotate_ccw", ColoringState.ask, id=CLEAR_ID),
        class_name="coloring-tools",
    )


def _question() -> rx.Component:
    return rx.cond(
        ColoringState.asking,
        rx.el.div(
            rx.el.p(WORDS["sure"], id="coloring-sure", class_name="font-bold"),
            rx.el.div(
                ui.button(WORDS["no"], id=KEEP_ID, on_click=ColoringState.keep),
                ui.button(WORDS["yes"], variant="secondary", on_click=ColoringState.clear),
                class_name="mt-3 flex flex-wrap gap-3",
            ),
            role="group",
            aria_labelledby="coloring-sure",
            class_name="rounded-2xl bg-snow-200 p-4",
        ),
    )


def _small_button(name: rx.Var[str], icon_name: str, on_click: Any) -> rx.Component:  # noqa: ANN401 -- any event handler
    return rx.el.button(
        ui.icon(icon_name, 20),
        type="button",
        aria_label=name,
        title=name,
        on_click=on_click,
        class_name="coloring-small",
    )


def _frame(frame: ObjectVar) -> rx.Component:
    return rx.el.li(
        rx.el.button(
            rx.el.img(src=frame.picture, alt="", width="180", height="240"),
            id=frame.id,
            type="button",
            aria_label=frame.open,
            on_click=ColoringState.open_hung(frame.id),
        ),
        rx.el.div(
            _small_button(frame.print, "printer", ColoringState.print_hung(frame.id)),
            _small_button(frame.take_down, "trash_2", ColoringState.take_down(frame.id)),
        ),
        class_name="coloring-hung",
    )


def _gallery() -> rx.Component:
    """Return the gallery, once something hung in it."""
    return rx.cond(
        ColoringState.frames.length() + ColoringState.gallery_before.length() > 0,
        rx.el.section(
            ui.h2(WORDS["gallery"], class_name="text-3xl text-pine", id="coloring-gallery"),
            rx.el.p(WORDS["gallery_kept"], class_name="text-ink-soft"),
            rx.el.p(
                rx.cond(
                    ColoringState.can_put_back,
                    rx.fragment(
                        rx.el.span(WORDS["taken_down"], class_name="font-bold"),
                        ui.button(
                            WORDS["put_back"],
                            icon_name="undo_2",
                            variant="secondary",
                            id=PUT_BACK_ID,
                            on_click=ColoringState.put_back,
                        ),
                    ),
                ),
                role="status",
                class_name="flex flex-wrap items-center gap-3",
            ),
            rx.el.ul(rx.foreach(ColoringState.frames, _frame), class_name="coloring-gallery"),
            aria_labelledby="coloring-gallery",
            class_name=f"{theme.CARD} mx-auto mt-6 grid max-w-6xl gap-3 p-4 sm:p-8",
        ),
    )


def _board() -> rx.Component:
    return rx.el.div(
        _picture(),
        rx.el.div(
            ui.h2(ColoringState.title, class_name="text-3xl text-pine max-lg:hidden"),
            _palette(),
            ui.more_surprises(ColoringState.unlocked),
            rx.el.p(ColoringState.message, role="status", class_name="coloring-news"),
            rx.cond(
                ColoringState.is_ready, rx.el.div(_tools(), _question(), class_name="grid gap-4")
            ),
            rx.el.p(WORDS["kept"], class_name="text-ink-soft"),
            rx.el.p(WORDS["keys"], class_name="text-ink-soft max-sm:sr-only"),
            ui.link_button(
                WORDS["more"],
                paths.COLORING,
                place="color online",
                variant="secondary",
                icon_name="palette",
                class_name="justify-self-start",
            ),
            class_name="grid content-start gap-4",
        ),
        id=BOARD_ID,
        class_name=f"{theme.CARD} striped-edge striped-edge-candy coloring-board scroll-mt-20 noscript:hidden",
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(paths.COLOR_ONLINE),
        ui.section(
            ui.child_badge(),
            _board(),
            _gallery(),
            rx.el.p(
                WORDS["no_script"],
                " ",
                rx.el.a(WORDS["more"], href=paths.COLORING, class_name="underline"),
                class_name="hidden text-lg noscript:block",
            ),
            ui.PageStyle.create(sheet="coloring"),
        ),
        ui.banner(paths.COLOR_ONLINE),
    )


PAGE = ui.Page.at(paths.COLOR_ONLINE, body=page)
