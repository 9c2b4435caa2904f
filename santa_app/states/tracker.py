"""Santa's current position, for the Track Santa page."""

from santa_app.browser import BrowserState, Field, browser, computed, event, field
from santa_app.content import tracker as texts
from santa_app.content.cities import CITIES
from santa_app.content.tracker import WEATHER
from santa_app.rules.countdown import clock_text, is_christmas_eve
from santa_app.rules.tracker import (
    city_index,
    gifts_delivered,
    ms_to_next_slot,
    slot_at,
    weather_index,
)
from santa_app.rules.world_map import MapPoint, flight_path, map_point

TRAIL_STOPS = 4
HOME = map_point(texts.HOME_CITY, texts.HOME_LATITUDE, texts.HOME_LONGITUDE)
EARLY_MS = 5  # browsers may run a timer a little early, when the previous slot has not quite ended


class TrackerState(BrowserState):
    """Live mode on 24 December (the visitor's local date), preparation mode on all other days.

    Attributes:
        ready: Whether the fields are set from the clock; false in the prerendered page.
        live: Whether it is live mode.
        city, country, next_stop: Santa's current stop and the next one.
        time: The local time there; in preparation mode the visitor's.
        gifts_delivered: The number of gifts; 0 in preparation mode.
        gifts_text: That number in the format of the visitor's locale.
        weather: The weather around the sleigh; blank in preparation mode.
        trail: The last stops on the map, oldest first.
        position, next_position: The current and the next stop on the map; both are the North Pole
            in preparation mode.
    """

    ready: Field[bool] = field(False)
    live: Field[bool] = field(False)
    city: Field[str] = field(texts.HOME_CITY)
    country: Field[str] = field(texts.HOME_COUNTRY)
    time: Field[str] = field("")
    gifts_delivered: Field[int] = field(0)
    gifts_text: Field[str] = field("0")
    next_stop: Field[str] = field(texts.HOME_NEXT_STOP)
    weather: Field[str] = field("")
    trail: Field[list[MapPoint]] = field([])
    position: Field[MapPoint] = field(HOME)
    next_position: Field[MapPoint] = field(HOME)

    def on_start(self) -> None:
        """Update now and at the start of each five-second slot.

        The time of each update is computed from the clock, so a device that slept shows the same
        as all others again.
        """
        self.update()
        browser.after(ms_to_next_slot(browser.now()) / 1000, self.on_start)

    @event
    def update(self) -> None:
        """Compute all fields from the clock; the mode changes at midnight."""
        now = browser.now()
        today = browser.local_time(now)
        if is_christmas_eve(today.month, today.day):
            self.show_live(now, today.year)
        else:
            self.show_home(now)
        self.ready = True

    @event
    def show_live(self, now: float, year: int) -> None:
        """Show the stop of the current slot."""
        slot = slot_at(now + EARLY_MS)
        city = CITIES[city_index(slot)]
        following = CITIES[city_index(slot + 1)]
        there = browser.zoned_time(now, city.zone)
        self.live = True
        self.city = city.name
        self.country = city.country
        self.time = clock_text(there.hour, there.minute, there.second)
        self.gifts_delivered = gifts_delivered(slot, year)
        self.gifts_text = browser.locale_number(self.gifts_delivered)
        self.next_stop = following.name + ", " + following.country
        self.weather = WEATHER[weather_index(slot)]
        self.position = map_point(city.name, city.latitude, city.longitude)
        self.next_position = map_point(following.name, following.latitude, following.longitude)
        trail = []
        for steps_back in range(TRAIL_STOPS, 0, -1):
            past = CITIES[city_index(slot - steps_back)]
            trail.append(map_point(past.name, past.latitude, past.longitude))
        self.trail = trail

    @event
    def show_home(self, now: float) -> None:
        """Show the North Pole; only the time changes."""
        here = browser.local_time(now)
        self.time = clock_text(here.hour, here.minute, here.second)
        if self.live:
            self.live = False
            self.city = texts.HOME_CITY
            self.country = texts.HOME_COUNTRY
            self.gifts_delivered = 0
            self.gifts_text = "0"
            self.next_stop = texts.HOME_NEXT_STOP
            self.weather = ""
            self.trail = []
            self.position = HOME
            self.next_position = HOME

    @computed
    def trail_path(self) -> str:
        """The route of the last stops as an SVG path; blank in preparation mode."""
        if not self.live:
            return ""
        return flight_path([*self.trail, self.position])

    @computed
    def next_path(self) -> str:
        """The route to the next stop as an SVG path; blank in preparation mode."""
        if not self.live:
            return ""
        return flight_path([self.position, self.next_position])

    @computed
    def gifts_note(self) -> str:
        """The text under the number of gifts."""
        if self.live:
            return texts.GIFTS_NOTE_LIVE
        return texts.GIFTS_NOTE_HOME

    @computed
    def announcement(self) -> str:
        """The text for screen readers; it changes with the mode only."""
        if not self.ready:
            return ""
        if self.live:
            return texts.LIVE_MESSAGE
        return texts.RETURN_MESSAGE
