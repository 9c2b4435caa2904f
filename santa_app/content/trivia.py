"""The Christmas trivia questions and the result tiers."""

from typing import Annotated

from pydantic import Field

from santa_app.content.checks import Distinct, entry

FEEDBACK_SECONDS = 2.5
HINT = "Pick one. You can change your mind until you submit it."


@entry
class Question:
    """A question with four options; `correct` is the index of the right one."""

    question: str
    options: Annotated[Distinct, Field(min_length=4, max_length=4)]
    correct: Annotated[int, Field(ge=0, le=3)]
    explanation: str


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
        question="Which of these is one of Santa's reindeer?",
        options=("Sprinter", "Flash", "Blitzen", "Thunder"),
        correct=2,
        explanation="Blitzen pulls the sleigh with Dasher, Dancer, Prancer, Vixen, Comet, Cupid and Donner. Rudolph joined them later.",
    ),
    Question(
        question="In the old stories, what do naughty children find in their stockings?",
        options=("A lump of coal", "A cold potato", "A wet sock", "A snowball"),
        correct=0,
        explanation="A lump of coal! Luckily, a few good deeds are enough to change Santa's mind.",
    ),
    Question(
        question="Which real person are the stories of Santa Claus based on?",
        options=("King Wenceslas", "Saint Patrick", "Jack Frost", "Saint Nicholas"),
        correct=3,
        explanation="Saint Nicholas was a bishop who lived about 1,700 years ago in what is now Turkey. He was famous for giving gifts in secret.",
    ),
    Question(
        question="Where do Santa and Mrs. Claus live?",
        options=("On the Moon", "At the North Pole", "In the Alps", "At the South Pole"),
        correct=1,
        explanation="At the North Pole! In Canada, letters to Santa even have their own postal code: H0H 0H0.",
    ),
    Question(
        question="What do many children leave out for Santa on Christmas Eve?",
        options=("Soup and bread", "Pizza and juice", "Cookies and milk", "Cheese and crackers"),
        correct=2,
        explanation="Cookies and milk. Many families add a carrot, because reindeer get hungry too.",
    ),
    Question(
        question="What makes Santa's reindeer fly?",
        options=("Hidden wings", "Balloons", "A rocket", "Christmas magic"),
        correct=3,
        explanation="Christmas magic! It works best when lots of children believe in it.",
    ),
    Question(
        question="Before it was red, what color was Santa's suit in many old pictures?",
        options=("Purple", "Green", "Orange", "Blue"),
        correct=1,
        explanation="Green! Father Christmas was often drawn in a long green robe. Red became his favorite in the 1800s.",
    ),
    Question(
        question="What's the name of the head elf in Santa's workshop?",
        options=("Bernard", "Gerald", "Walter", "Frederick"),
        correct=0,
        explanation="Bernard! Movie fans know him from 'The Santa Clause', where he keeps the whole workshop on time.",
    ),
)

QUIZ_TIERS = (
    QuizTier(
        percent=90,
        title="Christmas Expert",
        message="You know Christmas as well as Santa does. The elves would like your autograph!",
    ),
    QuizTier(
        percent=70,
        title="Great job",
        message="You know a lot about Christmas. Santa is very impressed!",
    ),
    QuizTier(
        percent=50,
        title="Good effort",
        message="You're well on your way. One more round, and you'll shine!",
    ),
    QuizTier(
        percent=0,
        title="Keep learning",
        message="Every elf starts somewhere. Play again and see how much you remember!",
    ),
)
"""Highest tier first; the last one starts at 0."""
