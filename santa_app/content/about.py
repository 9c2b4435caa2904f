"""The texts of the About page: the mission, the elves and the magic of Christmas."""

from santa_app.content import claims
from santa_app.content.blocks import IconNote
from santa_app.content.checks import Slug, collection, entry
from santa_app.content.village import COOKIES_MONTHLY, ELVES, HEAD_ELF, TOYS_DAILY


@entry
class Section:
    """A part of the page. `icon` is a Lucide name."""

    slug: Slug = ""
    title: str
    icon: str
    paragraphs: tuple[str, ...]


LEAD = "A small corner of the web where the doorbell is a sleigh bell, the light is always on, and letters get an answer."

SECTIONS: tuple[Section, ...] = collection(
    Section(
        slug="mission",
        title="Our mission",
        icon="heart",
        paragraphs=(
            "A child who writes a letter has thought about someone else, about the year that's almost over, and about what really matters. A letter like that deserves an answer. That's all we set out to do, and we do it for free.",
            f"{claims.FAMILIES_ON_ONE_PAGE} families trust us. Santa promises his reply within {claims.REPLY_WITHIN}. It always goes to a parent's email, and Santa leaves promises about presents to the grown-ups.",
        ),
    ),
    Section(
        slug="elves",
        title="Our elves",
        icon="users",
        paragraphs=(
            f"There are {ELVES} elves at the North Pole, and {HEAD_ELF} knows every one of them by name. He's the head elf because he listens twice before he speaks once.",
            f"Between the morning bell and the evening song, they finish {TOYS_DAILY} toys a day. Mrs. Claus bakes {COOKIES_MONTHLY} cookies a month to keep them going. The smallest team, the one with the biggest ears, reads the mail.",
        ),
    ),
    Section(
        slug="magic",
        title="The magic of Christmas",
        icon="sparkles",
        paragraphs=(
            "The magic isn't only in the sleigh. It's in the neighbor who shovels your walk, the cookie with the most icing that you give to your sister, and the hush before the first carol.",
            "That's why you'll find recipes, songs, stories and games here. You can make some magic yourselves, with what you have at home, on an ordinary Tuesday in December.",
        ),
    ),
)

VALUES: tuple[IconNote, ...] = collection(
    IconNote(title="Kind", text="We never tell a child they've been naughty.", icon="smile"),
    IconNote(
        title="Honest",
        text="Santa never promises a present. That part is between you and Santa.",
        icon="badge_check",
    ),
    IconNote(
        title="Private",
        text="Names typed into the Nice List stay on your device. We delete letters {days_after_reply} days after the reply.",
        icon="shield_check",
    ),
    IconNote(title="Free", text="No account, no payment, no advertising.", icon="gift"),
)
