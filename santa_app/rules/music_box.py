"""The steps of the music box in one verse of a song: its tones and the sung words."""

from dataclasses import dataclass

from santa_app.content.tunes import HELD, LEFT_OUT, NEW_WORD, Tune


@dataclass(frozen=True, kw_only=True, slots=True)
class Step:
    """A tone of a verse.

    `at` and `ticks` are its start within the verse and its length, `pitch` is a MIDI number.
    `line` and `word` count from 0 and say what is sung.
    """

    at: int
    ticks: int
    pitch: int
    line: int
    word: int


def steps_of(tune: Tune, verse: int) -> list[Step]:
    """Return the tones of a verse. A held tone is one step; omitted notes are none."""
    steps: list[Step] = []
    at = 0
    for line in range(len(tune.lines)):
        notes = tune.lines[line]
        marks = tune.verses[verse][line]
        word = -1
        for number in range(len(marks)):
            mark = marks[number]
            ticks = notes[2 * number + 1]
            if mark == HELD:
                last = steps[-1]
                steps[-1] = Step(
                    at=last.at, ticks=last.ticks + ticks, pitch=last.pitch, line=line, word=word
                )
            elif mark != LEFT_OUT:
                if mark == NEW_WORD:
                    word += 1
                steps.append(
                    Step(at=at, ticks=ticks, pitch=notes[2 * number], line=line, word=word)
                )
            at += ticks
    return steps


def verse_ticks(tune: Tune) -> int:
    """Return the length of a verse in ticks."""
    total = 0
    for notes in tune.lines:
        for number in range(1, len(notes), 2):
            total += notes[number]
    return total
