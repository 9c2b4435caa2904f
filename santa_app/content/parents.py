"""The texts of the parent resources page: guides, quick tips and links to other pages."""

from santa_app.content import paths
from santa_app.content.blocks import IconNote
from santa_app.content.checks import collection, entry
from santa_app.i18n import gettext as _


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
        title=_("Gift Ideas"),
        description=_(
            "Presents for every age that kids will still play with in March, with prices and reasons."
        ),
        points=(_("Toddlers to teens"), _("Tips for every budget"), _("Why each one works")),
        action=_("Find a gift"),
        path=paths.GIFTS,
        art="scene-gifts",
    ),
    ResourceCard(
        title=_("Christmas Planning"),
        description=_(
            "From November to the last week: what to do when, so it's a holiday for you, too."
        ),
        points=(_("Four periods"), _("Ten-item checklist"), _("Room to breathe")),
        action=_("Start planning"),
        path=paths.PLANNING,
        art="scene-planning",
    ),
    ResourceCard(
        title=_("Printable Templates"),
        description=_("Wish lists, gift tags, an Advent house and planners, ready to print."),
        points=(_("PDF for A4 and Letter"), _("Three categories"), _("Free")),
        action=_("See templates"),
        path=paths.PRINTABLES,
        art="scene-printables",
    ),
    ResourceCard(
        title=_("Christmas Traditions"),
        description=_(
            "How six countries celebrate, and small traditions your family can start this year."
        ),
        points=(_("Six countries"), _("Family ideas"), _("Words to say")),
        action=_("Explore traditions"),
        path=paths.TRADITIONS,
        art="scene-traditions",
    ),
)

QUICK_TIPS: tuple[IconNote, ...] = collection(
    IconNote(
        title=_("Fewer things, more time"),
        text=_(
            "Pick three things that matter to your family, and keep the rest simple. Children remember being together, not how many presents there were."
        ),
        icon="clock",
    ),
    IconNote(
        title=_("Talk about wishes early"),
        text=_(
            "Say in November that a list is for dreaming, and that nobody gets everything. It takes the sting out of Christmas morning."
        ),
        icon="message_circle",
    ),
    IconNote(
        title=_("Keep bedtime where it is"),
        text=_("Late nights end in tears. Two quiet evenings in a row do wonders for everyone."),
        icon="moon",
    ),
    IconNote(
        title=_("Let them give"),
        text=_(
            "A child with a little money or a bottle of glue can make someone happy. The joy of giving grows up with them."
        ),
        icon="heart",
    ),
)

MORE_FUN: tuple[ResourceCard, ...] = collection(
    ResourceCard(
        title=_("Christmas Games"),
        description=_("A quiz, elf names and a tracker for good deeds."),
        points=(_("2 to 10 minutes"), _("No account")),
        action=_("Play"),
        path=paths.GAMES,
        art="scene-games",
    ),
    ResourceCard(
        title=_("Coloring Pages"),
        description=_("Twenty-four pictures to print or color on the screen."),
        points=(_("For crayons and pencils"), _("Free PDF")),
        action=_("Color"),
        path=paths.COLORING,
        art="scene-coloring",
    ),
    ResourceCard(
        title=_("Christmas Songs"),
        description=_("Fifteen carols with all their words, and a music box."),
        points=(_("Words and stories"), _("For all ages")),
        action=_("Sing"),
        path=paths.SONGS,
        art="scene-songs",
    ),
)

LEAD = _(
    "Calm advice for the busiest weeks of the year: gifts, plans, printables and traditions, all in one place."
)
