"""The numbers and routes of `specification_numbers.toml`."""

import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from santa_app import product
from santa_app.content import address, games, privacy, reindeer, trivia, village
from santa_app.rules import nice_score
from santa_app.site import ROUTES

SPECIFIED = tomllib.loads(Path(__file__).with_name("specification_numbers.toml").read_text("utf-8"))


def found(name: str) -> Any:
    """Return a value of `santa_app` by the path of its module, its name and its attributes."""
    package, module, *attributes = name.split(".")
    value: Any = import_module(f"santa_app.{package}.{module}")
    for attribute in attributes:
        value = getattr(value, attribute)
    return value


@pytest.mark.parametrize(("name", "count"), SPECIFIED["counts"].items())
def test_counts(name, count):
    entries = found(f"content.{name}")
    assert len(entries) == len(set(entries)) == count


@pytest.mark.parametrize(("name", "value"), SPECIFIED["values"].items())
def test_values(name, value):
    assert found(name) == value


@pytest.mark.parametrize(("name", "values"), SPECIFIED["fields"].items())
def test_fields(name, values):
    table, _, field = name.rpartition(".")
    assert [getattr(entry, field) for entry in found(f"content.{table}")] == values


def test_routes():
    assert {route.page.path for route in ROUTES} == set(SPECIFIED["paths"]["all"])


def test_nice_score():
    assert nice_score.nice_score("Testkind") == 85 + sum(map(ord, "testkind")) % 15


def test_entries():
    answers = "Blitzen|coal|Saint Nicholas|North Pole|Cookies and milk|magic|Green|Bernard"
    for question, answer in zip(trivia.QUESTIONS, answers.split("|"), strict=True):
        assert answer in question.options[question.correct]
    assert len(games.GAMES) >= 3
    assert all(len(place.details) == 4 for place in village.LOCATIONS)
    speed, distance, *_ = reindeer.TABLE.flight_facts
    assert "650 miles per second" in speed.text
    assert "75 million miles" in distance.text
    assert "H0H 0H0" in address.PAGE.address_sentence
    assert "December 7th" in address.MAIL_BY_SENTENCE


def test_privacy_policy():
    text = product.with_settings(
        " ".join(
            text for section in privacy.SECTIONS for text in (*section.paragraphs, *section.points)
        )
    )
    for number in ("under 13", "within 48 hours", "30 days after", "after 60 days"):
        assert number in text, number
