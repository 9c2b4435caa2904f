"""The texts of the parent resources page: guides, quick tips and links to other pages."""

from santa_app.content import paths
from santa_app.content.blocks import IconNote
from santa_app.content.checks import collection, entry


@entry
class ResourceCard:
    """A card that leads to another page.

    `art` is the name of that page's hero drawing in assets/art.
    """

    title: str
    description: str
    points: tuple[str, ...]
    action: str
    path: str
    art: str


RESOURCE_CARDS: tuple[ResourceCard, ...] = collection(
    ResourceCard(
        title="Gift Ideas",
        description="Presents for every age that kids will still play with in March, with prices and reasons.",
        points=("Toddlers to teens", "Tips for every budget", "Why each one works"),
        action="Find a gift",
        path=paths.GIFTS,
        art="scene-gifts",
    ),
    ResourceCard(
        title="Christmas Planning",
        description="From November to the last week: what to do when, so it's a holiday for you, too.",
        points=("Four periods", "Ten-item checklist", "Room to breathe"),
        action="Start planning",
        path=paths.PLANNING,
        art="scene-planning",
    ),
    ResourceCard(
        title="Printable Templates",
        description="Wish lists, gift tags, an Advent house and planners, ready to print.",
        points=("PDF for A4 and Letter", "Three categories", "Free"),
        action="See templates",
        path=paths.PRINTABLES,
        art="scene-printables",
    ),
    ResourceCard(
        title="Christmas Traditions",
        description="How six countries celebrate, and small traditions your family can start this year.",
        points=("Six countries", "Family ideas", "Words to say"),
        action="Explore traditions",
        path=paths.TRADITIONS,
        art="scene-traditions",
    ),
)

QUICK_TIPS: tuple[IconNote, ...] = collection(
    IconNote(
        title="Fewer things, more time",
        text="Pick three things that matter to your family, and keep the rest simple. Children remember being together, not how many presents there were.",
        icon="clock",
    ),
    IconNote(
        title="Talk about wishes early",
        text="Say in November that a list is for dreaming, and that nobody gets everything. It takes the sting out of Christmas morning.",
        icon="message_circle",
    ),
    IconNote(
        title="Keep bedtime where it is",
        text="Late nights end in tears. Two quiet evenings in a row do wonders for everyone.",
        icon="moon",
    ),
    IconNote(
        title="Let them give",
        text="A child with a little money or a bottle of glue can make someone happy. The joy of giving grows up with them.",
        icon="heart",
    ),
)

MORE_FUN: tuple[ResourceCard, ...] = collection(
    ResourceCard(
        title="Christmas Games",
        description="A quiz, elf names and a tracker for good deeds.",
        points=("2 to 10 minutes", "No account"),
        action="Play",
        path=paths.GAMES,
        art="scene-games",
    ),
    ResourceCard(
        title="Coloring Pages",
        description="Twenty-four pictures to print or color on the screen.",
        points=("For crayons and pencils", "Free PDF"),
        action="Color",
        path=paths.COLORING,
        art="scene-coloring",
    ),
    ResourceCard(
        title="Christmas Songs",
        description="Fifteen carols with all their words, and a music box.",
        points=("Words and stories", "For all ages"),
        action="Sing",
        path=paths.SONGS,
        art="scene-songs",
    ),
)

LEAD = "Calm advice for the busiest weeks of the year: gifts, plans, printables and traditions, all in one place."
