"""The texts of the home page, from `home.toml`."""

from santa_app.content import claims
from santa_app.content.blocks import ArtNote
from santa_app.content.checks import entry
from santa_app.content.paths import PagePath
from santa_app.content.tables import Text, read_table


@entry
class Card(ArtNote):
    """A card that leads to another page; `action` is the text of its link.

    A card without a path leads to the letter page, whose path is a setting.
    """

    action: Text
    path: PagePath | None = None


@entry
class _Table:
    lead: Text
    steps: tuple[ArtNote, ...]
    features: tuple[Card, ...]
    more_fun: tuple[Card, ...]
    reasons: tuple[ArtNote, ...]


TABLE = read_table(__file__, _Table, reply_within=claims.REPLY_WITHIN)

TRUST = tuple(zip(("gift", "users", "zap"), claims.TRUST_POINTS, strict=True))
"""Icon (a Lucide name) and text of each trust point."""
