"""The words of the Nice List page around the checker itself (SPEC section 2)."""

from santa_app.content.checks import entry

LEAD = (
    "Every kind word, every shared toy, every tidied room: it is all written down. "
    "Look up your name and see what Santa has noted this year."
)
PRIVACY = "The name stays on this device. It is not sent anywhere and not kept."


@entry
class Step:
    """One step of how the check works."""

    title: str
    text: str


STEPS = (
    Step(
        title="Type your first name",
        text="First names are enough. Santa knows which of them is you.",
    ),
    Step(
        title="The elves look it up",
        text="It takes them about three seconds, because the book is very large and they check it twice.",
    ),
    Step(
        title="See your score, print your certificate",
        text="You get a nice score out of 100, a word from Santa, and a certificate to hang on the wall.",
    ),
)
