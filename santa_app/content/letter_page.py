"""The words of the letter page: hero, form, and what becomes of a letter (SPEC section 2)."""

from santa_app.content import claims
from santa_app.content.checks import entry
from santa_app.content.privacy import LETTER_DAYS_AFTER_REPLY

LEAD = (
    "Fill in the page below, press the big red button, and Santa's own answer comes to a parent's "
    "e-mail. No account, no cost."
)
HINTS = {
    "parent_email": "Santa's reply goes here. We use it for nothing else.",
    "wish_list": "One wish on each line makes it easy for the elves.",
    "age": "From 1 to 18.",
}


@entry
class Fact:
    """One line of the explainer, with its sign."""

    sign: str
    title: str
    text: str


FACTS = (
    Fact(
        sign="clock",
        title=f"A reply within {claims.REPLY_WITHIN}",
        text=(
            "Most answers set out the moment your letter arrives. If the sky is busy, it may take a "
            f"little longer, but Santa promises his reply within {claims.REPLY_WITHIN}. "
            "Look in the spam folder too."
        ),
    ),
    Fact(
        sign="mail_open",
        title="A personal answer",
        text=(
            "Santa calls the child by name and writes about the wishes on the list. He never "
            "promises a present: that stays between him and you."
        ),
    ),
    Fact(
        sign="shield_check",
        title="Your letter stays private",
        text=(
            "We keep the letter only to answer it, never publish it, and delete it "
            f"{LETTER_DAYS_AFTER_REPLY} days after the reply. The reply holds a link with which a parent can read or delete the letter at once. "
            + claims.CHILD_DATA_PROTECTION
        ),
    ),
    Fact(
        sign="heart_handshake",
        title="A parent is always part of it",
        text=(
            f"The answer goes to a grown-up, who reads it first. Children under {claims.CONSENT_UNDER_AGE} "
            "need a parent's consent, so please write the letter together."
        ),
    ),
)

GUARANTEE = Fact(sign="badge_check", title="Our guarantee", text=claims.GUARANTEE)

OFFLINE = (
    "Santa's post needs a connection, and there is none right now. What you write stays here; "
    "send it when you are back online."
)
"""Said above the button while the browser has no network (DESIGN section 1)."""
