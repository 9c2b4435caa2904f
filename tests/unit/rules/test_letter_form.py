"""Validation of a letter: at every boundary, in CPython, in Node and on the server."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from reflex_browser_state.portable import trim
from reflex_browser_state.testing import run_in_node, run_in_python

from santa_app.content.submission import SAID
from santa_app.letters.submission.form import FormError, read_form
from santa_app.rules import letter_form as rules

CASES = 2_000
AT_ONCE = 20
"""Cases in one example of Hypothesis, which spends most of its time between examples."""


def letter(**typed: str) -> dict[str, str]:
    return {
        **dict.fromkeys(rules.FIELDS, ""),
        "child_name": "Testkind",
        "parent_email": "parent@example.com",
        **typed,
    }


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("a@b.c", True), ("a.b+c@d.e.f", True), ("O'b_c-d&e~@f-g.h2i", True), ("a@ö.ü", True),
        ("a@1.2.c3d", True), ("a" * 64 + "@b.c", True), ("a@" + "b" * 63 + ".c", True),
        ("", False), ("a", False), ("a@b", False), ("@b.c", False), ("a@.c", False),
        ("a@b.", False), ("a@b..c", False), ("a@b.c.", False), ("a@b@c.d", False),
        ("a@-b.c", False), ("a@b-.c", False), ("a@b.c ", False), ("a@b\u00a0.c", False),
        ("a@b_c.d", False), ("a@b\u200b.c", False), ("a@b.c3", False), ("a@127.0.0.1", False),
        ("a@[127.0.0.1]", False), ("a@[IPv6:::1]", False), ("a@b.c:25", False),
        (".a@b.c", False), ("a.@b.c", False), ("a..b@c.d", False), ("a b@c.d", False),
        ("a,b@c.de", False), ("<a@b.c>", False), ('"a"@b.c', False), ("a(b)@c.d", False),
        ("a%b.c@d.e", False), ("b.c!a@d.e", False), ("a/b=c@d.e", False), ("|a@b.c", False),
        ("ä@b.c", False), ("a\u200b@b.c", False), ("a\uff20b.c@d.e", False),
        ("a" * 65 + "@b.c", False), ("a@" + "b" * 64 + ".c", False),
        ("a@" + "b." * 126 + "c", False),
    ],
)  # fmt: skip
def test_email_pattern(text: str, right: bool) -> None:
    assert rules.is_email(text) is right


@pytest.mark.parametrize(
    ("text", "age"),
    [("", 0), ("  ", 0), ("1", 1), ("18", 18), ("07", 7), ("007", 7), (" 7", 7), ("７", 7),
     ("٧", 7), ("0", -1), ("19", -1), ("-1", -1), ("7.5", -1), ("100", -1), ("0007", -1),
     ("x", -1), ("²", -1)],
)  # fmt: skip
def test_age(text: str, age: int) -> None:
    assert rules.age_of(text) == age


@pytest.mark.parametrize("text", ["", " ", "\t\n", "\u3000", "\ufeff", "\u200b\u202e"])
def test_blank(text: str) -> None:
    assert rules.is_blank(text)
    assert not rules.is_blank(text + "x")


def test_problems_are_ordered_by_importance_and_fields_by_the_form() -> None:
    found = rules.problems(letter(child_name="", age="99", parent_email="nobody"))
    assert found == [
        ["child_name", SAID["required"], SAID["blank_child_name"]],
        ["parent_email", SAID["invalid_email"], SAID["invalid_email"]],
        ["age", SAID["invalid_age"], SAID["invalid_age"]],
    ]  # fmt: skip
    assert rules.wrong_fields(found) == ["child_name", "age", "parent_email"]
    assert rules.problems(letter()) == []


def typed_letters() -> st.SearchStrategy[dict[str, str]]:
    anything = st.text(max_size=8)
    email_like = st.text(alphabet="ab@., <>\u200b\u00a0\ufeff\x1f", max_size=8)
    address_like = st.from_regex(r"[a-z%.'ä-]{1,4}@[a-z0-9.-]{1,5}\.[a-z0-9]{1,2}", fullmatch=True)
    age_like = st.text(alphabet="0179-. ７٧²x\u200b", max_size=4)
    long_text = st.integers(min_value=1995, max_value=2005).map(lambda length: "x" * length)
    return st.fixed_dictionaries(
        {
            "child_name": anything | st.just("x" * 61) | st.just("😀" * 31),
            "age": age_like | anything,
            "city_country": anything,
            "parent_email": email_like | address_like | anything | st.just("parent@example.com"),
            "wish_list": anything | long_text,
            "message_to_santa": anything,
        }
    )


def server_problem(typed: dict[str, str]) -> list[str]:
    try:
        read_form(typed)
    except FormError as error:
        return [error.field.value, str(error)]
    return []


def test_browser_and_server_refuse_the_same_letters() -> None:
    found: list[list[dict[str, str]]] = []

    @given(st.lists(typed_letters(), min_size=AT_ONCE, max_size=AT_ONCE))
    @settings(max_examples=CASES // AT_ONCE, database=None, suppress_health_check=[*HealthCheck])
    def collect(letters: list[dict[str, str]]) -> None:
        found.extend([typed] for typed in letters)

    collect()
    assert len(found) >= CASES
    in_browser = run_in_node(rules.problems, found)
    assert in_browser == run_in_python(rules.problems, found)
    refused = 0
    for (typed,), problems in zip(found, in_browser, strict=True):
        domain = trim(typed["parent_email"]).rpartition("@")[2]
        if not problems and not (domain.isascii() and "--" not in domain):
            # Only the server knows which letters of other scripts a domain may have.
            assert server_problem(typed) in ([], ["parent_email", SAID["invalid_email"]]), typed
        else:
            assert server_problem(typed) == (problems[0][:2] if problems else []), typed
        refused += bool(problems)
    assert 0 < refused < len(found)
