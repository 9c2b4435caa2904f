"""Additions that follow the checklists: a recipe, and a game with its page."""

PICTURE = "assets/art/recipes/snow-day-punch.svg"
_RECIPE = """title: Snow-Day Punch
description: A rosy apple punch with star anise for thawing out after sledding. It glows.
course: Drink
cuisine: International
servings: 6
makes: 6 mugs of 200 ml (7 fl oz)
calories: 120
difficulty: Easy
rating: 4.6
tags: Drink, Vegan, Sledding
allergy_note: Contains none of the major allergens.
safety: A grown-up ladles the hot punch.
for_children: Counting the points of the star anise.
storage: Covered in the fridge for 3 days.
alt: A mug of rosy punch with a slice of orange

## Ingredients

- 1 liter (4 cups) apple juice
- 2 star anise
- 1 orange, sliced

## Steps

1. Slice the orange and put everything into a pot. {prep 5}
2. Let it steep over low heat without boiling. {cook 70}
"""

PATH = "/games/snowball-towers"
_GAME = f"""
[[games]]
title = "Snowball Towers"
description = "How high can you stack before the sun comes out?"
difficulty = "Easy"
time = "1 minute"
link = "{PATH}"
image = "/art/scene-games.svg"
"""
_RULES = '''"""The rules of Snowball Towers."""


def height(snowballs: int) -> int:
    """Return how high a tower of so many snowballs is, in centimeters."""
    return sum(30 - 2 * number for number in range(min(snowballs, 10)))
'''
_STATE = '''"""The tower in the visitor's browser."""

from reflex_browser_state import BrowserState, computed, event, stored
from santa_app.rules.snowballs import height


class SnowballState(BrowserState):
    """How many snowballs lie on each other; the best tower is remembered."""

    snowballs: int = 0
    best: int = stored(0, key="snowballs_best")

    @event
    def stack(self) -> None:
        """Put one more on top."""
        self.snowballs += 1
        self.best = max(self.best, self.snowballs)

    @event
    def melt(self) -> None:
        """Begin again."""
        self.snowballs = 0

    @computed
    def centimeters(self) -> int:
        """How high the tower is."""
        return height(self.snowballs)
'''
_PAGE = '''"""Snowball Towers: a game with one button."""

import reflex as rx

from santa_app import components as ui
from santa_app.content import paths
from santa_app.states.snowballs import SnowballState


def page() -> rx.Component:
    """Return the sections of the page."""
    return rx.fragment(
        ui.hero(paths.SNOWBALLS),
        ui.section(
            rx.el.button("Stack", on_click=SnowballState.stack),
            rx.el.button("Melt", on_click=SnowballState.melt),
            rx.el.p(SnowballState.centimeters, " cm high", role="status"),
            rx.el.p("Best tower: ", SnowballState.best),
        ),
    )


PAGE = ui.Page.at(paths.SNOWBALLS, body=page)
'''

_TEXTS = f"""
[[pages]]
path = "{PATH}"
label = "Snowball Towers"
title = "Snowball Towers - a Christmas Game with One Button"
description = "Stack one snowball on another and see how high your tower gets before it melts."
keywords = "snowball game"
social = "christmas-games"

[pages.hero]
kind = "task"
title = "Snowball Towers"
lead = "One on top of the other!"
scene = "scene-games"
"""

INSERTED = (
    (
        "santa_app/content/recipes/recipes.toml",
        '"eggnog",\n',
        '  "snow-day-punch",\n',
    ),
    (
        "santa_app/content/paths.py",
        'GOOD_DEEDS: Final = pgettext("path", "/games/good-deeds-tracker")\n',
        f'SNOWBALLS: Final = pgettext("path", "{PATH}")\n',
    ),
    ("santa_app/content/pages.toml", "number of printable templates.\n", _TEXTS),
    ("santa_app/content/games.toml", 'image = "/art/scene-deeds.svg"\n', _GAME),
    ("santa_app/site.py", "    santas_address,\n", "    snowball_towers,\n"),
    (
        "santa_app/site.py",
        "    Route(good_deeds_tracker.PAGE),\n",
        "    Route(snowball_towers.PAGE),\n",
    ),
)
"""File, a text that occurs once in it, and the text that is inserted after it."""
NEW_FILES = {
    "santa_app/content/recipes/snow-day-punch.md": _RECIPE,
    "santa_app/rules/snowballs.py": _RULES,
    "santa_app/states/snowballs.py": _STATE,
    "santa_app/pages/snowball_towers.py": _PAGE,
}
