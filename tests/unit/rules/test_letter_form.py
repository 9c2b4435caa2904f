"""What makes a letter acceptable, at every boundary (SPEC section 5), in CPython and in Node."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from santa_app.browser.testing import run_in_node, run_in_python
from santa_app.letters.submission.form import FormError, read_form
from santa_app.rules import letter_form as rules


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("a@b.c", True), ("a.b+c@d.e.f", True), ("ä@ö.ü", True), ("a@b..c", True),
        ("", False), ("a", False), ("a@b", False), ("@b.c", False), ("a@.c", False),
        ("a@b.", False), ("a@b@c.d", False), ("a b@c.d", False), ("a@b.c ", False),
        ("a@b\u00a0.c", False),
    ],
)  # fmt: skip
def test_email_pattern(text: str, right: bool) -> None:
    assert rules.is_email(text) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [("", True), ("1", True), ("18", True), ("07", True), ("0", False), ("19", False),
     ("-1", False), ("7.5", False), ("100", False), ("x", False), (" 7", False)],
)  # fmt: skip
def test_age(text: str, right: bool) -> None:
    assert rules.is_age(text) is right


@pytest.mark.parametrize("text", ["", " ", "\t\n", "\u3000", "\ufeff"])
def test_blank(text: str) -> None:
    assert rules.is_blank(text)
    assert not rules.is_blank(text + "x")


def test_the_first_problem_is_named() -> None:
    assert rules.problem("", "99", "nobody") == "Please fill in all required fields"
    assert rules.problem("x", "99", "nobody") == "Please enter a valid email address"
    assert rules.problem("x", "99", "a@b.c") == rules.INVALID_AGE
    assert rules.problem("x", "", "a@b.c") == ""
    assert rules.wrong_fields("", "99", "nobody") == ["child_name", "age", "parent_email"]


@given(name=st.text(max_size=8), age=st.text(max_size=3), email=st.text(max_size=12))
@settings(max_examples=300)
def test_what_the_browser_refuses_the_server_refuses_too(name: str, age: str, email: str) -> None:
    if rules.problem(name, age.strip(), email.strip()) in {"", rules.INVALID_AGE}:
        return
    with pytest.raises(FormError):
        read_form({"child_name": name, "age": age, "parent_email": email})


def test_browser_and_python_agree() -> None:
    found: list[list[str]] = []
    texts = st.one_of(st.text(max_size=8), st.from_regex(r"[a@. ]{0,8}", fullmatch=True))

    @given(name=texts, age=st.from_regex(r"[0-9. -]{0,3}", fullmatch=True), email=texts)
    @settings(max_examples=2_000, database=None)
    def collect(name: str, age: str, email: str) -> None:
        found.append([name, age, email])

    collect()
    assert len(found) >= 2_000
    for rule in (rules.problem, rules.wrong_fields):
        assert run_in_node(rule, found) == run_in_python(rule, found)
