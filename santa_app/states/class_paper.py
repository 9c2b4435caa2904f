"""A class's poster and little letters as the page of a parent's link shows them."""

from dataclasses import dataclass, field

from santa_app.i18n import language, letter_locale
from santa_app.letters.models import SantaLetter
from santa_app.letters.replies import Greeting, class_paper
from santa_app.rules.letter_paper import class_name_size, poster_names

LETTERS_ON_A_SHEET = 4
_LONG_NAME = 12
"""Characters of the longest name that fits a little letter in large letters."""


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
    class_size: int = 0
    """The font size of the class's name on the printed poster, in points."""
    opening: str = ""
    farewell: str = ""
    names: list[str] = field(default_factory=list)
    size: int = 0
    """The font size of the names, in points."""
    is_wide: bool = False
    """Whether the poster is two sheets side by side, the names on the second."""
    sheets: list[LettersSheet] = field(default_factory=list)
    unlisted: list[str] = field(default_factory=list)
    """The names that the teacher should look at before printing."""


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
    is_latin = language(letter_locale(letter.locale)).script == "latin"
    size, is_wide = poster_names(names, in_display_face=is_latin)
    return PrintedClassPaper(
        class_name=letter.child_name,
        class_size=class_name_size(letter.child_name, in_display_face=is_latin),
        opening=paper.opening,
        farewell=paper.farewell,
        names=names,
        size=size,
        is_wide=is_wide,
        sheets=[
            LettersSheet(letters=letters[start : start + LETTERS_ON_A_SHEET])
            for start in range(0, len(letters), LETTERS_ON_A_SHEET)
        ],
        unlisted=list(paper.unlisted),
    )
