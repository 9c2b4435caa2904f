"""The years of the copyright line, and what of a page follows its heading."""

import pytest
import reflex as rx

from santa_app.components.layout import heading_first
from santa_app.product import copyright_years


@pytest.mark.parametrize(
    ("year", "line"),
    [(2024, "2025"), (2025, "2025"), (2026, "2025–2026"), (2031, "2025–2031")],
)
def test_the_first_year_stays_and_the_year_of_the_build_follows(year: int, line: str) -> None:
    assert copyright_years(year) == line


def test_sections_after_the_heading_follow_it() -> None:
    hero = rx.el.section(rx.el.div(rx.el.h1("Nice List")))
    body = rx.fragment(rx.el.script("{}"), hero, rx.el.section(), rx.el.section())
    data, first, rest = heading_first(body).children
    assert [data, first] == body.children[:2]
    assert rest.children == body.children[2:]


@pytest.mark.parametrize(
    "body",
    [
        rx.el.section(rx.el.h1("Not found"), rx.el.p("Sorry.")),
        rx.fragment(rx.el.section(rx.el.h1("Only this"))),
        rx.fragment(rx.el.section(), rx.el.section()),
    ],
)
def test_a_page_without_sections_after_its_heading_stays_whole(body: rx.Component) -> None:
    assert heading_first(body) is body
