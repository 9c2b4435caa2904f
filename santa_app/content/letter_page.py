"""The texts of the letter page: hero, form, and what happens to a letter, from `letter_page.toml`."""

from dataclasses import replace
from typing import Final

from santa_app.content import claims
from santa_app.content.blocks import IconNote
from santa_app.content.checks import Slug, entry
from santa_app.content.tables import Text, read_table

SAVED_SECONDS: Final = 7 * 24 * 60 * 60
"""Time after its last change for which a saved letter stays on the device."""


@entry
class WishChip:
    """A picture that writes `wish` on the list; `label` is its word."""

    picture: Slug
    label: Text
    wish: Text

    @property
    def image(self) -> str:
        return f"/art/wishes/{self.picture}.svg"

    @property
    def element_id(self) -> str:
        return "wish-" + self.picture


@entry
class _Page:
    guarantee_title: Text
    words: dict[str, Text]
    hints: dict[str, Text]
    leads: dict[str, Text]
    chips: tuple[WishChip, ...]
    facts: tuple[IconNote, ...]


_PAGE: Final = read_table(
    __file__,
    _Page,
    reply_within=claims.REPLY_WITHIN,
    consent_under_age=claims.CONSENT_UNDER_AGE,
)
WORDS: Final = _PAGE.words
HINTS: Final = _PAGE.hints
LEADS: Final = _PAGE.leads
"""How the letter goes on beside these fields."""
CHIPS: Final = _PAGE.chips
FACTS: Final = tuple(
    replace(fact, text=f"{fact.text} {claims.CHILD_DATA_PROTECTION}")
    if fact.icon == "shield_check"
    else fact
    for fact in _PAGE.facts
)
GUARANTEE: Final = IconNote(icon="badge_check", title=_PAGE.guarantee_title, text=claims.GUARANTEE)
