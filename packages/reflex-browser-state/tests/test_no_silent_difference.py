"""Python that once differed in the browser now agrees, or stops the build with a sentence."""

# ruff: noqa: E501 - a table of programs
from collections.abc import Iterator
from pathlib import Path

import pytest
from node_session import NodeSession, in_python, module_of, node_session

from reflex_browser_state import BrowserCompileError

HEAD = """
import collections, dataclasses, enum, math, typing
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from enum import Enum, IntEnum, StrEnum

class Tier(Enum):
    LOW = "low"
    HIGH = "high"

class Level(Enum):
    NONE = 0
    SOME = 1

class Kind(StrEnum):
    TOY = "toy"

class Rank(IntEnum):
    NONE = 0
    SOME = 1

class Spot(typing.NamedTuple):
    x: int
    y: int

class OwnError(ValueError):
    pass

class OwnKeyError(KeyError):
    pass

@dataclass
class Card:
    face: str
    up: bool = False

    @property
    def shown(self) -> str:
        return self.face if self.up else "?"

@dataclass
class Pile:
    cards: list[str] = field(default_factory=list)

@dataclass(frozen=True)
class Note:
    text: str
    points: int = 5

@dataclass(frozen=True)
class Other:
    text: str
    points: int = 5

@dataclass(order=True, frozen=True)
class Version:
    major: int

SPOT = Spot(1, 2)
SPOTS = (Spot(1, 2),)
DIGITS = {"3": 1, "1": 2}
"""
AGREES = r"""
d = {"a": 1, "b": 3, "c": 2}; return [max(d, key=d.get), min(d, key=d.get), sorted(d, key=d.get)]
return {str(n): n for n in (3, 1, 2)}
def ranked(names, by):\n        return sorted(names, key=by.get)\n    return ranked(["b", "a"], {"b": 1, "a": 0})
d = {}; d["b"] = 0; d["3"] = 1; d["1"] = 2; del d["3"]; d["a"] = 0; d["3"] = 9; return [list(d), d]
d = {"2": 1, "1": 2, **{"0": 5}}; d.update({"10": 1, "9": 1}); return [d, list(d.items()), d.copy()]
d = dict([("9", 1), ("1", 2)]); d.setdefault("0", 3); d.pop("9"); return [d, list(d.values()), len(d)]
d = {"5": 1}; d.clear(); d["7"] = 1; d["6"] = 1; return [d, {**d, "1": 0}, "7" in d, 7 in [7]]
a = [1]; b = a; b += [2]; return [a, b]
def grow(xs: list[int], more: list[int]) -> None:\n        xs += more\n    a = [1]; grow(a, [2, 3]); return a
a = [1]; b = a; more = [2]; b += more; return [a, b]
a = (1,); b = a; b += (2,); return [a, b]
return sum([[1], [2, 3]], [])
return ["a  b c ".split(None, 1), " a b ".split(None, 0), "a\x1cb c".split(None, 5), "".split(None, 2)]
def late():\n        return [f(0) for f in fs]\n    fs = []\n    for i in range(3):\n        fs.append(lambda x: x + i)\n    return late()
return [bool(Rank.NONE), Rank.SOME > Rank.NONE, Rank.SOME == 1, Kind.TOY == "toy", f"{Kind.TOY}"]
return [Tier["LOW"] is Tier.LOW, Tier["HIGH"].value]
d1 = {"a": 1, "b": 2}; d2 = {"b": 3}; d3 = d1 | d2; d1 |= {"c": 4}; return [d1, d3, True | False, 5 | 2]
return [float("inf") > 10, float("-Infinity") < 0, float(" 1_0.5 "), float("1e3")]
return any(10 // x > 1 for x in [1, 0])
return "5" - 2
return None + 1
xs = [1, 2]; n = None; return xs[n]
xs = [1, 2]; n = 1.5; return xs[n]
def item(d, k):\n        return d[k]\n    return item({"a": 1}, None)
return Note("a").points - "1"
x = [Note("a")]; return x[0].text
return -"5"
return "10" < 5
return None < 5
return 5 > "x"
return [1] * 1.5
return list(range(2.5))
return "abc".startswith(5)
return "abc".replace("a", None)
return math.sqrt(-1)
return math.sqrt("4")
return math.exp(10000)
return 10.0 ** 400
return [round(2.675, 2), round(0.125, 2), round(1234.5678, 1), round(5, 2), round(2.5), round(-0.5, 1)]
try:\n        raise OwnError("text")\n    except OwnError as error:\n        return str(error)
try:\n        return {}["a"]\n    except KeyError:\n        return "none"
return [True & False, True ^ True, 6 & 3, 1 << 3]
return 1 << -1
n = 3; n += 2; n -= 1; s = "a"; s += "b"; return [n, s]
p = Pile(["a"]); q = p; q.cards.append("b"); q.cards = [*q.cards, "c"]; return p.cards
d = {}; return d.get("__proto__", 7)
return [n for n in "x,y".split(",") for m in range(2)]
xs = [3, 1]; key = {"a": 1}.get; return [sorted(["b", "a"], key=key) if False else 0, xs]
return sorted([Note("b", 1), Note("a", 2)], key=lambda n: n.text)[0].text
return [1, 2, 3].copy.nothing if False else 1
return "a".nothing
return None.nothing
""".strip().splitlines()
REFUSED = r"""
return f"{5:05,}"
return SPOT.x
return SPOTS[0].y
c = Card("a"); c.up = True; return c.shown
return DIGITS
d = {}; d[1] = 2; return d
d = {}; d[True] = 2; return d
d = {}; d[(1, 2)] = 3; return d
return {n: n for n in range(3)}
def f(d: dict[int, str]) -> str:\n        return d[1]\n    return f({1: "a"})
fs = [lambda: i for i in range(3)]; return [f() for f in fs]
fs = []\n    for i in range(3):\n        fs.append(lambda i=i: i)\n    return [f() for f in fs]
fs = []\n    for i in range(3):\n        def g(i=i):\n            return i\n        fs.append(g)\n    return [f() for f in fs]
return bool(Level.NONE)
t = Level.NONE; return 1 if t else 2
return Tier.LOW == "low"
t = Tier.LOW; return t == "low"
t = Tier.LOW; return t in ("low", "x")
return Tier("low")
return Tier["NONE"]
return f"{Tier.LOW}"
return str(Tier.LOW)
x = 1.5; return f"{x:.3}"
xs = [1, 2]; return f"{xs}"
return str((1, 2))
return f"{Note('a')}"
return Version(1) < Version(2)
try:\n        raise ValueError("a", "b")\n    except ValueError as e:\n        return 1
try:\n        raise OwnError("a")\n    except OwnError as e:\n        return e.args
try:\n        return int("x")\n    except ValueError as e:\n        return str(e)
try:\n        raise OwnKeyError("a")\n    except OwnKeyError as e:\n        return str(e)
return int("ff", 16)
return Counter("abc")
return defaultdict(list)
xs = [1, 2, 3]; xs[1:2] = [5]; return xs
xs = [1, 2, 3]; del xs[0:2]; return xs
return Note("a") == Other("a")
return [1] == (1,)
return Note("a").nothing
n = Note("a"); n.text = "b"; return n
return Note("a").count("a")
return sorted(["b", "a"], key=len)
for x in (y for y in [1, 2]):\n        return x
return list(zip([1], (x for x in [1])))
x = 5; xs = [1]; xs |= 3; return xs if False else {**{1: 2}}
""".strip().splitlines()


@pytest.fixture(scope="module")
def session() -> Iterator[NodeSession]:
    with node_session() as opened:
        yield opened


def program(code: str) -> str:
    return f"{HEAD}\n\ndef f():\n    {code}\n".replace("\\n", "\n")


@pytest.mark.parametrize("code", AGREES)
def test_agrees(code: str, session: NodeSession, tmp_path: Path) -> None:
    function = module_of(program(code), tmp_path).f
    assert session.run(function, [[]]) == in_python(function, [[]])


@pytest.mark.parametrize("code", REFUSED)
def test_is_refused(code: str, session: NodeSession, tmp_path: Path) -> None:
    function = module_of(program(code), tmp_path).f
    with pytest.raises(BrowserCompileError) as caught:
        session.run(function, [[]])
    assert caught.value.line > HEAD.count("\n")
    assert caught.value.hint
