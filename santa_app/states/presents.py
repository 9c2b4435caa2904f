"""Drop the Presents, the game of skill."""

from dataclasses import dataclass

from reflex_browser_state import (
    BrowserError,
    BrowserState,
    Field,
    Tone,
    browser,
    computed,
    event,
    field,
    stored,
)

from santa_app.content import presents as words
from santa_app.content.children import CHILD_KEY
from santa_app.content.presents import FLY, HEMISPHERES, HOPS, WAIT, WAYS, FlightWay, Hemisphere
from santa_app.rules.filled import filled
from santa_app.rules.presents import (
    COLUMNS,
    FALL_SECONDS,
    HOUSES,
    chimney_columns,
    chimney_place,
    falls_in,
    flight_seconds,
    house_at,
    place_after,
    praise,
    roof_height,
    stop_place,
)
from santa_app.sounds import sounds

READY = "ready"
FLYING = "flying"
PAUSED = "paused"
DONE = "done"

STAGE_ID = "presents-stage"
LARGEST_SEED = 2147483646
HOP_SECONDS = 2.0
QUIET_MS = 1000
"""After a flight, presses count only after this time: they were meant for the last chimney."""

HIT_TONES = (Tone(pitch=84, start=0, length=0.1), Tone(pitch=91, start=0.1, length=0.1))
MISS_TONES = (Tone(pitch=64, start=0, length=0.1),)
END_TONES = (
    Tone(pitch=79, start=0, length=0.15),
    Tone(pitch=83, start=0.15, length=0.15),
    Tone(pitch=86, start=0.3, length=0.15),
    Tone(pitch=91, start=0.45, length=0.3),
)


@dataclass(frozen=True, kw_only=True, slots=True)
class Landed:
    """A present that came down: where, how far below the houses' tops, and whether in a chimney."""

    place: float
    depth: float
    inside: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class HouseView:
    """A house as it is drawn: its picture, its chimney's column, and if its present is there."""

    image: str
    column: int
    served: bool


def hemisphere_of(slug: str) -> Hemisphere:
    """Return the level of that slug; the first if there is none."""
    for level in HEMISPHERES:
        if level.slug == slug:
            return level
    return HEMISPHERES[0]


def hemisphere_after(slug: str) -> Hemisphere:
    """Return the level that follows; the first after the last."""
    for place in range(len(HEMISPHERES) - 1):
        if HEMISPHERES[place].slug == slug:
            return HEMISPHERES[place + 1]
    return HEMISPHERES[0]


def way_of(slug: str) -> FlightWay:
    """Return the way to fly of that slug; the first if there is none."""
    for way in WAYS:
        if way.slug == slug:
            return way
    return WAYS[0]


def record_key(level: str, way: str) -> str:
    """Return the key of a record: one for each level and way to fly."""
    return level + "-" + way


class PresentsState(BrowserState):
    """A flight over ten roofs.

    The page draws the flight with one CSS animation from `place` to the end that takes `rest`
    seconds. This State knows only when it began, and computes from the time where a present lands.
    """

    level: Field[str] = field(HEMISPHERES[0].slug)
    way: Field[str] = field(FLY)
    phase: Field[str] = field(READY)  # "ready", "flying", "paused" or "done"
    columns: Field[list[int]] = field(chimney_columns(1))  # the column of each house's chimney
    place: Field[float] = field(place_after(0, 1))  # where the sleigh last started or stopped
    rest: Field[float] = field(0.0)  # seconds from `place` to the end
    since: Field[float] = field(0.0)  # the instant when the sleigh was at `place`
    stop: Field[int] = field(-1)  # of a sleigh that hops; -1 before the first
    falling: Field[bool] = field(False)
    inside: Field[bool] = field(False)  # whether the present will fall into a chimney
    depth: Field[float] = field(0.0)  # of the fall, below the tops of the houses
    landing: Field[float] = field(0.0)  # where the present comes down
    drift: Field[float] = field(0.0)  # sideways: a chimney draws a present to its middle
    landed: Field[list[Landed]] = field([])
    served: Field[list[int]] = field([])  # indexes of houses whose present came down the chimney
    ended: Field[float] = field(0.0)  # the instant at which the last flight was over
    pointed: Field[bool] = field(False)  # whether a press was answered, so its click is not
    message: Field[str] = field("")  # for eyes and screen readers
    best: Field[dict[str, int]] = stored(
        {}, key="presents_best", per=CHILD_KEY
    )  # presents by level and way
    timer: Field[int] = field(0)
    fall_timer: Field[int] = field(0)

    def on_start(self) -> None:
        """Begin with little hops for less motion, and rest while the tab is hidden."""
        if browser.prefers_reduced_motion():
            self.way = HOPS
        browser.when_hidden(self.pause)

    @event
    def choose_level(self, level: str) -> None:
        self.level = level
        self.prepare()

    @event
    def choose_way(self, way: str) -> None:
        self.way = way
        self.prepare()

    def prepare(self) -> None:
        """Put the sleigh before the first house."""
        self.halt()
        self.phase = READY
        self.columns = chimney_columns(browser.random_int(0, LARGEST_SEED))
        self.place = place_after(0, 1)
        self.stop = -1
        self.landed = []
        self.served = []
        self.message = ""

    @event
    def point(self) -> None:
        """Answer a finger or a mouse button at once, before its click."""
        self.pointed = True
        self.press()

    @event
    def click(self) -> None:
        """Answer a key or a screen reader, whose clicks come without a pointer."""
        if self.pointed:
            self.pointed = False
        else:
            self.press()

    @event
    def handle_key(self, pressed: str) -> None:
        """Pause on Escape, and move on with the right arrow key where the sleigh waits."""
        if pressed == "Escape":
            self.pause()
        if pressed == "ArrowRight" and self.way == WAIT:
            self.next_stop()

    def press(self) -> None:
        """Take off, drop a present, fly on after a pause, or go on to the next hemisphere."""
        if self.phase == FLYING:
            self.drop()
        elif self.phase == PAUSED:
            self.fly()
        elif self.phase == READY:
            self.take_off()
        elif browser.now() - self.ended >= QUIET_MS:
            self.level = hemisphere_after(self.level).slug
            self.prepare()

    def take_off(self) -> None:
        self.message = words.SAID["off_we_go"]
        browser.scroll_to(STAGE_ID)
        browser.track("button_click", button_name="Take Off", location="drop-the-presents")
        self.fly()

    def fly(self) -> None:
        self.phase = FLYING
        self.since = browser.now()
        if self.way == FLY:
            speed = hemisphere_of(self.level).speed
            self.rest = flight_seconds(speed) - (self.place - place_after(0, 1)) / speed
            self.timer = browser.after(self.rest, self.finish)
        elif self.way == HOPS:
            self.timer = browser.every(HOP_SECONDS, self.next_stop)

    @event
    def pause(self) -> None:
        if self.phase != FLYING:
            return
        self.halt()
        self.phase = PAUSED
        self.message = words.SAID["resting"]

    def halt(self) -> None:
        """Stop the timers, let a present in the air come down at once, and keep the place."""
        browser.cancel(self.timer)
        browser.cancel(self.fall_timer)
        if self.phase == FLYING and self.way == FLY:
            self.place = self.sleigh_place()
        if self.falling:
            self.land()

    def sleigh_place(self) -> float:
        if self.phase != FLYING or self.way != FLY:
            return self.place
        return self.place + (browser.now() - self.since) / 1000 * hemisphere_of(self.level).speed

    def drop(self) -> None:
        """Let go of a present, unless one is in the air or the sack is empty."""
        if self.falling or self.left == 0:
            return
        level = hemisphere_of(self.level)
        place = self.sleigh_place()
        if self.way == FLY:
            place += level.speed * FALL_SECONDS
        self.inside = falls_in(self.columns, place, level.reach)
        self.landing = place
        if self.inside:
            self.landing = float(chimney_place(self.columns, house_at(place)))
        self.drift = self.landing - place
        self.depth = roof_height(place)
        self.falling = True
        if self.way == FLY:
            self.fall_timer = browser.after(FALL_SECONDS, self.come_down)
        else:
            self.come_down()

    def come_down(self) -> None:
        """Land, and end the flight after the last present in the sack."""
        self.land()
        if self.left == 0:
            self.finish()

    def land(self) -> None:
        """Record where the present came down."""
        self.falling = False
        house = house_at(self.landing)
        known = house in self.served
        self.landed = [
            *self.landed,
            Landed(place=self.landing, depth=self.depth, inside=self.inside),
        ]
        news = words.SAID["on_roof"]
        if self.inside:
            news = words.SAID["in_chimney"]
            if known:
                news = words.SAID["has_one"]
            else:
                self.served = [*self.served, house]
        if self.way != FLY:
            self.message = news
        self.ring(HIT_TONES if self.inside else MISS_TONES)

    @event
    def next_stop(self) -> None:
        """Hop to the next stop, or end the flight after the last one."""
        if self.phase != FLYING:
            return
        self.stop += 1
        self.place = float(stop_place(self.stop))
        if self.stop >= HOUSES * COLUMNS:
            self.finish()
        elif self.stop % COLUMNS == self.columns[self.stop // COLUMNS]:
            self.message = words.SAID["over_chimney"]
        else:
            self.message = words.SAID["over_roof"]

    def finish(self) -> None:
        """Count and praise."""
        self.halt()
        self.phase = DONE
        self.ended = browser.now()
        key = record_key(self.level, self.way)
        known = self.best.get(key, 0)
        self.message = (
            filled(words.SAID["chimneys"], {"count": str(self.delivered), "all": str(HOUSES)})
            + " "
            + praise(self.delivered)
        )
        if known > 0 and self.delivered > known:
            self.message += " " + words.SAID["best_yet"]
        self.best = {**self.best, key: max(known, self.delivered)}
        self.ring(END_TONES)

    def ring(self, tones: tuple[Tone, ...]) -> None:
        """Ring bells, if the visitor wants sound and the browser has it."""
        if sounds.wanted():
            try:
                browser.play_tones(tones)
            except BrowserError:
                sounds.want(False)

    @computed
    def delivered(self) -> int:
        return len(self.served)

    @computed
    def left(self) -> int:
        """The presents in the sack: one for each chimney, so that drops by chance don't pay."""
        return HOUSES - len(self.landed)

    @computed
    def record(self) -> str:
        """The most presents of a flight on this level so far; blank before the first flight."""
        known = self.best.get(record_key(self.level, self.way), 0)
        if known == 0:
            return ""
        return words.SAID["best"].replace("{count}", str(known))

    @computed
    def houses(self) -> list[HouseView]:
        image = hemisphere_of(self.level).image
        return [
            HouseView(image=image, column=self.columns[house], served=house in self.served)
            for house in range(HOUSES)
        ]

    @computed
    def on_roofs(self) -> list[Landed]:
        return [one for one in self.landed if not one.inside]

    @computed
    def strip_start(self) -> float:
        """Where the row of houses begins, to the right of the sleigh."""
        return -self.place

    @computed
    def strip_seconds(self) -> str:
        """The duration of the row's movement, as CSS writes it."""
        return str(self.rest) + "s"

    @computed
    def fall(self) -> float:
        """The depth of a present's fall from the sleigh; in a chimney, to behind its front."""
        return 128.0 if self.inside else self.depth + 62

    @computed
    def resting(self) -> bool:
        """Whether the stage says what a press does, because nothing flies."""
        return self.phase != FLYING

    @computed
    def waits(self) -> bool:
        """Whether the sleigh waits for the visitor at each stop."""
        return self.way == WAIT

    @computed
    def way_text(self) -> str:
        return way_of(self.way).text

    @computed
    def action(self) -> str:
        if self.phase == READY:
            return words.SAID["take_off"]
        if self.phase == FLYING:
            return words.SAID["drop"]
        return words.SAID["fly_on"]

    @computed
    def headline(self) -> str:
        if self.phase == DONE:
            return filled(
                words.SAID["delivered"], {"count": str(self.delivered), "all": str(HOUSES)}
            )
        return hemisphere_of(self.level).name

    @computed
    def hint(self) -> str:
        if self.phase == DONE:
            return words.SAID["on_to"].replace("{hemisphere}", hemisphere_after(self.level).name)
        if self.phase == PAUSED:
            return words.SAID["paused_text"]
        return words.SAID["ready_text"]

    @computed
    def news(self) -> str:
        """The last news, or before the flight what it passes."""
        if self.message == "":
            return hemisphere_of(self.level).scenery
        return self.message
