"""The privacy page states the rules that the code follows."""

from santa_app.content.claims import CONSENT_UNDER_AGE, PRIVACY_UPDATED
from tests.support.html_page import read
from tests.support.running_site import RunningSite


def test_privacy_page_states_consent_and_retention(site: RunningSite) -> None:
    text = " ".join(read(f"{site.local_url}/privacy").words.split())
    for fact in (PRIVACY_UPDATED, f"under {CONSENT_UNDER_AGE}", "30 days", "60 days"):
        assert fact in text
