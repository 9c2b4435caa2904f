"""What Santa writes on paper for a class: a poster for all, and a little letter for each child.

It is shown only behind the link of the reply. Unlike the mail, it has the names as they were typed.
"""

from dataclasses import dataclass

from santa_app.i18n import letter_locale, use_locale
from santa_app.letters.models import SantaLetter
from santa_app.letters.quoting import listed_name
from santa_app.letters.replies.content import Greeting, class_names, greeting, write
from santa_app.letters.replies.variants import Variants


@dataclass(frozen=True, slots=True, kw_only=True)
class LittleLetter:
    """The letter for one child: the greeting, Santa's words, and his farewell."""

    name: str
    greeting: Greeting
    text: str
    farewell: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassPaper:
    """The poster's two paragraphs, and the little letters in the order of the list."""

    opening: str
    farewell: str
    letters: tuple[LittleLetter, ...]
    unlisted: tuple[str, ...]
    """The names that the site does not know, which the teacher should look at before printing."""


def class_paper(letter: SantaLetter) -> ClassPaper:
    """Return the paper for a class letter. Raises ValueError for a child's letter."""
    if not letter.children:
        raise ValueError("only a class has a poster")
    gentle = write(letter).is_gentle
    typed = letter.children.split("\n")
    listed = [listed_name(name) for name in typed]
    variants = Variants(letter)
    return ClassPaper(
        opening=class_names(letter, variants),
        farewell=variants.part("class: farewell"),
        letters=tuple(
            _little(letter, place, known or name, gentle=gentle)
            for place, (name, known) in enumerate(zip(typed, listed, strict=True))
        ),
        unlisted=tuple(
            dict.fromkeys(name for name, known in zip(typed, listed, strict=True) if known is None)
        ),
    )


def _little(letter: SantaLetter, place: int, name: str, *, gentle: bool) -> LittleLetter:
    variants = Variants(letter, place)
    text = variants.part("small: gentle" if gentle else "small: letter")
    if not gentle:
        text = f"{variants.part('greeting')} {text}"
    with use_locale(letter_locale(letter.locale)):
        hello = greeting([name])
    return LittleLetter(
        name=name,
        greeting=hello,
        text=text,
        farewell=variants.part("small: farewell", second=True),
    )
