"""The planning checklist: ticks, progress, and what a changed list does to remembered ticks."""

import pytest

from santa_app.content.planning import CHECKLIST
from santa_app.states.checklist import ChecklistState

SLUGS = [item.slug for item in CHECKLIST]


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
