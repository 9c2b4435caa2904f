"""The songs: public-domain carols with their words, tune, origin and a fun fact, from `songs.toml`."""

from typing import Annotated, Literal

from pydantic import Field

from santa_app.content.blocks import Pictured
from santa_app.content.checks import MAX_TAGS, Rating, Slug, collection, entry, require
from santa_app.content.search_links import spotify_search, youtube_search
from santa_app.content.tables import DistinctTexts, Text, read_table
from santa_app.content.tunes import Tune, read_tune
from santa_app.i18n import current_language
from santa_app.i18n import gettext as _
from santa_app.i18n.catalogs import FOLDER

AgeGroup = Literal["All Ages", "Kids"]


@entry
class Song(Pictured):
    """A carol. `artist` names its authors and `written` the years of words, translation and tune.

    `theme` says what it is about and `location` where it comes from, `phrases` are words of other
    languages in the fun fact with their language tags. Words and notes are in `tunes/<slug>.abc`.
    """

    FOLDER = "songs"
    title: Text
    artist: Text
    written: Text
    description: Text
    age_group: AgeGroup
    theme: Text
    location: Text
    tags: Annotated[DistinctTexts, Field(max_length=MAX_TAGS)]
    rating: Rating
    fun_fact: Text
    phrases: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        same = self.title in {read_tune(self.slug).title, _(read_tune(self.slug).title)}
        require(self, "title", "differs from the title of the tune", holds=same)

    @property
    def verses(self) -> tuple[tuple[str, ...], ...]:
        """The words: the lines of each verse."""
        return read_tune(self.slug).words

    @property
    def language(self) -> str:
        return read_tune(self.slug).language

    @property
    def tune(self) -> Tune:
        return read_tune(self.slug).tune

    @property
    def duration(self) -> str:
        """How long the music box plays all verses, in minutes and seconds."""
        minutes, seconds = divmod(round(self.tune.seconds), 60)
        return f"{minutes}:{seconds:02}"

    @property
    def youtube_url(self) -> str:
        return youtube_search(_("{title} Christmas carol").format(title=self.title))

    @property
    def spotify_url(self) -> str:
        return spotify_search(_("{title} Christmas carol").format(title=self.title))


@entry
class ExternalLink:
    """A link to another site, opened in a new tab."""

    title: Text
    description: Text
    url: str


@entry
class Playlist:
    """A search for recordings on another site."""

    title: Text
    description: Text
    site: Literal["youtube", "spotify"]
    search: Text

    @property
    def url(self) -> str:
        return {"youtube": youtube_search, "spotify": spotify_search}[self.site](self.search)


@entry
class Timbre:
    """How an instrument of the music box sounds, as the table explains."""

    partials: tuple[tuple[float, float, float], ...]
    attack: float = 0.004
    held: bool = False


@entry
class _OwnSongs:
    songs: tuple[Song, ...]


@entry
class _Table(_OwnSongs):
    playlists: tuple[Playlist, ...]
    encyclopedia: ExternalLink
    singing_tips: tuple[Text, ...]
    no_sound: Text
    age_group_names: dict[AgeGroup, Text]
    instruments: dict[Slug, Timbre]


def own_songs() -> tuple[Song, ...]:
    """Return the songs that only the current language has, from its `songs.toml`.

    Raises:
        ContentError: When an entry breaks a rule.
    """
    file = FOLDER / current_language().locale / "songs.toml"
    return read_table(file, _OwnSongs).songs if file.is_file() else ()


TABLE = read_table(__file__, _Table)

SONGS = collection(*own_songs(), *TABLE.songs)
TUNES: dict[str, Tune] = {song.slug: song.tune for song in SONGS}
TITLES: dict[str, str] = {song.slug: song.title for song in SONGS}


SPEEDS: tuple[tuple[float, str], ...] = ((0.75, _("Slow")), (1.0, _("Medium")), (1.25, _("Fast")))
"""The speeds of the music box; 1 is the tempo of the tune."""
