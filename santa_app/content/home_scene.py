"""The name of the picture on the home page, and its messages when it is touched."""

from santa_app.content.checks import entry
from santa_app.i18n import gettext as _

PICTURE = _("A picture to touch")
HINT = _("Psst! Touch the picture. Ring the bell to hear it.")
HINT_WITH_BELLS = _("Psst! Touch the picture. It's full of surprises.")

WINDOWS = _("Light the windows")
WINDOWS_LIT = _("The windows light up, and an elf waves.")
WINDOWS_DARK = _("The curtains close. Good night, elf!")

TREE = _("Change the tree's lights")

CHIMNEY = _("Puff a shape from the chimney")

MAILBOX = _("Mail a letter to Santa")

MOON = _("Call the sleigh")
SLEIGH_HERE = _("Here comes Santa! He's flying over the house.")
SLEIGH_GONE = _("Off he goes, back to the moon.")

SNOWMAN = _("Say hello to the snowman")
HAT = (
    _("The snowman tips his hat. There's a robin under it!"),
    _("Up goes the hat again. Hello, robin!"),
)
"""Messages by turns, because a screen reader does not announce the same text twice."""

PRESENT = _("Shake the present")
PRESENT_NEWS = (
    _("Rattle, rattle! What could it be?"),
    _("No peeking! It's a surprise."),
)

SANTA = _("Wave to Santa")
SANTA_NEWS = (
    _("Ho, ho, ho! Santa loops the loop."),
    _("Whee! One more time!"),
)

BELL = _("Ring the bell for sound")
BELL_ON = _("Ding-dong! Now everything you touch makes music.")
BELL_OFF = _("Shh. The bells are quiet again.")
NO_SOUND = _("This browser can't play the bells.")


@entry
class Look:
    """A look of the tree or of the smoke; assets/styles/pages/home.css draws it by its slug."""

    slug: str
    news: str


TREE_LOOKS = (
    Look(slug="gold", news=_("The tree's lights are gold again.")),
    Look(slug="candy", news=_("Red and white! The tree's a candy cane.")),
    Look(slug="ice", news=_("The tree glows icy blue.")),
    Look(slug="rainbow", news=_("All the colors at once!")),
)
"""In the order of touches; the first is how the tree is drawn."""

PUFFS = (
    Look(slug="star", news=_("The chimney puffs a star.")),
    Look(slug="heart", news=_("The chimney puffs a heart.")),
    Look(slug="tree", news=_("The chimney puffs a little tree.")),
    Look(slug="bell", news=_("The chimney puffs a bell.")),
)
