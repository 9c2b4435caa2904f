"""The texts of the About page: the mission, the elves and the magic of Christmas."""

from santa_app.content import claims
from santa_app.content.blocks import IconNote
from santa_app.content.checks import Slug, collection, entry
from santa_app.content.village import COOKIES_MONTHLY, ELVES, HEAD_ELF, TOYS_DAILY
from santa_app.i18n import gettext as _


@entry
class Section:
    """A part of the page. `icon` is a Lucide name."""

    slug: Slug
    title: str
    icon: str
    paragraphs: tuple[str, ...]


LEAD = _(
    "A small corner of the web where the doorbell is a sleigh bell, the light is always on, and letters get an answer."
)

SECTIONS: tuple[Section, ...] = collection(
    Section(
        slug="mission",
        title=_("Our mission"),
        icon="heart",
        paragraphs=(
            _(
                "A child who writes a letter has thought about someone else, about the year that's almost over, and about what really matters. A letter like that deserves an answer. That's all we set out to do, and we do it for free."
            ),
            _(
                "{families_on_one_page} families trust us. Santa promises his reply within {reply_within}. It always goes to a parent's email, and Santa leaves promises about presents to the grown-ups."
            ).format(
                families_on_one_page=claims.FAMILIES_ON_ONE_PAGE, reply_within=claims.REPLY_WITHIN
            ),
        ),
    ),
    Section(
        slug="elves",
        title=_("Our elves"),
        icon="users",
        paragraphs=(
            _(
                "There are {elves} elves at the North Pole, and {head_elf} knows every one of them by name. He's the head elf because he listens twice before he speaks once."
            ).format(elves=ELVES, head_elf=HEAD_ELF),
            _(
                "Between the morning bell and the evening song, they finish {toys_daily} toys a day. Mrs. Claus bakes {cookies_monthly} cookies a month to keep them going. The smallest team, the one with the biggest ears, reads the mail."
            ).format(toys_daily=TOYS_DAILY, cookies_monthly=COOKIES_MONTHLY),
        ),
    ),
    Section(
        slug="magic",
        title=_("The magic of Christmas"),
        icon="sparkles",
        paragraphs=(
            _(
                "The magic isn't only in the sleigh. It's in the neighbor who shovels your walk, the cookie with the most icing that you give to your sister, and the hush before the first carol."
            ),
            _(
                "That's why you'll find recipes, songs, stories and games here. You can make some magic yourselves, with what you have at home, on an ordinary Tuesday in December."
            ),
        ),
    ),
)

VALUES: tuple[IconNote, ...] = collection(
    IconNote(title=_("Kind"), text=_("We never tell a child they've been naughty."), icon="smile"),
    IconNote(
        title=_("Honest"),
        text=_("Santa never promises a present. That part is between you and Santa."),
        icon="badge_check",
    ),
    IconNote(
        title=_("Private"),
        text=_(
            "Names typed into the Nice List stay on your device. We delete letters {days_after_reply} days after the reply."
        ),
        icon="shield_check",
    ),
    IconNote(title=_("Free"), text=_("No account, no payment, no advertising."), icon="gift"),
)
