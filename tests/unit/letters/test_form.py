"""The form's rules on the server."""

import contextlib
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from santa_app.content.submission import SAID
from santa_app.letters.submission.form import (
    HONEYPOT,
    FormError,
    FormField,
    read_form,
)
from santa_app.rules import class_letter, letter_form
from santa_app.rules.letter_form import MAX_LENGTHS
from tests.support.letter_examples import class_form, form

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)


def complaint(**values: object) -> FormError:
    with pytest.raises(FormError) as error:
        read_form(form(**values))
    return error.value


@pytest.mark.parametrize(
    "blank", ["", "  ", "\n\t", "\u00a0", "\u200b", "\u202e\u2066", None, 7, []]
)
@pytest.mark.parametrize("field", [FormField.CHILD_NAME, FormField.PARENT_EMAIL])
def test_required_fields_are_not_blank(field: FormField, blank: object) -> None:
    error = complaint(**{field: blank})
    assert (error.field, str(error)) == (field, SAID["required"])


def test_blank_required_fields_come_before_everything_else() -> None:
    error = complaint(parent_email="", age="99", wish_list="x" * 9_000)
    assert str(error) == SAID["required"]


@pytest.mark.parametrize(
    "address",
    ["a@home.test", "a@printer.local", "a@b.--c.d", "a@xn--zz.example", "a@b.c＜d＠e.f＞"],
)
def test_addresses_that_only_the_server_refuses(address: str) -> None:
    error = complaint(parent_email=address)
    assert (error.field, str(error)) == (FormField.PARENT_EMAIL, SAID["invalid_email"])


def test_the_longest_address() -> None:
    domain = "b." * 89 + "example.com"
    assert len(str(read_form(form(parent_email=f"{'a' * 64}@{domain}")).parent_email)) == 254
    error = complaint(parent_email=f"{'a' * 64}@b{domain}")
    assert str(error) == SAID["invalid_email"]


@pytest.mark.parametrize(
    ("sent", "age"),
    [
        (" 7 ", 7),
        (7, 7),
        ("  ", None),
        (None, None),
    ],
)
def test_ages_that_are_taken(sent: object, age: int | None) -> None:
    assert read_form(form(age=sent)).age == age


@pytest.mark.parametrize(
    "sent",
    ["19", "9" * 5_000, 0, 19, -1, 7.5, float("nan"), float("inf"), True, False, [], {}, b"7"],
)  # fmt: skip
def test_ages_that_are_not(sent: object) -> None:
    error = complaint(age=sent)
    assert (error.field, str(error)) == (FormField.AGE, SAID["invalid_age"])


@pytest.mark.parametrize("field", [name for name in MAX_LENGTHS if name != "parent_email"])
def test_caps_hold_at_the_boundary(field: str) -> None:
    most = MAX_LENGTHS[field]
    assert len(getattr(read_form(form(**{field: "x" * most + "  "})), field)) == most
    error = complaint(**{field: "x" * (most + 1)})
    assert error.field == field
    assert f"{most:,} characters" in str(error)


def test_a_line_end_counts_as_one_character() -> None:
    # A browser counts a new line once for `maxlength`, and some then send two characters.
    text = "a\r\n" * 1_000
    assert read_form(form(wish_list=text)).wish_list == ("a\n" * 1_000).strip()


def test_optional_fields_are_trimmed_and_empty_ones_none() -> None:
    draft = read_form(form(city_country="  Teststadt ", wish_list=" ", message_to_santa="\u200b"))
    assert draft.city_country == "Teststadt"
    assert draft.wish_list is None
    assert draft.message_to_santa is None


@pytest.mark.parametrize(
    ("sent", "good"),
    [(True, True), ("on", True), ("ON", True), ("true", True), ("1", True), (False, False),
     ("false", False), ("", False), (None, False), (1, False), (["on"], False)],
)  # fmt: skip
def test_been_good(sent: object, good: bool) -> None:
    assert read_form(form(been_good=sent)).been_good is good


@pytest.mark.parametrize(
    ("locale", "sent", "kept"),
    [("pl", "girl", "girl"), ("ar", "boy", "boy"), ("uk", "", None), ("pl", "x", None),
     ("pl", ["girl"], None), ("pl", None, None), ("en", "girl", None), ("de", "boy", None)],
)  # fmt: skip
def test_only_a_language_that_needs_it_keeps_what_a_child_says(
    locale: str, sent: object, kept: str | None
) -> None:
    assert read_form(form(gender=sent, locale=locale)).gender == kept


def test_an_unticked_box_is_absent() -> None:
    sent = form()
    del sent["been_good"]
    assert read_form(sent).been_good is False


def test_a_usable_key_is_kept_and_another_is_replaced() -> None:
    key = "0a1b2c3d-4e5f-6789-abcd-ef0123456789"
    assert read_form(form(submission_key=key)).submission_key == key
    for bad in ("short", "x" * 65, "a b" * 10, "ключ" * 5, None, 7, "'; drop--" * 3):
        fresh = [read_form(form(submission_key=bad)).submission_key for _ in range(2)]
        assert fresh[0] != fresh[1]
        assert bad not in fresh


def test_the_trap() -> None:
    assert not read_form(form()).fills_hidden_field
    assert not read_form(form(**{HONEYPOT: ""})).fills_hidden_field
    assert read_form(form(**{HONEYPOT: "https://spam.test"})).fills_hidden_field


def test_a_draft_does_not_show_its_words() -> None:
    assert "Testkind" not in repr(read_form(form()))


@pytest.mark.parametrize("sent", [None, 7, "form", [], [("child_name", "x")], b"", object()])
def test_what_is_no_form_is_an_empty_one(sent: object) -> None:
    with pytest.raises(FormError, match=SAID["required"]):
        read_form(sent)


@given(st.dictionaries(st.sampled_from([*FormField, HONEYPOT, "submission_key"]), ANYTHING))
def test_whatever_is_sent_gives_a_draft_or_a_complaint(sent: dict[str, Any]) -> None:
    asked = {"child_name": "Testkind", "parent_email": "p@example.com", **sent}
    with contextlib.suppress(FormError):
        draft = read_form(asked)
        assert 1 <= len(draft.child_name) <= 60
        assert draft.age is None or 1 <= draft.age <= 18
        for text in (draft.city_country, draft.wish_list, draft.message_to_santa):
            assert text is None or text.strip() == text != ""


@pytest.mark.parametrize(("rules", "make"), [(letter_form, form), (class_letter, class_form)])
def test_a_huge_text_is_cut_before_any_work(
    rules: ModuleType, make: Callable[..., dict[str, object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each rule takes time for each character, and some characters become many."""
    read: list[int] = []
    problems = rules.problems

    def counted(letter: dict[str, str]) -> list[list[str]]:
        read.append(max(map(len, letter.values())))
        return problems(letter)

    monkeypatch.setattr(rules, "problems", counted)
    for field in rules.FIELDS:
        with pytest.raises(FormError) as error:
            read_form({**make(), field: "\ufdfa" * 20_000})
        assert error.value.field == field
    assert len(read) == len(rules.FIELDS)
    assert max(read) <= 2 * max(rules.MAX_LENGTHS.values())


def test_line_ends_and_blanks_around_a_text_are_no_part_of_its_length() -> None:
    longest = "\r\n".join("x" for _ in range(MAX_LENGTHS["wish_list"] // 2))
    draft = read_form({**form(), "wish_list": f" {longest}\r\n"})
    assert draft.wish_list is not None
    assert len(draft.wish_list) == MAX_LENGTHS["wish_list"] - 1
