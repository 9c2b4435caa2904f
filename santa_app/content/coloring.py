"""The coloring pages, and tips for parents."""

from santa_app.content.checks import Difficulty, Slug, collection, entry
from santa_app.i18n import DEFAULT_LOCALE, SITE_LANGUAGE
from santa_app.i18n import gettext as _

_FOLDER = "/coloring" if SITE_LANGUAGE == DEFAULT_LOCALE else "/coloring/wordless"
"""Pictures in other languages lack the lettering, which is English."""


@entry
class ColoringPage:
    """A page to print and color. `character` says who is in the picture."""

    slug: Slug
    title: str
    description: str
    difficulty: Difficulty
    character: str
    alt: str

    @property
    def preview_image(self) -> str:
        """URL path of the preview picture."""
        return f"{_FOLDER}/{self.slug}.svg"

    @property
    def download_url(self) -> str:
        """URL path of the PDF."""
        return f"{_FOLDER}/{self.slug}.pdf"


COLORING_PAGES: tuple[ColoringPage, ...] = collection(
    ColoringPage(
        slug="santa-sleigh",
        title=_("Santa's Sleigh"),
        description=_(
            "Santa waves from his sleigh as it flies past the moon, high above two sleeping houses. What color is a sky full of magic?"
        ),
        difficulty="Medium",
        character=_("Santa"),
        alt=_(
            "Outline drawing of Santa in his sleigh with two reindeer flying past the moon above snowy houses"
        ),
    ),
    ColoringPage(
        slug="rudolph",
        title=_("Rudolph"),
        description=_(
            "Big shapes and one very important nose. A good first page for small hands and thick crayons."
        ),
        difficulty="Easy",
        character=_("Rudolph"),
        alt=_(
            "Outline drawing of Rudolph with a scarf, a large round nose and a little bird on his antlers"
        ),
    ),
    ColoringPage(
        slug="gingerbread-house",
        title=_("Gingerbread House"),
        description=_(
            "Candy canes, lollipops and a roof of icing, with two gingerbread friends at the door. There are no wrong colors on a house you can eat."
        ),
        difficulty="Medium",
        character=_("Gingerbread people"),
        alt=_(
            "Outline drawing of a gingerbread house with candy canes, lollipops and two gingerbread people"
        ),
    ),
    ColoringPage(
        slug="christmas-tree",
        title=_("Oh Christmas Tree"),
        description=_(
            "A wide tree with round ornaments, presents underneath, and a cat who's trying very hard to be good. Simple shapes with plenty of room."
        ),
        difficulty="Easy",
        character=_("Christmas tree and cat"),
        alt=_("Outline drawing of a Christmas tree with ornaments, presents and a cat beside it"),
    ),
    ColoringPage(
        slug="snowman-family",
        title=_("Snowman Family"),
        description=_(
            "A big one, a middle one and a very small one, all bundled up warm. Can you give each scarf its own pattern?"
        ),
        difficulty="Easy",
        character=_("Snow people"),
        alt=_("Outline drawing of three snow people with scarves, a rabbit and a smiling sun"),
    ),
    ColoringPage(
        slug="elf-workshop",
        title=_("Elf Workshop"),
        description=_(
            "Shelves full of toys, tools on the wall and four elves hard at work. Can you find the robot, the train and the rocking horse?"
        ),
        difficulty="Hard",
        character=_("Elves"),
        alt=_("Outline drawing of four elves among shelves full of toys and presents"),
    ),
    ColoringPage(
        slug="north-pole-village",
        title=_("North Pole Village"),
        description=_(
            "Santa strolls through the village while elves skate on the pond and a reindeer looks out of its stable. Lots of little windows, for patient artists."
        ),
        difficulty="Hard",
        character=_("Santa and the elves"),
        alt=_(
            "Outline drawing of Santa in a snowy village with a clock tower and elves skating on a pond"
        ),
    ),
    ColoringPage(
        slug="nutcracker",
        title=_("The Nutcracker"),
        description=_(
            "A proud wooden drummer on a stage, with two mice who came for the music. Take your brightest red for the curtain."
        ),
        difficulty="Medium",
        character=_("Nutcracker"),
        alt=_(
            "Outline drawing of a nutcracker with a drum on a stage between curtains, with two mice"
        ),
    ),
    ColoringPage(
        slug="polar-bear",
        title=_("Polar Bear"),
        description=_(
            "He's big, he's round, and he loves his striped scarf. Will you color his sky with northern lights?"
        ),
        difficulty="Easy",
        character=_("Polar bear"),
        alt=_(
            "Outline drawing of a polar bear in a striped scarf, sitting in the snow under northern lights"
        ),
    ),
    ColoringPage(
        slug="hot-cocoa",
        title=_("Hot Cocoa"),
        description=_(
            "A smiling mug with marshmallows, a candy cane and two cookies. Big, easy shapes, best colored with a real mug close by."
        ),
        difficulty="Easy",
        character=_("A smiling mug"),
        alt=_("Outline drawing of a smiling cocoa mug with marshmallows, a candy cane and cookies"),
    ),
    ColoringPage(
        slug="sleepy-owl",
        title=_("Sleepy Owl"),
        description=_(
            "Shh! Someone couldn't stay up until midnight. Give the nightcap a color for every stripe."
        ),
        difficulty="Easy",
        character=_("Owl"),
        alt=_(
            "Outline drawing of a sleeping owl in a striped nightcap on a branch in front of the moon"
        ),
    ),
    ColoringPage(
        slug="cat-in-a-box",
        title=_("Cat in a Box"),
        description=_(
            "The best present is the box, if you ask the cat. Is yours gray, orange, or blue with pink stripes?"
        ),
        difficulty="Easy",
        character=_("Cat"),
        alt=_(
            "Outline drawing of a cat peeking out of a present with a bow, next to a ball of yarn"
        ),
    ),
    ColoringPage(
        slug="littlest-star",
        title=_("The Littlest Star"),
        description=_(
            "Pim is the littlest star in the sky, but he's big on this page. Three houses are asleep below him."
        ),
        difficulty="Easy",
        character=_("Pim the star"),
        alt=_("Outline drawing of a smiling star and a moon above three snowy houses"),
    ),
    ColoringPage(
        slug="pepper-the-donkey",
        title=_("Pepper the Donkey"),
        description=_(
            "Pepper has warm ears, a cozy blanket and his eye on that carrot. You'll know him from our Advent calendar."
        ),
        difficulty="Easy",
        character=_("Pepper"),
        alt=_(
            "Outline drawing of Pepper the donkey with a blanket and a bell, in front of a stable with a carrot at his feet"
        ),
    ),
    ColoringPage(
        slug="penguin-band",
        title=_("Penguin Band"),
        description=_(
            "One drums, one sings, one rings the bell, and the little one dances. What song are they playing?"
        ),
        difficulty="Medium",
        character=_("Penguins"),
        alt=_(
            "Outline drawing of four penguins on the ice, one with a drum, one with a songbook and one with a bell"
        ),
    ),
    ColoringPage(
        slug="snow-globe",
        title=_("Snow Globe"),
        description=_(
            "A whole winter's day behind glass: a snowman, a rabbit and a little house. Give it a shake when you're done!"
        ),
        difficulty="Medium",
        character=_("Snowman"),
        alt=_("Outline drawing of a snow globe with a snowman, a rabbit and a house inside"),
    ),
    ColoringPage(
        slug="christmas-express",
        title=_("The Christmas Express"),
        description=_(
            "Choo-choo! Here comes a train with a big smile and a bow on the front. What color is its smoke?"
        ),
        difficulty="Medium",
        character=_("Train"),
        alt=_(
            "Outline drawing of a smiling steam train with a bow, seen from the front, between snowy trees"
        ),
    ),
    ColoringPage(
        slug="rocking-horse",
        title=_("Rocking Horse"),
        description=_(
            "A wooden horse with a fine saddle, waiting for its first rider. Decorate it like the elves would."
        ),
        difficulty="Medium",
        character=_("Rocking horse"),
        alt=_(
            "Outline drawing of a rocking horse with a saddle, with toy blocks and a ball in front"
        ),
    ),
    ColoringPage(
        slug="christmas-wreath",
        title=_("Christmas Wreath"),
        description=_(
            "Leaves, berries, ornaments and two bells on the front door. You could make every leaf a different green."
        ),
        difficulty="Medium",
        character=_("Wreath and bells"),
        alt=_(
            "Outline drawing of a door with a wreath of leaves, berries and ornaments, and two bells under a big bow"
        ),
    ),
    ColoringPage(
        slug="partridge",
        title=_("A Partridge in a Pear Tree"),
        description=_(
            "It's the very first gift in the song. Can you count all the pears? One has already fallen down."
        ),
        difficulty="Medium",
        character=_("Partridge"),
        alt=_(
            "Outline drawing of a partridge on a nest in a tree full of pears, with a rabbit and a present below"
        ),
    ),
    ColoringPage(
        slug="tower-of-presents",
        title=_("A Tower of Presents"),
        description=_(
            "Five presents, two hands and a wobble. Will this elf make it to the sleigh by twelve?"
        ),
        difficulty="Medium",
        character=_("Elf and mouse"),
        alt=_(
            "Outline drawing of an elf carrying a tall, wobbly tower of five presents, watched by a mouse"
        ),
    ),
    ColoringPage(
        slug="letter-to-santa",
        title=_("A Letter to Santa"),
        description=_(
            "The stamp is on, the elf has his sack, and a robin keeps watch. What's in the letter? Only you know."
        ),
        difficulty="Hard",
        character=_("Child and elf"),
        alt=_(
            "Outline drawing of a child mailing a letter at a snowy mailbox, with an elf holding a sack of letters"
        ),
    ),
    ColoringPage(
        slug="mrs-claus-kitchen",
        title=_("Mrs. Claus's Kitchen"),
        description=_(
            "Mrs. Claus rolls out the dough while an elf brings the first cookies. Look closely at the oven: who's baking in there?"
        ),
        difficulty="Hard",
        character=_("Mrs. Claus"),
        alt=_(
            "Outline drawing of Mrs. Claus rolling out dough in her kitchen, with an elf carrying cookies and a mouse"
        ),
    ),
    ColoringPage(
        slug="sledding-hill",
        title=_("Sledding Hill"),
        description=_(
            "Hold on to your hats! Four children, one dog and a hill full of fresh snow, with lots to color for patient hands."
        ),
        difficulty="Hard",
        character=_("Children and a dog"),
        alt=_(
            "Outline drawing of children racing down a snowy hill on sleds, with a dog waiting at the bottom"
        ),
    ),
)

RANDOM_PAGE = COLORING_PAGES[0]
"""What the button "Download a Random Page" serves: always the first page."""

COLORING_TIPS: tuple[str, ...] = (
    _(
        "Print on slightly thicker paper, about 100–120 g/m² (28–32 lb), if you use markers or watercolors."
    ),
    _(
        "Thick crayons for small hands, pencils for fine lines. An easy page is right for ages 2–5, a hard one from about 8."
    ),
    _("Tape the corners to the table, so the paper doesn't wander off."),
    _("Ask about the picture instead of praising it: “Who lives in this house?” starts a story."),
    _("Color one yourself. Sitting side by side is the best part."),
    _("Write the name and the year on the back. In ten years, you'll be glad."),
)

LEAD = _(
    "Twenty-four scenes from the North Pole, one for each day until Christmas Eve, drawn for crayons, pencils and patience. Choose one, print it, and make it yours."
)
