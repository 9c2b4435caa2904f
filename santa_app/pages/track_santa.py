"""The Santa tracker: live on December 24, preparations on other days."""

import reflex as rx
from reflex.vars import ObjectVar

from santa_app import components as ui
from santa_app import theme
from santa_app.content import paths
from santa_app.content import tracker as words
from santa_app.content.cities import CITIES
from santa_app.rules.world_map import MAP_HEIGHT, MAP_WIDTH, project
from santa_app.states.tracker import TrackerState

_PANEL = "rounded-3xl border border-white/10 bg-night-700 p-4 sm:p-6"
_BAR = "mt-2 h-3 bg-white/15"
_TWO_LINES = "[&>dd]:min-h-[3.2rem] sm:[&>dd]:min-h-8"


def _panel(
    icon_name: str,
    label: str,
    value: rx.Var | str,
    note: rx.Var | str | None = None,
    class_name: str = "",
) -> rx.Component:
    return rx.el.div(
        rx.el.dt(
            ui.icon(icon_name, 20, "text-gold"),
            label,
            class_name="flex items-center gap-2 text-sm font-bold text-ice",
        ),
        rx.el.dd(
            value,
            class_name="mt-2 min-h-8 text-lg leading-snug font-extrabold text-white sm:text-xl",
        ),
        rx.el.dd(note, class_name="mt-1 text-sm font-bold text-gold-300")
        if note is not None
        else rx.fragment(),
        class_name=f"{_PANEL} {class_name}",
    )


def _where() -> rx.Component:
    # Each value reserves space for the longest one, so that no stop causes a layout shift.
    return rx.el.dl(
        _panel(
            "map_pin", "Current city", TrackerState.city, class_name=f"{_TWO_LINES} lg:col-span-2"
        ),
        _panel("globe", "Country", TrackerState.country, class_name=f"{_TWO_LINES} lg:col-span-2"),
        _panel(
            "clock",
            "Local time",
            rx.cond(TrackerState.ready, TrackerState.time, "\u2013"),
            class_name="lg:col-span-2",
        ),
        _panel(
            "gift",
            "Gifts delivered",
            TrackerState.gifts_text,
            TrackerState.gifts_note,
            class_name="lg:col-span-3",
        ),
        _panel(
            "navigation",
            "Next stop",
            TrackerState.next_stop,
            class_name=f"{_TWO_LINES} col-span-2 lg:col-span-3",
        ),
        class_name="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-6",
    )


def _journey() -> rx.Component:
    return rx.el.div(
        rx.el.p(words.LIVE_MESSAGE, class_name="text-lg text-ice"),
        rx.el.p("Journey progress: ", rx.el.b(f"{words.PROGRESS_PERCENT}%"), class_name="mt-5"),
        ui.progress_bar(words.PROGRESS_PERCENT, class_name=_BAR),
        rx.el.dl(
            _panel("gauge", "Speed", words.SPEED),
            _panel("mountain", "Altitude", words.ALTITUDE),
            _panel("cloud_snow", "Weather", TrackerState.weather),
            class_name="mt-6 grid grow auto-rows-fr gap-4 sm:grid-cols-3",
        ),
        class_name="flex h-full flex-col",
    )


def _preparations() -> rx.Component:
    return rx.el.div(
        rx.el.p(words.RETURN_MESSAGE, class_name="text-lg text-ice"),
        rx.el.ul(
            *[
                rx.el.li(
                    ui.h3(status.label, class_name="text-2xl text-gold"),
                    rx.el.p(status.value, class_name="mt-1 text-ice"),
                    ui.progress_bar(status.percent, class_name=_BAR),
                    rx.el.p(f"{status.percent}% ready", class_name="mt-1 text-sm font-bold"),
                    class_name=_PANEL,
                )
                for status in words.PREPARATIONS
            ],
            class_name="mt-6 grid gap-4 sm:grid-cols-3",
        ),
    )


def _status() -> rx.Component:
    # Both share one grid cell, so that a change of mode causes no layout shift.
    cell, unseen = "col-start-1 row-start-1", "invisible col-start-1 row-start-1"
    return rx.el.div(
        rx.el.div(_journey(), class_name=rx.cond(TrackerState.live, cell, unseen)),
        rx.el.div(_preparations(), class_name=rx.cond(TrackerState.live, unseen, cell)),
        class_name="grid grid-cols-1",
    )


def _live_badge() -> rx.Component:
    look = "inline-flex items-center gap-2 rounded-full px-4 py-1.5 font-extrabold"
    dot = rx.el.span(class_name="size-3 animate-pulse rounded-full bg-white")
    # The keys make React create a new element: a changed width would count as a layout shift.
    return rx.cond(
        TrackerState.live,
        rx.el.p(dot, "Live", key="live", class_name=f"{look} bg-holly"),
        rx.el.p(
            ui.icon("snowflake", 16), "Getting ready", key="home", class_name=f"{look} bg-white/15"
        ),
    )


_HEIGHT_PER_WIDTH = MAP_HEIGHT / MAP_WIDTH
_OVERHANG = "8px"
"""How far Santa and the flag may extend beyond the map."""


def _place(point: ObjectVar, across: str, down: str) -> dict[str, rx.Var]:
    """Return the style that moves an element to a point of the map by a transform.

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
    """Return the lights of all cities as the dots of one SVG path."""
    places = [project(city.latitude, city.longitude) for city in CITIES]
    return "".join(f"M{x:.0f} {y:.0f}h0" for x, y in places)


def _world_map() -> rx.Component:
    """Return the map, a decoration: the text beside it says the same."""
    return rx.el.div(
        # An inline SVG would be sent twice, in the HTML and in the JavaScript.
        ui.drawing("world-map", "size-full", size=(MAP_WIDTH, MAP_HEIGHT)),
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
        rx.cond(TrackerState.live, rx.fragment(rx.foreach(TrackerState.trail, _dot), _flag())),
        _santa(),
        class_name="@container relative aspect-[1000/470] w-full",
        aria_hidden="true",
    )


def _board() -> rx.Component:
    return ui.night_section(
        rx.el.div(
            ui.h2("Where is Santa now?", class_name="text-3xl sm:text-4xl"),
            _live_badge(),
            class_name=(
                "mb-10 flex flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between"
            ),
        ),
        rx.el.div(
            _world_map(),
            class_name=(
                "-mx-4 overflow-hidden border-y-2 border-gold/40 "
                "bg-[radial-gradient(ellipse_at_50%_30%,#2c5a94,#1b3a72_55%,#12234d)] px-1 pt-9 pb-4 "
                "shadow-lift sm:mx-0 sm:rounded-[2rem] sm:border-2 sm:px-6 sm:pt-12 sm:pb-8"
            ),
        ),
        rx.el.div(_where(), class_name="mt-8"),
        ui.h2("Journey status", class_name="mt-12 mb-3 text-3xl"),
        _status(),
        rx.el.p(TrackerState.announcement, role="status", class_name="sr-only"),
        id="santa-now",
    )


def _facts() -> rx.Component:
    return ui.section(
        ui.heading("One night, the whole world"),
        rx.el.dl(
            *[
                rx.el.div(
                    rx.el.dt(fact.label, class_name="order-3 text-ink-soft"),
                    rx.el.dd(
                        fact.value,
                        class_name=f"{theme.FIGURE} order-2 text-2xl text-holly sm:mt-1 sm:text-3xl",
                    ),
                    ui.icon(fact.icon, 30, "order-1 text-gold-700"),
                    class_name=(
                        "flex flex-wrap items-center gap-x-3 sm:col-span-2 sm:flex-col sm:text-center "
                        "sm:max-lg:nth-4:col-start-2 lg:col-span-1"
                    ),
                )
                for fact in words.JOURNEY_FACTS
            ],
            class_name="mx-auto grid w-fit gap-x-4 gap-y-4 sm:w-auto sm:grid-cols-6 sm:gap-y-8 lg:grid-cols-5",
        ),
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.task_hero(
            "Track Santa",
            "On December 24th, follow the sleigh around the world, stop by stop. Until then, see how the packing is going.",
            ui.jump_button("See Where Santa Is", "santa-now", "map_pin"),
            scene="scene-tracker",
        ),
        ui.section(ui.countdown(ui.heading("Time until Christmas"))),
        _board(),
        _facts(),
        ui.banner(
            "Have you mailed your letter yet?",
            "Write to Santa before the sleigh takes off. He'll answer by email.",
            "Write Your Letter",
            picture="sleigh",
            place="tracker banner",
        ),
    )


PAGE = ui.Page(
    path=paths.TRACKER,
    label="Track Santa",
    title="Santa Tracker – Where Is Santa Right Now?",
    description=(
        "Follow Santa around the world on December 24th: city, local time, gifts delivered and next "
        "stop on a map. On other days, see how the packing is going."
    ),
    keywords=("Santa tracker", "track Santa", "where is Santa", "Christmas Eve", "live map"),
    body=page,
)
