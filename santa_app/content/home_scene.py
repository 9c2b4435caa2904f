"""What the picture on the home page is called, and what it says when it is touched."""

from santa_app.content.checks import entry

PICTURE = "A picture to touch"
HINT = "Psst! Touch the picture. Ring the bell to hear it."
HINT_WITH_BELLS = "Psst! Touch the picture. It's full of surprises."

WINDOWS = "Light the windows"
WINDOWS_LIT = "The windows light up, and an elf waves."
WINDOWS_DARK = "The curtains close. Good night, elf!"

TREE = "Change the tree's lights"

CHIMNEY = "Puff a shape from the chimney"

MAILBOX = "Mail a letter to Santa"

MOON = "Call the sleigh"
SLEIGH_HERE = "Here comes Santa! He's flying over the house."
SLEIGH_GONE = "Off he goes, back to the moon."

SNOWMAN = "Say hello to the snowman"
HAT = (
    "The snowman tips his hat. There's a robin under it!",
    "Up goes the hat again. Hello, robin!",
)
"""What is said in turn, so that a screen reader hears something new at each touch."""

PRESENT = "Shake the present"
PRESENT_NEWS = (
    "Rattle, rattle! What could it be?",
    "No peeking! It's a surprise.",
)

SANTA = "Wave to Santa"
SANTA_NEWS = (
    "Ho, ho, ho! Santa loops the loop.",
    "Whee! One more time!",
)

BELL = "Ring the bell for sound"
BELL_ON = "Ding-dong! Now everything you touch makes music."
BELL_OFF = "Shh. The bells are quiet again."
NO_SOUND = "This browser can't play the bells."


@entry
class Look:
    """A look of the tree or of the smoke; assets/styles/pages/home.css draws it by its slug."""

    slug: str
    news: str


TREE_LOOKS = (
    Look(slug="gold", news="The tree's lights are gold again."),
    Look(slug="candy", news="Red and white! The tree's a candy cane."),
    Look(slug="ice", news="The tree glows icy blue."),
    Look(slug="rainbow", news="All the colors at once!"),
)
"""In the order of touches; the first is how the tree is drawn."""

PUFFS = (
    Look(slug="star", news="The chimney puffs a star."),
    Look(slug="heart", news="The chimney puffs a heart."),
    Look(slug="tree", news="The chimney puffs a little tree."),
    Look(slug="bell", news="The chimney puffs a bell."),
)
