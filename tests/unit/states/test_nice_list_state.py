"""NiceListState from the empty form to the certificate."""

import pytest
from reflex_browser_state.testing import FakeBrowser

from santa_app.content.nice_list import CHECKING_STEPS, NICE_MESSAGES
from santa_app.states import nice_list
from santa_app.states.nice_list import NiceListState


def _checked(fake: FakeBrowser, name: str = "Testkind") -> NiceListState:
    state = NiceListState()
    state.set_name(name)
    state.check()
    fake.advance(3)
    return state


@pytest.mark.parametrize("blank", ["", "   ", "\u3000", "\n"])
def test_a_blank_name_is_not_checked(fake_browser: FakeBrowser, blank: str) -> None:
    state = NiceListState()
    state.set_name(blank)
    assert not state.can_check
    state.check()
    assert state.stage == "idle"
    assert fake_browser.pending == 0
    assert fake_browser.tracked == []


def test_the_check_takes_three_seconds_in_three_steps(fake_browser: FakeBrowser) -> None:
    state = NiceListState(name="  Testkind ")
    state.check()
    texts = []
    for _second in range(3):
        assert state.stage == "checking"
        texts.append(state.step_text)
        fake_browser.advance(0.999)
        assert state.stage == "checking"
        fake_browser.advance(0.001)
    assert tuple(texts) == CHECKING_STEPS
    assert state.stage == "result"
    assert state.checked_name == "Testkind"
    assert fake_browser.focused == [nice_list.RESULT_ID]


@pytest.mark.parametrize(("name", "score", "message"), [("x", 85, 0), ("W", 99, 4), (" o ", 91, 1)])
def test_the_result(fake_browser: FakeBrowser, name: str, score: int, message: int) -> None:
    state = _checked(fake_browser, name)
    assert state.score == score
    assert state.message == NICE_MESSAGES[message]
    assert state.star_count == 4
    assert state.stars == [True, True, True, True, False]


@pytest.mark.parametrize(
    ("day", "lit"), [("2025-12-23", 4), ("2025-12-24", 5), ("2025-12-25", 4), ("2026-11-24", 4)]
)
def test_the_fifth_star_lights_up_on_christmas_eve(day: str, lit: int) -> None:
    with FakeBrowser(f"{day} 18:00:00") as fake:
        state = _checked(fake, "Testkind")
        assert state.star_count == sum(state.stars) == lit


def test_both_ways_to_print_open_the_same_certificate() -> None:
    with FakeBrowser("2025-12-24 09:30:00") as fake:
        state = _checked(fake)
        state.get_certificate()
        assert state.stage == "certificate"
        assert (state.issued, state.year) == ("December 24, 2025", 2025)
        assert state.number == f"NL-{int(fake.now)}"
        fake.advance(60)
        state.print_certificate()
        state.print_certificate()
        first, second = fake.printed
        assert first == second
        assert (first.delay, first.close) == (0.5, False)
        for text in ("Testkind", f"{state.score} out of 100", state.number, state.issued):
            assert text in first.html
        assert fake.alerts == []


@pytest.mark.parametrize(
    ("popups", "text"),
    [
        ("blocked", "Please allow pop-ups to download your certificate."),
        ("broken", "There was an error generating your certificate. Please try again."),
    ],
)
def test_what_goes_wrong_is_said(popups: str, text: str) -> None:
    with FakeBrowser(popups=popups) as fake:
        state = _checked(fake)
        state.get_certificate()
        state.print_certificate()
        assert fake.alerts == [text]
        assert fake.printed == []
        assert state.stage == "certificate"


def test_check_another_name_returns_to_the_empty_form(fake_browser: FakeBrowser) -> None:
    state = _checked(fake_browser)
    state.get_certificate()
    state.back_to_result()
    assert state.stage == "result"
    state.check_another()
    assert vars(state) == vars(NiceListState())
    assert fake_browser.focused[-1] == nice_list.NAME_ID


def test_the_hero_button_scrolls_to_the_form(fake_browser: FakeBrowser) -> None:
    state = NiceListState()
    state.scroll_to_form()
    assert fake_browser.scrolled == [nice_list.FORM_ID]
    assert fake_browser.focused == []
    fake_browser.advance(1)
    assert fake_browser.focused == [nice_list.NAME_ID]


def test_events_carry_no_name(fake_browser: FakeBrowser) -> None:
    state = NiceListState()
    state.scroll_to_form()
    state.set_name("Testkind")
    state.check()
    fake_browser.advance(3)
    state.get_certificate()
    state.print_certificate()
    state.check_another()
    assert fake_browser.tracked == [
        {"event": "nice_list_scroll"},
        {"event": "nice_list_started"},
        {"event": "nice_list_completed"},
        {"event": "nice_list_certificate"},
        {"event": "nice_list_reset"},
    ]
