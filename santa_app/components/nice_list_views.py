"""What the Nice List checker shows after a name: looking it up, the result, the certificate."""

import reflex as rx

from santa_app import theme
from santa_app.components.bar import bar
from santa_app.components.buttons import voice_class
from santa_app.components.certificate_card import certificate_card
from santa_app.components.icons import drawing, icon
from santa_app.components.panel import panel
from santa_app.states.nice_list import (
    CERTIFICATE_ID,
    RESULT_ID,
    NiceListState,
)


def checking_view() -> rx.Component:
    """Return the three seconds in which the elves look the name up."""
    return panel(
        rx.el.div,
        drawing("scene-nice", "sway mx-auto h-32 w-auto", eager=True),
        rx.el.p(
            NiceListState.step_text,
            role="status",
            class_name=f"{theme.DISPLAY} mt-6 min-h-20 text-3xl text-pine",
        ),
        bar(
            None,
            fill="ember",
            moves="fill-3s",
            class_name="mx-auto h-4 w-full max-w-sm bg-night/10",
        ),
        seam="gold",
        class_name="text-center",
    )


def _star(lit: rx.Var[bool]) -> rx.Component:
    return rx.cond(
        lit,
        rx.icon("star", size=36, class_name="fill-gold stroke-ember"),
        rx.icon("star", size=36, class_name="stroke-ink-soft"),
    )


def _stars() -> rx.Component:
    return rx.el.div(
        rx.el.span(NiceListState.star_count, " of 5 stars", class_name="sr-only"),
        rx.el.div(
            rx.foreach(NiceListState.stars, _star),
            class_name="flex justify-center gap-1",
            custom_attrs={"aria-hidden": "true"},
        ),
    )


def _check_another() -> rx.Component:
    return rx.el.button(
        "Check Another Name",
        type="button",
        on_click=NiceListState.check_another,
        class_name=theme.QUIET,
    )


def result_view() -> rx.Component:
    """Return the congratulation with score and stars."""
    return panel(
        rx.el.div,
        rx.el.p("It is official!", class_name="font-bold tracking-wide text-holly"),
        rx.el.h2(
            "Congratulations, ",
            rx.el.span(NiceListState.checked_name, class_name="typed-large"),
            "!",
            id=RESULT_ID,
            class_name=f"{theme.DISPLAY} text-4xl break-words text-pine outline-none sm:text-5xl",
            custom_attrs={"tabIndex": "-1"},
        ),
        rx.el.p("You are on the Nice List.", class_name="text-xl font-bold"),
        rx.el.p(
            rx.el.span("Nice score", class_name="block text-base font-bold text-ink-soft"),
            rx.el.span(NiceListState.score, class_name=f"{theme.FIGURE} text-7xl text-holly"),
            rx.el.span(" out of 100", class_name="font-bold text-ink-soft"),
        ),
        _stars(),
        rx.el.p(NiceListState.message, class_name="rounded-3xl bg-gold/20 p-6 text-lg"),
        rx.el.div(
            rx.el.button(
                icon("award"),
                "Get Your Certificate",
                type="button",
                on_click=NiceListState.get_certificate,
                class_name=theme.PRIMARY,
            ),
            _check_another(),
            class_name="flex flex-col justify-center gap-3 sm:flex-row",
        ),
        seam="pine",
        class_name="pop-in text-center",
    )


def certificate_view() -> rx.Component:
    """Return the certificate and its two print buttons."""
    return rx.el.div(
        rx.el.h2(
            "Your certificate",
            id=CERTIFICATE_ID,
            class_name=f"{theme.DISPLAY} text-center text-4xl text-pine outline-none",
            custom_attrs={"tabIndex": "-1"},
        ),
        certificate_card(),
        rx.el.div(
            *[
                rx.el.button(
                    icon(sign),
                    label,
                    type="button",
                    on_click=NiceListState.print_certificate,
                    class_name=voice_class(voice),
                )
                for sign, label, voice in (
                    ("download", "Download & Print Certificate", "primary"),
                    ("printer", "Print Certificate", "quiet"),
                )
            ],
            class_name="flex flex-col justify-center gap-3 sm:flex-row",
        ),
        rx.el.div(
            rx.el.button(
                "Back to the result",
                type="button",
                on_click=NiceListState.back_to_result,
                class_name=theme.QUIET,
            ),
            _check_another(),
            class_name="flex flex-wrap justify-center gap-3",
        ),
        class_name="rise-in mx-auto grid max-w-3xl grid-cols-1 gap-6",
    )
