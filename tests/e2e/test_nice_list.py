"""The Nice List checker, from the form to the printed certificate (SPEC sections 2, 4, 5, 8, 9)."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from santa_app.content.nice_messages import CHECKING_STEPS, NICE_MESSAGES
from tests.e2e.feature_steps import (
    NICE_LIST,
    SMALL,
    AtDate,
    events,
    is_still,
    landscape_and_upright,
    milliseconds,
    prints,
    sound,
    stopped,
    stopped_at,
    tab_to,
)
from tests.e2e.visit import alerts

BLOCKED = "alert: Please allow pop-ups to download your certificate."
FAILED = "alert: There was an error generating your certificate. Please try again."
PRINT_BUTTONS = ("Download & Print Certificate", "Print Certificate")

NAMES = ("Testkind", "  TESTKIND  ", "Zoë-Test", "小明", "<b>", 'Al"ex', "🎅", "Testling", "x" * 60)


def name_sum(name: str) -> int:
    """Return the sum of the UTF-16 codes of the trimmed, lower-cased name (SPEC section 9)."""
    units = name.strip().lower().encode("utf-16-le")
    return sum(int.from_bytes(units[at : at + 2], "little") for at in range(0, len(units), 2))


class NiceList:
    """The checker in one browser page whose clock stands still."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.name = page.get_by_label("First name")
        self.submit = page.get_by_role("button", name="Check the Nice List")
        self.result = page.get_by_role("heading", name="Congratulations,")
        self.panel = page.locator("#nice-list-form")
        self.another = page.get_by_role("button", name="Check Another Name")

    def check(self, name: str) -> None:
        """Check a name to its result."""
        self.name.fill(name)
        self.submit.click()
        self.page.clock.run_for(3_000)
        expect(self.result).to_be_focused()

    def certificate(self, name: str) -> None:
        """Check a name and go on to its certificate."""
        self.check(name)
        self.page.get_by_role("button", name="Get Your Certificate").click()
        expect(
            self.page.get_by_role("heading", name="Your certificate", exact=True)
        ).to_be_focused()

    def printed(self, button: str) -> Page:
        """Press a print button, and return the window that opens."""
        with self.page.expect_popup() as opened:
            self.page.get_by_role("button", name=button, exact=True).click()
        return opened.value

    def fact(self, label: str) -> Locator:
        """Return the certificate's value under a label."""
        row = self.panel.locator("dl > div").filter(has_text=label)
        return row.get_by_role("definition")


@pytest.fixture
def nice(at_date: AtDate) -> NiceList:
    """The checker at noon of 10 December."""
    return NiceList(stopped(at_date, NICE_LIST))


def test_form_loading_and_result(nice: NiceList) -> None:
    page = nice.page
    for blank in ("", "   ", "\u3000\u00a0"):
        nice.name.fill(blank)
        expect(nice.submit).to_be_disabled()
        nice.name.press("Enter")
        expect(nice.name).to_be_visible()
    nice.name.fill("Testkind")
    expect(nice.submit).to_be_enabled()
    nice.name.press("Enter")

    loading = page.get_by_role("status").filter(has_text=re.compile("…$|!$"))
    for step in CHECKING_STEPS:
        expect(loading).to_have_text(step)
        expect(nice.name).to_have_count(0)
        page.clock.run_for(999)
        expect(nice.result).to_have_count(0)
        page.clock.run_for(1)
    expect(nice.result).to_be_focused()
    expect(nice.result).to_have_text("Congratulations, Testkind!")
    expect(nice.panel).to_contain_text("You are on the Nice List.")
    expect(nice.panel).to_contain_text("out of 100")

    nice.another.click()
    expect(nice.name).to_be_focused()
    expect(nice.name).to_have_value("")
    expect(nice.submit).to_be_disabled()


def test_scores_stars_and_messages(nice: NiceList) -> None:
    seen = set()
    for name in NAMES:
        nice.check(name)
        total = name_sum(name)
        score = 85 + total % 15
        message = NICE_MESSAGES[total % 5]
        expect(nice.result).to_have_text(f"Congratulations, {name.strip()}!")
        expect(nice.panel).to_contain_text(re.compile(rf"Nice score\s*{score} out of 100"))
        expect(nice.panel).to_contain_text(f"{score // 20} of 5 stars")
        assert nice.panel.locator("svg.fill-gold").count() == score // 20 == 4
        expect(nice.panel).to_contain_text(message)
        seen.add(message)
        nice.another.click()
    assert seen == set(NICE_MESSAGES)
    assert len(seen) == 5


@pytest.mark.parametrize("button", PRINT_BUTTONS)
def test_certificate_is_printed_once_after_half_a_second(at_date: AtDate, button: str) -> None:
    page = stopped_at(at_date, NICE_LIST, "2026-12-24 20:15", "America/Los_Angeles")
    nice = NiceList(page)
    nice.certificate("Testkind")
    score = 85 + name_sum("Testkind") % 15
    number = f"NL-{milliseconds(page)}"
    expect(nice.panel).to_contain_text(
        f"is on the Nice List of 2026 with a nice score of {score} out of 100."
    )
    expect(nice.fact("Certificate number")).to_have_text(number)
    expect(nice.fact("Issued on")).to_have_text("12/24/2026")

    window = nice.printed(button)
    paper = window.locator("svg")
    for words in ("Testkind", f"Nice score: {score} out of 100", "12/24/2026", number):
        expect(paper.get_by_text(words, exact=True)).to_be_visible()
    expect(paper).to_contain_text("Nice List of 2026")
    expect(window).to_have_title("Nice List Certificate")
    assert prints(page) == []
    pressed = milliseconds(page)
    page.clock.run_for(499)
    assert prints(page) == []
    page.clock.run_for(1)
    page.clock.run_for(10_000)
    (once,) = prints(page)
    assert once["at"] - pressed == 500
    assert number in once["html"]
    assert not window.is_closed()

    page.get_by_role("button", name="Back to the result").click()
    expect(nice.result).to_be_focused()
    nice.another.click()
    expect(nice.name).to_have_value("")


@pytest.mark.parametrize("name", ["<b>", 'Al"ex', "小明", "O'Testkind & <i>Co</i>", "W" * 60])
def test_names_are_printed_as_they_were_typed(nice: NiceList, name: str) -> None:
    nice.certificate(name)
    expect(nice.panel.get_by_text(name, exact=True)).to_be_visible()
    window = nice.printed(PRINT_BUTTONS[0])
    line = window.locator("svg").get_by_text(name, exact=True)
    expect(line).to_be_visible()
    expect(window.get_by_role("img")).to_have_attribute(
        "aria-label", f"Nice List certificate for {name}"
    )
    assert window.locator("b, i, script").count() == 0
    inside = window.evaluate(
        "text => { const [a, b] = [document.querySelector('svg'), text].map(e => e.getBoundingClientRect());"
        " return a.left < b.left && b.right < a.right }",
        line.element_handle(),
    )
    assert inside


def test_windows_that_do_not_open(nice: NiceList) -> None:
    page = nice.page
    texts = alerts(page)
    nice.certificate("Testkind")
    page.evaluate("window.open = () => null; 0")
    for button in PRINT_BUTTONS:
        page.get_by_role("button", name=button, exact=True).click()
    assert texts == [BLOCKED, BLOCKED]
    page.evaluate("window.open = () => { throw new Error('not today') }; 0")
    for button in PRINT_BUTTONS:
        page.get_by_role("button", name=button, exact=True).click()
    assert texts[2:] == [FAILED, FAILED]
    page.evaluate(
        "window.open = () => ({ document: { open() {}, write() { throw new Error('no paper') } } }); 0"
    )
    page.get_by_role("button", name=PRINT_BUTTONS[0]).click()
    assert texts[4:] == [FAILED]
    page.clock.run_for(1_000)
    assert prints(page) == []
    expect(page.get_by_role("heading", name="Your certificate", exact=True)).to_be_visible()


def test_a_window_closed_early_is_not_printed(nice: NiceList) -> None:
    nice.certificate("Testkind")
    nice.printed(PRINT_BUTTONS[0]).close()
    nice.page.clock.run_for(1_000)
    assert prints(nice.page) == []


def test_certificate_is_one_page_on_a4_and_letter(
    nice: NiceList, browser: Browser, screenshots: Path
) -> None:
    nice.certificate("Testkind")
    html = nice.printed(PRINT_BUTTONS[1]).content()
    for sheets in landscape_and_upright(browser, html, screenshots / "nice-list-certificate.png"):
        (sheet,) = sheets
        for words in ("Testkind", "out of 100", "12/10/2026"):
            assert words in sheet.words


def test_hero_button_leads_to_the_form(nice: NiceList) -> None:
    nice.page.get_by_role("button", name="Check My Name").click()
    nice.page.clock.run_for(1_000)
    expect(nice.name).to_be_focused()
    expect(nice.name).to_be_in_viewport()
    how = (
        nice.page.get_by_role("main")
        .locator("section")
        .filter(has=nice.page.get_by_role("heading", name="How it works"))
    )
    assert how.get_by_role("listitem").count() == 3


def test_events_carry_no_name(nice: NiceList) -> None:
    page = nice.page
    page.get_by_role("button", name="Check My Name").click()
    nice.certificate("Testkind")
    nice.printed(PRINT_BUTTONS[0])
    nice.another.click()
    expect(nice.name).to_be_focused()
    assert [event["event"] for event in events(page)] == [
        "nice_list_scroll", "nice_list_started", "nice_list_completed",
        "nice_list_certificate", "nice_list_reset",
    ]  # fmt: skip
    assert "testkind" not in json.dumps(page.evaluate("window.dataLayer")).lower()
    assert (
        page.evaluate("JSON.stringify([{...localStorage}, document.cookie])").count("estkind") == 0
    )
    assert page.url.endswith(NICE_LIST)


def test_leaving_while_the_elves_search(nice: NiceList) -> None:
    page = nice.page
    nice.name.fill("Testkind")
    nice.submit.click()
    page.get_by_role("banner").get_by_role("link", name="Track Santa").click()
    expect(page).to_have_title(re.compile("Santa Tracker"))
    page.clock.run_for(5_000)
    page.go_back()
    expect(nice.name).to_have_value("")
    assert "nice_list_completed" not in [event["event"] for event in events(page)]


def test_by_keyboard_with_reduced_motion(at_date: AtDate) -> None:
    page = stopped(at_date, NICE_LIST)
    nice = NiceList(page)
    tab_to(page, page.get_by_role("button", name="Check My Name"))
    page.keyboard.press("Enter")
    page.clock.run_for(1_000)
    expect(nice.name).to_be_focused()
    page.keyboard.type("Testkind")
    tab_to(page, nice.submit, 1)
    page.keyboard.press("Space")
    is_still(page)
    page.clock.run_for(3_000)
    expect(nice.result).to_be_focused()
    is_still(page)
    tab_to(page, page.get_by_role("button", name="Get Your Certificate"), 1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your certificate", exact=True)).to_be_focused()
    tab_to(page, page.get_by_role("button", name=PRINT_BUTTONS[0]), 1)
    with page.expect_popup():
        page.keyboard.press("Space")
    page.clock.run_for(500)
    assert len(prints(page)) == 1
    page.bring_to_front()
    tab_to(page, nice.another, 3)
    page.keyboard.press("Enter")
    expect(nice.name).to_be_focused()


def test_on_a_small_phone(at_date: AtDate) -> None:
    page = stopped(at_date, NICE_LIST, **SMALL)
    nice = NiceList(page)
    sound(page)
    nice.name.fill("W" * 60)
    nice.submit.tap()
    sound(page)
    page.clock.run_for(3_000)
    expect(nice.result).to_be_focused()
    sound(page)
    page.get_by_role("button", name="Get Your Certificate").tap()
    expect(nice.fact("Certificate number")).to_be_visible()
    sound(page)
