"""The visitor's country, as the browser's languages tell it."""

from reflex_browser_state import BrowserState, Field, browser, event, field

from santa_app.rules.language_choice import country_number


class VisitorsCountry(BrowserState):
    """The place of the visitor's country in a list of countries. It stays on the device."""

    number: Field[int] = field(0)  # -1 for a country that is not on the list

    @event
    def find(self, codes: list[str]) -> None:
        self.number = country_number(browser.preferred_languages(), codes)
