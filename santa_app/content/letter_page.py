"""The texts of the letter page: hero, form, and what happens to a letter."""

from typing import Final

from santa_app.content import claims
from santa_app.content.blocks import IconNote
from santa_app.content.checks import Slug, collection, entry
from santa_app.i18n import gettext as _

LEAD = _(
    "Fill in your letter, press the big red button, and Santa writes back to a parent's email. "
    "It's free, and there's no account."
)
HINTS = {
    "wish_list": _("One wish on each line makes it easy for the elves."),
}

LEADS: Final = {
    "child_name": _("My name is"),
    "age": _("I'm this old:"),
    "city_country": _("I live in"),
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
    WishChip(picture="bike", label=_("Bike"), wish=_("a bike")),
    WishChip(picture="teddy", label=_("Teddy"), wish=_("a teddy bear")),
    WishChip(picture="book", label=_("Book"), wish=_("a book")),
    WishChip(picture="bricks", label=_("Bricks"), wish=_("building bricks")),
    WishChip(picture="puzzle", label=_("Puzzle"), wish=_("a puzzle")),
    WishChip(picture="paints", label=_("Paints"), wish=_("a box of paints")),
    WishChip(picture="pet", label=_("Pet"), wish=_("a pet")),
    WishChip(picture="surprise", label=_("Surprise"), wish=_("a surprise")),
)
CHIPS_LABEL: Final = _("Pictures for your list")
CHIPS_HINT: Final = _("Tap a picture to put it on your list. Tap again to take it off.")

FOR_A_GROWN_UP: Final = _("For a grown-up")
EMAIL_USE: Final = _(
    "Santa's reply goes to this address. We use it for nothing else, and delete it with the letter, "
    "{days_after_reply} days after the reply."
)
PRIVACY_LINK: Final = _("How we keep it private")

SAVED_SECONDS: Final = 7 * 24 * 60 * 60
"""Time after its last change for which a saved letter stays on the device."""
SAVE: Final = _("Keep my letter on this device for 7 days")
SAVE_HINT: Final = _(
    "For a letter that isn't finished yet. It stays in this browser only, without the email address. "
    "Uncheck the box or send the letter, and it's gone."
)

FACTS = (
    IconNote(
        icon="clock",
        title=_("A reply within {reply_within}").format(reply_within=claims.REPLY_WITHIN),
        text=_(
            "Most replies leave the moment your letter arrives. On busy days they take a little "
            "longer, but Santa promises his within {reply_within}. "
            "Look in the spam folder, too."
        ).format(reply_within=claims.REPLY_WITHIN),
    ),
    IconNote(
        icon="mail_open",
        title=_("A personal answer"),
        text=_(
            "Santa calls your child by name and writes about the wishes on the list. He never "
            "promises a present. That part is between you and Santa."
        ),
    ),
    IconNote(
        icon="shield_check",
        title=_("Your letter stays private"),
        text=(
            _(
                "We keep the letter only to answer it. We never publish it, and we delete it "
                "{days_after_reply} days after the reply. With the link in the reply, a parent can read "
                "the letter, or delete it right away."
            )
            + " "
            + claims.CHILD_DATA_PROTECTION
        ),
    ),
    IconNote(
        icon="heart_handshake",
        title=_("A parent is always part of it"),
        text=_(
            "The answer goes to a grown-up, who reads it first. Children under {consent_under_age} "
            "need a parent's consent, so please write the letter together."
        ).format(consent_under_age=claims.CONSENT_UNDER_AGE),
    ),
)

GUARANTEE = IconNote(icon="badge_check", title=_("Our guarantee"), text=claims.GUARANTEE)

OFFLINE = _(
    "You're offline right now. Your letter stays here on this page, so you can send it when you're "
    "back online."
)
"""Shown above the button while the browser is offline."""
