"""The Santa tracker (SPEC sections 2 and 4): live on 24 December, preparations on other days."""

import reflex as rx

from santa_app import product, theme
from santa_app.components.bar import bar
from santa_app.components.buttons import jump_button
from santa_app.components.countdown import countdown
from santa_app.components.icons import icon
from santa_app.components.metadata import Page
from santa_app.components.sections import banner, heading, page_hero, section
from santa_app.components.world_map import framed_map
from santa_app.content import paths
from santa_app.content import tracker as words
from santa_app.states.tracker import TrackerState

_PANEL = "rounded-3xl border border-white/10 bg-night-700 p-4 sm:p-6"
_BAR = "mt-2 h-3 bg-white/15"
_TWO_LINES = "[&>dd]:min-h-[3.2rem] sm:[&>dd]:min-h-8"


def _panel(
    sign: str,
    label: str,
    value: rx.Var | str,
    note: rx.Var | str | None = None,
    class_name: str = "",
) -> rx.Component:
    return rx.el.div(
        rx.el.dt(
            icon(sign, 20, "text-gold"),
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
    # Each value has room for the longest one, so that nothing moves when Santa does.
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
        bar(words.PROGRESS_PERCENT, class_name=_BAR),
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
                    rx.el.h3(status.label, class_name=f"{theme.DISPLAY} text-2xl text-gold"),
                    rx.el.p(status.value, class_name="mt-1 text-ice"),
                    bar(status.percent, class_name=_BAR),
                    rx.el.p(f"{status.percent}% ready", class_name="mt-1 text-sm font-bold"),
                    class_name=_PANEL,
                )
                for status in words.PREPARATIONS
            ],
            class_name="mt-6 grid gap-4 sm:grid-cols-3",
        ),
    )


def _status() -> rx.Component:
    # Both lie in one cell, so that the page below stays where it is when the mode changes.
    cell, unseen = "col-start-1 row-start-1", "invisible col-start-1 row-start-1"
    return rx.el.div(
        rx.el.div(_journey(), class_name=rx.cond(TrackerState.live, cell, unseen)),
        rx.el.div(_preparations(), class_name=rx.cond(TrackerState.live, unseen, cell)),
        class_name="grid grid-cols-1",
    )


def _live_badge() -> rx.Component:
    # Keys make them two elements: one that changed its width would count as moved.
    return rx.cond(
        TrackerState.live,
        rx.el.p(
            rx.el.span(class_name="size-3 animate-pulse rounded-full bg-white"),
            "Live",
            key="live",
            class_name="inline-flex items-center gap-2 rounded-full bg-holly px-4 py-1.5 font-extrabold",
        ),
        rx.el.p(
            icon("snowflake", 16),
            "Getting ready",
            key="home",
            class_name="inline-flex items-center gap-2 rounded-full bg-white/15 px-4 py-1.5 font-extrabold",
        ),
    )


def _board() -> rx.Component:
    return rx.el.section(
        rx.el.div(
            rx.el.div(
                rx.el.h2("Where is Santa now?", class_name=f"{theme.DISPLAY} text-3xl sm:text-4xl"),
                _live_badge(),
                class_name=(
                    "mb-10 flex flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between"
                ),
            ),
            framed_map(),
            rx.el.div(_where(), class_name="mt-8"),
            rx.el.h2("Journey status", class_name=f"{theme.DISPLAY} mt-12 mb-3 text-3xl"),
            _status(),
            rx.el.p(TrackerState.announcement, role="status", class_name="sr-only"),
            class_name=theme.WRAP,
        ),
        class_name=theme.NIGHT_BAND,
        id="santa-now",
    )


def _facts() -> rx.Component:
    return section(
        heading("One night, the whole world"),
        rx.el.dl(
            *[
                rx.el.div(
                    rx.el.dt(fact.label, class_name="order-2 mt-1 text-ink-soft"),
                    rx.el.dd(
                        fact.value,
                        class_name=f"{theme.FIGURE} text-2xl whitespace-nowrap text-holly sm:text-3xl",
                    ),
                    class_name="flex flex-col text-center first:col-span-2 sm:first:col-span-4 lg:first:col-span-1",
                )
                for fact in words.JOURNEY_FACTS
            ],
            class_name="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-4 lg:grid-cols-5",
        ),
    )


def page() -> rx.Component:
    """Return the sections of the page."""
    return rx.fragment(
        page_hero(
            "Track Santa",
            "On December 24th, follow the sleigh around the world, stop by stop. Until then, see how the packing goes.",
            jump_button("See Where Santa Is", "santa-now", "map_pin"),
            scene="scene-tracker",
            above="Live on Christmas Eve",
            sign="radar",
        ),
        section(heading("Time until Christmas"), countdown()),
        _board(),
        _facts(),
        banner(
            "Has your letter set out yet?",
            "Write to Santa before the sleigh leaves, and his reply comes by e-mail.",
            action="Write Your Letter",
            href=product.LETTER_PATH,
            place="tracker banner",
        ),
    )


PAGE = Page(
    path=paths.TRACKER,
    label="Track Santa",
    title="Santa Tracker – Where Is Santa Right Now?",
    description=(
        "Follow Santa around the world on December 24th: city, local time, gifts delivered and next "
        "stop on a drawn map. On other days, see how the preparations go."
    ),
    keywords=("Santa tracker", "track Santa", "where is Santa", "Christmas Eve", "live map"),
    body=page,
)
