"""The family activities and their categories, and an idea for each day of Advent."""

from typing import Literal, get_args

from santa_app.content.blocks import Figure, Pictured
from santa_app.content.checks import Difficulty, Positive, collection, entry
from santa_app.i18n import gettext as _

Category = Literal["Baking", "Crafts", "Music", "Writing"]

CATEGORIES: tuple[str, ...] = get_args(Category)
CATEGORY_NAMES: dict[str, str] = {
    "Baking": _("Baking"),
    "Crafts": _("Crafts"),
    "Music": _("Music"),
    "Writing": _("Writing"),
}
"""What each category is called."""


@entry
class Activity(Pictured):
    """Something to do together. `duration` is in minutes."""

    FOLDER = "activities"
    title: str
    description: str
    category: Category
    difficulty: Difficulty
    duration: Positive
    participants: str
    materials: tuple[str, ...]


# Sources on salt dough: aaha.org/publications/newstat/articles/2021-12/homemade-ornaments-can-be-toxic-to-dogs,
# petpoisonhelpline.com/blog/salt-dough-ornaments
ACTIVITIES: tuple[Activity, ...] = collection(
    Activity(
        slug="gingerbread-house",
        title=_("Build a Gingerbread House"),
        description=_(
            "Walls of gingerbread, mortar of icing. A grown-up bakes and trims the panels. Prop up the walls with cups for 20 minutes before the roof goes on, and your house will stand until New Year's, if nobody nibbles."
        ),
        category="Baking",
        difficulty="Hard",
        duration=120,
        participants=_("2-4 people"),
        materials=(
            _("Baked gingerbread panels"),
            _("Royal icing from meringue powder, in a piping bag"),
            _("Candies for decoration, but no small or hard ones near children under 5"),
            _("A sturdy board"),
            _("Four cups, to prop the walls"),
        ),
        alt=_("A gingerbread house with white icing on the roof and candy decorations"),
    ),
    Activity(
        slug="salt-dough-ornaments",
        title=_("Salt Dough Ornaments"),
        description=_(
            "Two cups of flour, one of salt, one of water. Cut shapes and make a hole with a straw. A grown-up dries them in the oven at 100 °C (210 °F) for 2 hours. Nobody eats this dough, raw or baked. So much salt can kill a dog or a cat, so hang the ornaments where pets can't reach them."
        ),
        category="Crafts",
        difficulty="Medium",
        duration=150,
        participants=_("1-6 people"),
        materials=(
            _("250 g (2 cups) flour"),
            _("300 g (1 cup) fine salt"),
            _("240 ml (1 cup) lukewarm water"),
            _("Cookie cutters and a straw"),
            _("Paint and ribbon"),
        ),
        alt=_("Painted star and heart ornaments hanging from red ribbons"),
    ),
    Activity(
        slug="paper-snowflakes",
        title=_("Paper Snowflakes"),
        description=_(
            "Fold a circle in half, then in thirds, then in half once more. Snip along the edges and unfold. Real snowflakes have six arms, and with these folds yours do too."
        ),
        category="Crafts",
        difficulty="Easy",
        duration=20,
        participants=_("1-10 people"),
        materials=(
            _("Thin white paper"),
            _("Scissors with round tips"),
            _("A plate to draw around"),
            _("Thread or tape"),
        ),
        alt=_("A girl at a window unfolding a lacy paper snowflake, with more hanging above her"),
    ),
    Activity(
        slug="carol-singing",
        title=_("Carol Singing"),
        description=_(
            "Choose three songs and practice them twice. Put on warm hats, and ring a neighbor's bell together with a grown-up, who has asked ahead of time if singers are welcome."
        ),
        category="Music",
        difficulty="Easy",
        duration=45,
        participants=_("3-12 people"),
        materials=(
            _("Song sheets"),
            _("Flashlights"),
            _("A bell to give the note"),
            _("A thermos of cocoa, warm but not hot"),
        ),
        alt=_("Children in hats and scarves singing carols from song sheets"),
    ),
    Activity(
        slug="letter-writing",
        title=_("Write to Santa"),
        description=_(
            "Start with a thank-you for last year, say how you are, and then tell Santa your wishes. A drawing at the end counts as a signature."
        ),
        category="Writing",
        difficulty="Easy",
        duration=30,
        participants=_("1-4 people"),
        materials=(
            _("Paper and envelope"),
            _("Pens or crayons"),
            _("Stickers"),
            _("Your address, so Santa can write back"),
        ),
        alt=_("A boy lying on a rug by the Christmas tree, writing a letter while his dog watches"),
    ),
    Activity(
        slug="thank-you-notes",
        title=_("Thank-You Notes"),
        description=_(
            "Name the gift, say what you'll do with it, and add one thing you like about the person who gave it. Three sentences are plenty, and people keep them for years."
        ),
        category="Writing",
        difficulty="Medium",
        duration=25,
        participants=_("1-4 people"),
        materials=(
            _("Blank cards"),
            _("Pens"),
            _("Envelopes and stamps"),
            _("A list of who gave what"),
        ),
        alt=_("A grandmother in an armchair smiling at a thank-you card"),
    ),
)

PAGE_CLAIMS: tuple[Figure, ...] = collection(
    Figure(value=_("15+"), label=_("Songs")),
    Figure(value=_("20+"), label=_("Coloring pages")),
    Figure(value=_("8+"), label=_("Movies")),
)

ADVENT_IDEAS = (
    _("Hang up this calendar, and pick a number for everyone in the family."),
    _("Make a paper chain with one link for every day until Christmas."),
    _("Put out seeds for the birds."),
    _("Write to Santa, and draw him the view from your window."),
    _("Shine your boots and set them by the door tonight. Tomorrow is St. Nicholas Day!"),
    _("Hide a small surprise in someone else's shoe."),
    _("Mail your letters and cards today."),
    _("Cut out three paper snowflakes for the window."),
    _("Choose a toy you've outgrown, and give it away."),
    _("Bake gingerbread and deliver one to a neighbor."),
    _("Learn one verse of a carol by heart."),
    _("Find the brightest star, and give it a name."),
    _("Ask a grown-up to light a candle at breakfast, as they do in Sweden on St. Lucia's Day."),
    _("Make a pomander: a grown-up pokes holes in an orange, and you press cloves into them."),
    _("Have a picnic on the living-room rug, by the light of the tree."),
    _("Draw a picture for someone who lives far away."),
    _("Do a chore in secret, and don't tell."),
    _("Count the lights in your street on an evening walk with a grown-up."),
    _("Make your own wrapping paper with potato stamps that a grown-up carves."),
    _("Watch a movie together, all under one blanket."),
    _("It's almost the longest night. Read a story by flashlight."),
    _("Call someone you miss, and sing to them."),
    _("Set out nine carrots, so nobody on the roof goes hungry."),
    _("Bake Santa's cookies, hang up your stocking, and listen for bells."),
    _("Merry Christmas! Hug everyone in the house, one by one."),
)
"""One idea for each day from 1 to 25 December."""
