"""The printable templates of a site that sends mail: real files.

tests/integration/additions builds the site without a mail key and tests the demo's alert.
"""

from playwright.sync_api import Page, expect

from santa_app.content.printables import PRINTABLE_CATEGORIES
from tests.support.visit import alerts, events, visit

PRINTABLES = "/resources/printable-templates"


def test_downloads_are_described_by_the_template(page: Page) -> None:
    said = alerts(page)
    visit(page, PRINTABLES)
    links = page.get_by_role("main").get_by_role("link", name="Download PDF")
    templates = [one for category in PRINTABLE_CATEGORIES for one in category.templates]
    for link, template in zip(links.all(), templates, strict=True):
        expect(link).to_have_attribute("href", template.download_url)
        expect(link).to_have_accessible_description(template.name)
    # One of each category: Chromium drops downloads of a page beyond ten per second.
    chosen = [category.templates[-1].slug for category in PRINTABLE_CATEGORIES]
    for slug in chosen:
        link = page.locator(f"a[href='/templates/printables/{slug}.pdf']")
        with page.expect_download() as coming:
            link.click()
        assert coming.value.suggested_filename == f"{slug}.pdf"
        assert coming.value.path().read_bytes().startswith(b"%PDF-")
    assert said == []
    assert events(page, "file_download") == [
        {"file_name": f"{slug}.pdf", "file_type": "pdf"} for slug in chosen
    ]
