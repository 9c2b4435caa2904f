"""The category filter of the movie page (SPEC section 4, Movies)."""

from santa_app.browser import BrowserState, Field, browser, computed, event, query
from santa_app.content.movies import CATEGORY_VALUES, MOVIES
from santa_app.rules.filters import ALL, is_shown, known_choice

GRID_ID = "movies"

CATEGORY_OF_EACH: tuple[str, ...] = tuple(movie.category for movie in MOVIES)


class MoviesState(BrowserState):
    """Which category of films shows; the address carries it.

    Attributes:
        category: A category or 'all', or whatever stands in the address.
    """

    category: Field[str] = query(ALL, key="category")

    @event
    def browse(self) -> None:
        """Scroll to the films."""
        browser.track("button_click", button_name="Browse Movies", location="hero")
        browser.scroll_to(GRID_ID)

    @computed
    def chosen(self) -> str:
        """The category that counts: one of those offered, else 'all'."""
        return known_choice(self.category, CATEGORY_VALUES)

    @computed
    def count(self) -> int:
        """How many films show."""
        chosen = self.chosen
        return len([one for one in CATEGORY_OF_EACH if is_shown(one, chosen)])

    @computed
    def count_text(self) -> str:
        """The same in words."""
        return "1 movie" if self.count == 1 else f"{self.count} movies"
