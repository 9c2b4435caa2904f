"""The picture on the home page that answers a touch."""

import itertools
from collections.abc import Sequence

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

from santa_app.content import home_scene as words
from santa_app.content.home_scene import HAT, PUFFS, TREE_LOOKS

STORAGE_KEY = "home.bells"
HAT_SECONDS = 3.0
"""Seconds for which the hat is off the snowman's head."""

AWAY = "away"
HERE = "here"
GONE = "gone"


def _melody(pitches: Sequence[int], beats: Sequence[float], pace: float) -> tuple[Tone, ...]:
    """Return tones in a row; each beat takes `pace` seconds."""
    starts = itertools.accumulate(beats, initial=0.0)
    return tuple(
        Tone(pitch=pitch, start=round(start * pace, 2), length=round(beat * pace, 2))
        for pitch, start, beat in zip(pitches, starts, beats, strict=False)
    )


BELL_TONES = _melody((91, 88, 84), (1, 1, 2), 0.35)
WINDOW_TONES = _melody((84, 88, 91, 96), (1, 1, 1, 3), 0.12)
CURTAIN_TONES = _melody((91, 84), (1, 2), 0.2)
TREE_TONES = tuple(
    _melody(tuple(range(first, first + 10, 2)), (1, 1, 1, 1, 5), 0.07) for first in (84, 86, 88, 91)
)
"""For each look of the tree."""
PUFF_TONES = tuple(_melody((pitch - 12, pitch), (1, 4), 0.12) for pitch in (91, 88, 86, 93))
"""For each shape."""
PRESENT_TONES = _melody((72, 74, 72, 74, 79), (1, 1, 1, 1, 3), 0.1)
LOOP_TONES = _melody((79, 84, 88, 91, 96, 91), (1, 1, 1, 1, 2, 3), 0.11)
HAT_TONES = _melody((79, 84), (1, 2), 0.18)
JINGLE_TONES = _melody(
    (88, 88, 88, 88, 88, 88, 88, 91, 84, 86, 88), (1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 3), 0.2
)
"""The first line of "Jingle Bells"."""


class HomeSceneState(BrowserState):
    """The touched parts of the picture. The numbers count touches."""

    lit: Field[bool] = field(False)  # whether the windows are lit and the elf waves
    tree: Field[int] = field(0)
    puffs: Field[int] = field(0)
    sleigh: Field[str] = field(AWAY)  # "away" at first, "here" above the house, "gone" again
    loops: Field[int] = field(0)  # touches of Santa while the sleigh is above the house
    shakes: Field[int] = field(0)
    hat_off: Field[bool] = field(False)
    hats: Field[int] = field(0)  # how often the snowman has tipped his hat
    bells: Field[bool] = stored(False, key=STORAGE_KEY)  # whether touches ring
    message: Field[str] = field("")  # for eyes and screen readers; blank before the first touch
    timer: Field[int] = field(0)

    @event
    def touch_windows(self) -> None:
        """Light the windows, or close the curtains."""
        self.lit = not self.lit
        if self.lit:
            self.answer(words.SAID["windows_lit"], WINDOW_TONES)
        else:
            self.answer(words.SAID["windows_dark"], CURTAIN_TONES)

    @event
    def touch_tree(self) -> None:
        """Give the tree's lights their next colors."""
        self.tree += 1
        place = self.tree % len(TREE_LOOKS)
        self.answer(TREE_LOOKS[place].news, TREE_TONES[place])

    @event
    def touch_chimney(self) -> None:
        """Puff the next shape."""
        self.puffs += 1
        place = (self.puffs - 1) % len(PUFFS)
        self.answer(PUFFS[place].news, PUFF_TONES[place])

    @event
    def touch_moon(self) -> None:
        """Call the sleigh, or send it back."""
        if self.sleigh == HERE:
            self.sleigh = GONE
            self.answer(words.SAID["sleigh_gone"], CURTAIN_TONES)
        else:
            self.sleigh = HERE
            self.answer(words.SAID["sleigh_here"], JINGLE_TONES)

    @event
    def touch_santa(self) -> None:
        """Let the sleigh above the house loop the loop."""
        self.answer(words.SANTA_NEWS[self.loops % len(words.SANTA_NEWS)], LOOP_TONES)
        self.loops += 1

    @event
    def touch_present(self) -> None:
        """Shake the present below the tree."""
        self.answer(words.PRESENT_NEWS[self.shakes % len(words.PRESENT_NEWS)], PRESENT_TONES)
        self.shakes += 1

    @event
    def touch_snowman(self) -> None:
        """Tip the hat, and put it on again after a moment."""
        self.hat_off = True
        self.answer(HAT[self.hats % len(HAT)], HAT_TONES)
        self.hats += 1
        browser.cancel(self.timer)
        self.timer = browser.after(HAT_SECONDS, self.put_hat_on)

    def put_hat_on(self) -> None:
        self.hat_off = False

    @event
    def ring_bell(self) -> None:
        """Switch the sound on or off."""
        self.bells = not self.bells
        browser.stop_tones()
        if self.bells:
            self.answer(words.SAID["bell_on"], BELL_TONES)
        else:
            self.message = words.SAID["bell_off"]

    def answer(self, news: str, tones: Sequence[Tone]) -> None:
        """Say what a touch did, and ring if the visitor has asked for it."""
        self.message = news
        if self.bells:
            try:
                browser.play_tones(tones)
            except BrowserError:
                self.bells = False
                self.message = words.SAID["no_sound"]

    @computed
    def tree_look(self) -> str:
        return TREE_LOOKS[self.tree % len(TREE_LOOKS)].slug

    @computed
    def puff(self) -> str:
        """The slug of the last shape; of the last one of all before the first touch."""
        return PUFFS[(self.puffs + len(PUFFS) - 1) % len(PUFFS)].slug

    @computed
    def news(self) -> str:
        """The message about the last touch, or the invitation to touch."""
        if self.message == "" and self.bells:
            return words.SAID["hint_with_bells"]
        return self.message or words.SAID["hint"]
