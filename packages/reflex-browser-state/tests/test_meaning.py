"""Compiled functions give the same results as CPython, on generated inputs."""

from collections.abc import Callable
from typing import Any

import pytest
import syntax_samples
import value_samples
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from reflex_browser_state import portable
from reflex_browser_state.testing import FakeBrowser, run_in_node, run_in_python

COUNT = 500
AT_ONCE = 20
"""Inputs in one example of Hypothesis, which spends most of its time between examples."""
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
    (value_samples.arithmetic, (SMALL, NONZERO)),
    (value_samples.bits, (st.integers(0, 2**31), st.integers(0, 2**31))),
    (value_samples.floats, (HALVES, HALVES.filter(bool))),
    (value_samples.float_texts, (HALVES,)),
    (value_samples.whole_texts, (st.integers(-(2**53), 2**53),)),
    (value_samples.powers, (st.integers(-9, 9), st.integers(-3, 6))),
    (value_samples.flag_texts, (st.booleans(),)),
    (value_samples.odd_float_text, (st.integers(0, 2**40),)),
    (value_samples.rounding, (HALVES,)),
    (value_samples.text_facts, (MIXED,)),
    (value_samples.lowered, (MIXED,)),
    (value_samples.order, (MIXED, MIXED)),
    (value_samples.list_facts, (LISTS,)),
    (value_samples.dict_facts, (st.lists(st.text("abcxyz", max_size=2), max_size=6),)),
    (value_samples.truth, (st.lists(VALUES, max_size=5),)),
    (syntax_samples.control, (SMALL,)),
    (syntax_samples.calls, (SMALL,)),
    (syntax_samples.records, (SMALL,)),
    (syntax_samples.enums, (st.sampled_from(["high", "low", "toy", "book", ""]),)),
    (
        syntax_samples.constants,
        (st.sampled_from(["a", "b c", "constructor", "toString", "__proto__"]),),
    ),
    (
        syntax_samples.failures,
        (st.sampled_from(["index", "key", "zero", "int", "assert", "mine", ""]), LISTS),
    ),
    (syntax_samples.reserved, (SMALL, SMALL, SMALL)),
    (syntax_samples.caught_by_base, (st.sampled_from(["deed", "key"]),)),
    (syntax_samples.caught_as_base, (st.sampled_from(["deed", "x", "1"]),)),
    (syntax_samples.lazy, (st.lists(st.integers(-2, 2), max_size=3),)),
    (syntax_samples.in_place, (LISTS,)),
    (
        syntax_samples.unpacked,
        (st.lists(st.lists(st.integers(-9, 9), min_size=2, max_size=3), max_size=3),),
    ),
    (syntax_samples.nested, (SMALL,)),
    (
        syntax_samples.wrong_types,
        (
            st.sampled_from(["add", "none", "join", "order", "number", "sum"]),
            st.just([1]),
        ),
    ),
    (syntax_samples.same_enum, (st.sampled_from(["high", "low"]),)),
    (syntax_samples.text_key, (st.text("abce", max_size=2),)),
    (portable.utf16_codes, (TEXT,)),
    (portable.trim, (MIXED,)),
    (portable.escape_html, (st.text("<>&'\" é😀"),)),
    (portable.multiply32, (st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1))),
    (portable.hash32, (st.integers(0, 2**32 - 1),)),
    (portable.unit, (st.integers(0, 2**53), st.integers(0, 1000))),
]


def generated(strategies: tuple[st.SearchStrategy, ...], count: int) -> list[list[Any]]:
    """Let Hypothesis make `count` lists of arguments."""
    found: list[list[Any]] = []

    @settings(
        max_examples=count // AT_ONCE, deadline=None, database=None, phases=[Phase.generate],
        derandomize=True, suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(st.lists(st.tuples(*strategies), min_size=AT_ONCE, max_size=AT_ONCE))
    def collect(several: list[tuple[Any, ...]]) -> None:
        found.extend(list(arguments) for arguments in several)

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
        expected = run_in_python(syntax_samples.clock, inputs)
    assert run_in_node(syntax_samples.clock, inputs, zone=zone) == expected


def test_unknown_zone_raises_the_same_error() -> None:
    with FakeBrowser():
        expected = run_in_python(syntax_samples.clock, [[0, "Nowhere/Else"]])
    assert (
        run_in_node(syntax_samples.clock, [[0, "Nowhere/Else"]])
        == expected
        == [{"raised": "BrowserError"}]
    )
