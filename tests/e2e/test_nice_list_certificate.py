"""The Nice List certificate: on the screen, in its window, on paper."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.e2e.feature_steps import (
    NICE_LIST,
    landscape_and_upright,
    milliseconds,
    prints,
    stopped_at,
)
from tests.e2e.fixture_types import AtDate
from tests.e2e.nice_list_page import PRINT_BUTTONS, NiceList, name_sum, nice

__all__ = ["nice"]


def test_certificate_is_one_page_printed_once_after_half_a_second(
    at_date: AtDate, browser: Browser, screenshots: Path
) -> None:
    page = stopped_at(at_date, NICE_LIST, "2026-12-24 20:15", "America/Los_Angeles")
    nice = NiceList(page)
    nice.certificate("Testkind")
    score = 85 + name_sum("Testkind") % 15
    number, date = f"NL-{milliseconds(page)}", "December 24, 2026"
    expect(nice.panel).to_contain_text(
        f"is on the Nice List of 2026 with a nice score of {score} out of 100."
    )
    expect(nice.fact("Certificate number")).to_have_text(number)
    expect(nice.fact("Issued on")).to_have_text(date)

    for count, button in enumerate(PRINT_BUTTONS, start=1):
        window = nice.printed(button)
        paper = window.locator("svg")
        for words in ("Testkind", f"Nice score: {score} out of 100", date, number):
            expect(paper.get_by_text(words, exact=True)).to_be_visible()
        expect(paper).to_contain_text("Nice List of 2026")
        expect(paper.locator("text").first).to_have_css("text-anchor", "middle")  # its own style
        expect(window).to_have_title("Nice List Certificate")
        expect(window.get_by_role("main").get_by_role("heading", level=1)).to_have_count(1)
        assert len(prints(page)) == count - 1
        pressed = milliseconds(page)
        page.clock.run_for(499)
        assert len(prints(page)) == count - 1
        page.clock.run_for(1)
        page.clock.run_for(10_000)
        assert len(prints(page)) == count
        once = prints(page)[-1]
        assert once["at"] - pressed == 500
        assert number in once["html"]
        assert not window.is_closed()
    nice.printed(PRINT_BUTTONS[0]).close()
    page.clock.run_for(1_000)
    assert len(prints(page)) == count, "a window that was closed early is not printed"

    html = window.content()
    for sheets in landscape_and_upright(browser, html, screenshots / "nice-list-certificate.png"):
        (sheet,) = sheets
        for words in ("Testkind", "out of 100", date):
            assert words in sheet.words

    page.get_by_role("button", name="Back to the result").click()
    expect(nice.result).to_be_focused()
    nice.another.click()
    expect(nice.name).to_have_value("")


def test_names_are_printed_as_typed(nice: NiceList) -> None:
    for name in ("O'Testkind & <i>小明</i>", "W" * 60):
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
        window.close()
        nice.another.click()
