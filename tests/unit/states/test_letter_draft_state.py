"""The letter form's browser half: checking, sending, waiting, thanking."""

import pytest
from reflex_browser_state.testing import FakeBrowser

from santa_app.content import thanks
from santa_app.letters.submission.form import HONEYPOT, read_form
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


def send(draft: LetterDraft, fake: FakeBrowser, status: str = "reply_sent") -> None:
    """Send a letter that is accepted at once, and wait for the thank-you screen."""
    draft.submit()
    draft.answered(answer(draft.submission_key, status))
    fake.advance(thanks.PICTURE_SECONDS)
    assert draft.arrived


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


def test_the_address_is_shown_as_it_will_be_used(fake_browser: FakeBrowser) -> None:
    draft = LetterDraft(child_name="Testkind")
    draft.edit("parent_email", "parent＠hotmial．con\u200b")
    draft.leave_email(draft.parent_email)
    assert draft.parent_email == "parent@hotmial.con"
    assert draft.suggestion == "parent@hotmail.com"
    draft.edit("parent_email", draft.suggestion)
    draft.leave_email(draft.parent_email)
    assert (draft.parent_email, draft.suggestion) == ("parent@hotmail.com", "")
    # Enter sends the letter while the field has the focus.
    draft.edit("parent_email", "\u202aparent@example.com\u202c")
    draft.submit()
    assert draft.outgoing["parent_email"] == ADDRESS


def test_the_hidden_field_goes_with_the_letter(fake_browser: FakeBrowser) -> None:
    fake_browser.field_values[HONEYPOT] = "https://family.example.org"
    draft = filled()
    draft.submit()
    assert read_form(draft.outgoing).fills_hidden_field
    fake_browser.field_values.clear()
    draft = filled()
    draft.submit()
    assert not read_form(draft.outgoing).fills_hidden_field


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


def test_a_resend_keeps_the_key_and_a_change_makes_a_new_one(fake_browser: FakeBrowser) -> None:
    draft = filled()
    draft.submit()
    key, first = draft.submission_key, draft.outgoing["id"]
    fake_browser.advance(thanks.GIVE_UP_SECONDS)
    assert not draft.sending
    draft.submit()
    assert draft.submission_key == key
    assert draft.outgoing["id"] != first  # otherwise `server_call` would not see a new call
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
    assert fake_browser.emitted[-1]["description"] == thanks.SAID["unreachable"]


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
    send(draft, fake_browser, status)
    assert (draft.thanks_name, draft.thanks_age, draft.thanks_city) == (
        "Testkind",
        "7",
        "Testville",
    )
    assert draft.thanks_message == thanks.SAID["trying"]
    assert draft.thanks_wishes
    assert fake_browser.emitted[-1]["kind"] == tone
    assert (draft.child_name, draft.parent_email, draft.wish_list) == ("", "", "")
    assert draft.been_good
    assert draft.outgoing == {}
    assert events(fake_browser)[-2:] == ["letter_saved", event]


def test_a_refused_address_can_be_corrected_while_the_page_is_open(
    fake_browser: FakeBrowser,
) -> None:
    draft = filled(wish_list="a kite", parent_email="parent@exmaple.com")
    draft.submit()
    first = draft.submission_key
    refused = {"title": "Letter Received!", "description": "refused", "field": "parent_email"}
    draft.answered(answer(first, "reply_address_refused", **refused))
    assert not draft.arrived
    assert not draft.sending
    assert draft.wish_list == "a kite"
    assert (draft.wrong, draft.notes) == (["parent_email"], {"parent_email": "refused"})
    assert fake_browser.emitted[-1]["title"] == "Letter Received!"
    assert fake_browser.emitted[-1]["kind"] == "info"
    assert fake_browser.focused == ["parent_email"]
    assert events(fake_browser)[-2:] == ["letter_saved", "letter_email_failed"]
    # With the right address it is another letter.
    draft.edit("parent_email", "parent@example.com")
    draft.changed("parent_email")
    draft.submit()
    assert draft.submission_key not in {"", first}
    assert draft.wrong == []


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
    fake_browser.advance(thanks.GIVE_UP_SECONDS)
    assert draft.arrived
    assert draft.thanks_email == ADDRESS
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


def test_the_picture_is_shown_for_its_time_and_an_error_at_once(
    fake_browser: FakeBrowser,
) -> None:
    draft = filled(wish_list="a kite")
    draft.submit()
    fake_browser.advance(1)
    draft.answered(answer(draft.submission_key, "too_many"))
    assert not draft.sending
    assert fake_browser.emitted[-1]["kind"] == "error"
    assert fake_browser.focused == ["send-letter"]

    draft.submit()
    fake_browser.advance(1)
    draft.answered(answer(draft.submission_key))
    assert fake_browser.emitted[-1]["kind"] == "error"  # no toast before its screen
    assert draft.wish_list == ""  # though the letter is forgotten already
    fake_browser.advance(1.4)
    assert (draft.sending, draft.arrived) == (True, False)
    fake_browser.advance(0.2)
    assert (draft.sending, draft.arrived) == (False, True)

    draft.leave_thanks()
    draft.child_name, draft.parent_email = "Testkind", ADDRESS
    draft.submit()
    fake_browser.advance(4)
    draft.answered(answer(draft.submission_key))
    assert draft.arrived  # the server took longer than the picture


def test_the_thank_you_screen_closes_after_eight_seconds(fake_browser: FakeBrowser) -> None:
    draft = filled(wish_list="a kite\na drum")
    send(draft, fake_browser)
    assert "• a drum" in draft.paper[0]
    fake_browser.advance(7.9)
    assert draft.arrived
    fake_browser.advance(0.2)
    assert not draft.arrived
    assert (draft.thanks_name, draft.thanks_email) == ("", "")
    # The form keeps these above it, for a parent who was not fast enough.
    assert (draft.thanks_link, draft.paper_name) == ("token", "Testkind")
    assert "• a drum" in draft.paper[0]
    assert fake_browser.focused[-1] == "dear-santa"


def test_the_timer_stops_while_the_visitor_attends_or_keeps_the_screen(
    fake_browser: FakeBrowser,
) -> None:
    draft = filled()
    send(draft, fake_browser)
    fake_browser.advance(3)
    for stop in (draft.attend, lambda _: draft.keep_open()):
        stop(True)
        assert not draft.is_closing
        fake_browser.advance(60)
        assert draft.arrived
        stop(False)
        assert draft.is_closing
        fake_browser.advance(2)
    draft.attend(True)
    draft.keep_open()
    draft.attend(False)
    fake_browser.advance(60)
    assert draft.arrived
    draft.keep_open()
    fake_browser.advance(0.9)  # of its eight seconds, one was left
    assert draft.arrived
    fake_browser.advance(0.2)
    assert not draft.arrived


def test_a_picture_adds_a_wish_once_and_takes_it_off_again(fake_browser: FakeBrowser) -> None:
    draft = filled(wish_list="a kite\n")
    draft.toggle_wish("a bike")
    draft.toggle_wish("a book")
    assert draft.wish_list == "a kite\na bike\na book"
    assert draft.listed == ["a bike", "a book"]
    draft.edit("wish_list", "a kite\n A Bike \na book")
    assert draft.writing
    draft.stop_writing()
    assert not draft.writing
    draft.toggle_wish("a bike")
    assert draft.wish_list == "a kite\na book"
    assert not draft.writing
    draft.walk_pictures("ArrowRight")  # in another part of the page
    draft.reach_picture(0)
    for key in ("ArrowLeft", "Tab", "ArrowRight", "ArrowRight"):
        draft.walk_pictures(key)
    assert fake_browser.focused == ["wish-surprise", "wish-bike", "wish-teddy"]
    draft.edit("wish_list", "x" * 1995)
    draft.toggle_wish("a bike")
    assert draft.wish_list == "x" * 1995
    assert draft.wrong == ["wish_list"]
    assert draft.notes["wish_list"] == fake_browser.emitted[-1]["description"] != ""


def test_a_saved_letter_comes_back_for_seven_days_without_the_address(
    fake_browser: FakeBrowser,
) -> None:
    draft = filled(wish_list="a kite")
    draft.save(True)
    draft.edit("age", "7")
    draft.set_good(False)
    draft.say_gender("girl")
    assert ADDRESS not in str(draft.saved)
    saved = draft.saved

    fake_browser.advance(7 * 24 * 3600 - 1)
    later = LetterDraft(saved=saved)
    later.on_start()
    assert (later.child_name, later.age, later.wish_list) == ("Testkind", "7", "a kite")
    assert (later.been_good, later.gender) == (False, "girl")
    assert later.parent_email == ""
    newer = LetterDraft(saved=saved, wish_list="a drum")
    newer.on_start()
    assert (newer.child_name, newer.wish_list) == ("", "a drum")  # this tab's letter goes first

    later.save(False)
    assert not later.is_saved
    later.edit("age", "8")
    assert later.saved == {}
    fake_browser.advance(1)
    expired = LetterDraft(saved=saved)
    expired.on_start()
    assert (expired.child_name, expired.saved) == ("", {})

    newer.parent_email, newer.child_name = ADDRESS, "Testkind"
    send(newer, fake_browser)
    assert newer.saved == {}


def test_a_letter_for_another_child_keeps_only_the_mailbox_and_the_place(
    fake_browser: FakeBrowser,
) -> None:
    draft = filled()
    draft.city_country, draft.wish_list = "Teststadt", "a kite"
    send(draft, fake_browser)
    draft.write_for_another_child()
    assert not draft.arrived
    assert (draft.parent_email, draft.city_country) == (ADDRESS, "Teststadt")
    assert (draft.child_name, draft.wish_list, draft.submission_key) == ("", "", "")
    assert fake_browser.focused[-1:] == ["child_name"]


def test_a_second_letter_has_eight_seconds_of_its_own(fake_browser: FakeBrowser) -> None:
    draft = filled()
    send(draft, fake_browser)
    fake_browser.advance(4)
    draft.close_thanks()
    draft.child_name, draft.parent_email = "Testkind", ADDRESS
    send(draft, fake_browser)
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
    assert draft.arrived  # the picture has been shown long enough


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
    assert draft.outgoing == {}
