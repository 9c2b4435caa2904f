"""Statements, calls and classes where CPython and JavaScript would differ; tests compare both."""

# ruff: noqa: PLR0911, SIM300, TRY301 - the syntax that others call clumsy is under test, too

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import cast

from santa_app.browser import browser


class Tier(Enum):
    LOW = "low"
    HIGH = "high"


class Kind(StrEnum):
    TOY = "toy"
    BOOK = "book"


@dataclass(frozen=True, kw_only=True, slots=True)
class Deed:
    text: str
    points: int = 5

    @property
    def loud(self) -> str:
        return self.text.upper() + "!"


@dataclass(frozen=True, slots=True)
class Pair:
    left: int
    right: tuple[int, ...] = (1, 2)


DEEDS = (Deed(text="sweep", points=10), Deed(text="cook"))
NAMES = {"a": 1, "b c": (2, 3), "constructor": 4}
KINDS = frozenset({"toy", "book"})


def control(n: int) -> list[int]:
    found = []
    left = n % 17
    while left > 0:
        left -= 1
        if left % 3 == 1:
            continue
        if left == 13:
            break
        found.append(left)
    (a, (b, c)), d = (left, (2, 3)), 4
    a, b = b, a
    x = y = a + b
    found += [a, b, c, d, x, y]
    return found


def keywords(a: int, b: int = 2, *, c: int = 3) -> int:
    return a * 100 + b * 10 + c


def calls(n: int) -> list[int]:
    def inner(step: int, by: int = 2) -> int:
        return n + step * by

    double = lambda x: x * 2  # noqa: E731 - the syntax under test
    return [keywords(n), keywords(n, c=1), keywords(c=1, a=n), inner(1), inner(1, 5), double(n)]


def records(n: int) -> list[object]:
    deeds = [Deed(text="add", points=n), *DEEDS, Deed(text="plain")]
    best = max(deeds, key=lambda d: d.points)
    pair = Pair(n)
    return [
        deeds, best.text, best.loud, sum(d.points for d in deeds), pair, Pair(1, (2,)).right,
        deeds[1] == DEEDS[0], DEEDS[-1].loud, best in DEEDS, [d for d in DEEDS if d.points > n],
    ]  # fmt: skip


def enums(name: str) -> list[object]:
    tier = Tier.HIGH if name == "high" else Tier.LOW
    return [
        tier, tier.value, tier == Tier.HIGH, tier is not None, Tier.LOW.value, Tier.LOW.name,
        Kind.TOY == name, Kind.BOOK in ("book", name), [t.value for t in Tier], name in KINDS,
    ]  # fmt: skip


def constants(key: str) -> list[object]:
    return [
        NAMES["a"],
        NAMES.get(key),
        key in NAMES,
        NAMES.get(key, 0),
        cast("tuple", NAMES["b c"])[0],
    ]


def failures(kind: str, items: list[int]) -> object:
    try:
        if kind == "index":
            return items[len(items)]
        if kind == "key":
            return NAMES[kind]
        if kind == "zero":
            return 1 // (len(items) - len(items))
        if kind == "int":
            return int(kind)
        if kind == "assert":
            assert not kind, "no"
        if kind == "mine":
            raise ValueError(f"text {kind}")
    except ValueError as error:
        return "value " + (str(error) if kind == "mine" else "")
    except ZeroDivisionError:
        return "zero"
    finally:
        items.append(1)
    return items


def reserved(default: int, new: int, function: int) -> int:
    var = default + new
    Class = var + function  # noqa: N806 - the name under test
    arguments = [Class for this in range(3) if this < Class]
    delete = lambda switch: switch + 1  # noqa: E731 - the syntax under test
    return delete(sum(arguments))


def clock(ms: int, zone: str) -> list[object]:
    local, zoned = browser.local_time(ms), browser.zoned_time(ms, zone)
    midnight = browser.local_midnight(local.year, local.month, local.day)
    return [local, zoned, midnight]
