"""A sample or more of each construct of Python's grammar, by the class of `ast`.

A sample is the body of a function `f(n, text, xs, d)`. `# here` marks the line that the error must
name; a sample without it compiles.
"""

# ruff: noqa: E501 - a table of samples
import ast

HEAD = """
from dataclasses import dataclass
from enum import Enum
import math


class Tier(Enum):
    LOW = "low"
    HIGH = "high"


@dataclass(frozen=True)
class Book:
    title: str
    pages: int = 0


class OwnError(ValueError):
    pass


LIMIT = 5


def twice(n: int, *, plus: int = 0) -> int:
    return 2 * n + plus


def f(n: int, text: str, xs: list[int], d: dict[str, int]):
"""
ARGUMENTS = [3, "abc", [5, 1, 2], {"a": 1, "b": 2}]

NOT_IN_FUNCTIONS = {
    "Expression", "FunctionType", "Interactive", "Module", "TypeIgnore",  # kinds of files
    "AugLoad", "AugStore", "Bytes", "Ellipsis", "ExtSlice", "Index", "NameConstant", "Num",
    "Param", "Str", "Suite",  # no parser makes them any more
}  # fmt: skip
"""The classes of `ast` that are no construct of a function."""

SAMPLES: dict[str, list[str]] = {
    # ---- Statements
    "AnnAssign": ["m: int = n\nreturn m"],
    "Assert": ["assert n < 2, 'too large'\nreturn n"],
    "Assign": [
        "a = b = n\nreturn [a, b]",
        "a, (b, c) = n, (1, 2)\nreturn [a, b, c]",
        "first, *rest = xs  # here\nreturn rest",
        "xs[0:1] = [7]  # here\nreturn xs",
    ],
    "AsyncFor": ["async def inner():  # here\n    async for x in xs:\n        pass"],
    "AsyncFunctionDef": ["async def inner():  # here\n    return 1"],
    "AsyncWith": ["async def inner():  # here\n    async with xs:\n        pass"],
    "AugAssign": ["n += 1\nreturn n", "xs += [n]\nreturn xs", "xs[len(xs) - 1] += 1  # here\nreturn xs"],
    "Break": ["for x in xs:\n    if x == 1:\n        break\nreturn x"],
    "ClassDef": ["class Inner:  # here\n    pass"],
    "Continue": ["total = 0\nfor x in xs:\n    if x == 1:\n        continue\n    total += x\nreturn total"],
    "Delete": ["del d['a']\nreturn d", "del xs[0]\nreturn xs", "del n  # here", "del xs[0:1]  # here"],
    "Expr": ["xs.append(n)\nreturn xs"],
    "For": [
        "total = 0\nfor x in xs:\n    total += x\nreturn total",
        "for x in xs:  # here\n    pass\nelse:\n    n = 0",
    ],
    "FunctionDef": [
        "def inner(m: int, by: int = 2) -> int:\n    return m * by + n\nreturn inner(3)",
        "def inner(*values):  # here\n    return values",
        "def inner(**values):  # here\n    return values",
        "@twice\ndef inner():  # here\n    return 1",
    ],
    "Global": ["global LIMIT  # here\nLIMIT = 3"],
    "If": ["if n > 2:\n    return 'large'\nelif n:\n    return 'small'\nelse:\n    return 'none'"],
    "Import": ["import math  # here"],
    "ImportFrom": ["from math import floor  # here"],
    "Match": ["match n:  # here\n    case 1:\n        return 'one'"],
    "Nonlocal": ["def inner():\n    nonlocal n  # here\n    n = 1"],
    "Pass": ["if n:\n    pass\nreturn n"],
    "Raise": [
        "raise OwnError('no')",
        "raise OwnError('no') from None  # here",
        "raise  # here",
        "raise OwnError('one', 'two')  # here",
    ],
    "Return": ["return [n, text]"],
    "Try": [
        "try:\n    return xs[9]\nexcept IndexError:\n    return -1\nfinally:\n    xs.append(0)",
        "try:  # here\n    return xs[9]\nexcept IndexError:\n    return -1\nelse:\n    return 0",
    ],
    "TryStar": ["try:  # here\n    return 1\nexcept* ValueError:\n    pass"],
    "TypeAlias": ["type Names = list[str]  # here"],
    "While": [
        "while n > 0:\n    n -= 2\nreturn n",
        "while n > 0:  # here\n    n -= 1\nelse:\n    n = 9",
    ],
    "With": ["with open(text) as file:  # here\n    pass"],
    # ---- Expressions
    "Attribute": ["return Book('Emma').title", "return n.__class__  # here"],
    "Await": ["return await n  # here"],
    "BinOp": ["return n * 2 + 1", "return '%d' % n  # here"],
    "BoolOp": ["return text and n or 'none'"],
    "Call": [
        "return twice(n, plus=1)",
        "return max(*xs)  # here",
        "return twice(**d)  # here",
        "return (lambda m: m)(n)  # here",
    ],
    "Compare": ["return 1 < n <= 5", "return 1 < abs(n) < 5  # here"],
    "Constant": ["return [1, 0.5, 'é', True, None]", "return b'x'  # here", "return 2j  # here"],
    "Dict": ["return {**d, text: n, 'b': 2}", "return {1: 'one'}  # here"],
    "DictComp": ["return {str(x): x for x in xs if x > 1}"],
    "FormattedValue": [
        "return f'{n:>5,}'",
        "return f'{n / 7:.2f}'",
        "return f'{text!r}'  # here",
        "return f'{n:x}'  # here",
        "return f'{n:05,}'  # here",
        "return f'{xs}'  # here",
    ],
    "GeneratorExp": ["return sum(x for x in xs)", "parts = (x for x in xs)  # here"],
    "IfExp": ["return 'many' if n > 1 else 'one'"],
    "Interpolation": ["return t'{n}'  # here"],
    "JoinedStr": ["return f'{text}: {n}'"],
    "Lambda": [
        "return sorted(xs, key=lambda x: -x)",
        "double = lambda m=2: m  # here",
        "return [lambda: x for x in xs]  # here",
    ],
    "List": ["return [n, *xs]"],
    "ListComp": ["return [x * y for x in xs if x > 1 for y in (1, 2)]"],
    "Name": ["return LIMIT"],
    "NamedExpr": ["return (m := n) + m  # here"],
    "Set": ["return n in {1, 3}", "return {n}  # here"],
    "SetComp": ["return {x for x in xs}  # here"],
    "Slice": [
        "return [xs[1:], text[:2], xs[-2:], xs[::2], text[::-1]]",
        "return xs[::-2]  # here",
        "return xs[2:0:-1]  # here",
    ],
    "Starred": ["return [*xs, *text]", "return max(*xs)  # here"],
    "Subscript": ["return [xs[-1], text[0], d['a'], Tier['LOW'].value]"],
    "TemplateStr": ["return t'{n}'  # here"],
    "Tuple": ["return (n, text)"],
    "UnaryOp": ["return [-n, not n]"],
    "Yield": ["yield n  # here"],
    "YieldFrom": ["yield from xs  # here"],
    # ---- Operators
    "Add": ["return [n + 1, text + 'd', xs + [1]]"],
    "And": ["return n and text"],
    "BitAnd": ["return n & 6"],
    "BitOr": ["return [n | 4, d | {'b': 2}]"],
    "BitXor": ["return n ^ 6"],
    "Div": ["return n / 2"],
    "Eq": ["return [n == 3, xs == [5, 1, 2], Tier.LOW == Tier.LOW]"],
    "FloorDiv": ["return -n // 2"],
    "Gt": ["return n > 2"],
    "GtE": ["return text >= 'abc'"],
    "In": ["return [n in xs, 'b' in text, 'a' in d]"],
    "Invert": ["return ~n"],
    "Is": ["return [n is None, Tier.LOW is Tier.HIGH]", "return xs is d  # here"],
    "IsNot": ["return n is not None", "return xs is not d  # here"],
    "LShift": ["return n << 2"],
    "Lt": ["return n < 2"],
    "LtE": ["return n <= 3"],
    "MatMult": ["return n @ 2  # here"],
    "Mod": ["return -n % 5"],
    "Mult": ["return [n * 2, text * 2, xs * 2]"],
    "Not": ["return not xs"],
    "NotEq": ["return n != 3"],
    "NotIn": ["return n not in xs"],
    "Or": ["return '' or text"],
    "Pow": ["return n ** 2"],
    "RShift": ["return n >> 1"],
    "Sub": ["return n - 5"],
    "UAdd": ["return +n"],
    "USub": ["return -n"],
    # ---- Parts of others
    "Del": ["del d['b']\nreturn d"],
    "ExceptHandler": [
        "try:\n    return d[text]\nexcept KeyError:\n    return 0",
        "try:\n    raise OwnError('no')\nexcept OwnError as error:\n    return str(error)",
        "try:\n    return 1\nexcept (KeyError, ValueError):  # here\n    return 2",
        "try:\n    return 1\nexcept:  # here\n    return 2",
    ],
    "Load": ["return n"],
    "MatchAs": ["match n:  # here\n    case m:\n        pass"],
    "MatchClass": ["match n:  # here\n    case Book():\n        pass"],
    "MatchMapping": ["match d:  # here\n    case {'a': 1}:\n        pass"],
    "MatchOr": ["match n:  # here\n    case 1 | 2:\n        pass"],
    "MatchSequence": ["match xs:  # here\n    case [1]:\n        pass"],
    "MatchSingleton": ["match n:  # here\n    case None:\n        pass"],
    "MatchStar": ["match xs:  # here\n    case [*rest]:\n        pass"],
    "MatchValue": ["match n:  # here\n    case 1:\n        pass"],
    "ParamSpec": ["def inner[**P](m):\n    return m\nreturn inner(n)"],
    "Store": ["m = n\nreturn m"],
    "TypeVar": ["def inner[T](m: T) -> T:\n    return m\nreturn inner(n)"],
    "TypeVarTuple": ["def inner[*T](m):\n    return m\nreturn inner(n)"],
    "alias": ["import math as m  # here"],
    "arg": ["def inner(m: int) -> int:\n    return m\nreturn inner(n)"],
    "arguments": [
        "def inner(a, /, b, *, c=1):\n    return [a, b, c]\nreturn inner(n, 2)",
        "def inner(items=[]):  # here\n    return items",
    ],
    "comprehension": [
        "return [x + len(key) for x in xs for key in d if x > 1]",
        "return [a for a, (b, c) in xs]  # here",
    ],
    "keyword": ["return Book(title=text, pages=n).pages", "return text.split(sep='b')  # here"],
    "match_case": ["match n:  # here\n    case 1:\n        pass"],
    "withitem": ["with open(text) as file:  # here\n    pass"],
}  # fmt: skip
"""In the order of the documentation: statements, expressions, operators, parts of others."""

PARTS = {"Statements": "AnnAssign", "Expressions": "Attribute", "Operators": "Add", "Parts": "Del"}
"""The first class under each heading."""


def constructs() -> set[str]:
    """Return the names of the classes of `ast` that a function may hold, in this Python."""
    classes = {name for name in dir(ast) if isinstance(getattr(ast, name), type) and name[0] != "_"}
    leaves = {
        name
        for name in classes
        if issubclass(getattr(ast, name), ast.AST) and not getattr(ast, name).__subclasses__()
    }
    # Constant has subclasses that no parser makes any more.
    return (leaves | {"Constant"}) - NOT_IN_FUNCTIONS - {"AST"}


def module_text(sample: str) -> str:
    """Return a module with one sample as its function `f`."""
    return HEAD + "".join(f"    {line}\n" for line in sample.split("\n"))
