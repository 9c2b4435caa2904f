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
            "A child who writes a letter has thought about somebody else, about the year that was and about what really matters. Such a letter deserves an answer. That is all we set out to do, and we do it free of charge.",
            f"Families who trust us: {claims.FAMILIES_ON_ONE_PAGE}. Santa promises his reply within {claims.REPLY_WITHIN}, always to a parent's e-mail, and never with a promise that a parent did not make.",
        ),
    ),
    Section(
        slug="elves",
        title="Our elves",
        icon="users",
        paragraphs=(
            f"There are {ELVES} elves at the North Pole, and {HEAD_ELF} knows all of their names. He was made head elf because he listens twice before he speaks once.",
            f"Between morning bell and evening song they finish {TOYS_DAILY} toys a day. Mrs. Claus bakes {COOKIES_MONTHLY} cookies a month to keep them going. The smallest team, with the biggest ears, reads the mail.",
        ),
    ),
    Section(
        slug="magic",
        title="The magic of Christmas",
        icon="sparkles",
        paragraphs=(
            "Magic is not only in the sleigh. It is in the neighbor who clears your path, the cookie with the most icing that you give to your sister, and the hush before the first carol.",
            "We have put recipes, songs, stories and games here so that you can make some of it yourselves, with what you have, on an ordinary Tuesday in December.",
        ),
    ),
)

VALUES: tuple[IconNote, ...] = collection(
    IconNote(title="Kind", text="No child is ever told that they are naughty.", icon="smile"),
    IconNote(
        title="Honest",
        text="Santa never promises a present. That stays between him and you.",
        icon="badge_check",
    ),
    IconNote(
        title="Private",
        text="Names typed into the Nice List stay on your device. Letters are deleted {days_after_reply} days after the reply.",
        icon="shield_check",
    ),
    IconNote(title="Free", text="No account, no payment, no advertising.", icon="gift"),
)
