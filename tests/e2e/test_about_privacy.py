"""The texts of the about and privacy pages, without JavaScript."""

import pytest

from tests.support.html_page import read
from tests.support.running_site import RunningSite

ABOUT = ("Our mission", "Our elves", "The magic of Christmas", "10,000+")
PRIVACY = (
    "Last updated December 27, 2025",
    "the parent's e-mail address, which receives Santa's reply",
    "Parental consent is required for children under 13",
    "aims for COPPA compliance",
    "within 48 hours",
    "30 days after Santa's reply",
    "at the latest after 60 days",
    "delete the letter at once",
    "stop all further mail to this address",
    "There are no advertising trackers",
)


@pytest.mark.parametrize(("path", "wanted"), [("/about", ABOUT), ("/privacy", PRIVACY)])
def test_words(site: RunningSite, path: str, wanted: tuple[str, ...]) -> None:
    words = " ".join(read(site.local_url + path).words.split())
    assert [text for text in wanted if text not in words] == []


def test_about_leads_to_the_letter(site: RunningSite) -> None:
    assert "/letters-to-santa" in [link["href"] for link in read(f"{site.local_url}/about").links]
