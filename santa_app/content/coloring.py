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
    ColoringPage(
        title="Polar Bear",
        description="He's big, he's round, and he loves his striped scarf. Will you color his sky with northern lights?",
        difficulty="Easy",
        character="Polar bear",
        alt="Outline drawing of a polar bear in a striped scarf, sitting in the snow under northern lights",
    ),
    ColoringPage(
        title="Hot Cocoa",
        description="A smiling mug with marshmallows, a candy cane and two cookies. Big, easy shapes, best colored with a real mug close by.",
        difficulty="Easy",
        character="A smiling mug",
        alt="Outline drawing of a smiling cocoa mug with marshmallows, a candy cane and cookies",
    ),
    ColoringPage(
        title="Sleepy Owl",
        description="Shh! Someone couldn't stay up until midnight. Give the nightcap a color for every stripe.",
        difficulty="Easy",
        character="Owl",
        alt="Outline drawing of a sleeping owl in a striped nightcap on a branch in front of the moon",
    ),
    ColoringPage(
        title="Cat in a Box",
        description="The best present is the box, if you ask the cat. Is yours gray, orange, or blue with pink stripes?",
        difficulty="Easy",
        character="Cat",
        alt="Outline drawing of a cat peeking out of a present with a bow, next to a ball of yarn",
    ),
    ColoringPage(
        slug="littlest-star",
        title="The Littlest Star",
        description="Pim is the littlest star in the sky, but he's big on this page. Three houses are asleep below him.",
        difficulty="Easy",
        character="Pim the star",
        alt="Outline drawing of a smiling star and a moon above three snowy houses",
    ),
    ColoringPage(
        slug="pepper-the-donkey",
        title="Pepper the Donkey",
        description="Pepper has warm ears, a cozy blanket and his eye on that carrot. You'll know him from our Advent calendar.",
        difficulty="Easy",
        character="Pepper",
        alt="Outline drawing of Pepper the donkey with a blanket and a bell, in front of a stable with a carrot at his feet",
    ),
    ColoringPage(
        title="Penguin Band",
        description="One drums, one sings, one rings the bell, and the little one dances. What song are they playing?",
        difficulty="Medium",
        character="Penguins",
        alt="Outline drawing of four penguins on the ice, one with a drum, one with a songbook and one with a bell",
    ),
    ColoringPage(
        title="Snow Globe",
        description="A whole winter's day behind glass: a snowman, a rabbit and a little house. Give it a shake when you're done!",
        difficulty="Medium",
        character="Snowman",
        alt="Outline drawing of a snow globe with a snowman, a rabbit and a house inside",
    ),
    ColoringPage(
        slug="christmas-express",
        title="The Christmas Express",
        description="Choo-choo! Here comes a train with a big smile and a bow on the front. What color is its smoke?",
        difficulty="Medium",
        character="Train",
        alt="Outline drawing of a smiling steam train with a bow, seen from the front, between snowy trees",
    ),
    ColoringPage(
        title="Rocking Horse",
        description="A wooden horse with a fine saddle, waiting for its first rider. Decorate it like the elves would.",
        difficulty="Medium",
        character="Rocking horse",
        alt="Outline drawing of a rocking horse with a saddle, with toy blocks and a ball in front",
    ),
    ColoringPage(
        title="Christmas Wreath",
        description="Leaves, berries, ornaments and two bells on the front door. You could make every leaf a different green.",
        difficulty="Medium",
        character="Wreath and bells",
        alt="Outline drawing of a door with a wreath of leaves, berries and ornaments, and two bells under a big bow",
    ),
    ColoringPage(
        slug="partridge",
        title="A Partridge in a Pear Tree",
        description="It's the very first gift in the song. Can you count all the pears? One has already fallen down.",
        difficulty="Medium",
        character="Partridge",
        alt="Outline drawing of a partridge on a nest in a tree full of pears, with a rabbit and a present below",
    ),
    ColoringPage(
        slug="tower-of-presents",
        title="A Tower of Presents",
        description="Five presents, two hands and a wobble. Will this elf make it to the sleigh by twelve?",
        difficulty="Medium",
        character="Elf and mouse",
        alt="Outline drawing of an elf carrying a tall, wobbly tower of five presents, watched by a mouse",
    ),
    ColoringPage(
        slug="letter-to-santa",
        title="A Letter to Santa",
        description="The stamp is on, the elf has his sack, and a robin keeps watch. What's in the letter? Only you know.",
        difficulty="Hard",
        character="Child and elf",
        alt="Outline drawing of a child mailing a letter at a snowy mailbox, with an elf holding a sack of letters",
    ),
    ColoringPage(
        slug="mrs-claus-kitchen",
        title="Mrs. Claus's Kitchen",
        description="Mrs. Claus rolls out the dough while an elf brings the first cookies. Look closely at the oven: who's baking in there?",
        difficulty="Hard",
        character="Mrs. Claus",
        alt="Outline drawing of Mrs. Claus rolling out dough in her kitchen, with an elf carrying cookies and a mouse",
    ),
    ColoringPage(
        title="Sledding Hill",
        description="Hold on to your hats! Four children, one dog and a hill full of fresh snow, with lots to color for patient hands.",
        difficulty="Hard",
        character="Children and a dog",
        alt="Outline drawing of children racing down a snowy hill on sleds, with a dog waiting at the bottom",
    ),
)

RANDOM_PAGE = COLORING_PAGES[0]
"""What the button "Download a Random Page" serves: always the first page."""

COLORING_TIPS: tuple[str, ...] = (
    "Print on slightly thicker paper, about 100–120 g/m² (28–32 lb), if you use markers or watercolors.",
    "Thick crayons for small hands, pencils for fine lines. An easy page is right for ages 2–5, a hard one from about 8.",
    "Tape the corners to the table, so the paper doesn't wander off.",
    "Ask about the picture instead of praising it: “Who lives in this house?” starts a story.",
    "Color one yourself. Sitting side by side is the best part.",
    "Write the name and the year on the back. In ten years, you'll be glad.",
)

LEAD = "Twenty-four scenes from the North Pole, one for each day until Christmas Eve, drawn for crayons, pencils and patience. Choose one, print it, and make it yours."
