"""The reader of short stories: which one is open (SPEC section 4, Stories)."""

from santa_app.browser import BrowserState, Field, browser, event, field

READER_ID = "reader"


class StoryReaderState(BrowserState):
    """No selection shows the list, a story shows the reader, Back returns to the list.

    Attributes:
        story: Slug of the open story; blank shows the list.
        place: How far down the list was scrolled when the story was opened, in pixels.
    """

    story: Field[str] = field("")
    place: Field[float] = field(0.0)

    @event
    def read(self, slug: str) -> None:
        """Open a story in place, from its first line, and let a screen reader begin there."""
        self.place = browser.scroll_position()
        self.story = slug
        browser.track("button_click", button_name="Read Story", location=slug)
        browser.focus(title_id(slug))  # jumps; the scroll that follows ends above the title
        browser.scroll_to(READER_ID)

    @event
    def back(self) -> None:
        """Return to the button that opened the story, and to where the list was scrolled."""
        slug = self.story
        self.story = ""
        if slug != "":
            browser.focus(button_id(slug))
            browser.restore_scroll(self.place)

    @event
    def key(self, pressed: str) -> None:
        """Leave the reader on Escape."""
        if pressed == "Escape" and self.story != "":
            self.back()


def title_id(slug: str) -> str:
    """Return the id of a story's title in the reader."""
    return "story-" + slug


def button_id(slug: str) -> str:
    """Return the id of the button in the list that opens a story."""
    return "read-" + slug
