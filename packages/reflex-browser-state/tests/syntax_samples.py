"""Functions with statements, calls and classes where CPython and JavaScript differ."""

# ruff: noqa: PLR0911, SIM300, TRY301 - this syntax is under test too

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import cast

from reflex_browser_state import browser


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
            raise DeedError(f"text {kind}")
    except DeedError as error:
        return "own " + str(error)
    except ValueError:
        return "value"
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


class DeedError(ValueError):
    """An error of the project with a base that is caught."""


def caught_by_base(kind: str) -> str:
    try:
        if kind == "deed":
            raise DeedError("d")
        raise KeyError("k")
    except DeedError as error:
        return f"own {error}"
    except ValueError:
        return "value"
    except Exception:  # noqa: BLE001 - the syntax under test
        return "other"


def caught_as_base(kind: str) -> str:
    try:
        if kind == "deed":
            raise DeedError
        int(kind)
    except ValueError:
        return "value"
    return "none"


def lazy(xs: list[int]) -> list[object]:
    """Read only as far as Python does: what comes after would divide by zero."""
    return [
        any(1 // x > 0 for x in [1, *xs]),
        all(1 // x < 0 for x in [1, *xs]),
        next(1 // x for x in [1, *xs]),
        next(([a, b] for a in [1, *xs] for b in [2, *xs] if 1 // a), None),
        any(1 // a > b for a in [1, *xs] for b in [0, *xs]),
    ]


def in_place(xs: list[int]) -> list[list[int]]:
    other = xs
    other += [1]
    other += [x for x in xs if x > 3]
    grown = other
    grown = [*grown, 2]
    return [xs, other, grown]


def unpacked(pairs: list[list[int]]) -> list[object]:
    found = []
    for left, right in pairs:
        found.append(left - right)
    return [found, [a * b for a, b in pairs], {str(a): b for a, b in pairs if a != b}]


def nested(n: int) -> list[int]:
    if n > 0:
        first = n
    else:
        first, total = -n, 1
    total = 0
    for first in range(3):
        total += first

    def fact(k: int) -> int:
        return 1 if k < 2 else k * fact(k - 1)

    def shown() -> int:
        return total + fact(4)

    total = total - 1
    return [first, total, shown(), -n - -n]


def wrong_types(kind: str, items: list[int]) -> object:
    if kind == "add":
        return cast("int", kind) + 1
    if kind == "none":
        return cast("int", None) * 2
    if kind == "join":
        return ",".join(cast("list[str]", items))
    if kind == "order":
        return cast("int", kind) < cast("int", len(items))
    if kind == "number":
        return cast("int", kind) // 2
    return sum(cast("list[int]", [kind]))


def same_enum(name: str) -> list[bool]:
    tier = Tier.HIGH if name == "high" else Tier.LOW
    return [tier is Tier.HIGH, tier is not Tier.LOW]


def text_key(key: str) -> dict[str, int]:
    more = {"b": 2}
    return {key: 1, **more, "c d": 3, "e": 4, **dict([[key, 5]])}


def clock(ms: int, zone: str) -> list[object]:
    local, zoned = browser.local_time(ms), browser.zoned_time(ms, zone)
    midnight = browser.local_midnight(local.year, local.month, local.day)
    return [local, zoned, midnight]
