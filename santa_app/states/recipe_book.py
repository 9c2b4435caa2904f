"""Recipes in the visitor's browser: the saved ones, the search, and the filters of the list."""

from santa_app.browser import BrowserState, Field, browser, computed, event, field, query, stored
from santa_app.content.checks import DIFFICULTIES
from santa_app.content.recipes import RECIPE_INDEX, RECIPE_TAGS, TIME_VALUES
from santa_app.rules.filters import ALL, known_choice, recipe_matches
from santa_app.rules.search import matches_search

SAVED_KEY = "saved-recipes"
SEARCH_ID = "recipe-search"


class SavedRecipesState(BrowserState):
    """The visitor's favorite recipes (DESIGN section 6, Save Recipe), and printing one.

    A State of its own, so that a recipe's page does not carry the search index.

    Attributes:
        saved: Slugs in the order in which they were saved, kept on this device.
        printed_on: The date under a printed recipe, as the visitor's locale writes it.
    """

    saved: Field[list[str]] = stored([], key=SAVED_KEY)
    printed_on: Field[str] = field("")

    def on_start(self) -> None:
        """Know the date, for those who print with the browser's own menu."""
        self.printed_on = browser.local_date_string(browser.now())

    @event
    def toggle_saved(self, slug: str) -> None:
        """Save a recipe, or take it off the saved ones."""
        if slug in self.saved:
            self.saved = [one for one in self.saved if one != slug]
            browser.track("button_click", button_name="Remove from Saved", location="recipe")
        else:
            self.saved = [*self.saved, slug]
            browser.track("button_click", button_name="Save Recipe", location="recipe")

    @event
    def print_recipe(self) -> None:
        """Open the print dialog with today's date under the recipe."""
        self.printed_on = browser.local_date_string(browser.now())
        browser.track("button_click", button_name="Print Recipe", location="recipe")
        browser.print_page()


class RecipeBookState(BrowserState):
    """Search and filters of the recipe list; the address carries them (SPEC sections 4 and 5).

    Attributes:
        search: What is typed into the search box.
        difficulty: Chosen difficulty, or 'all'. Like the next two it may hold anything that
            stands in the address; the properties below see only what is offered.
        tag: Chosen tag, or 'all'.
        time: Chosen value of TIME_LIMITS, or 'all'.
        only_saved: Whether only saved recipes show.
        filters_open: Whether the Filter button has unfolded the filters.
    """

    search: Field[str] = query("", key="q")
    difficulty: Field[str] = query(ALL, key="difficulty")
    tag: Field[str] = query(ALL, key="tag")
    time: Field[str] = query(ALL, key="time")
    only_saved: Field[bool] = query(False, key="saved")
    filters_open: Field[bool] = field(False)

    def on_start(self) -> None:
        """Show the filters at once when the address has set one."""
        self.filters_open = self.filters_set > 0

    @event
    def toggle_filters(self) -> None:
        """Unfold or fold the filters."""
        self.filters_open = not self.filters_open

    @event
    def heart_pressed(self) -> None:
        """Move the focus on when the card that holds it goes, as only saved ones show."""
        if self.only_saved:
            browser.focus(SEARCH_ID)

    @event
    def clear(self) -> None:
        """Show every recipe again and put the cursor into the search box."""
        self.search = ""
        self.difficulty = ALL
        self.tag = ALL
        self.time = ALL
        self.only_saved = False
        browser.focus(SEARCH_ID)

    @computed
    def chosen_difficulty(self) -> str:
        """The difficulty that counts: one of those offered, or 'all'."""
        return known_choice(self.difficulty, DIFFICULTIES)

    @computed
    def chosen_tag(self) -> str:
        """The tag that counts: one of those offered, or 'all'."""
        return known_choice(self.tag, RECIPE_TAGS)

    @computed
    def chosen_time(self) -> str:
        """The time limit that counts: a value of TIME_LIMITS, or 'all'."""
        return known_choice(self.time, TIME_VALUES)

    @computed
    def filters_set(self) -> int:
        """How many of the four filters narrow the list; the search is not one of them."""
        choices = [self.chosen_difficulty, self.chosen_tag, self.chosen_time]
        count = len([choice for choice in choices if choice != ALL])
        return count + 1 if self.only_saved else count

    @computed
    def narrowed(self) -> bool:
        """Whether search or filters leave anything out at all."""
        return self.search.strip() != "" or self.filters_set > 0

    @computed
    def shown(self) -> list[str]:
        """The slugs of the recipes that pass search and filters, saved or not."""
        difficulty, tag, time = self.chosen_difficulty, self.chosen_tag, self.chosen_time
        return [
            recipe.slug
            for recipe in RECIPE_INDEX
            if matches_search(recipe, self.search) and recipe_matches(recipe, difficulty, tag, time)
        ]
