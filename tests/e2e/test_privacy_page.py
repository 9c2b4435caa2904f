"""The privacy page states the rules that the code follows."""

from datetime import UTC, datetime

from santa_app.content import operator
from santa_app.content.claims import CONSENT_UNDER_AGE, PRIVACY_UPDATED
from tests.support.html_page import fetch, read
from tests.support.running_site import RunningSite


def test_privacy_page_states_consent_and_retention(site: RunningSite) -> None:
    text = " ".join(read(f"{site.local_url}/privacy").words.split())
    for fact in (PRIVACY_UPDATED, f"under {CONSENT_UNDER_AGE}", "30 days", "60 days"):
        assert fact in text


def test_a_site_without_operator_marks_the_place_of_the_address(site: RunningSite) -> None:
    for path in ("/about", "/privacy"):
        text = " ".join(read(f"{site.local_url}{path}").words.split())
        assert operator.DEMO_NOTE in text
        for missing in operator.MISSING.values():
            assert f"[{missing}]" in text


def test_the_copyright_line_ends_with_the_year_of_the_build(site: RunningSite) -> None:
    _, page, _ = fetch(f"{site.local_url}/privacy")
    assert f"© 2025–{datetime.now(UTC).year} " in page.decode()
