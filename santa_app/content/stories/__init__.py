"""Story collections, which lead to pages of their own, and short stories.

The text of each short story is in a file of its own, `<slug>.md`; `santa_app.rules.story_markup`
explains its markup.
"""

from pathlib import Path

from santa_app.content import paths
from santa_app.content.blocks import Pictured
from santa_app.content.checks import Positive, collection, entry
from santa_app.content.reindeer import REINDEER
from santa_app.content.village import LOCATIONS

WORDS_PER_MINUTE = 130
"""Reading speed of a parent who reads aloud."""


@entry
class StoryCollection:
    """A card that leads to a page of stories. `read_time` is in minutes."""

    title: str
    description: str
    link: str
    stories: Positive
    read_time: Positive
    image: str
    alt: str


@entry
class ShortStory(Pictured):
    """A story that opens on the stories page. `content` is text with markup."""

    FOLDER = "stories"
    title: str
    summary: str
    age_group: str
    content: str

    @property
    def read_time(self) -> int:
        """Minutes it takes to read aloud, rounded."""
        return max(1, round(len(self.content.split()) / WORDS_PER_MINUTE))


def _text(name: str) -> str:
    return (Path(__file__).parent / f"{name}.md").read_text(encoding="utf-8").strip()


STORY_COLLECTIONS: tuple[StoryCollection, ...] = collection(
    StoryCollection(
        title="Meet the Reindeer",
        description="Nine portraits of the team that pulls the sleigh: what they are proud of, what they love to eat and what they can do that nobody else can.",
        link=paths.REINDEER,
        stories=len(REINDEER),
        read_time=10,
        image="/art/reindeer/rudolph.svg",
        alt="Rudolph the reindeer with a brightly glowing red nose and a sprig of holly",
    ),
    StoryCollection(
        title="A Walk through the North Pole Village",
        description="Six stops from the workshop to the Aurora Gardens. Look into Mrs. Claus's oven, count the stalls and listen to the ice roses.",
        link=paths.VILLAGE,
        stories=len(LOCATIONS),
        read_time=8,
        image="/art/village/elf-village.svg",
        alt="Snow-covered houses with round windows and string lights, and two elves in the lane",
    ),
)

SHORT_STORIES: tuple[ShortStory, ...] = collection(
    ShortStory(
        title="The Littlest Star",
        summary="Pim is so small that he lights up a single snowflake. On the cloudiest night of the year, that is exactly what somebody needs.",
        age_group="Ages 3-7",
        content=_text("the-littlest-star"),
        alt="A tiny smiling star lighting a young reindeer below a bank of clouds",
    ),
    ShortStory(
        title="The Elf Who Overslept",
        summary="Juniper sleeps through three alarm clocks and misses the sleigh. Then she finds what everybody who was on time has missed.",
        age_group="Ages 5-9",
        content=_text("the-elf-who-overslept"),
        alt="An elf fast asleep in bed with three alarm clocks on the floor",
    ),
    ShortStory(
        title="The Lost Mitten",
        summary="Theo's blue mitten lies in the snow all night. By morning it is not empty any more.",
        age_group="Ages 4-8",
        content=_text("the-lost-mitten"),
        alt="A blue mitten in the snow with a mouse and a robin peeking out",
    ),
)
