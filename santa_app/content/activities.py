"""The family activities and their categories, and an idea for each day of Advent."""

from typing import Literal, get_args

from santa_app.content.blocks import Figure, Pictured
from santa_app.content.checks import Difficulty, Positive, collection, entry

Category = Literal["Baking", "Crafts", "Music", "Writing"]

CATEGORIES: tuple[str, ...] = get_args(Category)


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
        title="Build a Gingerbread House",
        description="Walls of gingerbread, mortar of icing. A grown-up bakes and trims the panels. Prop up the walls with cups for 20 minutes before the roof goes on, and your house will stand until New Year's, if nobody nibbles.",
        category="Baking",
        difficulty="Hard",
        duration=120,
        participants="2-4 people",
        materials=(
            "Baked gingerbread panels",
            "Royal icing from meringue powder, in a piping bag",
            "Candies for decoration, but no small or hard ones near children under 5",
            "A sturdy board",
            "Four cups, to prop the walls",
        ),
        alt="A gingerbread house with white icing on the roof and candy decorations",
    ),
    Activity(
        title="Salt Dough Ornaments",
        description="Two cups of flour, one of salt, one of water. Cut shapes and make a hole with a straw. A grown-up dries them in the oven at 100 °C (210 °F) for 2 hours. Nobody eats this dough, raw or baked. So much salt can kill a dog or a cat, so hang the ornaments where pets can't reach them.",
        category="Crafts",
        difficulty="Medium",
        duration=150,
        participants="1-6 people",
        materials=(
            "250 g (2 cups) flour",
            "300 g (1 cup) fine salt",
            "240 ml (1 cup) lukewarm water",
            "Cookie cutters and a straw",
            "Paint and ribbon",
        ),
        alt="Painted star and heart ornaments hanging from red ribbons",
    ),
    Activity(
        title="Paper Snowflakes",
        description="Fold a circle in half, then in thirds, then in half once more. Snip along the edges and unfold. Real snowflakes have six arms, and with these folds yours do too.",
        category="Crafts",
        difficulty="Easy",
        duration=20,
        participants="1-10 people",
        materials=(
            "Thin white paper",
            "Scissors with round tips",
            "A plate to draw around",
            "Thread or tape",
        ),
        alt="A girl at a window unfolding a lacy paper snowflake, with more hanging above her",
    ),
    Activity(
        title="Carol Singing",
        description="Choose three songs and practice them twice. Put on warm hats, and ring a neighbor's bell together with a grown-up, who has asked ahead of time if singers are welcome.",
        category="Music",
        difficulty="Easy",
        duration=45,
        participants="3-12 people",
        materials=(
            "Song sheets",
            "Flashlights",
            "A bell to give the note",
            "A thermos of cocoa, warm but not hot",
        ),
        alt="Children in hats and scarves singing carols from song sheets",
    ),
    Activity(
        slug="letter-writing",
        title="Write to Santa",
        description="Start with a thank-you for last year, say how you are, and then tell Santa your wishes. A drawing at the end counts as a signature.",
        category="Writing",
        difficulty="Easy",
        duration=30,
        participants="1-4 people",
        materials=(
            "Paper and envelope",
            "Pens or crayons",
            "Stickers",
            "Your address, so Santa can write back",
        ),
        alt="A boy lying on a rug by the Christmas tree, writing a letter while his dog watches",
    ),
    Activity(
        title="Thank-You Notes",
        description="Name the gift, say what you'll do with it, and add one thing you like about the person who gave it. Three sentences are plenty, and people keep them for years.",
        category="Writing",
        difficulty="Medium",
        duration=25,
        participants="1-4 people",
        materials=("Blank cards", "Pens", "Envelopes and stamps", "A list of who gave what"),
        alt="A grandmother in an armchair smiling at a thank-you card",
    ),
)

PAGE_CLAIMS: tuple[Figure, ...] = collection(
    Figure(value="15+", label="Songs"),
    Figure(value="20+", label="Coloring pages"),
    Figure(value="8+", label="Movies"),
)

ADVENT_IDEAS = (
    "Hang up this calendar, and pick a number for everyone in the family.",
    "Make a paper chain with one link for every day until Christmas.",
    "Put out seeds for the birds.",
    "Write to Santa, and draw him the view from your window.",
    "Shine your boots and set them by the door tonight. Tomorrow is St. Nicholas Day!",
    "Hide a small surprise in someone else's shoe.",
    "Mail your letters and cards today.",
    "Cut out three paper snowflakes for the window.",
    "Choose a toy you've outgrown, and give it away.",
    "Bake gingerbread and deliver one to a neighbor.",
    "Learn one verse of a carol by heart.",
    "Find the brightest star, and give it a name.",
    "Ask a grown-up to light a candle at breakfast, as they do in Sweden on St. Lucia's Day.",
    "Make a pomander: a grown-up pokes holes in an orange, and you press cloves into them.",
    "Have a picnic on the living-room rug, by the light of the tree.",
    "Draw a picture for someone who lives far away.",
    "Do a chore in secret, and don't tell.",
    "Count the lights in your street on an evening walk with a grown-up.",
    "Make your own wrapping paper with potato stamps that a grown-up carves.",
    "Watch a movie together, all under one blanket.",
    "It's almost the longest night. Read a story by flashlight.",
    "Call someone you miss, and sing to them.",
    "Set out nine carrots, so nobody on the roof goes hungry.",
    "Bake Santa's cookies, hang up your stocking, and listen for bells.",
    "Merry Christmas! Hug everyone in the house, one by one.",
)
"""One idea for each day from 1 to 25 December."""
