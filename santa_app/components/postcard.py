"""A postcard with Santa's address, and its stamp."""

from typing import Final

import reflex as rx

from santa_app import theme
from santa_app.components.icons import logo
from santa_app.components.sentences import AS_WRITTEN
from santa_app.content import address as words
from santa_app.i18n import gettext as _

_AIRMAIL: Final = "bg-[repeating-linear-gradient(135deg,#b3202c_0_16px,#fbfaf5_16px_32px,#23386e_32px_48px,#fbfaf5_48px_64px)]"
_PERFORATED: Final = (
    "bg-[radial-gradient(circle,transparent_3.2px,#fff_3.7px)] bg-[length:12px_12px] "
    "bg-[position:-6px_-6px]"
)


def _stamp(value: str, *, eager: bool) -> rx.Component:
    return rx.el.div(
        rx.el.div(
            logo("size-12", eager=eager),
            rx.el.p(value, class_name="text-sm font-extrabold text-gold-300"),
            class_name=(
                "on-night flex h-[6.5rem] w-20 flex-col items-center justify-center gap-1.5 bg-pine"
            ),
        ),
        class_name=f"{_PERFORATED} relative rotate-3 p-2 drop-shadow-md",
    )


def _postmark(line: str | rx.Var[str]) -> rx.Component:
    return rx.el.div(
        rx.el.span(
            _("North Pole"), class_name="text-[0.7rem] leading-tight font-extrabold uppercase"
        ),
        rx.el.span(line, custom_attrs=AS_WRITTEN, class_name="text-xs font-extrabold"),
        class_name=(
            "relative z-1 -me-3 grid size-24 -rotate-12 place-content-center rounded-full border-[3px] "
            "border-double border-night-500/50 text-center text-night-500/80"
        ),
        aria_hidden="true",
    )


def stamp_and_postmark(
    class_name: str = "",
    *,
    value: str = f"{words.PAGE.currency} {words.PAGE.cost}",
    line: str | rx.Var[str] = "H0H 0H0",
    eager: bool = False,
) -> rx.Component:
    """Return the stamp of that value, with a postmark that says "North Pole" and `line`."""
    return rx.el.div(
        _postmark(line),
        _stamp(value, eager=eager),
        class_name=f"flex shrink-0 items-start justify-end {class_name}",
        aria_hidden="true",
    )


def _written() -> rx.Component:
    return rx.el.div(
        rx.el.p(_("Dear Santa,"), class_name=f"{theme.DISPLAY} text-3xl text-holly"),
        rx.el.p(
            _(
                "how are the reindeer? I've been good this year. Well, mostly. "
                "The rest is in my letter!"
            ),
            class_name="mt-3 text-lg leading-9",
        ),
        rx.el.p(
            _("With love from all of us"), class_name=f"{theme.DISPLAY} mt-4 text-2xl text-pine"
        ),
        class_name="hidden pe-8 md:block",
    )


def _address() -> rx.Component:
    # Not in the display face, in which a zero looks like an O: families copy the postal code.
    name, *lines = words.ADDRESS_LINES
    return rx.el.address(
        rx.el.span(name, class_name="block border-b-2 border-night-500/20 pb-1.5"),
        *[
            rx.el.span(line, class_name="mt-2.5 block border-b-2 border-night-500/20 pb-1.5")
            for line in lines
        ],
        custom_attrs=AS_WRITTEN,
        class_name=(
            "mt-6 text-[1.35rem] leading-tight font-extrabold tracking-wide text-ink not-italic "
            "sm:whitespace-nowrap sm:text-3xl md:text-2xl lg:text-3xl"
        ),
    )


def postcard() -> rx.Component:
    """Return the back of the postcard: text, stamp and address."""
    return rx.el.div(
        rx.el.div(
            _written(),
            rx.el.div(
                stamp_and_postmark(),
                _address(),
                class_name="min-w-0 md:border-s-2 md:border-night-500/20 md:ps-8 lg:ps-10",
            ),
            class_name="grid rounded-2xl bg-snow p-6 sm:p-10 md:grid-cols-[1fr_1.4fr]",
        ),
        class_name=f"{_AIRMAIL} mx-auto max-w-4xl rounded-3xl p-3.5 shadow-lift lg:-rotate-1",
    )
