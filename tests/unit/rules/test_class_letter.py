"""Validation of a class letter: in CPython, in Node and on the server."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from reflex_browser_state.testing import run_in_node, run_in_python

from santa_app.content.submission import SAID
from santa_app.letters.submission.form import FormError, read_form
from santa_app.rules import class_letter as rules
from tests.support.letter_examples import class_form

CASES = 2_000
AT_ONCE = 20
"""Cases in one example of Hypothesis, which spends most of its time between examples."""
ALI_REZA = "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"


def problem(**typed: str) -> list[str]:
    found = rules.problems({**dict.fromkeys(rules.FIELDS, ""), **class_form(**typed)})
    return found[0][:2] if found else []


@pytest.mark.parametrize(
    ("pasted", "names"),
    [
        ("Testkind\nBen", ["Testkind", "Ben"]),
        ("Anna\r\nBen\rCem\u2028Dana\n", ["Anna", "Ben", "Cem", "Dana"]),
        ("\n\n Anna \n\t\nBen\u00a0\n\n", ["Anna", "Ben"]),
        ("1. Anna\n2) Ben\n(3) Cem\n04 Dana\n5:Eli", ["Anna", "Ben", "Cem", "Dana", "Eli"]),
        ("- Anna\n• Ben\n* Cem\n– Dana\n▪\tEli", ["Anna", "Ben", "Cem", "Dana", "Eli"]),
        ("Anna,\nBen;\nCem ,", ["Anna", "Ben", "Cem"]),
        ("Emma\nEmma", ["Emma", "Emma"]),
        ("José  María\nAnna \t Berg", ["José María", "Anna"]),
        ("1\tEmma\tF\n2\tF\tMia\n\tLi\t7", ["Emma", "Mia", "Li"]),
        ("\nNr.\tNachname\tVorname\n1\tBerg\tEmma\n2\tTal", ["Emma"]),
        ("\ufeffAnna\u200b\nBen\u202e", ["Anna", "Ben"]),
        (f"{ALI_REZA}\n小明", [ALI_REZA, "小明"]),
        ("", []), (" \n-\n\u200b", []),
    ],
)  # fmt: skip
def test_a_pasted_list_is_cleaned(pasted: str, names: list[str]) -> None:
    assert rules.names_of(pasted) == names


@pytest.mark.parametrize(
    "name",
    [
        "Anna", "Anna Maria", "Jean-Luc", "José María", "O'Neil", "D’Andre", "Asma'u", "Emma S.",
        "A.J.", "A.J", "María de los Ángeles", "Zoë", "Ægir", "Łucja", "محمد", "عبد الله", "दिया",
        "小明", "さくら", "민준", "אביגיל", "Мария-Анна", "Gal·la", "E\u0301mma", "ß", "Io",
        ALI_REZA, "x" * 30,
    ],
)  # fmt: skip
def test_first_names_of_all_kinds_are_taken(name: str) -> None:
    assert problem(children=name) == []


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("evil.test", "First names only, please: line 2"),
        ("www.evil.test", "First names only, please: line 2"),
        ("Call 0171 234", "First names only, please: line 2"),
        ("a@b.c", "First names only, please: line 2"),
        ("http://x", "First names only, please: line 2"),
        ("Anna <b>", "First names only, please: line 2"),
        ("Anna!", "First names only, please: line 2"),
        ("Anna 🔪", "First names only, please: line 2"),
        ("１２３", "First names only, please: line 2"),
        ("Your dog is dead now", "First names only, please: line 2"),
        ("'", "First names only, please: line 2"),
        ("Anna, Ben, Cem", "One name on each line, please: line 2"),
        ("Anna & Ben", "One name on each line, please: line 2"),
        ("Name", "Please delete the heading: line 2"),
        ("Imię i nazwisko:", "Please delete the heading: line 2"),
        ("児童名", "Please delete the heading: line 2"),
        ("x" * 31, "Please keep each name to 30 characters: line 2"),
        ("😀", "First names only, please: line 2"),
        ("Ann4", "First names only, please: line 2"),
    ],
)  # fmt: skip
def test_what_is_no_first_name_is_named_by_its_line(line: str, says: str) -> None:
    assert problem(children=f"\n{line}\nBen") == ["children", says]


def test_up_to_three_lines_are_named() -> None:
    for count, says in (
        (2, "lines 1 and 2"),
        (3, "lines 1, 2 and 3"),
        (5, "lines 1, 2, 3 and 2 more"),
    ):
        assert problem(children="a@b\n" * count) == [
            "children",
            f"First names only, please: {says}",
        ]


def test_limits() -> None:
    assert problem(children="Anna\n" * 40) == []
    assert problem(children="Anna\n" * 41) == [
        "children",
        "One letter has room for 40 names, and your list has 41",
    ]
    assert (
        problem(children="Anna\n" * 2_000)[1] == "Please keep the list of names to 2,000 characters"
    )
    assert problem(children="\n".join("40. " + "雪" * 30 + " " for _ in range(40))) == []
    assert problem(class_name="x" * 61)[0] == "class_name"
    assert problem(message_to_santa="x" * 2_001)[0] == "message_to_santa"


def test_required_fields_come_first_and_fields_in_the_order_of_the_form() -> None:
    letter = {**dict.fromkeys(rules.FIELDS, ""), "parent_email": "nobody"}
    found = rules.problems(letter)
    assert found == [
        ["class_name", SAID["required"], SAID["blank_class_name"]],
        ["children", SAID["required"], SAID["blank_children"]],
        ["parent_email", SAID["invalid_email"], SAID["invalid_email"]],
    ]
    assert rules.wrong_fields(found) == ["class_name", "children", "parent_email"]


def server_problem(typed: dict[str, str]) -> list[str]:
    try:
        read_form(typed)
    except FormError as error:
        return [error.field.value, str(error)]
    return []


def typed_lists() -> st.SearchStrategy[str]:
    name = st.sampled_from(
        ["Anna", "Jean-Luc", "O'Neil", "Emma S.", "小明", "evil.test", "a,b", "x" * 31]
    )
    noise = st.text(alphabet="Aa1. -•,;'\n\r\t\u200b\u200c\u00a0\u2028😀\u0301雪&/", max_size=12)
    lines = st.lists(name | noise | st.text(max_size=6), max_size=6).map("\n".join)
    return lines | st.integers(38, 43).map(lambda count: "Anna\n" * count)


def test_browser_and_server_refuse_the_same_lists() -> None:
    found: list[list[dict[str, str]]] = []

    names = st.sampled_from(["2b", "", " ", "x" * 61]) | st.text(max_size=4)

    @given(st.lists(st.tuples(typed_lists(), names), min_size=AT_ONCE, max_size=AT_ONCE))
    @settings(max_examples=CASES // AT_ONCE, database=None, suppress_health_check=[*HealthCheck])
    def collect(classes: list[tuple[str, str]]) -> None:
        found.extend([{
            **dict.fromkeys(rules.FIELDS, ""), "parent_email": "teacher@example.org",
            "children": children, "class_name": class_name,
        }] for children, class_name in classes)  # fmt: skip

    collect()
    assert len(found) >= CASES
    in_browser = run_in_node(rules.problems, found)
    assert in_browser == run_in_python(rules.problems, found)
    lists = [[letter["children"]] for (letter,) in found]
    assert run_in_node(rules.names_of, lists) == run_in_python(rules.names_of, lists)
    refused = 0
    for (typed,), problems in zip(found, in_browser, strict=True):
        assert server_problem(typed) == (problems[0][:2] if problems else [])
        refused += bool(problems)
        if not problems:
            children = read_form(typed).children or ""
            assert children.split("\n") == rules.names_of(typed["children"])
    assert 0 < refused < len(found)
