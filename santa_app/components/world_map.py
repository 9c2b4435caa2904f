"""The drawn world map with Santa, the way he came and the next stop (DESIGN section 6)."""

import reflex as rx
from reflex.vars import ObjectVar

from santa_app.content.world_map import LAND_PATH, VIEW_BOX
from santa_app.states.tracker import TrackerState


def _dot(point: ObjectVar) -> rx.Component:
    return rx.el.span(
        style={"left": point.x.to_string() + "%", "top": point.y.to_string() + "%"},
        class_name="absolute size-2 -translate-1/2 rounded-full bg-gold-300",
    )


def _flag() -> rx.Component:
    return rx.el.span(
        TrackerState.ahead.name,
        style={
            "left": TrackerState.ahead.x.to_string() + "%",
            "top": TrackerState.ahead.y.to_string() + "%",
        },
        class_name=(
            "absolute -translate-x-1/2 translate-y-2 rounded-full bg-holly px-2 py-0.5 text-xs font-bold "
            "text-white shadow-card sm:text-sm"
        ),
    )


def _santa() -> rx.Component:
    return rx.el.img(
        src="/art/santa-marker.svg",
        alt="",
        style={
            "left": TrackerState.here.x.to_string() + "%",
            "top": TrackerState.here.y.to_string() + "%",
        },
        class_name=(
            "glow absolute size-12 -translate-x-1/2 -translate-y-[85%] transition-[left,top] duration-1000 ease-in-out sm:size-16"
        ),
        custom_attrs={"width": 64, "height": 64},
    )


def world_map() -> rx.Component:
    """Return the map; what it shows also stands in words beside it."""
    return rx.el.div(
        rx.el.svg(
            rx.el.path(d=LAND_PATH, class_name="fill-pine-400 stroke-pine-400"),
            rx.el.path(
                d=TrackerState.trail_path,
                fill="none",
                stroke_width="3",
                stroke_dasharray="2 7",
                stroke_linecap="round",
                class_name="stroke-gold",
            ),
            rx.el.path(
                d=TrackerState.next_path,
                fill="none",
                stroke_width="2.5",
                stroke_dasharray="8 8",
                class_name="stroke-white/70",
            ),
            view_box=VIEW_BOX,
            class_name="block size-full",
        ),
        rx.cond(
            TrackerState.live,
            rx.fragment(rx.foreach(TrackerState.trail, _dot), _flag()),
            rx.fragment(),
        ),
        _santa(),
        class_name="relative aspect-[1000/470] w-full",
        custom_attrs={"aria-hidden": "true"},
    )
