"""Functions on numbers, text, lists and dicts where CPython and JavaScript differ."""

# ruff: noqa: B905, RUF005, RUF051 - this syntax is under test too

import math

from reflex_browser_state import portable


def arithmetic(a: int, b: int) -> list[object]:
    return [a + b, a - b, a * b, a % b, a // b, a / b, divmod(a, b), -a, abs(a), a**2]


def bits(a: int, b: int) -> list[int]:
    shift = b % 8
    return [a & b, a | b, a ^ b, a << shift, a >> shift, ~a]


def floats(a: float, b: float) -> list[object]:
    return [a // b, a % b, round(a), int(a), a < b, a == b, max(a, b), min(a, b, 0)]


def float_texts(a: float) -> list[str]:
    return [f"{a:.0f}", f"{a:.1f}", f"{a:.2f}", f"{a:,.2f}", f"{a:8.1f}|", f"{a:.1%}"]


def whole_texts(n: int) -> list[str]:
    return [
        str(n),
        f"{n}",
        f"{n:d}",
        f"{n:,}",
        f"{n:02d}",
        f"{n:06d}",
        f"{n:>7}|",
        f"{n:<7}|",
        f"{n:^7}|",
    ]


def powers(a: int, b: int) -> object:
    return a**b


def flag_texts(flag: bool) -> list[str]:
    return [f"{flag}", f"{flag:5}|", f"{flag:d}", f"{flag!s:>6}|", f"{flag:.1f}"]


def odd_float_text(a: float) -> str:
    return str(a + 0.5) + f"{a + 0.25}"


def rounding(a: float) -> list[int]:
    return [round(a), math.floor(a), math.ceil(a), math.trunc(a)]


def text_facts(text: str) -> list[object]:
    return [
        len(text), text.strip(), text.lstrip(), text.rstrip(), text.split(), text[:3], text[-2:],
        text[::-1], text[1:-1], [ord(c) for c in text], portable.utf16_codes(text),
        portable.trim(text), not text, bool(text.strip()), text.lower().upper(), list(text),
        text.split(" "), text.split(" ", 1), text.partition("a"), text.count("a"), text.find("a"),
        text.rfind("a"), text.startswith("a"), text.endswith(("a", "b")), text.replace("a", "bb"),
        text.zfill(5), text.removeprefix("a"), text.removesuffix("a"), "-".join(text), text * 2,
        sorted(text), f"{text:>6}|{text:<6}|{text:^6}|{text:*^7}|{text:.2s}|{text:05}",
        text.strip("ab"), "a" in text,
    ]  # fmt: skip


def lowered(text: str) -> list[str]:
    return [text.lower(), text.upper()]


def order(a: str, b: str) -> list[object]:
    return [a < b, a <= b, a > b, a >= b, a == b, a != b, min(a, b), max([a, b]), sorted([b, a])]


def list_facts(xs: list[int]) -> list[object]:
    copy = list(xs)
    copy.append(7)
    copy.extend([8, 9])
    copy.insert(1, 5)
    copy.sort(key=lambda x: -x)
    copy.remove(7)
    last = copy.pop()
    copy.reverse()
    return [
        copy, last, sum(xs), sum([]), len(xs), xs[:2], xs[-2:], xs[::-1], xs[::2], sorted(xs),
        sorted(xs, key=lambda x: (x % 3, x), reverse=True), max(xs, default=0),
        min(xs, default=None), any(x > 3 for x in xs), all(x > 3 for x in xs),
        [x * 2 for x in xs if x % 2],
        [[i, x] for i, x in enumerate(xs, start=1)], list(zip(xs, reversed(xs))), xs + [1], xs * 2,
        3 in xs, xs.count(3), xs == sorted(xs), list(range(len(xs))), list(range(5, -5, -3)),
        next((x for x in xs if x > 2), None), {str(x): x for x in xs}, [*xs, 0, *xs[:1]],
        [a + b for a in xs[:3] for b in xs[:2] if a != b], xs or "none", xs and xs[0], not xs,
    ]  # fmt: skip


def dict_facts(keys: list[str]) -> list[object]:
    d: dict[str, int] = {}
    for key in keys:
        d[key] = d.get(key, 0) + 1
    twice = {**d, "x": 1}
    twice.update({"y": 2})
    removed = twice.pop("x")
    d.setdefault("z", 3)
    total = 0
    for key, count in d.items():
        total += count + len(key)
    if "z" in d:
        del d["z"]
    return [
        d,
        twice,
        removed,
        total,
        list(d),
        sorted(d.keys()),
        sum(d.values()),
        "x" in d,
        len(d),
        d == {},
    ]


def truth(values: list[object]) -> list[object]:
    found = []
    for value in values:
        chosen = value or "empty"
        both = value and "full"
        found.append([chosen, both, not value, 1 if value else 0, value is None, value == 0])
    return found
