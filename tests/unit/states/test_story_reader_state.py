"""StoryReaderState: opening a story in place and coming back."""

import pytest
from reflex_browser_state.testing import FakeBrowser

from santa_app.content.stories import SHORT_STORIES
from santa_app.states.story_reader import READER_ID, StoryReaderState, button_id, title_id


def test_no_selection_shows_the_list() -> None:
    assert StoryReaderState().story == ""


@pytest.mark.parametrize("slug", [story.slug for story in SHORT_STORIES])
def test_a_story_opens_at_its_title_and_back_returns_to_its_button(
    slug: str, fake_browser: FakeBrowser
) -> None:
    state = StoryReaderState()
    fake_browser.position = 1234
    state.read(slug)
    assert state.story == slug
    assert fake_browser.focused == [title_id(slug)]
    assert fake_browser.scrolled == [READER_ID]
    fake_browser.position = 5678
    state.back()
    assert state.story == ""
    assert fake_browser.position == 1234
    assert fake_browser.focused[-1] == button_id(slug)


def test_escape_leaves_the_reader_and_other_keys_do_not(fake_browser: FakeBrowser) -> None:
    state = StoryReaderState(story="the-lost-mitten")
    state.handle_key("a")
    assert state.story == "the-lost-mitten"
    state.handle_key("Escape")
    assert state.story == ""
    state.handle_key("Escape")
    assert fake_browser.focused == [button_id("the-lost-mitten")]
