"""The music box: plays one song at a time and lights the words that are sung."""

from reflex_browser_state import (
    BrowserError,
    Field,
    Instrument,
    Tone,
    browser,
    computed,
    event,
    field,
    stored,
)

from santa_app.content.children import CHILD_KEY
from santa_app.content.songs import TABLE, TITLES, TUNES
from santa_app.content.surprises import of_kind
from santa_app.rules.music_box import Step, steps_of, verse_ticks
from santa_app.states.surprises import Surprises

_INSTRUMENTS = {
    one.slug: Instrument(
        partials=TABLE.instruments[one.slug].partials,
        attack=TABLE.instruments[one.slug].attack,
        held=TABLE.instruments[one.slug].held,
    )
    for one in of_kind("instrument")
}

OCTAVE = 12
"""By how many semitones the box sounds above the voices, so that it stays clear of them."""
LEAD_SECONDS = 0.15
"""Seconds from the click to the first tone, so that no tone is late."""
RING_SECONDS = 1
"""Seconds for which the last tone of a song rings on."""
LATE_SECONDS = 5
"""After a longer pause, such as sleep of the device, the box stops instead of rushing on."""


class MusicBoxState(Surprises):
    """The song that plays, and the position in it."""

    song: Field[str] = field("")  # the slug of the song that plays or is paused; blank if none
    playing: Field[bool] = field(False)
    failed: Field[bool] = field(False)  # whether the browser cannot play
    instrument: Field[str] = stored("", key="instrument", per=CHILD_KEY)  # blank for a music box
    speed: Field[float] = field(1.0)  # 1 is the tempo of the tune
    verse: Field[int] = field(0)  # counted from 0, as `line` is
    line: Field[int] = field(0)
    steps: Field[list[Step]] = field([])  # the tones of the verse
    coming: Field[int] = field(0)  # the number of the next tone to light
    began: Field[float] = field(0.0)  # when the verse began, in ms since 1970
    timer: Field[int] = field(0)  # the timer of the next wait

    @event
    def toggle(self, song: str) -> None:
        """Play a song from its beginning; pause the one that plays, or go on with a paused one."""
        if song == self.song and self.playing:
            self.rest()
            return
        if song != self.song:
            self.stop()
            self.song = song
            browser.track("button_click", button_name="Music Box", location=song)
        self.begin()

    @event
    def stop(self) -> None:
        """Stop, and forget where the song was."""
        self.rest()
        self.song = ""
        self.verse = 0
        self.line = 0

    @event
    def end(self) -> None:
        """Stop, and give the focus back to the song's button, because the bar goes away."""
        song = self.song
        self.stop()
        browser.focus(play_id(song), scroll=False)

    @event
    def set_pace(self, speed: float) -> None:
        """Play faster or slower; a song that plays goes on from the line that is sung."""
        self.speed = speed
        self.go_on()

    @event
    def choose(self, instrument: str) -> None:
        """Play on another instrument, as `set_pace` does at another speed."""
        self.instrument = instrument
        self.go_on()

    def go_on(self) -> None:
        if self.playing:
            self.rest()
            self.begin()

    @computed
    def title(self) -> str:
        return TITLES.get(self.song, "")

    def rest(self) -> None:
        """Fall silent, and let no word stay lit."""
        self.playing = False
        browser.cancel(self.timer)
        browser.stop_tones()
        browser.light("", 0)

    def begin(self) -> None:
        self.playing = True
        steps = steps_of(TUNES[self.song], self.verse)
        first = next(step.at for step in steps if step.line >= self.line)
        self.began = browser.now() + LEAD_SECONDS * 1000 - self.milliseconds(first)
        self.play_verse(first)
        self.advance()

    def play_verse(self, first: int) -> None:
        """Hand over the tones of the current verse from the tick `first` on."""
        steps = [step for step in steps_of(TUNES[self.song], self.verse) if step.at >= first]
        tones = []
        for step in steps:
            wait = self.wait_for(step.at)
            length = self.milliseconds(step.ticks) / 1000
            tones.append(Tone(pitch=step.pitch + OCTAVE, start=wait, length=length))
        self.steps = steps
        self.coming = 0
        try:
            browser.play_tones(tones, _INSTRUMENTS.get(self.instrument))
        except BrowserError:
            self.failed = True

    def advance(self) -> None:
        """Light what is due, and come again when the next word is."""
        while self.coming < len(self.steps):
            step = self.steps[self.coming]
            wait = self.wait_for(step.at)
            if wait > 0.002:
                self.timer = browser.after(wait, self.advance)
                return
            if wait < -LATE_SECONDS:
                self.stop()
                return
            self.line = step.line
            browser.light(verse_id(self.song, self.verse), step.line, step.word)
            self.coming += 1
        tune = TUNES[self.song]
        length = verse_ticks(tune)
        if self.verse + 1 == len(tune.verses):
            self.timer = browser.after(max(self.wait_for(length), 0) + RING_SECONDS, self.stop)
            return
        self.began += self.milliseconds(length)
        self.verse += 1
        self.line = 0
        self.play_verse(0)
        self.advance()

    def wait_for(self, tick: int) -> float:
        """Return the seconds until a tick of the verse."""
        return (self.began + self.milliseconds(tick) - browser.now()) / 1000

    def milliseconds(self, ticks: int) -> float:
        """Return how long so many ticks take at the chosen speed."""
        return ticks * TUNES[self.song].tick * 1000 / self.speed


def verse_id(song: str, verse: int) -> str:
    """Return the id of the element that holds the lines of a verse."""
    return song + "-verse-" + str(verse + 1)


def play_id(song: str) -> str:
    """Return the id of a song's play button."""
    return song + "-play"
