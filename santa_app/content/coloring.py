"""The eight coloring pages and what grown-ups may like to know about coloring."""

from santa_app.content.checks import Difficulty, collection, entry


@entry
class ColoringPage:
    """A page to print and color. `character` is who is in it."""

    slug: str
    title: str
    description: str
    difficulty: Difficulty
    character: str
    alt: str

    @property
    def id(self) -> str:
        """The slug, which is unique."""
        return self.slug

    @property
    def preview_image(self) -> str:
        """The light preview picture."""
        return f"/coloring/{self.slug}.svg"

    @property
    def download_url(self) -> str:
        """The page for the printer."""
        return f"/coloring/{self.slug}.pdf"


COLORING_PAGES: tuple[ColoringPage, ...] = collection(
    (
        ColoringPage(
            slug="santa-sleigh",
            title="Santa's Sleigh",
            description="Santa is ready for take-off, with a sack that does not quite close. What is inside? You choose the colors of every parcel.",
            difficulty="Medium",
            character="Santa",
            alt="Outline drawing of Santa in his sleigh with a full sack of presents",
        ),
        ColoringPage(
            slug="rudolph",
            title="Rudolph",
            description="Big shapes and one very important nose. A good first page for small hands and thick crayons.",
            difficulty="Easy",
            character="Rudolph",
            alt="Outline drawing of Rudolph the reindeer with a large round nose",
        ),
        ColoringPage(
            slug="gingerbread-house",
            title="Gingerbread House",
            description="Candy canes, gumdrops and a roof of icing. There are no wrong colors on a house that you can eat.",
            difficulty="Medium",
            character="Gingerbread people",
            alt="Outline drawing of a gingerbread house with candy decorations",
        ),
        ColoringPage(
            slug="christmas-tree",
            title="Christmas Tree",
            description="A wide tree with round ornaments, a star and presents below. Simple shapes with plenty of room.",
            difficulty="Easy",
            character="Christmas tree",
            alt="Outline drawing of a Christmas tree with ornaments and presents",
        ),
        ColoringPage(
            slug="snowman-family",
            title="Snowman Family",
            description="A big one, a middle one and a very small one, all wrapped up warm. Can you give each of them a scarf with a pattern of its own?",
            difficulty="Easy",
            character="Snow people",
            alt="Outline drawing of three snow people with hats and scarves",
        ),
        ColoringPage(
            slug="elf-workshop",
            title="Elf Workshop",
            description="Shelves of toys, tools on the wall and elves hard at work. Look for the teddy bear that still needs a bow.",
            difficulty="Hard",
            character="Elves",
            alt="Outline drawing of elves building toys at a workbench",
        ),
        ColoringPage(
            slug="north-pole-village",
            title="North Pole Village",
            description="Crooked houses, snowy roofs and a sky full of stars. A page with many small windows, for patient painters.",
            difficulty="Hard",
            character="Elf Village",
            alt="Outline drawing of a snowy village with many houses and stars",
        ),
        ColoringPage(
            slug="nutcracker",
            title="The Nutcracker",
            description="A proud wooden soldier with braid, buttons and a splendid hat. Take fine pencils for the uniform.",
            difficulty="Hard",
            character="Nutcracker",
            alt="Outline drawing of a nutcracker soldier in uniform",
        ),
    )
)

RANDOM_PAGE = COLORING_PAGES[0]
"""What 'Download a Random Page' serves: always the first page (SPEC section 2)."""

COLORING_TIPS: tuple[str, ...] = (
    "Print on slightly thicker paper, about 100-120 g/m² (28-32 lb), if you use felt pens or watercolor.",
    "Thick crayons for small hands, pencils for fine lines. An easy page is right for ages 2-5, a hard one from about 8.",
    "Tape the corners to the table, so that the paper does not wander.",
    "Ask about the picture instead of praising it: 'Who lives in this house?' starts a story.",
    "Color one yourself. Sitting side by side is the best part.",
    "Write name and year on the back. In ten years you will be glad.",
)

LEAD = "Eight scenes from the North Pole, drawn for crayons, pencils and patience. Choose one, print it, and make it yours."
