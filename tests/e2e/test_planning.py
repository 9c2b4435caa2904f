"""The planning guide: a checklist that remembers its ticks and prints alone."""

from playwright.sync_api import Page, expect

from santa_app.content.planning import CHECKLIST
from tests.e2e.paper import FORMATS, print_to_pdf, squeezed
from tests.support.accessibility import violations
from tests.support.visit import count_prints, events, visit

PLANNING = "/resources/christmas-planning"
ITEMS = [item.text for item in CHECKLIST]


def test_checklist_is_remembered_and_prints_alone(page: Page) -> None:
    count_prints(page)
    visit(page, PLANNING)
    boxes = page.locator("#checklist").get_by_role("checkbox")
    status = page.locator("#checklist").get_by_role("status")
    clear = page.get_by_role("button", name="Clear all check marks")
    assert page.locator("#checklist label").all_inner_texts() == ITEMS
    assert boxes.count() == len(ITEMS)
    expect(status).to_have_text(f"0 of {len(ITEMS)} done")
    expect(clear).to_be_disabled()
    for name in (ITEMS[5], ITEMS[0]):
        page.get_by_label(name, exact=True).check()
    expect(status).to_have_text(f"2 of {len(ITEMS)} done")
    page.reload()
    expect(status).to_have_text(f"2 of {len(ITEMS)} done")
    for item in ITEMS:
        expect(page.get_by_label(item, exact=True)).to_be_checked(
            checked=item in {ITEMS[0], ITEMS[5]}
        )
    page.get_by_label(ITEMS[0], exact=True).uncheck()
    expect(status).to_have_text(f"1 of {len(ITEMS)} done")
    for item in ITEMS:
        page.get_by_label(item, exact=True).check()
    expect(status).to_contain_text("done")
    assert violations(page) == []
    clear.click()
    expect(status).to_have_text(f"0 of {len(ITEMS)} done")
    page.reload()
    expect(status).to_have_text(f"0 of {len(ITEMS)} done")

    page.get_by_role("button", name="Print the checklist").click()
    page.wait_for_function("window.prints === 1")
    pressed = {"button_name": "Print the checklist", "location": "checklist"}
    assert pressed in events(page, "button_click")
    for paper in FORMATS:
        sheets = print_to_pdf(page, paper)
        assert [sheet.format for sheet in sheets] == [paper]
        words = squeezed(sheets[0].words)
        for item in ITEMS:
            assert squeezed(item) in words
        for hidden in ("The timeline", "Write Letter", "Clear all check marks", "Privacy Policy"):
            assert squeezed(hidden) not in words
    # The snow at the edges of a section would lie over the list; Firefox covered all of it.
    page.emulate_media(media="print")
    covers = page.locator("main section:visible").evaluate_all(
        "all => all.map(one => [one.className, getComputedStyle(one, '::after').display])"
    )
    assert [cover for cover in covers if cover[1] != "none"] == []
    assert covers


def test_calendar_file_and_share(page: Page) -> None:
    share = page.get_by_role("button", name="Share this site")
    page.add_init_script("delete Navigator.prototype.share")
    visit(page, PLANNING)
    expect(share).to_be_hidden()
    with page.expect_download() as coming:
        page.get_by_role("link", name="Add to my calendar").click()
    assert coming.value.suggested_filename == "christmas-evenings.ics"
    file = coming.value.path().read_bytes()
    assert max(len(line) for line in file.split(b"\r\n")) <= 75
    whole = file.replace(b"\r\n ", b"").decode()
    assert whole.count("BEGIN:VEVENT") == 2
    assert "DTSTART:20261201T180000" in whole
    assert f"BYMONTHDAY={','.join(map(str, range(1, 25)))}\r\n" in whole
    page.add_init_script("navigator.share = async shared => { window.shared = shared }")
    page.reload()
    share.click()
    home = page.evaluate("location.origin") + "/"
    assert page.evaluate("window.shared") == {"title": "Letters to Santa", "url": home}
