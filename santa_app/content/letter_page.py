"""The texts of the letter page: hero, form, and what happens to a letter."""

from santa_app.content import claims
from santa_app.content.blocks import IconNote

LEAD = (
    "Fill in your letter, press the big red button, and Santa writes back to a parent's e-mail. "
    "It's free, and there's no account."
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
            "Most replies leave the moment your letter arrives. On busy days they take a little "
            f"longer, but Santa promises his within {claims.REPLY_WITHIN}. "
            "Look in the spam folder, too."
        ),
    ),
    IconNote(
        icon="mail_open",
        title="A personal answer",
        text=(
            "Santa calls your child by name and writes about the wishes on the list. He never "
            "promises a present. That part is between you and Santa."
        ),
    ),
    IconNote(
        icon="shield_check",
        title="Your letter stays private",
        text=(
            "We keep the letter only to answer it. We never publish it, and we delete it "
            "{days_after_reply} days after the reply. With the link in the reply, a parent can read "
            "the letter, or delete it right away. " + claims.CHILD_DATA_PROTECTION
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
    "You're offline right now. Your letter stays here on this page, so you can send it when you're "
    "back online."
)
"""Shown above the button while the browser is offline."""
