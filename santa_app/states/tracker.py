"""Santa's current position and his flight, for the Track Santa page."""

from reflex_browser_state import BrowserState, Field, browser, computed, event, field

from santa_app.content import tracker as texts
from santa_app.content.cities import CITIES, City
from santa_app.content.postcards import HOME as HOME_POSTCARD
from santa_app.content.postcards import POSTCARDS, Postcard
from santa_app.content.tracker import WEATHER
from santa_app.rules.countdown import DAY, HOUR, SECOND_MS, clock_text, day_number, is_christmas_eve
from santa_app.rules.filled import filled
from santa_app.rules.flight import TICK_MS, FlightPoint, flies_west, flight, flight_path, step_at
from santa_app.rules.tracker import (
    NIGHT_ENDS,
    SLOTS_PER_MINUTE,
    city_index,
    gifts_by,
    is_near,
    ms_to_next_slot,
    slot_at,
    was_visited,
    weather_index,
)
from santa_app.rules.world_map import MapPoint, dot_path, map_point

TRAIL_STOPS = 4
EVENING = 17
BEDTIME = 21
"""The visitor's hours from which the page speaks of the evening, and says good night."""
HOME = map_point(texts.SAID["home_city"], texts.HOME_LATITUDE, texts.HOME_LONGITUDE)
EARLY_MS = 5  # browsers may run a timer a little early, when the previous slot has not quite ended


class TrackerState(BrowserState):
    """Live mode on 24 December (the visitor's local date), preparation mode on all other days.

    In preparation mode numbers are 0, texts blank, and both stops are the North Pole.
    """

    ready: Field[bool] = field(False)  # false in the prerendered page
    live: Field[bool] = field(False)
    slot: Field[int] = field(0)  # of five seconds
    step: Field[int] = field(0)  # the point of the flight that the sleigh is heading for
    city: Field[str] = field(texts.SAID["home_city"])
    country: Field[str] = field(texts.SAID["home_country"])
    time: Field[str] = field("")  # at the stop; in preparation mode the visitor's
    gifts_delivered: Field[int] = field(0)
    gifts_text: Field[str] = field("0")  # as the visitor's locale writes it
    next_stop: Field[str] = field(texts.SAID["home_next_stop"])
    weather: Field[str] = field("")
    position: Field[MapPoint] = field(HOME)
    next_position: Field[MapPoint] = field(HOME)
    points: Field[list[FlightPoint]] = field([])  # the flight to the next stop
    lit_path: Field[str] = field("")  # a dot for each city that he has visited, as an SVG path
    trail_path: Field[str] = field("")  # the last stops as an SVG path
    postcard: Field[Postcard] = field(HOME_POSTCARD)
    next_postcard: Field[Postcard] = field(HOME_POSTCARD)
    hour: Field[int] = field(0)  # the visitor's, in live mode
    near: Field[bool] = field(False)  # whether the stop is in or next to the visitor's time zone
    announcement: Field[str] = field("")  # for screen readers; changes each minute in live mode

    def on_start(self) -> None:
        """Update now and at the start of each five-second slot, and fly on in between.

        Times come from the clock, so a device that slept shows the same as all others again.
        """
        self.update()
        self.wait()

    def wait(self) -> None:
        """Go on at the next slot, or at the next tick of a flight."""
        left = ms_to_next_slot(browser.now())
        if self.live:
            left = (left - 1) % TICK_MS + 1
        browser.after(left / 1000, self.go_on)

    def go_on(self) -> None:
        """Fly on, or show the next slot if it has begun."""
        now = browser.now()
        if self.live and slot_at(now + EARLY_MS) == self.slot:
            self.fly_on(now)
        else:
            self.update()
        self.wait()

    @event
    def update(self) -> None:
        """Compute all fields from the clock; the mode changes at midnight."""
        now = browser.now()
        today = browser.local_time(now)
        if is_christmas_eve(today.month, today.day):
            self.show_live(now)
        else:
            self.show_home(now)
        self.ready = True

    @event
    def show_live(self, now: float) -> None:
        """Show the stop of the current slot, and the flight to the next one."""
        slot = slot_at(now + EARLY_MS)
        stop = city_index(slot)
        following = city_index(slot + 1)
        city = CITIES[stop]
        next_city = CITIES[following]
        there = browser.zoned_time(now, city.zone)
        self.city = city.name
        self.country = city.country
        self.time = clock_text(there.hour, there.minute, there.second)
        self.next_stop = place_name(next_city)
        here = browser.local_time(now)
        self.hour = here.hour
        midnight = browser.local_midnight(here.year, here.month, here.day)
        day = day_number(here.year, here.month, here.day) * DAY * SECOND_MS
        self.near = is_near(stop, (day - midnight) / HOUR / SECOND_MS)
        self.weather = WEATHER[weather_index(slot)]
        self.position = map_point(city.name, city.latitude, city.longitude)
        self.next_position = map_point(next_city.name, next_city.latitude, next_city.longitude)
        self.points = flight(place_of(city), place_of(next_city))
        trail = ""
        for steps_back in range(TRAIL_STOPS, 0, -1):
            left = CITIES[city_index(slot - steps_back)]
            reached = CITIES[city_index(slot - steps_back + 1)]
            trail += flight_path(flight(place_of(left), place_of(reached)))
        self.trail_path = trail
        lights = ""
        for index, visited in enumerate(CITIES):
            if was_visited(index, now, here.year):
                lights += dot_path(visited.latitude, visited.longitude)
        self.lit_path = lights
        self.postcard = POSTCARDS[stop]
        self.next_postcard = POSTCARDS[following]
        self.slot = slot
        self.fly_on(now)
        if not self.live:
            self.announcement = texts.SAID["live_message"]
        elif slot % SLOTS_PER_MINUTE == 0:
            self.announcement = filled(
                texts.SAID["announcement"],
                {"place": place_name(city), "gifts": self.gifts_text, "next": self.next_stop},
            )
        self.live = True

    @event
    def fly_on(self, now: float) -> None:
        """Head for the next point, and count the gifts that are delivered by now."""
        self.step = step_at(now + EARLY_MS)
        self.gifts_delivered = gifts_by(now + EARLY_MS, browser.local_time(now).year)
        self.gifts_text = browser.locale_number(self.gifts_delivered)

    @event
    def show_home(self, now: float) -> None:
        """Show the North Pole; only the time changes."""
        if self.live:
            self.reset()
        here = browser.local_time(now)
        self.time = clock_text(here.hour, here.minute, here.second)
        self.announcement = texts.SAID["return_message"]

    @computed
    def next_path(self) -> str:
        """The route to the next stop as an SVG path; blank in preparation mode."""
        return flight_path(self.points)

    @computed
    def dust_path(self) -> str:
        """The part of the flight that is behind the sleigh, as an SVG path."""
        return flight_path(self.points[: self.step])

    @computed
    def sleigh(self) -> FlightPoint:
        """The point that the sleigh is heading for; the North Pole in preparation mode."""
        if not self.live:
            return FlightPoint(x=HOME.x, y=HOME.y, after_edge=False)
        return self.points[self.step]

    @computed
    def bedtime(self) -> bool:
        """Whether Santa flies and the visitor should be asleep."""
        return self.live and (self.hour >= BEDTIME or self.hour < NIGHT_ENDS)

    @computed
    def home_note(self) -> str:
        """What the journey means to the visitor at this hour of 24 December."""
        if self.near:
            return texts.SAID["near"]
        if self.bedtime:
            return texts.SAID["at_night"]
        if self.hour >= EVENING:
            return texts.SAID["in_the_evening"]
        return texts.SAID["in_daylight"]

    @computed
    def stop_name(self) -> str:
        """What stands on the flag of the stop."""
        if self.near:
            return texts.SAID["near_you"].replace("{city}", self.city)
        return self.city

    @computed
    def even(self) -> bool:
        """Whether the slot is even; of the two pictures on the page one shows the even stops."""
        return self.slot % 2 == 0

    @computed
    def heads_north(self) -> bool:
        """Whether the next stop is higher on the map."""
        return self.next_position.y < self.position.y

    @computed
    def heads_west(self) -> bool:
        """Whether the sleigh flies to the left."""
        return flies_west(self.points)

    @computed
    def all_postcards(self) -> list[Postcard]:
        """The postcards from home and from all stops."""
        return [HOME_POSTCARD, *POSTCARDS]

    @computed
    def gifts_note(self) -> str:
        if self.live:
            return texts.SAID["gifts_note_live"]
        return texts.SAID["gifts_note_home"]


def place_name(city: City) -> str:
    """Return a city and its country."""
    return filled(texts.SAID["place"], {"city": city.name, "country": city.country})


def place_of(city: City) -> list[float]:
    """Return [latitude, longitude] of a city."""
    return [city.latitude, city.longitude]
