"""Story collections, which lead to pages of their own, and short stories.

The text of each short story is in a file of its own, `<slug>.md`; `santa_app.rules.story_markup`
explains its markup.
"""

from pathlib import Path
from typing import Final

from santa_app.content import paths
from santa_app.content.blocks import Pictured
from santa_app.content.checks import Positive, collection, entry
from santa_app.content.reindeer import REINDEER
from santa_app.content.village import LOCATIONS
from santa_app.i18n import current_language
from santa_app.i18n import gettext as _
from santa_app.i18n.texts import read_text

WORDS_PER_MINUTE: Final = 183
"""How fast an adult reads English aloud.

The mean of 77 studies: M. Brysbaert, "How many words do we read per minute?", Journal of Memory and
Language 109 (2019), 104047.
"""
CHARACTERS_PER_MINUTE: Final = {"ja": 300}
"""How fast an adult reads aloud in a language that writes no blanks between words, by its locale.

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
        """Minutes it takes to read the stories aloud."""
        return minutes_aloud(self.text)


@entry
class ShortStory(Pictured):
    """A story that opens on the stories page. `content` is text with markup.

    A story `for_little_ones` is a short one in verse with a refrain, for children under four.
    `credit` names what the story goes back to, if it isn't all our own.
    """

    FOLDER = "stories"
    title: str
    summary: str
    age_group: str
    content: str
    for_little_ones: bool = False
    credit: str | None = None

    @property
    def read_time(self) -> int:
        """Minutes it takes to read the story aloud."""
        return minutes_aloud(self.content)


def _text(name: str) -> str:
    return read_text(Path(__file__).parent / f"{name}.md").strip()


STORY_COLLECTIONS: tuple[StoryCollection, ...] = collection(
    StoryCollection(
        title=_("Meet the Reindeer"),
        description=_(
            "Meet the nine who pull the sleigh: what they're proud of, what they love to eat, and what they can do that nobody else can."
        ),
        link=paths.REINDEER,
        stories=len(REINDEER),
        text=" ".join(
            f"{one.name} {one.personality} {one.description} {one.special_power} "
            f"{one.favorite_treat} {one.fun_fact}"
            for one in REINDEER
        ),
        image=REINDEER[-1].image,
        alt=REINDEER[-1].alt,
    ),
    StoryCollection(
        title=_("A Walk through the North Pole Village"),
        description=_(
            "Six stops from the workshop to the Aurora Gardens. Peek into Mrs. Claus's oven, count the stalls, and listen to the ice roses."
        ),
        link=paths.VILLAGE,
        stories=len(LOCATIONS),
        text=" ".join(
            " ".join((place.name, place.description, *place.details)) for place in LOCATIONS
        ),
        image="/art/village/elf-village.svg",
        alt=_(
            "Snow-covered houses with round windows and string lights, and two elves in the lane"
        ),
    ),
)

# Sources on "The Mitten": wikitia.com/wiki/The_Mitten_(folk_tale), storytellingtostatebuilding.opened.ca/?p=187
SHORT_STORIES: tuple[ShortStory, ...] = collection(
    ShortStory(
        slug="the-littlest-star",
        title=_("The Littlest Star"),
        summary=_(
            "Pim is so small that he lights up just one snowflake. On the cloudiest night of the year, that's exactly what someone needs."
        ),
        age_group=_("Ages 3-7"),
        content=_text("the-littlest-star"),
        alt=_(
            "Under a thick cloud, a tiny smiling star lights up one snowflake for a young reindeer"
        ),
    ),
    ShortStory(
        slug="the-elf-who-overslept",
        title=_("The Elf Who Overslept"),
        summary=_(
            "Juniper sleeps through three alarm clocks and misses the sleigh. Then she finds what everyone else missed."
        ),
        age_group=_("Ages 5-9"),
        content=_text("the-elf-who-overslept"),
        alt=_(
            "An elf smiling in her sleep while three alarm clocks ring: on a stool, in a saucepan and on her toe"
        ),
    ),
    ShortStory(
        slug="the-lost-mitten",
        title=_("The Lost Mitten"),
        summary=_(
            "Theo's blue mitten lies in the snow all night. By morning, it isn't empty anymore."
        ),
        age_group=_("Ages 4-8"),
        content=_text("the-lost-mitten"),
        credit=_("After “The Mitten”, a folk tale from Ukraine."),
        alt=_(
            "A boy kneeling in the snow beside a blue mitten with a mouse, a robin and a sleeping hedgehog inside"
        ),
    ),
    ShortStory(
        slug="the-letter-without-a-name",
        title=_("The Letter Without a Name"),
        summary=_(
            "There's no name on it, no street and no wish: just seven houses in crayon, and one of them is dark."
        ),
        age_group=_("Ages 5-9"),
        content=_text("the-letter-without-a-name"),
        alt=_(
            "A girl with a plate of cookies and her father walk along a snowy row of bright houses to the last one, which is dark"
        ),
    ),
    ShortStory(
        slug="clip-clop-pepper",
        title=_("Clip, Clop, Pepper"),
        summary=_(
            "Pepper the donkey brings firewood to everybody's door. Who keeps Pepper warm? Knock along!"
        ),
        age_group=_("Ages 1-3"),
        content=_text("clip-clop-pepper"),
        for_little_ones=True,
        alt=_(
            "A gray donkey with a basket of firewood trots through the snow past a house with a warm window"
        ),
    ),
    ShortStory(
        slug="one-little-light",
        title=_("One Little Light"),
        summary=_(
            "Pim the star says good night to one owl, two foxes and three mice. Count along, and hum!"
        ),
        age_group=_("Ages 1-3"),
        content=_text("one-little-light"),
        for_little_ones=True,
        alt=_(
            "A tiny smiling star shines on an owl, two foxes, three mice, four elves in a window and five seals"
        ),
    ),
)
