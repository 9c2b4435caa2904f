"""A class's poster and little letters as the page of a parent's link shows them."""

from dataclasses import dataclass, field

from santa_app.i18n import language, letter_locale
from santa_app.letters.models import SantaLetter
from santa_app.letters.replies import Greeting, class_paper
from santa_app.rules.letter_paper import fitting_names_size, postmark

LETTERS_ON_A_SHEET = 4
_LONG_NAME = 12
"""Characters of the longest name that fits a little letter in large letters."""
_LONG_CLASS_NAME = 24
"""Characters of the longest class name that fits the poster in large letters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedLittleLetter:
    """One child's letter."""

    greeting: Greeting
    text: str
    farewell: str
    is_long: bool
    """Whether the name needs smaller letters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LettersSheet:
    """The letters that are printed on one sheet."""

    letters: list[PrintedLittleLetter]


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedClassPaper:
    """The words on the paper; no class means no paper."""

    class_name: str = ""
    has_long_name: bool = False
    """Whether the name of the class needs smaller letters."""
    opening: str = ""
    farewell: str = ""
    names: list[str] = field(default_factory=list)
    size: int = 0
    """The font size of the names on the printed poster, in points."""
    sheets: list[LettersSheet] = field(default_factory=list)
    unlisted: list[str] = field(default_factory=list)
    """The names that the teacher should look at before printing."""
    posted: str = ""
    """The postmark's month, such as "Dec 2025"."""


def class_paper_of(letter: SantaLetter) -> PrintedClassPaper:
    """Return the paper for a class letter that was answered."""
    paper = class_paper(letter)
    names = [little.name for little in paper.letters]
    letters = [
        PrintedLittleLetter(
            greeting=little.greeting,
            text=little.text,
            farewell=little.farewell,
            is_long=len(little.name) > _LONG_NAME,
        )
        for little in paper.letters
    ]
    locale = letter_locale(letter.locale)
    return PrintedClassPaper(
        class_name=letter.child_name,
        has_long_name=len(letter.child_name) > _LONG_CLASS_NAME,
        opening=paper.opening,
        farewell=paper.farewell,
        names=names,
        size=fitting_names_size(names, in_display_face=language(locale).script == "latin"),
        sheets=[
            LettersSheet(letters=letters[start : start + LETTERS_ON_A_SHEET])
            for start in range(0, len(letters), LETTERS_ON_A_SHEET)
        ],
        unlisted=list(paper.unlisted),
        posted=postmark(letter.reply_sent_at, locale),
    )
