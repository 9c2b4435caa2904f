"""Story collections, which lead to pages of their own, and short stories.

What the page says of them is in stories.toml, the text of each short story in `<slug>.md`;
`santa_app.rules.story_markup` explains its markup.
"""

from dataclasses import replace
from pathlib import Path
from typing import Final

from santa_app.content import paths
from santa_app.content.blocks import Pictured
from santa_app.content.checks import Positive, collection, entry
from santa_app.content.reindeer import REINDEER
from santa_app.content.tables import Text, read_table
from santa_app.content.village import LOCATIONS
from santa_app.i18n import current_language
from santa_app.i18n.texts import read_text

WORDS_PER_MINUTE: Final = 183
"""Words a minute of an adult who reads English aloud. The mean of 77 studies: M. Brysbaert, "How
many words do we read per minute?", Journal of Memory and Language 109 (2019), 104047.
"""
CHARACTERS_PER_MINUTE: Final = {"ja": 300}
"""Characters a minute of an adult who reads aloud, for languages without blanks between words.

Japanese: the pace of NHK's announcers, 300 characters with kanji, kana and punctuation, by
voice-scale.blogspot.com/2022/08/candidate-tempo.html and seewind.at.webry.info/201211/article_1.html.
"""


def minutes_aloud(text: str) -> int:
    """Return how many minutes it takes to read `text` aloud, rounded, at least 1.

    The text is in the current language.
    """
    words = text.split()
    characters_per_minute = CHARACTERS_PER_MINUTE.get(current_language().locale)
    minutes = (
        sum(map(len, words)) / characters_per_minute
        if characters_per_minute
        else len(words) / WORDS_PER_MINUTE
    )
    return max(1, round(minutes))


@entry
class StoryCollection:
    """A card that leads to a page of stories. `text` is all that the stories say."""

    title: str
    description: str
    link: str
    stories: Positive
    text: str
    image: str
    alt: str

    @property
    def read_time(self) -> int:
        return minutes_aloud(self.text)


@entry
class ShortStory(Pictured):
    """A story that opens on the stories page. `content` is text with markup.

    A story `for_little_ones` is a short one in verse with a refrain, for children under four.
    `credit` names what the story goes back to, if it isn't all our own.
    """

    FOLDER = "stories"
    title: Text
    summary: Text
    age_group: Text
    content: str = ""
    for_little_ones: bool = False
    credit: Text | None = None

    @property
    def read_time(self) -> int:
        return minutes_aloud(self.content)


@entry
class _CardWords:
    title: Text
    description: Text
    alt: Text | None = None


@entry
class _Page:
    collections: tuple[_CardWords, ...]
    stories: tuple[ShortStory, ...]


_FOLDER: Final = Path(__file__).parent
_PAGE: Final = read_table(_FOLDER / "stories.toml", _Page)
_REINDEER, _VILLAGE = _PAGE.collections

STORY_COLLECTIONS: tuple[StoryCollection, ...] = collection(
    StoryCollection(
        title=_REINDEER.title,
        description=_REINDEER.description,
        link=paths.REINDEER,
        stories=len(REINDEER),
        text=" ".join(
            f"{one.name} {one.personality} {one.description} {one.special_power} "
            f"{one.favorite_treat} {one.fun_fact}"
            for one in REINDEER
        ),
        image=REINDEER[-1].image,
        alt=_REINDEER.alt or REINDEER[-1].alt,
    ),
    StoryCollection(
        title=_VILLAGE.title,
        description=_VILLAGE.description,
        link=paths.VILLAGE,
        stories=len(LOCATIONS),
        text=" ".join(
            " ".join((place.name, place.description, *place.details)) for place in LOCATIONS
        ),
        image="/art/village/elf-village.svg",
        alt=_VILLAGE.alt or "",
    ),
)
SHORT_STORIES: Final = tuple(
    replace(story, content=read_text(_FOLDER / f"{story.slug}.md").strip())
    for story in _PAGE.stories
)
