"""Writes random whole programs of the Python that compiles: statements, loops, errors, classes."""

# ruff: noqa: E501 - tables of forms
import random
import re

HEAD = """
from dataclasses import dataclass, field
from enum import Enum, IntEnum, StrEnum
import math


class Tier(Enum):
    LOW = "low"
    HIGH = "high"


class Kind(StrEnum):
    TOY = "ab"
    BOOK = "3"


class Rank(IntEnum):
    NONE = 0
    SOME = 2


class OwnError(ValueError):
    pass


@dataclass(frozen=True)
class Note:
    text: str
    points: int = 5

    @property
    def loud(self) -> str:
        return self.text.upper() + "!"


@dataclass
class Pile:
    cards: list[int] = field(default_factory=list)
    size: int = 0


WORDS = ("ab", "10", "é😀", "")
COUNTS = {"a": 1, "b": -2}
NOTES = (Note("x", 3), Note("10"), Note("ab", -1))
"""
NAMES = {
    "i": ("a", "b", "n", "m"), "s": ("s", "t"), "l": ("xs", "ys", "zs"), "b": ("p", "q"),
    "d": ("d", "e"), "o": ("note",), "t": ("tier",), "k": ("kind",), "r": ("rank",),
}  # fmt: skip
"""The variables of each type: int, text, list of ints, bool, dict, Note, and three enums."""
LEAVES = {
    "i": ["3", "-2", "0", "1", "10"],
    "s": ["''", "'ab'", "'é😀`$'", "'3'", "'10'", "' a b '", "WORDS[1]"],
    "l": ["[]", "[1, 2, 3]", "[0, -1]"],
    "b": ["True", "False"],
    "d": ["{}", "{'k': 1, 'ab': 2}", "{'3': 1, '1': 2, 'x': 0}"],
    "o": ["Note('q')", "NOTES[1]"], "t": ["Tier.LOW", "Tier.HIGH"],
    "k": ["Kind.TOY", "Kind.BOOK"], "r": ["Rank.NONE", "Rank.SOME"],
}  # fmt: skip
FORMS = {
    "i": [
        "(<i> + <i>)", "(<i> - <i>)", "(<i> * <i>) % 997", "(<i> // (<i> or 3))", "(<i> % (<i> or 5))", "(-<i>)",
        "(<i> if <b> else <i>)", "(<i> or <i>)", "(<i> and <i>)", "len(<s>)", "len(<l>)", "len(<d>)",
        "abs(<i>)", "sum(<l>)", "sum(x * <i> for x in <l> if x > <i>)", "max(<l>, default=<i>)",
        "min(<l>, default=<i>)", "max(<i>, <i>, <i>)", "next((x for x in <l> if x > <i>), <i>)",
        "<d>.get(<s>, <i>)", "<s>.find(<s>)", "<s>.count(<s>)", "<l>.count(<i>)",
        "ord(<s>)", "round(<i> / 4)", "math.floor(<i> / 3)",
        "int(<b>)", "(<i> & 7)", "(<i> | <i>)", "(<i> ^ 5)", "(~<i>)", "(<i> << 2)", "(<i> >> 1)",
        "<o>.points", "len(<o>.loud)", "helper(<i>, <i>)", "helper(b=<i>, a=<i>)", "divmod(<i>, 7)[0]",
        "max([<i>, *<l>], key=lambda x: (x % 3, -x))", "len(<d> | <d>)", "(<i> ** 2) % 1009", "<r>.value",
        "sum([1 for x in <l> for y in <s> if x])", "inner(<i>)", "(<r> + <i>)",
        "int(f'{<I>}')", "len([*<l>, *<l>])", "[len(x) for x in WORDS][<i> % 4]", "pile.size",
        "sum(note.points for note in NOTES if note.points > <i>)",
    ],
    "s": [
        "(<s> + <s>)", "<s>[<i>:<i>]", "<s>[::-1]", "<s>[::2]", "<s>.upper()",
        "<s>.strip()", "<s>.strip(<s>)", "<s>.lstrip('a')", "str(<i>)", "str(<b>)", "f'<{<I>}|{<I>:>5,}>'",
        "f'{<S>:^6}{<B>}'", "f'{<I>:03d}{<S>!s}'", "<s>.join([str(x) for x in <l>])", "<s>.lower()",
        "<s>.replace(<s>, <s>)", "(<s> or <s>)", "(<s> and <s>)", "(<s> * (<i> % 4))",
        "<s>.zfill(<i> % 9)", "(<s> if <b> else <s>)", "','.join(<d>)", "<s>.removeprefix(<s>)",
        "<s>.removesuffix('b')", "chr(97 + <i> % 26)", "<s>.partition(<s> or ' ')[2]", "<o>.text", "<o>.loud",
        "<t>.value", "<k>.value", "f'{<K>}'", "min(<s>, <s>)", "list(<d>)[<i>]",
        "''.join(sorted(<s>))", "' '.join(<s>.split())", "'-'.join(<s>.split(<s> or 'a'))", "Tier.LOW.name",
        "'|'.join(<s>.split(None, 1))", "f'{<I> / 8:.2f}'", "WORDS[<i>]",
        "'/'.join([f'{key}={value}' for key, value in <d>.items()])", "(max(WORDS))",
    ],
    "l": [
        "[<i>, *<l>]", "(<l> + <l>)", "[x * <i> % 97 for x in <l> if <b>]", "<l>[<i>:]", "<l>[:<i>]",
        "<l>[<i>:<i>:2]", "(<l> or <l>)", "[x - y for x in <l>[:3] for y in <l>[:2] if x != y]",
        "list(range(<i> % 5))", "list(range(<i> % 5, -3, -2))", "sorted(<l>)", "sorted(<l>, reverse=True)",
        "sorted(<l>, key=lambda x: (-x, <i>))", "list(reversed(<l>))", "[ord(x) for x in <s>]",
        "[i * x % 89 for i, x in enumerate(<l>)]", "[x - y for x, y in zip(<l>, <l>)]", "<l>.copy()",
        "list(<d>.values())", "(<l> * (<i> % 3))", "[len(x) for x in <d>]", "list(<l>)", "<l>[::-1]",
        "[<d>[x] for x in sorted(<d>, key=<d>.get)]", "[<i> if x > <i> else x for x in <l>]",
        "sum([<l>, <l>], [])", "[note.points for note in NOTES]", "pile.cards", "list(divmod(<i>, 7))",
    ],
    "b": [
        "(<i> < <i>)", "(<s> >= <s>)", "(<l> == <l>)", "(<l> < <l>)", "(<d> != <d>)", "(not <i>)",
        "(not <s>)", "(not <l>)", "(<b> and <b>)", "(<b> or not <b>)", "(<s> in <s>)", "(<i> in <l>)",
        "(<s> in <d>)", "any(x > <i> for x in <l>)", "all(x > <i> or <b> for x in <l>)",
        "(a < b <= <i>)", "bool(<l>)", "bool(<d>)", "<s>.startswith(<s>)", "<s>.endswith(('a', <s>))",
        "(<s> == 'ab')", "(<t> is Tier.LOW)", "(<t> == <t>)", "(<k> == <s>)", "(<o> == <o>)",
        "(<r> > <i>)", "bool(<r>)", "(<i> == <b>)", "(<b> != <b>)", "(<o> in NOTES)", "(<i> not in <l>)",
        "any([<b>, <b>])", "(<i> is None)", "(<b> & <b>)", "(<s> not in WORDS)", "(<i> in (1, 2, <i>))",
    ],
    "d": [
        "{**<d>, <s>: <i>}", "{str(x): x for x in <l>}", "(<d> or <d>)", "(<d> | <d>)", "<d>.copy()",
        "dict(zip(['u', '7'], <l>))", "{'k': <i>, <s>: <i>, '2': <i>}", "dict(<d>)", "dict(<d>.items())",
        "{k + 'x': v for k, v in <d>.items() if v > <i>}", "{x: <i> for x in <s>}",
        "{note.text: note.points for note in NOTES}",
    ],
    "o": ["Note(<s>)", "Note(<s>, <i>)", "Note(points=<i>, text=<s>)", "NOTES[<i> % 3]", "(<o> if <b> else <o>)",
          "max([<o>, <o>], key=lambda one: one.points)"],
    "t": ["(<t> if <b> else <t>)", "Tier['LOW']", "[tier for tier in Tier][<i> % 2]"],
    "k": ["(<k> if <b> else <k>)"],
    "r": ["(<r> if <b> else <r>)"],
}  # fmt: skip
RISKY = {
    "i": [
        "(<i> // <i>)", "(<i> % <i>)", "min(<l>)", "<l>[<i>]", "<d>[<s>]", "<l>.index(<i>)", "int(<s>)",
        "divmod(<i>, <i>)[0]", "COUNTS[<s>]", "int('12' + <s>)", "max(<l>)",
    ],
    "s": ["<s>[<i>]", "list(<d>)[<i>]", "max(<d>, key=<d>.get)", "WORDS[<i>]", "'-'.join(<s>.split(<s>))"],
}  # fmt: skip
"""Forms that often raise an error, which ends a program early; they are rare."""
SIMPLE = [
    "<I> = <i>", "<S> = <s>[:20]", "<L> = <l>[:8]", "<L> = <L>", "<B> = <b>", "<D> = <d>", "<D> = <D>",
    "<O> = <o>", "<T> = <t>", "<K> = <k>", "<R> = <r>",
    "<I> += <i> % 9", "<I> -= <i> % 9", "<I> //= 2", "<I> *= 2; <I> %= 977", "<S> += <s>[:2]",
    "<L> += <l>[:2]", "<L> += [<i>]", "<L>.append(<i>)", "<L>.extend(<l>[:2])", "<L>.insert(<i>, <i>)",
    "<L>.sort()", "<L>.sort(key=lambda x: -x)",
    "<L>.reverse()", "<L>.clear()",
    "<D>[<s>] = <i>", "<I> = <D>.pop(<s>, <i>)",
    "<I> = <D>.setdefault(<s>, <i>)", "<D>.update(<d>)", "<D> |= <d>", "<D>.clear()",
    # Two different names: CPython 3.11.2 assigns those of `a, a = 1, 2` in the wrong order.
    "a, n = <i>, <i>", "m, b = <i>, <i>", "a, b = b, a", "n = m = <i>",
    "n, (m, p) = <i>, (<i>, <b>)", "pile.cards.append(<i>)",
    "pile.size += <i> % 5", "pile.cards = <l>[:6]", "pile = Pile(<l>[:4], <i>)", "change(xs, <i>)",
    "change(ys, <i>)", "box.append(<i>)",
    "double = lambda x: x * 2 + <i>\n<I> = double(<i>) % 983", "pass", "<I> = inner(<i>)",
]  # fmt: skip
RISKY_SIMPLE = [
    "<L>.remove(<i>)", "<I> = <L>.pop()", "<I> = <L>.pop(<i>)", "<L>[<i>] = <i>", "<L>[<I>] += 1", "del <L>[<i>]",
    "<D>[<S>] += 1", "<I> = <D>.pop(<s>)", "del <D>[<s>]", "n, m = divmod(<i>, <i>)", "xs[0], xs[-1] = xs[-1], xs[0]", "assert <b>, 'text'", "raise OwnError(<s>)",
]  # fmt: skip
BLOCKS = [
    "if <b>:\n@", "if <b>:\n@\nelse:\n@", "if <i>:\n@\nelif <s>:\n@\nelse:\n@",
    "for n in range(<i> % 4):\n@", "for m in <l>[:4]:\n@", "for t in <s>[:3]:\n@", "for t in list(<d>)[:3]:\n@",
    "for t, m in list(<d>.items())[:3]:\n@", "for n, m in enumerate(<l>[:3]):\n@",
    "for n, m in zip(<l>[:3], <l>):\n@", "for note in NOTES:\n@", "for tier in Tier:\n@",
    "for m in <l>[:4]:\n    if <b>:\n        break\n@", "for m in <l>[:4]:\n    if <b>:\n        continue\n@",
    "c# = 0\nwhile c# < 3 and <b>:\n    c# += 1\n@",
    "try:\n@\nexcept OwnError as error:\n    s = str(error)\nexcept ValueError:\n@",
    "try:\n@\nexcept IndexError:\n@\nexcept KeyError:\n@", "try:\n@\nexcept ZeroDivisionError:\n@",
    "try:\n@\nexcept Exception:\n@", "try:\n@\nexcept AssertionError:\n    n = 1\nfinally:\n@",
    "if <b>:\n@\n    return [<i>, <s>]",
]  # fmt: skip
_PART = re.compile(r"<([islbdotkrISLBDOTKR])>")


class Writer:
    """Writes one program; every choice comes from `source`."""

    def __init__(self, source: random.Random) -> None:
        self.source = source

    def expression(self, kind: str, depth: int) -> str:
        """Return an expression of a type, with at most `depth` forms inside each other."""
        if depth <= 0 or self.source.random() < 0.25:
            return self.source.choice([*NAMES[kind], *NAMES[kind], *LEAVES[kind]])
        forms = RISKY if kind in RISKY and self.source.random() < 0.03 else FORMS
        return self.filled(self.source.choice(forms[kind]), depth)

    def filled(self, form: str, depth: int) -> str:
        """Replace the parts of a form: <i> by an expression, <I> by a variable."""

        def part(found: re.Match[str]) -> str:
            kind = found[1]
            if kind.isupper():
                return self.source.choice(NAMES[kind.lower()])
            return self.expression(kind, depth - 1 - self.source.randrange(2))

        return _PART.sub(part, form)

    def statements(self, count: int, depth: int, *, guarded: bool = False) -> list[str]:
        """Return the lines of some statements; `guarded` ones stand in a `try`."""
        lines: list[str] = []
        for _ in range(count):
            if depth and self.source.random() < 0.35:
                # A loop has a counter of its own: one that an inner loop resets would never end.
                form = self.source.choice(BLOCKS).replace("#", str(depth))
                while "@" in form:
                    inner = self.statements(
                        self.source.randint(1, 3), depth - 1, guarded=form.startswith("try:\n@")
                    )
                    form = form.replace("@", "\n".join(f"    {line}" for line in inner), 1)
                lines += self.filled(form, 3).split("\n")
            else:
                forms = (
                    RISKY_SIMPLE if self.source.random() < (0.3 if guarded else 0.03) else SIMPLE
                )
                lines += self.filled(self.source.choice(forms), 3).split("\n")
        return lines

    def program(self) -> str:
        """Return the text of a module whose function `f` takes (a, b, s, t, xs, ys, p, d)."""
        body = "\n    ".join(self.statements(self.source.randint(3, 9), 3))
        helped = self.expression("i", 2)
        while "helper(" in helped:  # it would call itself without end
            helped = self.expression("i", 2)
        return f"""{HEAD}

def helper(a: int, b: int = 3) -> int:
    if a > b:
        return a - b
    return {helped.replace("inner(", "abs(").replace("pile.size", "b")}


def change(values: list[int], by: int) -> None:
    for place, value in enumerate(values):
        values[place] = value + by
    values += [by]


def f(a: int, b: int, s: str, t: str, xs: list[int], ys: list[int], p: bool, d: dict[str, int]):
    n, m, zs, box = 0, 1, [4, 5], []
    q, note, pile = False, Note("z"), Pile([2], 1)
    tier, kind, rank = Tier.LOW, Kind.TOY, Rank.SOME
    e = {{"b": 1, "10": 2, "9": 3}}

    def inner(x: int) -> int:
        box.append(x)
        return x + n

    {body}
    return [a, b, n, m, s, t, xs, ys, zs, p, q, d, e, box, note.text, note.points,
            pile.cards, pile.size, tier is Tier.HIGH, kind, rank]
""".replace("helper(a: int, b: int = 3) -> int:", "helper(a: int, b: int = 3) -> int:\n" + _LOCALS)


_LOCALS = """    n, m, s, t, xs, ys, zs, p, q = 1, 2, "ab", "3", [1, 2], [3], [], True, False
    d, e, note, tier, kind, rank = {"a": 1}, {"3": 1}, Note("h"), Tier.HIGH, Kind.BOOK, Rank.NONE
    pile = Pile([a], b)
"""


def inputs(source: random.Random) -> list[object]:
    """Return arguments for the function `f` of a program."""

    def text() -> str:
        return "".join(source.choices("abAé😀 \t130", k=source.randint(0, 4)))

    a, b = source.randint(-5, 9), source.randint(-5, 9)
    xs, ys = (source.choices(range(-4, 7), k=source.randint(0, 4)) for _ in range(2))
    counts = {text() + "k": source.randint(0, 3) for _ in range(3)}  # JSON would sort digits
    return [a, b, text(), text(), xs, ys, source.random() < 0.5, counts]
