"""The texts of the teachers' page: form, thank-you screen, how it works, and a guide for the class."""

from typing import Final

from santa_app.content import claims
from santa_app.content.blocks import IconNote, Note
from santa_app.content.checks import Positive, collection, entry

LEAD: Final = (
    "One letter from the whole class. Santa answers with a poster that names every child, and a "
    "little letter for each of them. Free, with no account."
)
HINTS: Final = {
    "class_name": "The way it should look on the poster.",
    "children": (
        "Paste your list: first names only, one on each line, up to 40. Two Emmas? Write Emma S. and "
        "Emma K."
    ),
    "city_country": "Santa likes to know where a letter comes from.",
    "parent_email": "Santa's reply goes here. We use it for nothing else.",
    "message_to_santa": "Write it together. Santa answers a question or two.",
}
CHILDREN_EXAMPLE: Final = "Anna\nBen\nJean-Luc"
SEND: Final = "Send Our Letter to Santa"

THANKS: Final = (
    "Ho ho ho! A whole class, and so many names! The elves are already sharpening the big pencil for "
    "your poster."
)
THANKS_LINK: Final = "See this letter, or delete it"

STEPS: Final = (
    Note(
        title="Paste the first names",
        text="Write a message together, and add the list of names. It takes about two minutes.",
    ),
    Note(
        title="Open Santa's email",
        text="You'll get one email. Its link opens a page that only you can see.",
    ),
    Note(
        title="Print, cut, and hang up",
        text=(
            "The poster is one page. The little letters come four to a page. A4 and US Letter both "
            "work."
        ),
    ),
)

FACTS: Final = (
    IconNote(
        icon="shield_check",
        title="First names, and nothing more",
        text=(
            "No surnames, no ages, no photos. We ask for first names because they go on the poster. "
            "Please check whether your school wants to ask the parents first."
        ),
    ),
    IconNote(
        icon="trash_2",
        title="Gone when you're done",
        text=(
            "We delete the letter with all its names {days_after_reply} days after Santa's reply. "
            "You can delete it sooner with the link in his email."
        ),
    ),
    IconNote(
        icon="mail_open",
        title="You read it first",
        text=(
            "Santa's email comes to you, not to the children, and there are no names in it. Those are "
            f"on the page behind your link. The reply comes within {claims.REPLY_WITHIN}."
        ),
    ),
    IconNote(
        icon="heart_handshake",
        title="For every child in the room",
        text=(
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
        title="We Write One Letter Together",
        ages="5 to 8",
        minutes=30,
        material=("the board", "paper and pencils"),
        steps=(
            "Sit in a circle. Ask what belongs in a letter, and write the parts on the board: greeting, news, a question, goodbye.",
            "In pairs, children think of one question for Santa and one thing their class is proud of.",
            "Read the ideas aloud. Vote for one question and one piece of news.",
            "Write the message on the board, one sentence from each group. Read it together, and fix what sounds wrong.",
            "Type it into the form, and let a child press the red button.",
        ),
        goal="Children name the parts of a letter, and write a question with a question mark.",
        icon="pencil",
    ),
    ClassActivity(
        title="The Long Way to the North Pole",
        ages="7 to 10",
        minutes=40,
        material=("a globe or a world map", "string", "a ruler", "sticky notes"),
        steps=(
            "Find your own town on the globe, and mark it with a sticky note. Then find the North Pole.",
            "Stretch the string from one to the other, and measure it. Use the map's scale to turn inches or centimeters into miles or kilometers.",
            "Follow the string with a finger. Write down each country, sea, and ocean it crosses.",
            "Talk about it: which way is north from our classroom? What would a reindeer see on the way?",
            "Each child draws one stop on the route. Hang the drawings in order beside the poster.",
        ),
        goal=(
            "Children use a map's scale to estimate a distance, and name what lies between two places."
        ),
        icon="map",
    ),
    ClassActivity(
        title="The Kindness Chain",
        ages="5 to 11",
        minutes=20,
        material=("the little letters", "strips of paper", "glue or tape"),
        steps=(
            "Hand out the little letters, and read the poster aloud.",
            "Ask what a kind thing looks like in your classroom. Collect five examples on the board.",
            "For one week, anyone who sees a kind thing writes it on a strip: who did it, and what it was.",
            "Read the new strips aloud each day, and join them into a paper chain around the poster.",
            "On the last day, count the links. Make sure that every child's name is on at least one.",
        ),
        goal="Children notice what others do well, and say it in a full sentence.",
        icon="link",
    ),
)

ADVENT: Final = Note(
    title="A mystery to read aloud",
    text=(
        "Our Advent calendar has a chapter for each day of December, two or three minutes long. The "
        "teachers' view opens all 24 doors, so that you can read ahead or catch up on Monday."
    ),
)
ADVENT_LINK: Final = "See all the doors"
