"""The class letter's form in the browser: what it sends, and what it keeps afterwards."""

from reflex_browser_state.testing import FakeBrowser

from santa_app.states.class_draft import ClassDraft
from tests.unit.states.test_letter_draft_state import answer

TEACHER = "teacher@example.org"


def filled(**values: object) -> ClassDraft:
    typed = {"class_name": "Class 2b", "children": "1. Anna\n\nBen", "parent_email": TEACHER}
    return ClassDraft(**{**typed, **values})


def test_a_class_letter_is_sent_as_typed_and_counted_as_cleaned(fake_browser: FakeBrowser) -> None:
    draft = filled()
    assert draft.count == 2
    draft.submit()
    draft.submit()
    assert draft.sending
    assert draft.outgoing["children"] == "1. Anna\n\nBen"
    assert draft.outgoing["submission_key"] == draft.submission_key != ""
    assert "child_name" not in draft.outgoing


def test_a_wrong_list_gets_the_focus_and_is_not_sent(fake_browser: FakeBrowser) -> None:
    draft = filled(children="Anna\nwww.evil.test")
    draft.submit()
    assert not draft.sending
    assert draft.wrong == ["children"]
    assert fake_browser.focused == ["children"]
    assert draft.notes == {"children": "First names only, please: line 2"}


def test_after_the_answer_no_name_is_left_and_none_was_in_an_event(
    fake_browser: FakeBrowser,
) -> None:
    draft = filled()
    draft.submit()
    draft.answered(answer(draft.submission_key))
    assert draft.arrived
    assert (draft.thanks_class, draft.thanks_count) == ("Class 2b", 2)
    assert (draft.class_name, draft.children, draft.parent_email) == ("", "", "")
    assert draft.outgoing == {}
    assert "Anna" not in str(fake_browser.tracked)
    draft.write_another()
    assert (draft.arrived, draft.parent_email, draft.thanks_count) == (False, TEACHER, 0)
    assert fake_browser.focused[-1] == "class_name"
