"""Every rule of the features gives the same in CPython and, compiled, in Node.

Hypothesis makes at least 1,000 inputs for each rule: names in any script, moments from 1970 to
2100 in several time zones, dates, deed lists. One Node process answers all inputs of a rule.
"""

from collections.abc import Callable
from datetime import UTC, date, datetime
from functools import cache
from inspect import signature
from types import FunctionType
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from reflex_browser_state import browser
from reflex_browser_state.testing import FakeBrowser, run_in_node, run_in_python

from santa_app.content.checks import DIFFICULTIES
from santa_app.content.cities import CITIES
from santa_app.content.recipes import RECIPE_INDEX, RECIPE_TAGS, TIME_VALUES
from santa_app.rules import (
    advent,
    certificate,
    countdown,
    deeds,
    elf_portrait,
    filters,
    flight,
    letter_paper,
    nice_score,
    own_letter,
    pairs,
    presents,
    text_width,
    tracker,
    wish_list,
    workshop_diary,
    world_map,
)
from santa_app.rules import trivia as daily
from santa_app.rules.countdown import clock_text
from santa_app.rules.deeds import Deed
from santa_app.states import elf_name, recipe_book, trivia
from santa_app.states.tracker import place_of

EXAMPLES = 1000
AT_ONCE = 20
"""Values in one example of Hypothesis, which spends most of its time between examples."""
LAST_MS = int(datetime(2101, 1, 1, tzinfo=UTC).timestamp() * 1000) - 1

texts = st.text(max_size=40)
awkward = st.text(
    alphabet="aZßİıΣςﬁ𐐨小明é🎅🏽\u200d\ufeff\u00a0\u3000 \x1c\x85<>&\"'0١", max_size=12
)
names = texts | awkward
moments = st.integers(min_value=0, max_value=LAST_MS)
eves = st.integers(min_value=1_798_000_000_000, max_value=1_798_250_000_000)
slots = (moments | eves).map(lambda now: now // 5000 + 14)
dates = st.dates(date(1970, 1, 1), date(2100, 12, 31)).map(lambda d: (d.year, d.month, d.day))
ids = st.integers(0, 40).map(str) | moments.map(str) | awkward
small = st.integers(0, 60)
shares = st.integers(0, 60).map(lambda total: total + 1)
totals = st.integers(min_value=0, max_value=400)
seeds = st.integers(min_value=0, max_value=2**31)
places = st.integers(-3_000, 26_000).map(lambda place: place / 8)
"""Places of the sleigh, in binary fractions: both sides write them alike."""
speeds = st.sampled_from([16.0, 64.0, 128.0]) | st.integers(60, 200)
columns = st.lists(st.integers(0, 2), min_size=10, max_size=10)
deed_lists = st.lists(
    st.builds(
        Deed,
        id=ids,
        text=st.sampled_from(("Helped", "小明 🎅", "")),
        date=st.just("12/24/2025"),
        points=st.integers(min_value=-20, max_value=40),
    ),
    max_size=5,
)
stops = st.sampled_from(CITIES).map(place_of)
recipes = st.sampled_from(RECIPE_INDEX)
queries = st.sampled_from(
    [
        made
        for recipe in RECIPE_INDEX
        for text in (recipe.title, recipe.description[3:20], *recipe.tags)
        for made in (text, text.upper(), f" {text[1:]}\u3000")
    ]
)
choices = st.sampled_from([*DIFFICULTIES, "all", "", "easy"])
tags = st.sampled_from([*RECIPE_TAGS, "all", "Bak"])
times = st.sampled_from([*TIME_VALUES, "all", "16"])


@cache
def _column(strategy: st.SearchStrategy) -> list[Any]:
    """Generate a strategy's values once for all rules that take them."""
    found: list[Any] = []

    @settings(
        max_examples=EXAMPLES // AT_ONCE,
        database=None,
        derandomize=True,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(strategy, min_size=AT_ONCE, max_size=AT_ONCE))
    def collect(values: list[object]) -> None:
        found.extend(values)

    collect()
    while len(found) < EXAMPLES:  # a strategy of few values is used up sooner
        found.extend(found[: EXAMPLES - len(found)])
    return found


def _inputs(*strategies: st.SearchStrategy) -> list[tuple[Any, ...]]:
    """Pair the columns, each turned against the one before so that values mix."""
    columns = []
    for place, strategy in enumerate(strategies):
        column = _column(strategy)
        columns.append(column[place * 37 :] + column[: place * 37])
    return list(zip(*columns, strict=False))


def _assert_agreement(rule: Callable[..., Any], inputs: list[tuple[Any, ...]], zone: str) -> None:
    assert isinstance(rule, FunctionType)  # what Node runs is compiled from its source
    assert len(inputs) >= EXAMPLES
    expected = run_in_python(rule, inputs)
    answers = run_in_node(rule, inputs, zone=zone)
    differing = [
        (given_, wanted, got)
        for given_, wanted, got in zip(inputs, expected, answers, strict=True)
        if wanted != got
    ]
    assert differing == []


texts = st.lists(names | st.sampled_from(["a bike", " A ", "x" * 2000]), max_size=40)
letters = st.fixed_dictionaries(
    {
        **dict.fromkeys(("child_name", "age", "city_country", "message_to_santa"), names),
        "wish_list": texts.map("\n".join),
        "been_good": st.booleans(),
    }
)


def flown(start: list[float], end: list[float]) -> str:
    """Return a flight between two cities as the map draws it."""
    return flight.flight_path(flight.flight(start, end))


def christmas_at(date: list[int], hour: int) -> bool:
    return countdown.is_christmas(date[1], date[2], hour)


RULES: list[tuple[Callable[..., Any], tuple[st.SearchStrategy, ...]]] = [
    (nice_score.is_name, (names,)),
    (nice_score.nice_score, (names,)),
    (nice_score.message_index, (names,)),
    (nice_score.star_count, (totals,)),
    (elf_name.can_generate, (names, st.integers(-1, 14))),
    (elf_name.elf_name, (names, st.integers(1, 12))),
    (countdown.christmas_year, (dates,)),
    (christmas_at, (dates, st.integers(0, 23))),
    (countdown.is_christmas_eve, (dates,)),
    (countdown.day_number, (dates,)),
    (countdown.days_to_mail, (dates,)),
    (countdown.seconds_until, (moments, moments)),
    (countdown.spoken_countdown, (st.integers(0, 366 * 86400),)),
    (countdown.two_digits, (totals,)),
    (countdown.clock_text, (st.integers(0, 23), small, small)),
    (advent.season_year, (dates,)),
    (advent.open_doors, (dates,)),
    (advent.door_number, (names | small.map(str),)),
    (trivia.percent_right, (small, small)),
    (trivia.quiz_tier, (small, shares)),
    (tracker.slot_at, (moments,)),
    (tracker.ms_to_next_slot, (moments,)),
    (tracker.draw, (slots, st.integers(0, 200), st.integers(1, 1_000_000))),
    (tracker.night_cities, (slots,)),
    (tracker.city_index, (slots,)),
    (tracker.gifts_delivered, (slots, st.integers(2025, 2027))),
    (tracker.weather_index, (slots,)),
    (world_map.dot_path, (st.floats(-90, 90), st.floats(-180, 180))),
    (world_map.map_point, (names, st.floats(-90, 90), st.floats(-180, 180))),
    (flown, (stops, stops)),
    (flight.step_at, (moments | eves,)),
    (tracker.gifts_by, (moments | eves, st.integers(2025, 2027))),
    (workshop_diary.last_page, (dates,)),
    (workshop_diary.stage, (dates,)),
    (workshop_diary.readiness, (dates,)),
    (workshop_diary.is_resting, (dates,)),
    (deeds.deed_time, (ids,)),
    (deeds.unused_id, (deed_lists, totals)),
    (deeds.total_points, (deed_lists,)),
    (deeds.average_points, (deed_lists,)),
    (deeds.deeds_this_week, (deed_lists, moments)),
    (deeds.deed_tier, (totals,)),
    (deeds.points_to_next, (totals,)),
    (deeds.progress_percent, (totals,)),
    (elf_portrait.elf_portrait, (st.integers(0, 25), st.integers(1, 12))),
    (daily.daily_index, (dates,)),
    (pairs.mixed, (small, seeds)),
    (pairs.dealt, (st.integers(1, 12), st.just(12), seeds)),
    (pairs.fewest, (small, small)),
    (presents.chimney_columns, (seeds,)),
    (presents.place_after, (places, speeds)),
    (presents.flight_seconds, (speeds,)),
    (presents.house_at, (places,)),
    (presents.falls_in, (columns, places, st.integers(0, 60))),
    (presents.roof_height, (places,)),
    (presents.stop_place, (small,)),
    (presents.praise, (st.integers(0, 10),)),
    (text_width.text_width, (names,)),
    (letter_paper.fitting_size, (texts,)),
    (letter_paper.sheets_of, (texts, st.sampled_from(letter_paper.SIZES))),
    (own_letter.paragraphs_of, (letters,)),
    (wish_list.toggled, (texts.map("\n".join), st.sampled_from(["a bike", "A"]))),
    (recipe_book.matches_search, (recipes, queries | names)),
    (recipe_book.matches_filters, (recipes, choices, tags, times)),
    (filters.matches, (choices, choices)),
    (filters.valid_choice, (choices, st.just(DIFFICULTIES))),
    (certificate.certificate_number, (names, moments)),
    (certificate.fitted_size, (names, totals, totals, totals)),
]


@pytest.mark.parametrize(
    ("rule", "strategies"), RULES, ids=lambda value: getattr(value, "__name__", "")
)
def test_a_rule_agrees(rule: Callable[..., Any], strategies: tuple[st.SearchStrategy, ...]) -> None:
    inputs = _inputs(*strategies)
    if strategies == (dates,):
        wanted = len(signature(rule).parameters)
        inputs = [day[3 - wanted :] for (day,) in inputs]
    _assert_agreement(rule, inputs, "UTC")


def framed_elf_certificate(name: str, talents: list[str], now: float, elf: int) -> str:
    """The elf name generator's print, as one function that compiles."""
    portrait = elf_portrait.elf_portrait(elf, 1 + elf % 12)
    return certificate.elf_certificate(
        name, talents[0], talents, now, talents[1], portrait=portrait
    )


def test_certificates_agree() -> None:
    inputs = _inputs(names, st.integers(85, 99), st.integers(1970, 2100), moments, names)
    few = inputs[::10]
    assert run_in_node(certificate.nice_certificate, few) == run_in_python(
        certificate.nice_certificate, few
    )
    elves = [(name, [issued, name], now, year % 26) for name, _, year, now, issued in few]
    assert run_in_node(framed_elf_certificate, elves) == run_in_python(
        framed_elf_certificate, elves
    )


def christmas_where_the_visitor_is(now: float) -> list[int]:
    """CountdownState's computation from the clock, as one function that compiles."""
    today = browser.local_time(now)
    year = countdown.christmas_year(today.year, today.month, today.day)
    target = browser.local_midnight(year, 12, 25)
    left = countdown.seconds_until(now, target)
    return [left, countdown.days_to_mail(today.year, today.month, today.day)]


def clock_in_a_city(now: float, index: int) -> str:
    """TrackerState's computation for a stop, as one function that compiles."""
    there = browser.zoned_time(now, CITIES[index].zone)
    return clock_text(there.hour, there.minute, there.second)


@pytest.mark.parametrize(
    "zone", ["Pacific/Auckland", "Europe/London", "America/Los_Angeles", "Asia/Kolkata"]
)
def test_christmas_agrees_in_every_zone(zone: str) -> None:
    with FakeBrowser(zone=zone):
        _assert_agreement(christmas_where_the_visitor_is, _inputs(moments), zone)


def test_the_clocks_of_the_cities_agree() -> None:
    with FakeBrowser():
        inputs = _inputs(eves, st.integers(0, len(CITIES) - 1))
        _assert_agreement(clock_in_a_city, inputs, "Asia/Tokyo")
