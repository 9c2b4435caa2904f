"""The coloring pages, and tips for parents."""

from santa_app.content.checks import Difficulty, Slug, collection, entry


@entry
class ColoringPage:
    """A page to print and color. `character` says who is in the picture."""

    slug: Slug = ""
    title: str
    description: str
    difficulty: Difficulty
    character: str
    alt: str

    @property
    def preview_image(self) -> str:
        """URL path of the preview picture."""
        return f"/coloring/{self.slug}.svg"

    @property
    def download_url(self) -> str:
        """URL path of the PDF."""
        return f"/coloring/{self.slug}.pdf"


COLORING_PAGES: tuple[ColoringPage, ...] = collection(
    ColoringPage(
        slug="santa-sleigh",
        title="Santa's Sleigh",
        description="Santa waves from his sleigh as it flies past the moon, high above two sleeping houses. What color is a sky full of magic?",
        difficulty="Medium",
        character="Santa",
        alt="Outline drawing of Santa in his sleigh with two reindeer flying past the moon above snowy houses",
    ),
    ColoringPage(
        title="Rudolph",
        description="Big shapes and one very important nose. A good first page for small hands and thick crayons.",
        difficulty="Easy",
        character="Rudolph",
        alt="Outline drawing of Rudolph with a scarf, a large round nose and a little bird on his antlers",
    ),
    ColoringPage(
        title="Gingerbread House",
        description="Candy canes, lollipops and a roof of icing, with two gingerbread friends at the door. There are no wrong colors on a house you can eat.",
        difficulty="Medium",
        character="Gingerbread people",
        alt="Outline drawing of a gingerbread house with candy canes, lollipops and two gingerbread people",
    ),
    ColoringPage(
        slug="christmas-tree",
        title="Oh Christmas Tree",
        description="A wide tree with round ornaments, presents underneath, and a cat who's trying very hard to be good. Simple shapes with plenty of room.",
        difficulty="Easy",
        character="Christmas tree and cat",
        alt="Outline drawing of a Christmas tree with ornaments, presents and a cat beside it",
    ),
    ColoringPage(
        title="Snowman Family",
        description="A big one, a middle one and a very small one, all bundled up warm. Can you give each scarf its own pattern?",
        difficulty="Easy",
        character="Snow people",
        alt="Outline drawing of three snow people with scarves, a rabbit and a smiling sun",
    ),
    ColoringPage(
        title="Elf Workshop",
        description="Shelves full of toys, tools on the wall and four elves hard at work. Can you find the robot, the train and the rocking horse?",
        difficulty="Hard",
        character="Elves",
        alt="Outline drawing of four elves among shelves full of toys and presents",
    ),
    ColoringPage(
        title="North Pole Village",
        description="Santa strolls through the village while elves skate on the pond and a reindeer looks out of its stable. Lots of little windows, for patient artists.",
        difficulty="Hard",
        character="Santa and the elves",
        alt="Outline drawing of Santa in a snowy village with a clock tower and elves skating on a pond",
    ),
    ColoringPage(
        slug="nutcracker",
        title="The Nutcracker",
        description="A proud wooden drummer on a stage, with two mice who came for the music. Take your brightest red for the curtain.",
        difficulty="Medium",
        character="Nutcracker",
        alt="Outline drawing of a nutcracker with a drum on a stage between curtains, with two mice",
    ),
)

RANDOM_PAGE = COLORING_PAGES[0]
"""What the button "Download a Random Page" serves: always the first page."""

COLORING_TIPS: tuple[str, ...] = (
    "Print on slightly thicker paper, about 100-120 g/m² (28-32 lb), if you use markers or watercolors.",
    "Thick crayons for small hands, pencils for fine lines. An easy page is right for ages 2-5, a hard one from about 8.",
    "Tape the corners to the table, so the paper doesn't wander off.",
    "Ask about the picture instead of praising it: 'Who lives in this house?' starts a story.",
    "Color one yourself. Sitting side by side is the best part.",
    "Write the name and the year on the back. In ten years, you'll be glad.",
)

LEAD = "Eight scenes from the North Pole, drawn for crayons, pencils and patience. Choose one, print it, and make it yours."
