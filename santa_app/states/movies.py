"""The category filter of the movie page."""

from reflex_browser_state import BrowserState, Field, browser, computed, event, query

from santa_app.content.movies import MOVIE_CATEGORIES, MOVIES
from santa_app.i18n import plural_forms
from santa_app.rules.counting import counted
from santa_app.rules.filters import ALL, matches, valid_choice

GRID_ID = "movies"

CATEGORIES_OF_MOVIES: tuple[str, ...] = tuple(movie.category for movie in MOVIES)

_COUNTS = plural_forms("{count} movie", "{count} movies")


class MoviesState(BrowserState):
    """The category in the URL, not validated."""

    category: Field[str] = query(ALL, key="category")

    @event
    def browse(self) -> None:
        browser.track("button_click", button_name="Browse Movies", location="hero")
        browser.scroll_to(GRID_ID)

    @computed
    def chosen(self) -> str:
        return valid_choice(self.category, MOVIE_CATEGORIES)

    @computed
    def count(self) -> int:
        chosen = self.chosen
        return len([category for category in CATEGORIES_OF_MOVIES if matches(category, chosen)])

    @computed
    def count_text(self) -> str:
        return counted(_COUNTS, self.count)
