"""The letter form's browser half: checking, sending, waiting, thanking."""

import pytest

from santa_app.browser.testing import FakeBrowser
from santa_app.content import submission, thanks
from santa_app.states.letter_draft import LetterDraft

ADDRESS = "parent@example.com"


def filled(**values: object) -> LetterDraft:
    return LetterDraft(**{"child_name": "Testkind", "parent_email": ADDRESS, **values})


def answer(key: str, status: str = "reply_sent", **parts: str) -> dict[str, str]:
    return {
        "key": key,
        "status": status,
        "title": "title",
        "description": "text",
        "field": "",
        "link": "token",
        **parts,
    }


def events(fake: FakeBrowser) -> list[object]:
    return [event["event"] for event in fake.tracked]


def test_submit_hands_the_letter_over_once(fake_browser: FakeBrowser) -> None:
    draft = filled(age=" 7 ", wish_list="a kite")
    draft.submit()
    draft.submit()
    assert draft.sending
    assert draft.outgoing["age"] == "7"
    assert draft.outgoing["wish_list"] == "a kite"
    assert draft.outgoing["submission_key"] == draft.submission_key != ""


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"child_name": " "}, "child_name"),
        ({"parent_email": ""}, "parent_email"),
        ({"parent_email": "nobody"}, "parent_email"),
        ({"age": "19"}, "age"),
    ],
)
def test_a_wrong_letter_is_not_sent(
    fake_browser: FakeBrowser, values: dict[str, str], field: str
) -> None:
    draft = filled(**values)
    draft.submit()
    assert not draft.sending
    assert draft.outgoing == {}
    assert draft.wrong == [field]
    assert fake_browser.focused == [field]
    (toast,) = fake_browser.emitted
    assert toast["title"] == "Oops! Something went wrong"
    assert draft.notes[field] != ""


def test_every_wrong_field_says_what_is_wrong_with_it(fake_browser: FakeBrowser) -> None:
    draft = filled(child_name=" ", age="45", parent_email="foo@bar")
    draft.submit()
    assert draft.wrong == ["child_name", "age", "parent_email"]
    assert draft.notes == {
        "child_name": submission.BLANK_CHILD_NAME,
        "age": submission.INVALID_AGE,
        "parent_email": submission.INVALID_EMAIL,
    }
    assert fake_browser.emitted[0]["description"] == "Please fill in all required fields"


def test_a_resend_keeps_the_key_and_a_change_makes_a_new_one(fake_browser: FakeBrowser) -> None:
    draft = filled()
    draft.submit()
    key, first = draft.submission_key, draft.outgoing["id"]
    fake_browser.advance(thanks.GIVE_UP_SECONDS)
    assert not draft.sending
    draft.submit()
    assert draft.submission_key == key
    assert draft.outgoing["id"] != first  # or `server_call` would not see a new call
    draft.edit("wish_list", "a kite")
    assert draft.submission_key == ""


def test_silence_is_reported_within_ten_seconds_and_loses_nothing(
    fake_browser: FakeBrowser,
) -> None:
    draft = filled(wish_list="a kite")
    draft.submit()
    fake_browser.advance(8.9)
    assert draft.sending
    fake_browser.advance(0.2)
    assert not draft.sending
    assert draft.wish_list == "a kite"
    assert fake_browser.emitted[-1]["description"] == thanks.UNREACHABLE


def test_giving_up_on_one_try_leaves_the_next_alone(fake_browser: FakeBrowser) -> None:
    draft = filled()
    draft.submit()
    fake_browser.advance(2)
    draft.answered(answer(draft.submission_key, "invalid", field="age"))
    fake_browser.advance(3)
    draft.submit()
    fake_browser.advance(5)
    assert draft.sending


@pytest.mark.parametrize(
    ("status", "tone", "event"),
    [
        ("reply_sent", "success", "letter_email_sent"),
        ("reply_later", "info", "letter_email_failed"),
        ("reply_rejected", "info", "letter_email_failed"),
        ("reply_unreached", "info", "letter_email_exception"),
    ],
)
def test_an_accepted_letter_is_thanked_and_forgotten(
    fake_browser: FakeBrowser, status: str, tone: str, event: str
) -> None:
    draft = filled(age="7", city_country="Testville", wish_list="a kite", been_good=False)
    draft.submit()
    draft.answered(answer(draft.submission_key, status))
    assert draft.arrived
    assert (draft.thanks_name, draft.thanks_age, draft.thanks_city) == (
        "Testkind",
        "7",
        "Testville",
    )
    assert draft.thanks_message == thanks.TRYING
    assert draft.thanks_wishes
    assert fake_browser.emitted[-1]["kind"] == tone
    assert (draft.child_name, draft.parent_email, draft.wish_list) == ("", "", "")
    assert draft.been_good
    assert draft.outgoing == {}
    assert events(fake_browser)[-2:] == ["letter_saved", event]


def test_a_refusal_keeps_the_text_and_names_the_field(fake_browser: FakeBrowser) -> None:
    draft = filled(wish_list="a kite")
    draft.submit()
    full = {"description": "mailbag full", "field": "parent_email"}
    draft.answered(answer(draft.submission_key, "mailbag_full", **full))
    assert not draft.arrived
    assert draft.wish_list == "a kite"
    assert draft.wrong == ["parent_email"]
    assert draft.notes == {"parent_email": "mailbag full"}
    assert fake_browser.focused == ["parent_email"]


def test_an_answer_to_another_letter_is_ignored(fake_browser: FakeBrowser) -> None:
    draft = filled()
    draft.submit()
    for key in ("", "something-else"):
        draft.answered(answer(key))
    assert draft.sending
    assert not draft.arrived


def test_typing_while_the_letter_is_on_its_way_does_not_hide_its_answer(
    fake_browser: FakeBrowser,
) -> None:
    draft = filled()
    draft.submit()
    key = draft.submission_key
    draft.edit("parent_email", "other@example.com")
    draft.answered(answer(key))
    assert draft.arrived
    assert draft.thanks_email == ADDRESS
    fake_browser.advance(thanks.GIVE_UP_SECONDS)
    assert [toast["kind"] for toast in fake_browser.emitted] == ["success"]


def test_a_late_answer_does_not_take_away_what_was_changed_since(
    fake_browser: FakeBrowser,
) -> None:
    draft = filled()
    draft.submit()
    key = draft.submission_key
    fake_browser.advance(thanks.GIVE_UP_SECONDS)
    draft.edit("wish_list", "a kite")
    draft.answered(answer(key))
    assert not draft.arrived
    assert draft.wish_list == "a kite"


def test_the_thank_you_screen_closes_after_eight_seconds(fake_browser: FakeBrowser) -> None:
    draft = filled()
    draft.submit()
    draft.answered(answer(draft.submission_key))
    fake_browser.advance(7.9)
    assert draft.arrived
    fake_browser.advance(0.2)
    assert not draft.arrived
    assert draft.thanks_email == ""


def test_the_thank_you_screen_can_be_kept(fake_browser: FakeBrowser) -> None:
    draft = filled()
    draft.submit()
    draft.answered(answer(draft.submission_key))
    draft.keep_open()
    fake_browser.advance(60)
    assert draft.arrived


def test_a_letter_for_another_child_keeps_only_the_mailbox_and_the_place(
    fake_browser: FakeBrowser,
) -> None:
    draft = filled()
    draft.city_country, draft.wish_list = "Teststadt", "a kite"
    draft.submit()
    draft.answered(answer(draft.submission_key))
    draft.write_for_another_child()
    assert not draft.arrived
    assert (draft.parent_email, draft.city_country) == (ADDRESS, "Teststadt")
    assert (draft.child_name, draft.wish_list, draft.submission_key) == ("", "", "")
    assert fake_browser.focused[-1:] == ["child_name"]


def test_a_second_letter_has_eight_seconds_of_its_own(fake_browser: FakeBrowser) -> None:
    draft = filled()
    draft.submit()
    draft.answered(answer(draft.submission_key))
    fake_browser.advance(4)
    draft.close_thanks()
    draft.child_name, draft.parent_email = "Testkind", ADDRESS
    draft.submit()
    draft.answered(answer(draft.submission_key))
    fake_browser.advance(5)
    assert draft.arrived


def test_events_say_nothing_of_the_letter(fake_browser: FakeBrowser) -> None:
    draft = LetterDraft()
    draft.edit("child_name", "Testkind")
    draft.edit("parent_email", ADDRESS)
    draft.submit()
    draft.answered(answer(draft.submission_key))
    assert events(fake_browser) == [
        "letter_started", "form_submit", "letter_saved", "letter_email_sent"
    ]  # fmt: skip
    assert "Testkind" not in str(fake_browser.tracked)
    assert ADDRESS not in str(fake_browser.tracked)


def test_a_letter_without_an_answer_is_sent_again_when_the_page_reconnects(
    fake_browser: FakeBrowser,
) -> None:
    draft = filled(wish_list="a kite")
    draft.submit()
    first = dict(draft.outgoing)
    fake_browser.advance(8)
    draft.reconnected()
    assert draft.outgoing.pop("id") != first.pop("id")
    assert draft.outgoing == first
    fake_browser.advance(8.9)
    assert draft.sending  # the wait has begun anew
    draft.answered(answer(draft.submission_key))
    assert draft.arrived


def test_the_answer_is_asked_for_even_after_the_page_has_given_up(
    fake_browser: FakeBrowser,
) -> None:
    draft = filled()
    draft.submit()
    fake_browser.advance(thanks.GIVE_UP_SECONDS)
    draft.reconnected()
    assert draft.sending
    fake_browser.advance(thanks.GIVE_UP_SECONDS)
    draft.edit("wish_list", "a kite")
    draft.reconnected()
    assert not draft.sending


def test_a_page_that_waits_for_nothing_sends_nothing_when_it_reconnects(
    fake_browser: FakeBrowser,
) -> None:
    draft = filled()
    draft.reconnected()
    assert draft.outgoing == {}
    draft.submit()
    draft.answered(answer(draft.submission_key, "too_many"))
    draft.reconnected()
    assert not draft.sending
    draft.submit()
    draft.answered(answer(draft.submission_key))
    draft.reconnected()
    assert not draft.sending
