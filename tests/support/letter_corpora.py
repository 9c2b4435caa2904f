"""The two corpora of letters: realistic ones, which a reply should quote, and hostile ones.

All were made up for these tests. The realistic letters were written before the vocabulary, and
only every other one was looked at while it was made; the rest is the held-out half.
"""

import re
from dataclasses import dataclass
from pathlib import Path

_FOLDER = Path(__file__).parents[1] / "unit" / "letters" / "corpora"
_ESCAPE = re.compile(r"\\u([0-9a-f]{4})|\\U([0-9a-f]{8})")
SENSITIVE = "~"
"""Marks a wish that is no toy, which a reply must not quote: "~for my parents to stop fighting"."""
FOREIGN = "?"
"""Marks a wish in another language, which may be quoted or not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenLetter:
    """The texts of one letter; wishes are separate lines of the wish list."""

    name: str
    age: int
    place: str
    wishes: tuple[str, ...]
    held_out: bool

    @property
    def ordinary(self) -> tuple[str, ...]:
        """The wishes that a reply should quote."""
        return tuple(wish for wish in self.wishes if wish[0] not in {SENSITIVE, FOREIGN})

    @property
    def sensitive(self) -> tuple[str, ...]:
        return tuple(wish[1:] for wish in self.wishes if wish.startswith(SENSITIVE))


def _lines(name: str) -> list[str]:
    text = (_FOLDER / name).read_text("utf-8")
    return [line for line in text.split("\n") if line and not line.startswith("#")]


def realistic() -> list[WrittenLetter]:
    found = []
    for number, line in enumerate(_lines("realistic.txt")):
        name, age, place, wishes = line.split(" | ")
        found.append(
            WrittenLetter(
                name=name,
                age=int(age),
                place=place,
                wishes=tuple(wishes.split(" / ")),
                held_out=number % 2 == 1,
            )
        )
    return found


def hostile() -> list[dict[str, str]]:
    """Return the fields of hostile letters; a single payload stands in each field in turn."""
    found = []
    for line in _lines("hostile.txt"):
        text = _ESCAPE.sub(lambda code: chr(int(code[1] or code[2], 16)), line)
        name, *others = text.split(" | ")
        if others:
            place, wishes = others
            whole = {"child_name": name, "city_country": place}
            whole |= {"wish_list": wishes.replace(" / ", "\n"), "message_to_santa": wishes}
            found.append(whole)
        else:
            fields = ("child_name", "city_country", "wish_list", "message_to_santa")
            found += [{field: name} for field in fields]
            found.append(dict.fromkeys(fields, name))
    return found


def hostile_count() -> int:
    return len(_lines("hostile.txt"))
