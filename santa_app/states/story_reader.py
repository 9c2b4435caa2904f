"""The reader of short stories."""

from reflex_browser_state import BrowserState, Field, browser, event, field

READER_ID = "reader"


class StoryReaderState(BrowserState):
    """The open story's slug, blank for the list, and the list's scroll position in pixels."""

    story: Field[str] = field("")
    list_scroll: Field[float] = field(0.0)

    @event
    def read(self, slug: str) -> None:
        """Open a story, scroll to its start and focus its title."""
        self.list_scroll = browser.scroll_position()
        self.story = slug
        browser.track("button_click", button_name="Read Story", location=slug)
        browser.focus(title_id(slug))  # this scrolls too, but the title would end under the top bar
        browser.scroll_to(READER_ID)

    @event
    def back(self) -> None:
        """Close the story, focus its button and restore the list's scroll position."""
        slug = self.story
        self.story = ""
        if slug != "":
            browser.focus(button_id(slug))
            browser.restore_scroll(self.list_scroll)

    @event
    def handle_key(self, pressed: str) -> None:
        """Close the story on Escape."""
        if pressed == "Escape" and self.story != "":
            self.back()


def title_id(slug: str) -> str:
    """Return the id of a story's title in the reader."""
    return "story-" + slug


def button_id(slug: str) -> str:
    """Return the id of the button in the list that opens a story."""
    return "read-" + slug
