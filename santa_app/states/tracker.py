"""Where Santa is right now, for the Track Santa page (SPEC section 4)."""

from santa_app.browser import BrowserState, Field, browser, computed, event, field
from santa_app.content import tracker as words
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
HOME = map_point(words.HOME_CITY, words.HOME_LATITUDE, words.HOME_LONGITUDE)
EARLY_MS = 5  # browsers may run a timer a little early, which must not show the last slot again


class TrackerState(BrowserState):
    """Live on 24 December by the visitor's local date, in preparation on every other day.

    Attributes:
        ready: Whether the fields are the visitor's; false in the prerendered page.
        live: Whether Santa is flying.
        city, country, next_stop: Where he is and where he goes.
        time: The time there, or the visitor's own while he is at home.
        gifts_delivered: 0 while he is at home.
        gifts_text: The same as the visitor's locale writes it.
        weather: The sky around the sleigh; blank while he is at home.
        trail: His last stops, oldest first.
        here, ahead: Where he is and goes on the map; both the North Pole while he is at home.
    """

    ready: Field[bool] = field(False)
    live: Field[bool] = field(False)
    city: Field[str] = field(words.HOME_CITY)
    country: Field[str] = field(words.HOME_COUNTRY)
    time: Field[str] = field("")
    gifts_delivered: Field[int] = field(0)
    gifts_text: Field[str] = field("0")
    next_stop: Field[str] = field(words.HOME_NEXT_STOP)
    weather: Field[str] = field("")
    trail: Field[list[MapPoint]] = field([])
    here: Field[MapPoint] = field(HOME)
    ahead: Field[MapPoint] = field(HOME)

    def on_start(self) -> None:
        """Show Santa at once, and move him when the next five-second slot begins.

        Each move asks the clock when the next one is due, so that a screen that slept or was
        slowed down falls into step with all others again.
        """
        self.update()
        browser.after(ms_to_next_slot(browser.now()) / 1000, self.on_start)

    @event
    def update(self) -> None:
        """Work out everything from the clock; midnight changes the mode."""
        now = browser.now()
        today = browser.local_time(now)
        if is_christmas_eve(today.month, today.day):
            self.fly(now, today.year)
        else:
            self.stay_home(now)
        self.ready = True

    @event
    def fly(self, now: float, year: int) -> None:
        """Show the stop that belongs to this slot."""
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
        self.here = map_point(city.name, city.latitude, city.longitude)
        self.ahead = map_point(following.name, following.latitude, following.longitude)
        trail = []
        for back in range(TRAIL_STOPS, 0, -1):
            past = CITIES[city_index(slot - back)]
            trail.append(map_point(past.name, past.latitude, past.longitude))
        self.trail = trail

    @event
    def stay_home(self, now: float) -> None:
        """Show the North Pole; only the clock moves on."""
        here = browser.local_time(now)
        self.time = clock_text(here.hour, here.minute, here.second)
        if self.live:
            self.live = False
            self.city = words.HOME_CITY
            self.country = words.HOME_COUNTRY
            self.gifts_delivered = 0
            self.gifts_text = "0"
            self.next_stop = words.HOME_NEXT_STOP
            self.weather = ""
            self.trail = []
            self.here = HOME
            self.ahead = HOME

    @computed
    def trail_path(self) -> str:
        """The way he came, as an SVG path in the map's view box; blank while he is at home."""
        if not self.live:
            return ""
        return flight_path([*self.trail, self.here])

    @computed
    def next_path(self) -> str:
        """The way he goes next, as an SVG path in the map's view box; blank while he is at home."""
        if not self.live:
            return ""
        return flight_path([self.here, self.ahead])

    @computed
    def gifts_note(self) -> str:
        """The words under the number of gifts."""
        if self.live:
            return words.GIFTS_NOTE_LIVE
        return words.GIFTS_NOTE_HOME

    @computed
    def announcement(self) -> str:
        """What a screen reader says; it changes with the mode, not every five seconds."""
        if not self.ready:
            return ""
        if self.live:
            return words.LIVE_MESSAGE
        return words.RETURN_MESSAGE
