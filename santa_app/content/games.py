"""The games, and the facts on the games page."""

from santa_app.content import paths
from santa_app.content.blocks import Note
from santa_app.content.checks import entry
from santa_app.i18n import gettext as _


@entry
class GameCard:
    """A card on the games page. `image` is the URL path of a picture of 640 x 480 pixels."""

    title: str
    description: str
    difficulty: str
    time: str
    link: str
    image: str


TRIVIA_GAME = GameCard(
    title=_("Christmas Trivia"),
    description=_(
        "Eight questions about Santa, his reindeer and the North Pole. How many can you answer?"
    ),
    difficulty=_("Easy to medium"),
    time=_("5-10 minutes"),
    link=paths.TRIVIA,
    image="/art/scene-trivia.svg",
)
ELF_NAME_GAME = GameCard(
    title=_("Elf Name Generator"),
    description=_(
        "What would they call you in Santa's workshop? Find your elf name, your job and your special talent."
    ),
    difficulty=_("Easy"),
    time=_("2-3 minutes"),
    link=paths.ELF_NAMES,
    image="/art/scene-elf.svg",
)
GOOD_DEEDS_GAME = GameCard(
    title=_("Good Deeds Tracker"),
    description=_(
        "Collect points for every kind thing you do and climb all the way to Super Nice."
    ),
    difficulty=_("For everyone"),
    time=_("Ongoing"),
    link=paths.GOOD_DEEDS,
    image="/art/scene-deeds.svg",
)
PAIRS_GAME = GameCard(
    title=_("Christmas Pairs"),
    description=_(
        "Two bells, two robins, two mugs of cocoa: they're all hiding. Where did you see the other one?"
    ),
    difficulty=_("Easy to tricky"),
    time=_("3-10 minutes"),
    link=paths.PAIRS,
    image="/art/scene-pairs.svg",
)

PRESENTS_GAME = GameCard(
    title=_("Drop the Presents"),
    description=_("Fly Santa's sleigh over ten roofs with one thumb. Can you find every chimney?"),
    difficulty=_("Easy to tricky"),
    time=_("2-5 minutes"),
    link=paths.PRESENTS,
    image="/art/scene-presents.svg",
)

GAMES = (TRIVIA_GAME, ELF_NAME_GAME, GOOD_DEEDS_GAME, PRESENTS_GAME, PAIRS_GAME)

# Sources. Gemini 6A: see `songs`. Eyes: University College London (hngn.com/articles/16239),
# journeynorth.org/jnorth/sunlight/fall2013. Santa's trackers: wordupnews.com/?p=20567, CNN and AP reports
# on NORAD. Olympia: 949whom.com, davemacontheblog.blogspot.com/2008/03; no longer the tallest, since a
# snowman of 2020 in Austria is taller (kohresweb.org/did-you-see/2024/12/7).
DID_YOU_KNOW = (
    Note(
        title=_("Jingle Bells went to space"),
        text=_(
            "In December 1965, two astronauts aboard Gemini 6A played “Jingle Bells” on a harmonica and tiny bells."
        ),
    ),
    Note(
        title=_("Reindeer eyes change color"),
        text=_(
            "A reindeer's eyes shine gold in summer and turn blue in winter, which helps them see in the dark."
        ),
    ),
    Note(
        title=_("A wrong number started it all"),
        text=_(
            "Grown-ups at a defense center in the United States have tracked Santa ever since 1955, when a child called them by mistake."
        ),
    ),
    Note(
        title=_("A snow woman as tall as a tower"),
        text=_(
            "In 2008, the people of Bethel, Maine, built a snow woman more than 120 feet tall. Her name was Olympia."
        ),
    ),
)
