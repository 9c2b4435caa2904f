"""The events of the coloring page, and the alerts of buttons that only show a message."""

import pytest
from reflex_browser_state.testing import FakeBrowser

from santa_app.content.crafts import TEMPLATE_ALERT, UPLOAD_ALERT, VIDEO_ALERT
from santa_app.content.printables import DEMO_ALERT
from santa_app.states.alerts import CardCraftState, PrintablesState
from santa_app.states.analytics import Analytics


@pytest.mark.parametrize("path", ["/someone-to-talk-to", "/someone-to-talk-to/"])
def test_nothing_is_reported_of_the_page_with_helplines(
    fake_browser: FakeBrowser, path: str
) -> None:
    Analytics().viewed("About Us", "/about")
    Analytics().viewed("Someone to Talk To", path)
    fake_browser.page_path = path
    Analytics().clicked("Write Letter", "navigation bar")
    fake_browser.page_path = "/about"
    Analytics().clicked("Write Letter", "navigation bar")
    assert [event["event"] for event in fake_browser.tracked] == ["page_view", "button_click"]
    assert "someone" not in str(fake_browser.tracked).lower()


def test_the_demo_shows_an_alert(fake_browser: FakeBrowser) -> None:
    PrintablesState().demo("gift-tags")
    assert fake_browser.alerts == [DEMO_ALERT]
    assert [event["event"] for event in fake_browser.tracked] == ["button_click"]


def test_the_card_crafts_show_alerts(fake_browser: FakeBrowser) -> None:
    state = CardCraftState()
    state.template()
    state.video("pop-up-tree")
    state.upload()
    assert fake_browser.alerts == [TEMPLATE_ALERT, VIDEO_ALERT, UPLOAD_ALERT]
