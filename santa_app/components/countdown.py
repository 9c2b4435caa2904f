"""The Christmas countdown, the same on the home page and the tracker (SPEC section 4)."""

import reflex as rx

from santa_app import theme
from santa_app.states.countdown import CountdownState


def _unit(value: rx.Var, label: str) -> rx.Component:
    return rx.el.div(
        rx.el.span(
            rx.cond(CountdownState.ready, value, "\u2013\u2013"),
            class_name=f"{theme.FIGURE} block text-4xl text-gold sm:text-6xl",
        ),
        rx.el.span(label, class_name="mt-1 block text-sm font-bold text-ice sm:text-base"),
        class_name=(
            "min-w-[4.6rem] rounded-3xl border border-white/10 bg-linear-to-b from-night-500 to-night "
            "px-2 py-4 text-center shadow-lift sm:min-w-28 sm:py-6 md:min-w-36"
        ),
    )


def countdown() -> rx.Component:
    """Return days, hours, minutes and seconds to 25 December, or a greeting on the day itself.

    The numbers appear after hydration in boxes whose size they do not change. Screen readers
    hear one sentence that changes once a day, not every second.
    """
    return rx.el.div(
        rx.cond(
            CountdownState.christmas,
            rx.el.p("Merry Christmas!", class_name=f"{theme.DISPLAY} py-6 text-center text-5xl text-holly"),
            rx.el.div(
                _unit(CountdownState.days, "Days"),
                _unit(CountdownState.hours, "Hours"),
                _unit(CountdownState.minutes, "Minutes"),
                _unit(CountdownState.seconds, "Seconds"),
                class_name="flex justify-center gap-2 sm:gap-5",
                custom_attrs={"aria-hidden": "true"},
            ),
        ),
        rx.el.p(CountdownState.spoken, class_name="sr-only", role="status"),
    )
