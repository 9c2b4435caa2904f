"""The visitor's language, where it is another than the page's."""

from reflex_browser_state import BrowserState, Field, browser, event, field, stored

from santa_app.rules.language_choice import suggested_language


class LanguageChoice(BrowserState):
    """The suggestion of another language, until the visitor has chosen one or declined."""

    suggested: Field[str] = field("")  # a BCP 47 tag; blank for none
    chosen: Field[bool] = stored(default=False, key="language.chosen")

    @event
    def suggest(self, published: list[str], shown: str) -> None:
        """Suggest the language that the browser asks for, if the site speaks it."""
        if not self.chosen:
            self.suggested = suggested_language(browser.preferred_languages(), published, shown)

    @event
    def choose(self) -> None:
        self.chosen = True
        self.suggested = ""
