"""The countdown to Christmas."""

import reflex as rx

from santa_app import theme
from santa_app.components.sentences import AS_WRITTEN
from santa_app.components.typography import h2
from santa_app.i18n import gettext as _
from santa_app.rules.countdown import CHRISTMAS_EVE, PRESENTS_DAY
from santa_app.states.countdown import CountdownState

_GREETING = _("Santa's home, his boots are off, and the cocoa's on.")
_EVENING_GREETING = _("Tonight's the night. Listen: can you hear a little bell?")


_UNITS = (_("Days"), _("Hours"), _("Minutes"), _("Seconds"))
_NUMBERS = (
    CountdownState.days,
    CountdownState.hours,
    CountdownState.minutes,
    CountdownState.seconds,
)
_SMALL = "max-sm:text-xs" if max(map(len, _UNITS)) > len("Seconds") else ""


def _unit(value: rx.Var, label: str) -> rx.Component:
    # The keys make React create a new element: a changed text would count as a layout shift.
    return rx.el.div(
        rx.el.span(
            rx.cond(
                CountdownState.ready,
                rx.el.span(value, key="number"),
                rx.el.span("\u2013\u2013", key="wait"),
            ),
            custom_attrs=AS_WRITTEN,
            class_name=f"{theme.FIGURE} block text-4xl text-gold sm:text-6xl",
        ),
        rx.el.span(
            label, class_name=f"mt-1 block text-sm {_SMALL} font-bold text-ice sm:text-base"
        ),
        class_name=(
            "min-w-[4.6rem] rounded-3xl border border-white/10 bg-linear-to-b from-night-500 to-night "
            "px-1 py-4 text-center shadow-lift sm:min-w-28 sm:py-6 md:min-w-36"
        ),
    )


def countdown(heading: rx.Component) -> rx.Component:
    """Return days, hours, minutes and seconds to Christmas below a heading, or a greeting from then on.

    The numbers appear after hydration in boxes of fixed size, and the greeting replaces the boxes.
    Screen readers hear a sentence that changes once a day, not every second.
    """
    christmas = CountdownState.christmas
    greeting = (
        rx.cond(CountdownState.eve, _EVENING_GREETING, _GREETING)
        if PRESENTS_DAY == CHRISTMAS_EVE
        else _GREETING
    )
    return rx.el.div(
        rx.el.div(
            heading,
            rx.el.div(
                *map(_unit, _NUMBERS, _UNITS),
                class_name="mx-auto grid w-fit grid-cols-2 gap-2 min-[22rem]:grid-cols-4 sm:gap-5",
                aria_hidden="true",
            ),
            class_name=rx.cond(christmas, "invisible", ""),
        ),
        rx.cond(
            christmas,
            rx.el.div(
                h2(_("Merry Christmas!"), class_name="text-5xl text-holly sm:text-7xl"),
                rx.el.p(greeting, class_name="text-lg text-ink-soft sm:text-xl"),
                class_name="absolute inset-0 grid content-center justify-items-center gap-4 text-center",
            ),
        ),
        rx.el.p(CountdownState.spoken, class_name="sr-only", role="status"),
        class_name="relative",
    )
