"""The Nice List certificate as it is previewed on the page; printing has its own document."""

import reflex as rx

from santa_app import theme
from santa_app.components.icons import picture
from santa_app.states.nice_list import NiceListState


def _fact(label: str, value: rx.Var) -> rx.Component:
    return rx.el.div(
        rx.el.dt(label, class_name="text-sm text-ink-soft"),
        rx.el.dd(value, class_name="font-bold"),
    )


def certificate_card() -> rx.Component:
    """Return the preview: name, score, year, number and issue date."""
    return rx.el.div(
        rx.el.div(
            picture("/art/logo.svg", "", width=64, height=64, class_name="mx-auto size-16"),
            rx.el.p(
                "Certificate of Niceness",
                class_name=f"{theme.DISPLAY} mt-3 text-3xl text-holly sm:text-4xl",
            ),
            rx.el.p("Santa Claus certifies that", class_name="mt-4 text-ink-soft"),
            rx.el.p(
                NiceListState.checked_name,
                class_name=f"{theme.DISPLAY} typed-large mx-auto mt-2 max-w-full border-b-2 border-gold pb-2 text-4xl break-words text-pine sm:text-5xl",
            ),
            rx.el.p(
                "is on the Nice List of ",
                NiceListState.year,
                " with a nice score of ",
                rx.el.b(NiceListState.score, " out of 100"),
                ".",
                class_name="mt-4 text-lg",
            ),
            rx.el.dl(
                _fact("Certificate number", NiceListState.number),
                _fact("Issued on", NiceListState.issued),
                class_name="mt-6 flex flex-wrap justify-center gap-x-10 gap-y-3",
            ),
            class_name="rounded-2xl border-4 border-double border-gold px-4 py-8 sm:px-10",
        ),
        class_name="rounded-3xl bg-white p-3 text-center shadow-lift ring-8 ring-holly",
    )
