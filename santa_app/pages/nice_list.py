"""The Nice List checker (SPEC sections 2 and 4)."""

import reflex as rx

from santa_app import theme
from santa_app.components.buttons import link_button, voice_class
from santa_app.components.certificate_card import certificate_card
from santa_app.components.fields import FORM_METHOD
from santa_app.components.icons import icon, picture
from santa_app.components.metadata import Page
from santa_app.components.panel import panel
from santa_app.components.sections import banner, heading, page_hero, section
from santa_app.content import nice_list as words
from santa_app.content import paths
from santa_app.states.nice_list import (
    CERTIFICATE_ID,
    FORM_ID,
    NAME_ID,
    RESULT_ID,
    NiceListState,
)


def _hero() -> rx.Component:
    return page_hero(
        "Nice List Checker",
        words.LEAD,
        rx.el.button(
            icon("list_checks"),
            "Check My Name",
            type="button",
            on_click=NiceListState.scroll_to_form,
            class_name=theme.GOLD,
        ),
        scene="scene-nice",
        above="Straight from the big red book",
        sign="book_open_check",
    )


def _form() -> rx.Component:
    return panel(
        rx.el.form,
        rx.el.h2(
            "Whose name shall we look up?",
            class_name=f"{theme.DISPLAY} text-3xl text-holly sm:text-4xl",
        ),
        rx.el.div(
            rx.el.label(
                "First name", html_for=NAME_ID, class_name="mb-1.5 block text-left font-bold"
            ),
            rx.el.input(
                id=NAME_ID,
                name="first_name",
                value=NiceListState.name,
                on_change=NiceListState.set_name,
                max_length=60,
                auto_complete="off",
                placeholder="Your first name",
                class_name=f"{theme.FIELD} typed text-lg",
            ),
        ),
        rx.el.button(
            icon("search"),
            "Check the Nice List",
            type="submit",
            disabled=~NiceListState.can_check,
            class_name=f"{theme.PRIMARY} w-full text-lg",
        ),
        rx.el.p(words.PRIVACY, class_name="text-sm text-ink-soft"),
        on_submit=NiceListState.check,
        method=FORM_METHOD,
        class_name="text-center",
        custom_attrs={"aria-label": "Nice List"},
    )


def _checking() -> rx.Component:
    return panel(
        rx.el.div,
        picture(
            "/art/scene-nice.svg",
            "",
            width=640,
            height=480,
            eager=True,
            class_name="sway mx-auto h-56 w-auto",
        ),
        rx.el.p(
            NiceListState.step_text,
            role="status",
            class_name=f"{theme.DISPLAY} mt-6 min-h-20 text-3xl text-pine",
        ),
        rx.el.div(
            rx.el.div(
                class_name="fill-3s h-full rounded-full bg-linear-to-r from-holly via-ember to-gold"
            ),
            class_name="mx-auto h-4 w-full max-w-sm overflow-hidden rounded-full bg-night/10",
            custom_attrs={"aria-hidden": "true"},
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


def _result() -> rx.Component:
    return panel(
        rx.el.div,
        rx.el.p("It is official!", class_name="font-bold tracking-wide text-holly"),
        rx.el.h2(
            "Congratulations, ",
            NiceListState.checked_name,
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
            rx.el.button(
                "Check Another Name",
                type="button",
                on_click=NiceListState.check_another,
                class_name=theme.QUIET,
            ),
            class_name="flex flex-col justify-center gap-3 sm:flex-row",
        ),
        seam="pine",
        class_name="pop-in text-center",
    )


def _certificate() -> rx.Component:
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
            rx.el.button(
                "Check Another Name",
                type="button",
                on_click=NiceListState.check_another,
                class_name=theme.QUIET,
            ),
            class_name="flex flex-wrap justify-center gap-3",
        ),
        class_name="rise-in mx-auto grid max-w-3xl grid-cols-1 gap-6",
    )


def _checker() -> rx.Component:
    return section(
        rx.match(
            NiceListState.stage,
            ("checking", _checking()),
            ("result", _result()),
            ("certificate", _certificate()),
            _form(),
        ),
        id_=FORM_ID,
        class_name="min-h-[34rem]",
    )


def _how_it_works() -> rx.Component:
    return section(
        heading("How it works", "Even the nicest list needs good bookkeeping."),
        rx.el.ol(
            *[
                rx.el.li(
                    rx.el.span(
                        str(number),
                        class_name=(
                            "grid size-11 place-items-center rounded-full bg-holly text-xl "
                            "font-extrabold text-white"
                        ),
                        custom_attrs={"aria-hidden": "true"},
                    ),
                    rx.el.h3(step.title, class_name=f"{theme.DISPLAY} mt-4 text-2xl text-pine"),
                    rx.el.p(step.text, class_name="mt-2 text-ink-soft"),
                    class_name=f"{theme.CARD} p-7",
                )
                for number, step in enumerate(words.STEPS, start=1)
            ],
            class_name="grid gap-6 md:grid-cols-3",
        ),
        rx.el.div(
            link_button(
                "Collect good deeds",
                paths.GOOD_DEEDS,
                place="how it works",
                voice="quiet",
                sign="sparkles",
            ),
            class_name="mt-8 text-center",
        ),
        shaded=True,
    )


def page() -> rx.Component:
    """Return the sections of the page."""
    return rx.fragment(
        _hero(),
        _checker(),
        _how_it_works(),
        banner(
            "Now tell Santa your wishes",
            "He knows you have been nice. What he does not know yet is what you dream of.",
            action="Write Your Letter",
            href=paths.LETTER,
            place="nice list banner",
        ),
    )


PAGE = Page(
    path=paths.NICE_LIST,
    label="Nice List",
    title="Nice List Checker – Are You on Santa's Nice List?",
    description=(
        "Look up a first name in Santa's big book, see the nice score and print an official "
        "Nice List certificate. Free, and the name never leaves your device."
    ),
    keywords=("nice list checker", "Santa's nice list", "nice list certificate", "printable"),
    body=page,
)
