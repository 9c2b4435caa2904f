"""Compiled code means what CPython means: generated inputs, one Node process for each function."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from santa_app.browser import portable
from santa_app.browser.testing import FakeBrowser, run_in_node, run_in_python
from tests.unit.browser import syntax_meanings, value_meanings

COUNT = 300
SMALL = st.integers(-(10**6), 10**6)
# Unassigned code points may get upper and lower case in a newer Unicode than Python's.
TEXT = st.text(st.characters(exclude_categories=("Cs", "Cn", "Co")), max_size=12)
MIXED = st.one_of(TEXT, st.text("ab \t\x1c\x85\ufeff\u200b😀İßΣς", max_size=12))
# JavaScript writes -0.0 as 0, and JSON cannot tell them apart.
FLOATS = st.floats(-1e9, 1e9).filter(lambda x: abs(x) > 1e-9)
HALVES = st.one_of(FLOATS, st.integers(-4000, 4000).map(lambda n: n / 8))
NONZERO = SMALL.filter(bool)
LISTS = st.lists(st.integers(-9, 9), max_size=8)
VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(-2, 2), st.text(max_size=1), st.just([]), st.just({})
)

CASES: list[tuple[Callable[..., Any], tuple[st.SearchStrategy, ...]]] = [
    (value_meanings.arithmetic, (SMALL, NONZERO)),
    (value_meanings.bits, (st.integers(0, 2**31), st.integers(0, 2**31))),
    (value_meanings.floats, (HALVES, HALVES.filter(bool))),
    (value_meanings.float_texts, (HALVES,)),
    (value_meanings.whole_texts, (st.integers(-(2**53), 2**53),)),
    (value_meanings.odd_float_text, (st.integers(0, 2**40),)),
    (value_meanings.rounding, (HALVES,)),
    (value_meanings.text_facts, (MIXED,)),
    (value_meanings.lowered, (MIXED,)),
    (value_meanings.order, (MIXED, MIXED)),
    (value_meanings.list_facts, (LISTS,)),
    (value_meanings.dict_facts, (st.lists(st.text("abcxyz", max_size=2), max_size=6),)),
    (value_meanings.truth, (st.lists(VALUES, max_size=5),)),
    (syntax_meanings.control, (SMALL,)),
    (syntax_meanings.calls, (SMALL,)),
    (syntax_meanings.records, (SMALL,)),
    (syntax_meanings.enums, (st.sampled_from(["high", "low", "toy", "book", ""]),)),
    (
        syntax_meanings.constants,
        (st.sampled_from(["a", "b c", "constructor", "toString", "__proto__"]),),
    ),
    (
        syntax_meanings.failures,
        (st.sampled_from(["index", "key", "zero", "int", "assert", "mine", ""]), LISTS),
    ),
    (syntax_meanings.reserved, (SMALL, SMALL, SMALL)),
    (portable.utf16_codes, (TEXT,)),
    (portable.trim, (MIXED,)),
    (portable.escape_html, (st.text("<>&'\" é😀"),)),
    (portable.round_half_up, (HALVES,)),
    (portable.multiply32, (st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1))),
    (portable.hash32, (st.integers(0, 2**32 - 1),)),
    (portable.unit, (st.integers(0, 2**53), st.integers(0, 1000))),
]


def generated(strategies: tuple[st.SearchStrategy, ...], count: int) -> list[list[Any]]:
    """Let Hypothesis make `count` lists of arguments."""
    found: list[list[Any]] = []

    @settings(
        max_examples=count, deadline=None, database=None, phases=[Phase.generate], derandomize=True,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(st.tuples(*strategies))
    def collect(arguments: tuple[Any, ...]) -> None:
        found.append(list(arguments))

    collect()
    return found


@pytest.mark.parametrize(
    ("function", "strategies"), CASES, ids=lambda v: getattr(v, "__name__", "")
)
def test_agrees(function: Callable[..., Any], strategies: tuple[st.SearchStrategy, ...]) -> None:
    inputs = generated(strategies, COUNT)
    python, node = run_in_python(function, inputs), run_in_node(function, inputs)
    assert len(node) == len(inputs) > 0
    for arguments, expected, got in zip(inputs, python, node, strict=True):
        assert got == expected, f"{function.__name__}{tuple(arguments)}"


@pytest.mark.parametrize("zone", ["Pacific/Auckland", "Europe/London", "America/Los_Angeles"])
def test_clock_agrees(zone: str) -> None:
    zones = st.sampled_from(["Asia/Kolkata", "Pacific/Auckland", "America/New_York", "UTC"])
    inputs = generated((st.integers(0, 4102444800000), zones), COUNT)
    with FakeBrowser(zone=zone):
        expected = run_in_python(syntax_meanings.clock, inputs)
    assert run_in_node(syntax_meanings.clock, inputs, zone=zone) == expected


def test_unknown_zone_raises_the_same_error() -> None:
    with FakeBrowser():
        expected = run_in_python(syntax_meanings.clock, [[0, "Nowhere/Else"]])
    assert (
        run_in_node(syntax_meanings.clock, [[0, "Nowhere/Else"]])
        == expected
        == [{"raised": "BrowserError"}]
    )
