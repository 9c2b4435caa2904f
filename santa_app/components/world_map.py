"""The drawn world map with Santa, the way he came and the next stop (DESIGN section 6)."""

import reflex as rx
from reflex.vars import ObjectVar

from santa_app.components.icons import picture
from santa_app.content.cities import CITIES
from santa_app.rules.world_map import MAP_HEIGHT, MAP_WIDTH, project
from santa_app.states.tracker import TrackerState

_HEIGHT_PER_WIDTH = MAP_HEIGHT / MAP_WIDTH
_OVERHANG = "8px"
"""How far Santa and the flag may reach beyond the map at the edges of the world."""


def _place(point: ObjectVar, across: str, down: str) -> dict[str, rx.Var]:
    """Return the style that moves an element to a point of the map, by transform alone.

    A changed `left` or `top` would count as a layout shift with every stop. `cqw` is one percent
    of the map's width; `across` and `down` take part of the element's own size off again.
    """
    x = "calc(" + point.x.to_string() + "cqw - " + across + ")"
    y = "calc(" + point.y.to_string() + f" * {_HEIGHT_PER_WIDTH}cqw - " + down + ")"
    inside = f"clamp(-{_OVERHANG}, " + x + f", 100cqw - 100% + {_OVERHANG})"
    return {"transform": "translate(" + inside + ", " + y + ")"}


def _dot(point: ObjectVar) -> rx.Component:
    return rx.el.span(
        style=_place(point, "50%", "50%"),
        class_name="absolute top-0 left-0 size-2 rounded-full bg-gold-300",
    )


def _flag() -> rx.Component:
    return rx.el.span(
        TrackerState.next_position.name,
        style=_place(TrackerState.next_position, "50%", "0.5rem"),
        class_name=(
            "absolute top-4 left-0 rounded-full bg-holly px-2 py-0.5 text-xs font-bold "
            "whitespace-nowrap text-white shadow-card sm:text-sm"
        ),
    )


def _santa() -> rx.Component:
    return rx.el.img(
        src="/art/santa-marker.svg",
        alt="",
        style=_place(TrackerState.position, "50%", "85%"),
        class_name=(
            "glow absolute top-0 left-0 size-12 transition-transform duration-1000 ease-in-out sm:size-16"
        ),
        custom_attrs={"width": 64, "height": 64},
    )


def _lights() -> str:
    """Return the windows of the fourteen cities, as dots of one path."""
    places = [project(city.latitude, city.longitude) for city in CITIES]
    return "".join(f"M{x:.0f} {y:.0f}h0" for x, y in places)


def world_map() -> rx.Component:
    """Return the map; what it shows also stands in words beside it."""
    return rx.el.div(
        # A file of its own: in the page it would be sent twice, as HTML and for React.
        picture(
            "/art/world-map.svg", "", width=MAP_WIDTH, height=MAP_HEIGHT, class_name="size-full"
        ),
        rx.el.svg(
            rx.el.path(
                d=_lights(),
                stroke_width="6",
                stroke_linecap="round",
                class_name="stroke-gold-300/80",
            ),
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
            view_box=f"0 0 {MAP_WIDTH} {MAP_HEIGHT}",
            class_name="absolute inset-0 size-full",
        ),
        rx.cond(
            TrackerState.live,
            rx.fragment(rx.foreach(TrackerState.trail, _dot), _flag()),
            rx.fragment(),
        ),
        _santa(),
        class_name="@container relative aspect-[1000/470] w-full",
        custom_attrs={"aria-hidden": "true"},
    )


def framed_map() -> rx.Component:
    """Return the map in the frame of a ship's chart, edge to edge on a phone."""
    return rx.el.div(
        world_map(),
        class_name=(
            "-mx-4 overflow-hidden border-y-2 border-gold/40 "
            "bg-[radial-gradient(ellipse_at_50%_30%,#2c5a94,#1b3a72_55%,#12234d)] px-1 pt-9 pb-4 "
            "shadow-lift sm:mx-0 sm:rounded-[2rem] sm:border-2 sm:px-6 sm:pt-12 sm:pb-8"
        ),
    )
