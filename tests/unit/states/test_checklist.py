"""The planning checklist: ticks, progress, and what a changed list does to remembered ticks."""

import pytest
from reflex_browser_state.testing import FakeBrowser

from santa_app.content.planning import CHECKLIST
from santa_app.states.checklist import ChecklistState

SLUGS = [item.slug for item in CHECKLIST]


def test_a_tick_comes_and_goes() -> None:
    state = ChecklistState()
    state.toggle("budget")
    state.toggle("tree")
    assert state.done == ["budget", "tree"]
    state.toggle("budget")
    assert state.done == ["tree"]
    assert state.progress == f"1 of {len(SLUGS)} done"


@pytest.mark.parametrize(
    ("ticked", "words"),
    [
        (1, f"1 of {len(SLUGS)} done"),
        (len(SLUGS) - 1, f"{len(SLUGS) - 1} of {len(SLUGS)} done"),
        (len(SLUGS), "All ten done. Time for cocoa!"),
    ],
)
def test_progress_in_words(ticked: int, words: str) -> None:
    state = ChecklistState(done=SLUGS[:ticked])
    assert state.count == ticked
    assert state.progress == words


def test_a_tick_of_an_item_that_is_gone_does_not_count() -> None:
    assert ChecklistState(done=["knit-a-sweater", "budget"]).count == 1


def test_a_slug_remembered_twice_counts_once() -> None:
    assert ChecklistState(done=["budget", "budget"]).count == 1


def test_printing_opens_the_dialog_and_is_reported() -> None:
    with FakeBrowser() as fake:
        ChecklistState().print_list()
    assert fake.printed_pages == 1
    assert [event["button_name"] for event in fake.tracked] == ["Print the checklist"]
