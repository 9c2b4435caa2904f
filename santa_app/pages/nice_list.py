"""The Nice List checker (SPEC sections 2 and 4)."""

import reflex as rx

from santa_app import product, theme
from santa_app.components.buttons import link_button
from santa_app.components.fields import FORM_METHOD
from santa_app.components.icons import icon
from santa_app.components.metadata import Page
from santa_app.components.nice_list_views import certificate_view, checking_view, result_view
from santa_app.components.panel import panel
from santa_app.components.sections import banner, heading, page_hero, section
from santa_app.components.steps import step_way
from santa_app.content import nice_list as words
from santa_app.content import paths
from santa_app.states.nice_list import (
    FORM_ID,
    NAME_ID,
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


def _checker() -> rx.Component:
    return section(
        rx.match(
            NiceListState.stage,
            ("checking", checking_view()),
            ("result", result_view()),
            ("certificate", certificate_view()),
            _form(),
        ),
        id_=FORM_ID,
        class_name="min-h-[34rem]",
    )


def _how_it_works() -> rx.Component:
    return section(
        heading("How it works", "Even the nicest list needs good bookkeeping."),
        step_way([(step.title, step.text) for step in words.STEPS]),
        rx.el.div(
            link_button(
                "Collect good deeds",
                paths.GOOD_DEEDS,
                place="how it works",
                voice="quiet",
                sign="sparkles",
            ),
            class_name="mt-12 text-center",
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
            href=product.LETTER_PATH,
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
