"""The texts of the teachers' page: form, thank-you screen, how it works, and a guide for the class."""

from typing import Final

from santa_app.content import claims
from santa_app.content.blocks import IconNote, Note
from santa_app.content.checks import Positive, collection, entry
from santa_app.i18n import gettext as _

LEAD: Final = _(
    "One letter from the whole class. Santa answers with a poster that names every child, and a "
    "little letter for each of them. Free, with no account."
)
HINTS: Final = {
    "class_name": _("The way it should look on the poster."),
    "children": _(
        "Paste your list: first names only, one on each line, up to 40. Two Emmas? Write Emma S. and "
        "Emma K."
    ),
    "city_country": _("Santa likes to know where a letter comes from."),
    "parent_email": _("Santa's reply goes here. We use it for nothing else."),
    "message_to_santa": _("Write it together. Santa answers a question or two."),
}
CHILDREN_EXAMPLE: Final = _("Anna\nBen\nJean-Luc")

THANKS: Final = _(
    "Ho ho ho! A whole class, and so many names! The elves are already sharpening the big pencil for "
    "your poster."
)
THANKS_LINK: Final = _("See this letter, or delete it")

STEPS: Final = (
    Note(
        title=_("Paste the first names"),
        text=_("Write a message together, and add the list of names. It takes about two minutes."),
    ),
    Note(
        title=_("Open Santa's email"),
        text=_("You'll get one email. Its link opens a page that only you can see."),
    ),
    Note(
        title=_("Print, cut, and hang up"),
        text=_(
            "The poster is one page. The little letters come four to a page. A4 and US Letter both "
            "work."
        ),
    ),
)

FACTS: Final = (
    IconNote(
        icon="shield_check",
        title=_("First names, and nothing more"),
        text=_(
            "No surnames, no ages, no photos. We ask for first names because they go on the poster. "
            "Please check whether your school wants to ask the parents first."
        ),
    ),
    IconNote(
        icon="trash_2",
        title=_("Gone when you're done"),
        text=_(
            "We delete the letter with all its names {days_after_reply} days after Santa's reply. "
            "You can delete it sooner with the link in his email."
        ),
    ),
    IconNote(
        icon="mail_open",
        title=_("You read it first"),
        text=_(
            "Santa's email comes to you, not to the children, and there are no names in it. Those are "
            "on the page behind your link. The reply comes within {reply_within}."
        ).format(reply_within=claims.REPLY_WITHIN),
    ),
    IconNote(
        icon="heart_handshake",
        title=_("For every child in the room"),
        text=_(
            "Santa doesn't promise presents or ask what anyone believes. A child whose family would "
            "rather not take part can draw the snow around the poster."
        ),
    ),
)


@entry
class ClassActivity:
    """A lesson around the letter. `ages` is a range in years, `minutes` the time it takes."""

    title: str
    ages: str
    minutes: Positive
    material: tuple[str, ...]
    steps: tuple[str, ...]
    goal: str
    icon: str


ACTIVITIES: Final[tuple[ClassActivity, ...]] = collection(
    ClassActivity(
        title=_("We Write One Letter Together"),
        ages=_("5 to 8"),
        minutes=30,
        material=(_("the board"), _("paper and pencils")),
        steps=(
            _(
                "Sit in a circle. Ask what belongs in a letter, and write the parts on the board: greeting, news, a question, goodbye."
            ),
            _(
                "In pairs, children think of one question for Santa and one thing their class is proud of."
            ),
            _("Read the ideas aloud. Vote for one question and one piece of news."),
            _(
                "Write the message on the board, one sentence from each group. Read it together, and fix what sounds wrong."
            ),
            _("Type it into the form, and let a child press the red button."),
        ),
        goal=_("Children name the parts of a letter, and write a question with a question mark."),
        icon="pencil",
    ),
    ClassActivity(
        title=_("The Long Way to the North Pole"),
        ages=_("7 to 10"),
        minutes=40,
        material=(_("a globe or a world map"), _("string"), _("a ruler"), _("sticky notes")),
        steps=(
            _(
                "Find your own town on the globe, and mark it with a sticky note. Then find the North Pole."
            ),
            _(
                "Stretch the string from one to the other, and measure it. Use the map's scale to turn inches or centimeters into miles or kilometers."
            ),
            _(
                "Follow the string with a finger. Write down each country, sea, and ocean it crosses."
            ),
            _(
                "Talk about it: which way is north from our classroom? What would a reindeer see on the way?"
            ),
            _(
                "Each child draws one stop on the route. Hang the drawings in order beside the poster."
            ),
        ),
        goal=_(
            "Children use a map's scale to estimate a distance, and name what lies between two places."
        ),
        icon="map",
    ),
    ClassActivity(
        title=_("The Kindness Chain"),
        ages=_("5 to 11"),
        minutes=20,
        material=(_("the little letters"), _("strips of paper"), _("glue or tape")),
        steps=(
            _("Hand out the little letters, and read the poster aloud."),
            _(
                "Ask what a kind thing looks like in your classroom. Collect five examples on the board."
            ),
            _(
                "For one week, anyone who sees a kind thing writes it on a strip: who did it, and what it was."
            ),
            _(
                "Read the new strips aloud each day, and join them into a paper chain around the poster."
            ),
            _(
                "On the last day, count the links. Make sure that every child's name is on at least one."
            ),
        ),
        goal=_("Children notice what others do well, and say it in a full sentence."),
        icon="link",
    ),
)

ADVENT: Final = Note(
    title=_("A mystery to read aloud"),
    text=_(
        "Our Advent calendar has a chapter for each day of December, two or three minutes long. The "
        "teachers' view opens all 24 doors, so that you can read ahead or catch up on Monday."
    ),
)
ADVENT_LINK: Final = _("See all the doors")
