"""The texts of the letter page: hero, form, and what happens to a letter."""

from typing import Final

from santa_app.content import claims
from santa_app.content.blocks import IconNote
from santa_app.content.checks import Slug, collection, entry

LEAD = (
    "Fill in your letter, press the big red button, and Santa writes back to a parent's email. "
    "It's free, and there's no account."
)
HINTS = {
    "wish_list": "One wish on each line makes it easy for the elves.",
}

LEADS: Final = {
    "child_name": "My name is",
    "age": "I'm this old:",
    "city_country": "I live in",
}
"""How the letter goes on beside these fields."""

AGES: Final = tuple(range(3, 14))
"""The ages that can be tapped."""


@entry
class WishChip:
    """A picture that writes a wish on the list.

    Attributes:
        picture: Its file in assets/art/wishes, without `.svg`.
        label: Its word.
        wish: The line on the wish list.
    """

    picture: Slug
    label: str
    wish: str

    @property
    def image(self) -> str:
        """The path of its file."""
        return f"/art/wishes/{self.picture}.svg"

    @property
    def element_id(self) -> str:
        """The id of its button."""
        return "wish-" + self.picture


CHIPS: Final[tuple[WishChip, ...]] = collection(
    WishChip(picture="bike", label="Bike", wish="a bike"),
    WishChip(picture="teddy", label="Teddy", wish="a teddy bear"),
    WishChip(picture="book", label="Book", wish="a book"),
    WishChip(picture="bricks", label="Bricks", wish="building bricks"),
    WishChip(picture="puzzle", label="Puzzle", wish="a puzzle"),
    WishChip(picture="paints", label="Paints", wish="a box of paints"),
    WishChip(picture="pet", label="Pet", wish="a pet"),
    WishChip(picture="surprise", label="Surprise", wish="a surprise"),
)
CHIPS_LABEL: Final = "Pictures for your list"
CHIPS_HINT: Final = "Tap a picture to put it on your list. Tap again to take it off."

FOR_A_GROWN_UP: Final = "For a grown-up"
EMAIL_USE: Final = (
    "Santa's reply goes to this address. We use it for nothing else, and delete it with the letter, "
    "{days_after_reply} days after the reply."
)
PRIVACY_LINK: Final = "How we keep it private"

SAVED_SECONDS: Final = 7 * 24 * 60 * 60
"""How long a saved letter stays on the device after its last change."""
SAVE: Final = "Keep my letter on this device for 7 days"
SAVE_HINT: Final = (
    "For a letter that isn't finished yet. It stays in this browser only, without the email address. "
    "Uncheck the box or send the letter, and it's gone."
)

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
