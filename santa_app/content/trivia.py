"""The Christmas trivia questions and the result tiers."""

from typing import Annotated, Literal, get_args

from pydantic import Field

from santa_app.content.checks import Distinct, entry
from santa_app.i18n import gettext as _

FEEDBACK_SECONDS = 2.5
HINT = _("Pick one. You can change your mind until you submit it.")
HOLD = _("Touch here to keep reading.")
HELD = _("Take your time. We'll wait.")
KIND_WORDS = (
    _("That was a really good guess."),
    _("That one is tricky!"),
    _("Now you know something new."),
    _("Not even Santa knows everything."),
)
"""What is said after a wrong answer, one after the other."""

Picture = Literal[
    "reindeer", "stocking", "santa", "letter_box", "fireplace", "sleigh", "paintbrush", "elf", "bell",
    "gingerbread", "snowflake", "tree", "robin", "star", "present", "book", "candle",
]  # fmt: skip
"""The pictures that stand in a row in art/svg/trivia-pictures.svg, in their order."""
PICTURES: tuple[str, ...] = get_args(Picture)


@entry
class Question:
    """A question with four options; `correct` is the index of the right one."""

    question: str
    options: Annotated[Distinct, Field(min_length=4, max_length=4)]
    correct: Annotated[int, Field(ge=0, le=3)]
    explanation: str
    picture: Picture

    @property
    def picture_place(self) -> float:
        """Where its picture begins, in percent of the row as CSS's object-position counts it."""
        return 100 * PICTURES.index(self.picture) / (len(PICTURES) - 1)


@entry
class QuizTier:
    """A result that is reached with `percent` of the answers right."""

    percent: int
    title: str
    message: str


# Sources. Saint Nicholas: fashion-era.com/christmas/father-christmas-history, travelatelier.com/blog.
# Green and red: fashion-era.com, christmas.com/blog/tag/saint-nicholas
QUESTIONS = (
    Question(
        question=_("Which of these is one of Santa's reindeer?"),
        options=(_("Sprinter"), _("Flash"), _("Blitzen"), _("Thunder")),
        correct=2,
        explanation=_(
            "Blitzen pulls the sleigh with Dasher, Dancer, Prancer, Vixen, Comet, Cupid and Donner. Rudolph joined them later."
        ),
        picture="reindeer",
    ),
    Question(
        question=_("In the old stories, what do naughty children find in their stockings?"),
        options=(_("A lump of coal"), _("A cold potato"), _("A wet sock"), _("A snowball")),
        correct=0,
        explanation=_(
            "A lump of coal! Luckily, a few good deeds are enough to change Santa's mind."
        ),
        picture="stocking",
    ),
    Question(
        question=_("Which real person are the stories of Santa Claus based on?"),
        options=(_("King Wenceslas"), _("Saint Patrick"), _("Jack Frost"), _("Saint Nicholas")),
        correct=3,
        explanation=_(
            "Saint Nicholas was a bishop who lived about 1,700 years ago in what is now Turkey. He was famous for giving gifts in secret."
        ),
        picture="santa",
    ),
    Question(
        question=_("Where do Santa and Mrs. Claus live?"),
        options=(
            _("On the Moon"),
            _("At the North Pole"),
            _("In the Alps"),
            _("At the South Pole"),
        ),
        correct=1,
        explanation=_(
            "At the North Pole! In Canada, letters to Santa even have their own postal code: H0H 0H0."
        ),
        picture="letter_box",
    ),
    Question(
        question=_("What do many children leave out for Santa on Christmas Eve?"),
        options=(
            _("Soup and bread"),
            _("Pizza and juice"),
            _("Cookies and milk"),
            _("Cheese and crackers"),
        ),
        correct=2,
        explanation=_(
            "Cookies and milk. Many families add a carrot, because reindeer get hungry too."
        ),
        picture="fireplace",
    ),
    Question(
        question=_("What makes Santa's reindeer fly?"),
        options=(_("Hidden wings"), _("Balloons"), _("A rocket"), _("Christmas magic")),
        correct=3,
        explanation=_("Christmas magic! It works best when lots of children believe in it."),
        picture="sleigh",
    ),
    Question(
        question=_("Before it was red, what color was Santa's suit in many old pictures?"),
        options=(_("Purple"), _("Green"), _("Orange"), _("Blue")),
        correct=1,
        explanation=_(
            "Green! Father Christmas was often drawn in a long green robe. Red became his favorite in the 1800s."
        ),
        picture="paintbrush",
    ),
    Question(
        question=_("What's the name of the head elf in Santa's workshop?"),
        options=(_("Bernard"), _("Gerald"), _("Walter"), _("Frederick")),
        correct=0,
        explanation=_(
            "Bernard! Movie fans know him from “The Santa Clause,” where he keeps the whole workshop on time."
        ),
        picture="elf",
    ),
)

QUIZ_TIERS = (
    QuizTier(
        percent=90,
        title=_("Christmas Expert"),
        message=_("You know Christmas as well as Santa does. The elves would like your autograph!"),
    ),
    QuizTier(
        percent=70,
        title=_("Great job"),
        message=_("You know a lot about Christmas. Santa is very impressed!"),
    ),
    QuizTier(
        percent=50,
        title=_("Good effort"),
        message=_("You're well on your way. One more round, and you'll shine!"),
    ),
    QuizTier(
        percent=0,
        title=_("Keep learning"),
        message=_("Every elf starts somewhere. Play again and see how much you remember!"),
    ),
)
"""Highest tier first; the last one starts at 0."""
