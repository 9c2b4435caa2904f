"""The texts of the letter page: hero, form, and what happens to a letter."""

from santa_app.content import claims
from santa_app.content.blocks import IconNote

LEAD = (
    "Fill in the page below, press the big red button, and Santa's own answer comes to a parent's "
    "e-mail. No account, no cost."
)
HINTS = {
    "parent_email": "Santa's reply goes here. We use it for nothing else.",
    "wish_list": "One wish on each line makes it easy for the elves.",
    "age": "From 1 to 18.",
}

FACTS = (
    IconNote(
        icon="clock",
        title=f"A reply within {claims.REPLY_WITHIN}",
        text=(
            "Most answers set out the moment your letter arrives. If the sky is busy, it may take a "
            f"little longer, but Santa promises his reply within {claims.REPLY_WITHIN}. "
            "Look in the spam folder too."
        ),
    ),
    IconNote(
        icon="mail_open",
        title="A personal answer",
        text=(
            "Santa calls the child by name and writes about the wishes on the list. He never "
            "promises a present: that stays between him and you."
        ),
    ),
    IconNote(
        icon="shield_check",
        title="Your letter stays private",
        text=(
            "We keep the letter only to answer it, never publish it, and delete it "
            "{days_after_reply} days after the reply. The reply holds a link with which a parent can read or delete the letter at once. "
            + claims.CHILD_DATA_PROTECTION
        ),
    ),
    IconNote(
        icon="heart_handshake",
        title="A parent is always part of it",
        text=(
            f"The answer goes to a grown-up, who reads it first. Children under {claims.CONSENT_UNDER_AGE} "
            "need a parent's consent, so please write the letter together."
        ),
    ),
)

GUARANTEE = IconNote(icon="badge_check", title="Our guarantee", text=claims.GUARANTEE)

OFFLINE = (
    "Santa's post needs a connection, and there is none right now. What you write stays here; "
    "send it when you are back online."
)
"""Shown above the button while the browser is offline."""
