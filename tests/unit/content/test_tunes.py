"""The tunes of the songs, and the notation that they are written in."""

import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

from santa_app.content.checks import ContentError
from santa_app.content.songs import SONGS, own_songs
from santa_app.content.tunes import TUNES_FOLDER, SungTune, parse_tune, read_tune
from santa_app.i18n import use_locale
from santa_app.i18n.catalogs import FOLDER

FILES = sorted([*TUNES_FOLDER.glob("*.abc"), *FOLDER.glob("*/tunes/*.abc")])
"""The tunes of the source and of every language."""
OWN = {
    file.parent.name: {
        song["slug"]: song for song in tomllib.loads(file.read_text("utf-8"))["songs"]
    }
    for file in FOLDER.glob("*/songs.toml")
}
"""The songs that only one language has, by locale and slug."""
ASSETS = Path(__file__).parents[3] / "assets"
HEADER = "X:1\nT:Star\nC:Nobody\nM:4/4\nL:1/4\nQ:1/4=60\nK:G\n"
C_MAJOR = dict(zip("CDEFGAB", (60, 62, 64, 65, 67, 69, 71), strict=True))


def star(music: str, **header: str) -> SungTune:
    lines = [f"{name}:{value}" for name, value in header.items()]
    kept = [line for line in HEADER.splitlines() if line[0] not in header]
    return parse_tune("star", "\n".join([*kept, *lines, music]) + "\n", "en")


def notes(music: str, **header: str) -> list[tuple[int, int]]:
    """Return pitch and length in sixteenths of music that is sung to "la"."""
    count = sum(letter in "abcdefgABCDEFG" for letter in music)
    line = star(f"{music}\nw: {'la ' * count}", **header).tune.lines[0]
    return list(zip(line[::2], line[1::2], strict=True))


def test_pitches_and_lengths():
    assert notes("C2 D/E/ z | B, c d e |]", K="C") == [
        (60, 8), (62, 2), (64, 2), (0, 4), (59, 4), (72, 4), (74, 4), (76, 4),
    ]  # fmt: skip
    assert [ticks for _, ticks in notes("G>A B<c d3/4e/4 G2 |]", M="7/4")] == [
        6, 2, 2, 6, 3, 1, 8,
    ]  # fmt: skip
    assert [ticks for _, ticks in notes("G>A G |]", M="3/8", L="1/8", K="C")] == [3, 1, 2]


@pytest.mark.parametrize(
    ("key", "raised"),
    [("C", ""), ("G", "F"), ("D", "FC"), ("Em", "F"), ("F", "b"), ("Bb", "be"), ("Am", "")],
)
def test_keys(key, raised):
    found = [pitch for pitch, _ in notes("C D E F | G A B z |]", K=key)][:7]
    expected = [
        pitch + (letter in raised) - (letter.lower() in raised) for letter, pitch in C_MAJOR.items()
    ]
    assert found == expected


def test_an_accidental_holds_until_the_bar_ends():
    pitches = [pitch for pitch, _ in notes("^C C =F F | C F c _B |]")]
    assert pitches == [61, 61, 65, 65, 60, 66, 72, 70]


def test_words_and_what_is_sung():
    sung = star(
        "G | A A B c | z d\n"
        "w: O si-_ lent night, up\n"
        "w: * Sleep in heav-en, now\n"
        "d e | d3 |]\n"
        "w: one\\- horse w~sleigh!\n"
        "w: la _ la."
    )
    assert sung.words == (
        ("O silent night, up", "one-horse w\u00a0sleigh!"),
        ("Sleep in heaven, now", "la la."),
    )
    assert sung.tune.lines[0][:2] == (67, 4)
    assert sung.tune.verses == (("11=01.1", "101"), (".1110.1", "101"))


def test_a_refrain_is_sung_in_every_verse():
    sung = star("G A B c |\nw: la la la la\nw: lo lo lo lo\nc B A G |]\nw: fa la la la")
    assert sung.words == (("la la la la", "fa la la la"), ("lo lo lo lo", "fa la la la"))
    assert sung.tune.tick == 0.25
    assert sung.tune.seconds == 16


@pytest.mark.parametrize(
    ("music", "header", "problem"),
    [
        ("G A B |\nw: a b c\nG4 |]\nw: a", {}, "bar of 1; with the pickup"),
        ("G4 |\nw: a\nG A B | G |]\nw: a b c d", {}, "line 10.*bar of 3/4 in a meter of 1"),
        ("G | A B c d | e2 |]\nw: a b c d e f", {}, "with the pickup it must make 1"),
        ("G A B c\nw: a b c d", {}, r"must end with \|\]"),
        ("G A B c |]\nw: a b c", {}, "line 9.*3 syllables for 4 notes"),
        ("G A B c |]\nw: a b c d e", {}, "5 syllables for 4 notes"),
        ("G A B c |]\nw: _ b c d", {}, "begins with _"),
        ("G A B c |]\nw: a -b c d", {}, "hyphen that ends no syllable"),
        ("G4 |\nw: a\nw: b\nc4 |\nw: a\nw: b\nw: c\nG4 |]\nw: a", {}, "2 lines of words, but"),
        ("G A H c |]\nw: a b c d", {}, "'H c .*is no note"),
        ("G A B g' |]\nw: a b c d", {}, "too low or high"),
        ("G A B G,, |]\nw: a b c d", {}, "too low or high"),
        ("G/8A7/8 A B c |]\nw: a b c d e", {}, "shorter than a sixteenth"),
        ("G A B c |]\nw: a b c d", {"K": "H"}, "needs a key"),
        ("G A B c |]\nw: a b c d", {"Q": "quick"}, "needs a key"),
    ],
)  # fmt: skip
def test_mistakes_are_named(music, header, problem):
    with pytest.raises(ContentError, match=problem):
        star(music, **header)


def test_a_missing_line_of_the_header_and_a_missing_file_are_named():
    with pytest.raises(ContentError, match="has no line M:"):
        parse_tune("star", "X:1\nT:Star\nK:C\nC D E F |]\nw: a b c d\n", "en")
    with pytest.raises(FileNotFoundError, match=r"silent-knight\.abc"):
        read_tune("silent-knight")


def test_every_tune_belongs_to_a_song():
    assert {path.stem for path in TUNES_FOLDER.glob("*.abc")} == {song.slug for song in SONGS}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_a_song_can_be_sung(file):
    """Bars, syllables and the range of single notes are checked where the tune is read."""
    assert (TUNES_FOLDER / file.name).exists() or file.stem in OWN[file.parts[-3]]
    song = parse_tune(file.stem, file.read_text("utf-8"), "en")
    pitches = [pitch for line in song.tune.lines for pitch in line[::2] if pitch]
    assert max(pitches) - min(pitches) <= 17, "an octave and a fourth"
    leaps = [abs(above - below) for below, above in pairwise(pitches)]
    assert max(leaps) <= 12
    assert 40 <= song.tune.seconds <= 5 * 60
    assert song.language == ("la" if song.words[0][0].startswith("Adeste") else "en")
    for verse in song.words:
        assert len(verse) == len(song.tune.lines)
        assert not any(line.lstrip("\"'")[0].islower() for line in verse)
        assert verse[-1][-1] in '.!?"。'
    for marks in (marks for verse in song.tune.verses for marks in verse):
        assert "1" in marks
    assert len(set(song.words)) == len(song.words) >= 2


@pytest.mark.parametrize("locale", OWN)
def test_a_language_has_songs_of_its_own(locale):
    """Its entries check themselves, as those of the source do; their pictures are checked here."""
    with use_locale(locale) as spoken:
        songs = own_songs()
        assert [song.slug for song in songs] == list(OWN[locale])
        assert {song.language for song in songs} == {spoken.tag}
    assert not {song.slug for song in SONGS} & set(OWN[locale])
    for song in songs:
        assert (ASSETS / song.image.lstrip("/")).is_file()
