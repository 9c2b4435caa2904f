"""The tunes of the songs, read from `<slug>.abc` in this folder, with the words of every verse.

The files are written in ABC, the text notation that folk musicians use (abcnotation.com), so that any
ABC program shows and plays them. One line of notes is one line of the song. Below it stand its words,
one line `w:` for each verse, or a single one for a refrain that all verses share:

- `-` ends a syllable inside a word, `_` holds the syllable for one more note, and `*` leaves the note
  out in this verse. A held note of the same pitch is not struck again.
- `\\-` is a hyphen that is printed, as in `one\\- horse`, and `~` is a space
  within a syllable, as in `w~lesie`.

A line `% Language: la` says that the words are in another language than the file is for.

Of ABC itself this module reads notes, accidentals, lengths, `>` and `<`, rests `z`, bar lines and the
header fields T, M, L, Q and K. Middle C is `C`, and the C above it is `c`.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Final, Literal

from santa_app.content.checks import ContentError
from santa_app.i18n import DEFAULT_LOCALE, current_language, language
from santa_app.i18n.catalogs import FOLDER

TUNES_FOLDER: Final = Path(__file__).parent

TICK: Final = Fraction(1, 16)
"""The shortest length, as a part of a whole note. All lengths are whole numbers of ticks."""

LOWEST, HIGHEST = 57, 76
"""The MIDI numbers between which families can sing: from the A below middle C to the E above the next C."""

STRUCK, HELD, LEFT_OUT, NEW_WORD = "0", "=", ".", "1"
"""Marks of a verse's notes: struck within a word, held on, left out, the first of a word."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Tune:
    """A melody and how each verse is sung to it, in the form that the music box plays.

    Attributes:
        tick: The length of a sixteenth note in seconds.
        lines: For each line of a verse, pitch and length of each note by turns. A pitch is a MIDI
            number (60 is middle C, 0 a rest), a length counts ticks.
        verses: For each verse, one text for each line, with one of the characters `STRUCK`, `HELD`,
            `LEFT_OUT` and `NEW_WORD` for each note, also for rests, which are `LEFT_OUT`.
    """

    tick: float
    lines: tuple[tuple[int, ...], ...]
    verses: tuple[tuple[str, ...], ...]

    @property
    def seconds(self) -> float:
        """The duration of all verses."""
        return len(self.verses) * sum(sum(line[1::2]) for line in self.lines) * self.tick


@dataclass(frozen=True, kw_only=True, slots=True)
class SungTune:
    """A tune and its words: for each verse, the text of each line. `language` is a BCP 47 tag."""

    title: str
    tune: Tune
    words: tuple[tuple[str, ...], ...]
    language: str


_Field = Literal["header", "notes", "meter", "words"]

_SHARPS = {
    "C": 0, "G": 1, "D": 2, "A": 3, "E": 4, "F": -1, "Bb": -2, "Eb": -3, "Ab": -4,
    "Am": 0, "Em": 1, "Bm": 2, "Dm": -1, "Gm": -2, "Cm": -3,
}  # fmt: skip
"""Number of sharps of each key; flats count as negative."""
_ORDER = "FCGDAEB"
_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_ALTERED = {"^": 1, "_": -1, "=": 0}
_TOKEN = re.compile(
    r"(?P<accidental>[\^_=]?)(?P<letter>[A-Ga-gz])(?P<octave>[,']*)"
    r"(?P<number>\d*)(?P<slash>/?)(?P<part>\d*)(?P<broken>[<>]?)"
    r"|(?P<bar>\|\]|\|\||\|)|(?P<blank>\s+)"
)
_SYLLABLE = re.compile(r"(?P<hold>_)|(?P<skip>\*)|(?P<text>(?:\\-|[^\s_*-])+)(?P<dash>-?)")
_HEADER = re.compile(r"([A-Z]):\s*(.*)")
_LANGUAGE = re.compile(r"^% Language: (\S+)$", re.MULTILINE)


@cache
def read_tune(slug: str) -> SungTune:
    """Return the tune in `<slug>.abc`, with the words of the current language where it has a file.

    Raises:
        ContentError: When it has notes or words that this module does not read; when a bar does not
            add up to the meter, a syllable has no note, a note no syllable, or a note is too low or
            too high to sing.
    """
    spoken = current_language()
    file = FOLDER / spoken.locale / "tunes" / f"{slug}.abc"
    if not file.is_file():
        file, spoken = TUNES_FOLDER / f"{slug}.abc", language(DEFAULT_LOCALE)
    return parse_tune(slug, file.read_text(encoding="utf-8"), spoken.tag)


def parse_tune(slug: str, text: str, spoken: str) -> SungTune:
    """Return the tune that `text` writes down. Raises `ContentError`, as `read_tune` does.

    Args:
        slug: The song, for errors.
        text: The whole file.
        spoken: The tag of the language of the words, unless the file names another.
    """
    header: dict[str, str] = {}
    music: list[tuple[int, str]] = []
    sung: list[list[tuple[int, str]]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        field = _HEADER.fullmatch(line)
        if line.startswith("w:") and music:
            sung[-1].append((number, line.removeprefix("w:").strip()))
        elif field and not music:
            header[field[1]] = field[2]
        elif line.strip() and not line.startswith("%"):
            music.append((number, line))
            sung.append([])
    reader = _Reader(slug, header)
    lines = [reader.notes(line, number) for number, line in music]
    reader.check_bars()
    count = max((len(words) for words in sung), default=0)
    for (number, _), words in zip(music, sung, strict=True):
        if len(words) not in {1, count}:
            raise reader.error(
                "words", number, f"has {len(words)} lines of words, but there are {count} verses"
            )
    verses, words = [], []
    for verse in range(count):
        pairs = [
            reader.words(notes, below[verse % len(below)])
            for notes, below in zip(lines, sung, strict=True)
        ]
        verses.append(tuple(marks for marks, _ in pairs))
        words.append(tuple(said for _, said in pairs))
    return SungTune(
        title=header["T"],
        tune=Tune(
            tick=reader.tick_seconds,
            lines=tuple(tuple(value for note in notes for value in note) for notes in lines),
            verses=tuple(verses),
        ),
        words=tuple(words),
        language=other[1] if (other := _LANGUAGE.search(text)) else spoken,
    )


class _Reader:
    """Reads the lines of one tune, and adds up its bars on the way."""

    def __init__(self, slug: str, header: dict[str, str]) -> None:
        self.slug = slug
        for name in "TMLQK":
            if name not in header:
                raise ContentError(f"Tune '{slug}'", "header", f"has no line {name}:")
        tempo = re.fullmatch(r"(\d+/\d+)=(\d+)", header["Q"])
        if header["K"] not in _SHARPS or not tempo:
            raise ContentError(
                f"Tune '{slug}'", "header", "needs a key such as K:Bb and a tempo such as Q:1/4=92"
            )
        self.unit = Fraction(header["L"])
        self.meter = Fraction(header["M"])
        whole_notes_a_minute = Fraction(tempo[1]) * int(tempo[2])
        self.tick_seconds = round(float(60 * TICK / whole_notes_a_minute), 5)
        self.key = _key_signature(_SHARPS[header["K"]])
        self.in_bar: dict[str, int] = {}
        self.bar = Fraction(0)
        self.bars: list[tuple[Fraction, int]] = []

    def error(self, field: _Field, line: int, problem: str) -> ContentError:
        return ContentError(f"Tune '{self.slug}', line {line}", field, problem)

    def notes(self, text: str, line: int) -> list[tuple[int, int]]:
        """Return pitch and ticks of each note of a line."""
        found: list[tuple[int, Fraction]] = []
        swing, at = Fraction(1), 0
        while at < len(text):
            token = _TOKEN.match(text, at)
            if not token or (token["slash"] and token["part"] == "0"):
                raise self.error("notes", line, f"has '{text[at : at + 8]}', which is no note")
            at = token.end()
            if token["blank"]:
                continue
            if token["bar"]:
                self.end_bar(line)
                continue
            length = self.unit * Fraction(int(token["number"] or 1), _parts(token)) * swing
            swing = Fraction(1)
            if token["broken"]:
                longer = token["broken"] == ">"
                length *= Fraction(3, 2) if longer else Fraction(1, 2)
                swing = Fraction(1, 2) if longer else Fraction(3, 2)
            self.bar += length
            found.append((self.pitch(token, line), length / TICK))
        for _, ticks in found:
            if ticks.denominator != 1:
                raise self.error("notes", line, "has a note shorter than a sixteenth")
        return [(pitch, int(ticks)) for pitch, ticks in found]

    def pitch(self, token: re.Match[str], line: int) -> int:
        letter = token["letter"].upper()
        if letter == "Z":
            return 0
        place = letter + str(token["letter"].islower()) + token["octave"]
        if token["accidental"]:
            self.in_bar[place] = _ALTERED[token["accidental"]]
        alter = self.in_bar.get(place, self.key.get(letter, 0))
        octave = token["letter"].islower() + token["octave"].count("'") - token["octave"].count(",")
        pitch = 60 + _STEPS[letter] + alter + 12 * octave
        if not LOWEST <= pitch <= HIGHEST:
            raise self.error("notes", line, f"has '{token[0]}', which is too low or high to sing")
        return pitch

    def end_bar(self, line: int) -> None:
        self.bars.append((self.bar, line))
        self.bar = Fraction(0)
        self.in_bar = {}

    def check_bars(self) -> None:
        """Raise `ContentError` unless every bar is full; the last one completes a pickup."""
        if self.bar or not self.bars:
            raise self.error("meter", self.bars[-1][1] if self.bars else 0, "must end with |]")
        first, last = self.bars[0][0], self.bars[-1][0]
        pickup = first if first < self.meter else Fraction(0)
        inner = self.bars[1:-1] if pickup else self.bars[:-1]
        for length, line in inner:
            if length != self.meter:
                raise self.error("meter", line, f"has a bar of {length} in a meter of {self.meter}")
        if pickup + last != self.meter:
            problem = f"ends with a bar of {last}; with the pickup it must make {self.meter}"
            raise self.error("meter", self.bars[-1][1], problem)

    def words(self, notes: Sequence[tuple[int, int]], sung: tuple[int, str]) -> tuple[str, str]:
        """Return one mark for each note of a line, and the line as it is read."""
        number, sung_text = sung
        syllables = list(_SYLLABLE.finditer(sung_text))
        if re.sub(r"\s", "", _SYLLABLE.sub("", sung_text)):
            raise self.error("words", number, "has a hyphen that ends no syllable")
        count = sum(pitch > 0 for pitch, _ in notes)
        if len(syllables) != count:
            raise self.error("words", number, f"has {len(syllables)} syllables for {count} notes")
        coming = iter(syllables)
        marks, said = "", ""
        within, before = False, 0
        for pitch, _ in notes:
            syllable = next(coming) if pitch else None
            if syllable is None or syllable["skip"]:
                marks, before = marks + LEFT_OUT, 0
                continue
            if syllable["hold"]:
                if not said:
                    raise self.error("words", number, "begins with _, which holds nothing")
                marks += HELD if pitch == before else STRUCK
            else:
                marks += STRUCK if within else NEW_WORD
                text = syllable["text"].replace("\\-", "-").replace("~", "\u00a0")
                said += ("" if within or not said else " ") + text
                within = bool(syllable["dash"]) or syllable["text"].endswith("\\-")
            before = pitch
        return marks, said


def _parts(token: re.Match[str]) -> int:
    """Return by what the length of a note is divided: "/" is 2, "/4" is 4."""
    return int(token["part"] or 2) if token["slash"] else 1


def _key_signature(sharps: int) -> dict[str, int]:
    """Return by how much the key raises or lowers each letter."""
    if sharps >= 0:
        return dict.fromkeys(_ORDER[:sharps], 1)
    return dict.fromkeys(_ORDER[sharps:], -1)
