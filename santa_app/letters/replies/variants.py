"""Chooses among the variants of Santa's prose: `Variants` and `season`."""

from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256

from santa_app.content.santa_reply import AGED, GENDERED, AgeGroup, Season, prose
from santa_app.i18n import letter_locale
from santa_app.letters.models import SantaLetter
from santa_app.letters.quoting import Gender


class Variants:
    """The variants for one letter: the same at each attempt, others for each letter of a mailbox.

    The letters of a mailbox are numbered (`SantaLetter.reply_variant`), and each part of the reply
    advances with that number from a start that depends on the mailbox. Letters in a row therefore
    differ in a part until all its variants have been used. So do the little letters of a class, for
    which `child`, the child's place on the list from 0, is added to the number.

    With `quiet`, parts with marked variants have only these (`Prose.quiet`).
    """

    def __init__(self, letter: SantaLetter, child: int = 0, *, quiet: bool = False) -> None:
        words = prose(letter_locale(letter.locale))
        self._parts = {**words.parts, **words.quiet} if quiet else words.parts
        self._mailbox = letter.recipient_hash
        self._form = {Gender.GIRL: 1, Gender.BOY: 2}.get(letter.gender, 3)  # of `GENDERED`
        self._age = 2 if AgeGroup.of(letter.age) is AgeGroup.TEEN else 1  # of `AGED`
        self._number = letter.reply_variant + child

    def part(self, name: str, *, second: bool = False) -> str:
        """Return the letter's variant of a part of Santa's prose; see `choose`."""
        return self.choose(name, self._parts[name], second=second)

    def for_class(self, name: str, *, second: bool = False) -> str:
        spoken = f"class: {name}"
        return self.part(spoken if spoken in self._parts else name, second=second)

    def choose(self, name: str, texts: Sequence[str], *, second: bool = False) -> str:
        """Return the letter's variant among `texts`, which belong to the part `name`.

        The `second` part of a paragraph advances by one more when the first part starts over, so
        that two parts of n variants each make n² different paragraphs.
        """
        start = int.from_bytes(sha256(f"{self._mailbox}:{name}".encode()).digest()[:4])
        rounds = self._number // len(texts) if second else 0
        chosen = texts[(start + self._number + rounds) % len(texts)]
        chosen = GENDERED.sub(lambda found: found[self._form], chosen)
        return AGED.sub(lambda found: found[self._age], chosen)


def season(moment: datetime) -> Season:
    """Return the season of a letter that was stored at `moment`.

    The server does not know the visitor's time zone. "Merry Christmas" therefore waits until it is
    December 25 in the westernmost zones, and the last words before the ride end when December 25
    begins in the easternmost ones.
    """
    at = moment.astimezone(UTC)
    day = (at.month, at.day, at.hour)
    if (1, 7, 0) <= day < (11, 1, 0):
        return Season.REST
    for end, before in (
        ((1, 7, 0), Season.AFTER),
        ((12, 1, 0), Season.NOVEMBER),
        ((12, 23, 0), Season.DECEMBER),
        ((12, 24, 10), Season.EVE),
        ((12, 25, 12), Season.NIGHT),
        ((12, 26, 12), Season.CHRISTMAS),
    ):
        if day < end:
            return before
    return Season.AFTER
