"""The coloring page's events and the demo's alert: what is tracked, and what is said."""

from santa_app.browser.testing import FakeBrowser
from santa_app.content.coloring import COLORING_PAGES, RANDOM_PAGE
from santa_app.content.printables import DEMO_ALERT
from santa_app.states.coloring import ColoringEvents
from santa_app.states.printables import PrintablesState


def test_the_random_page_is_always_the_first() -> None:
    assert RANDOM_PAGE is COLORING_PAGES[0]


def test_a_page_fetched_by_its_own_button() -> None:
    with FakeBrowser() as fake:
        ColoringEvents().page("rudolph")
    assert fake.tracked == [{"event": "coloring_page", "page": "rudolph"}]


def test_a_page_fetched_by_the_random_button() -> None:
    with FakeBrowser() as fake:
        ColoringEvents().random_page(RANDOM_PAGE.slug)
    assert fake.tracked == [{"event": "coloring_page_random", "page": RANDOM_PAGE.slug}]


def test_the_demo_says_that_it_is_one() -> None:
    with FakeBrowser() as fake:
        PrintablesState().demo("gift-tags")
    assert fake.alerts == [DEMO_ALERT]
    assert "demo" in DEMO_ALERT
    assert "would download a real PDF" in DEMO_ALERT
    assert [event["event"] for event in fake.tracked] == ["button_click"]
