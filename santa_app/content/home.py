"""The texts of the home page."""

from santa_app.content import claims, paths
from santa_app.content.blocks import ArtNote
from santa_app.content.checks import entry
from santa_app.i18n import gettext as _

LEAD = _(
    "Tell Santa what you're wishing for. Your letter flies to the North Pole, and his own answer "
    "lands in your parents' inbox."
)


@entry
class Card(ArtNote):
    """A card that leads to another page; `action` is the text of its link."""

    action: str
    path: str


TRUST = tuple(zip(("gift", "users", "zap"), claims.TRUST_POINTS, strict=True))
"""Icon (a Lucide name) and text of each trust point."""

STEPS = (
    ArtNote(
        title=_("Write your letter"),
        text=_(
            "Your name, your wishes, and anything you'd like Santa to know. A grown-up adds where the answer should go."
        ),
        art="step-write",
    ),
    ArtNote(
        title=_("We send it to the North Pole"),
        text=_(
            "The post office elves sort it, stamp it with stardust, and carry it to Santa's chair."
        ),
        art="step-north-pole",
    ),
    ArtNote(
        title=_("Get Santa's reply"),
        text=_(
            "Within {reply_within}, a personal answer arrives in your parents' inbox, ready to read aloud."
        ).format(reply_within=claims.REPLY_WITHIN),
        art="step-reply",
    ),
)


def features(letter_path: str) -> tuple[Card, ...]:
    """Return the feature cards; the letter page's path is a setting."""
    return (
        Card(
            title=_("Write Your Letter"),
            text=_(
                "Tell Santa about your year and your wishes, and get an answer with your own name in it."
            ),
            action=_("Start writing"),
            path=letter_path,
            art="card-write-letter",
        ),
        Card(
            title=_("Nice List Check"),
            text=_(
                "Is your name in the big book? Look it up, and print a certificate for the fridge door."
            ),
            action=_("Check the list"),
            path=paths.NICE_LIST,
            art="card-nice-list",
        ),
        Card(
            title=_("Track Santa"),
            text=_(
                "On December 24th, follow the sleigh around the world. Until then, see how the packing is going."
            ),
            action=_("Find Santa"),
            path=paths.TRACKER,
            art="card-track-santa",
        ),
    )


MORE_FUN = (
    Card(
        title=_("Holiday Recipes"),
        text=_(
            "Gingerbread, cocoa and a carrot snack for the reindeer. A dozen recipes to make together."
        ),
        action=_("Open the cookbook"),
        path=paths.RECIPES,
        art="card-recipes",
    ),
    Card(
        title=_("Fun Activities"),
        text=_(
            "Songs to sing, pages to color, cards to fold. Something for every afternoon of December."
        ),
        action=_("See the activities"),
        path=paths.ACTIVITIES,
        art="card-activities",
    ),
)

REASONS = (
    ArtNote(
        title=_("Safe and secure"),
        text=_(
            "No account, no advertising. We use your letter to answer it, and then we delete it."
        ),
        art="card-safe",
    ),
    ArtNote(
        title=_("Instant replies"),
        text=_(
            "Most replies leave the moment a letter arrives. Santa promises his within {reply_within}."
        ).format(reply_within=claims.REPLY_WITHIN),
        art="card-fast-reply",
    ),
    ArtNote(
        title=_("Family friendly"),
        text=_("Made for children to read with their parents, and free for everyone, everywhere."),
        art="card-family",
    ),
)
