"""The map of the North Pole village: the open house, and the houses that were visited."""

from reflex_browser_state import BrowserState, Field, browser, computed, event, field, stored

from santa_app.content.children import CHILD_KEY
from santa_app.content.village import ALL_VISITED, INVITATION, LOCATIONS, STOP, VISITED, Location
from santa_app.rules.filled import filled

STORAGE_KEY = "village-visited"
MAP_ID = "village-map"
CARD_ID = "village-card"
TITLE_ID = "village-card-title"
STEP = 0.5
"""How far an arrow key moves the map, in widths of its visible part."""
GLANCE = 0.8
"""How far an arrow button moves it."""
EDGE = 0.01
"""The distance from an end of the map within which that end's arrow button is hidden."""


def house_id(number: int) -> str:
    """Return the id of a house on the map, by its number from 1."""
    return "village-house-" + str(number)


class VillageState(BrowserState):
    """A walk over the map. The houses are LOCATIONS, counted from 1."""

    ready: Field[bool] = field(False)  # in the prerendered page, the houses link to the list below
    stop: Field[int] = field(0)  # the house whose door is open; 0 for none
    visited: Field[list[str]] = stored([], key=STORAGE_KEY, per=CHILD_KEY)
    at_start: Field[bool] = field(True)  # whether the left end of the map is in sight
    at_end: Field[bool] = field(False)  # whether the right end is

    def on_start(self) -> None:
        self.ready = True

    @event
    def open(self, number: int) -> None:
        """Open a house: the map moves to it, and its card gets the focus."""
        place = LOCATIONS[number - 1]
        self.stop = number
        if place.slug not in self.visited:
            self.visited = [*self.visited, place.slug]
        browser.pan_to(MAP_ID, house_id(number))
        browser.focus(TITLE_ID, scroll=False)
        browser.scroll_to(CARD_ID)
        browser.track("button_click", button_name=place.name, location="village-map")

    @event
    def walk(self, steps: int) -> None:
        """Go on to a later house, or back to an earlier one; from the last to the first."""
        self.open((self.stop + steps - 1) % len(LOCATIONS) + 1)

    @event
    def close(self) -> None:
        house = house_id(self.stop)
        self.stop = 0
        browser.focus(house, scroll=False)

    @event
    def handle_key(self, pressed: str) -> None:
        """Close the door on Escape."""
        if pressed == "Escape" and self.stop > 0:
            self.close()

    @event
    def pan_key(self, pressed: str) -> None:
        if pressed == "ArrowLeft":
            browser.pan_by(MAP_ID, -STEP)
        elif pressed == "ArrowRight":
            browser.pan_by(MAP_ID, STEP)
        elif pressed == "Home":
            browser.pan_by(MAP_ID, -100)
        elif pressed == "End":
            browser.pan_by(MAP_ID, 100)

    @event
    def pan(self, direction: int) -> None:
        browser.pan_by(MAP_ID, direction * GLANCE)

    @event
    def update_arrows(self) -> None:
        """Notice which part of the map is in sight."""
        position = browser.panned(MAP_ID)
        self.at_start = position < EDGE
        self.at_end = position > 1 - EDGE

    @computed
    def place(self) -> Location:
        """The open house; the first if none is."""
        return LOCATIONS[max(self.stop, 1) - 1]

    @computed
    def number(self) -> str:
        return filled(STOP, {"number": str(self.stop), "all": str(len(LOCATIONS))})

    @computed
    def before(self) -> str:
        return LOCATIONS[(self.stop - 2) % len(LOCATIONS)].name

    @computed
    def after(self) -> str:
        return LOCATIONS[self.stop % len(LOCATIONS)].name

    @computed
    def count(self) -> int:
        return len([place for place in LOCATIONS if place.slug in self.visited])

    @computed
    def progress(self) -> str:
        if self.count == len(LOCATIONS):
            return ALL_VISITED
        if self.count == 0:
            return INVITATION
        return filled(VISITED, {"count": str(self.count), "all": str(len(LOCATIONS))})
