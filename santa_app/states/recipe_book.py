"""Saved recipes, and search and filters of the recipe list."""

from reflex_browser_state import BrowserState, Field, browser, computed, event, field, query, stored

from santa_app.content.checks import DIFFICULTIES
from santa_app.content.recipes import (
    RECIPE_INDEX,
    RECIPE_TAGS,
    TIME_LIMITS,
    TIME_VALUES,
    RecipeIndexEntry,
)
from santa_app.rules.filters import ALL, matches, valid_choice

SAVED_KEY = "saved-recipes"
SEARCH_ID = "recipe-search"


def matches_search(recipe: RecipeIndexEntry, query: str) -> bool:
    """Return whether title, description or a tag contains the query; a blank one matches all."""
    needle = query.strip().lower()
    if needle == "":
        return True
    if needle in recipe.title.lower() or needle in recipe.description.lower():
        return True
    return any(needle in tag.lower() for tag in recipe.tags)


def matches_filters(recipe: RecipeIndexEntry, difficulty: str, tag: str, time: str) -> bool:
    """Return whether the recipe matches all choices; `time` is one of TIME_VALUES or "all"."""
    for limit in TIME_LIMITS:
        if limit.value == time and recipe.total_time > limit.minutes:
            return False
    return matches(recipe.difficulty, difficulty) and (tag == ALL or tag in recipe.tags)


class SavedRecipesState(BrowserState):
    """The visitor's saved recipes, and printing a recipe.

    It is separate from RecipeBookState, so recipe pages do not load the search index.
    """

    saved: Field[list[str]] = stored([], key=SAVED_KEY)  # slugs in the order of saving
    printed_on: Field[str] = field("")  # as the locale writes dates

    def on_start(self) -> None:
        """Set the date when the visitor prints with the browser's menu.

        Not before: to format its first date, a page needs a tenth of a second on a slow phone.
        """
        browser.before_print(self.set_date)

    def set_date(self) -> None:
        self.printed_on = browser.local_date_string(browser.now())

    @event
    def toggle_saved(self, slug: str) -> None:
        if slug in self.saved:
            self.saved = [saved for saved in self.saved if saved != slug]
            browser.track("button_click", button_name="Remove from Saved", location="recipe")
        else:
            self.saved = [*self.saved, slug]
            browser.track("button_click", button_name="Save Recipe", location="recipe")

    @event
    def print_recipe(self) -> None:
        """Open the print dialog; today's date is printed with the recipe."""
        self.set_date()
        browser.track("button_click", button_name="Print Recipe", location="recipe")
        browser.print_page()


class RecipeBookState(BrowserState):
    """Search and filters of the recipe list, as the URL has them: not validated."""

    search: Field[str] = query("", key="q")
    difficulty: Field[str] = query(ALL, key="difficulty")
    tag: Field[str] = query(ALL, key="tag")
    time: Field[str] = query(ALL, key="time")
    only_saved: Field[bool] = query(False, key="saved")
    filters_open: Field[bool] = field(False)

    def on_start(self) -> None:
        """Show the filters if one is set in the URL."""
        self.filters_open = self.active_filters > 0

    @event
    def toggle_filters(self) -> None:
        self.filters_open = not self.filters_open

    @event
    def save_clicked(self) -> None:
        """Focus the search box if the card disappears because only saved recipes are shown."""
        if self.only_saved:
            browser.focus(SEARCH_ID)

    @event
    def clear(self) -> None:
        """Show all recipes and focus the search box."""
        self.search = ""
        self.difficulty = ALL
        self.tag = ALL
        self.time = ALL
        self.only_saved = False
        browser.focus(SEARCH_ID)

    @computed
    def chosen_difficulty(self) -> str:
        return valid_choice(self.difficulty, DIFFICULTIES)

    @computed
    def chosen_tag(self) -> str:
        return valid_choice(self.tag, RECIPE_TAGS)

    @computed
    def chosen_time(self) -> str:
        return valid_choice(self.time, TIME_VALUES)

    @computed
    def active_filters(self) -> int:
        """The number of filters that are set, without the search."""
        choices = [self.chosen_difficulty, self.chosen_tag, self.chosen_time]
        count = len([choice for choice in choices if choice != ALL])
        return count + 1 if self.only_saved else count

    @computed
    def is_filtered(self) -> bool:
        return self.search.strip() != "" or self.active_filters > 0

    @computed
    def shown(self) -> list[str]:
        """The slugs of the recipes that match search and filters, saved or not."""
        difficulty, tag, time = self.chosen_difficulty, self.chosen_tag, self.chosen_time
        return [
            recipe.slug
            for recipe in RECIPE_INDEX
            if matches_search(recipe, self.search)
            and matches_filters(recipe, difficulty, tag, time)
        ]
