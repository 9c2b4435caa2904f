"""Randomly built expressions give the same results in CPython and in Node."""

import importlib.util
import random
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from reflex_browser_state.testing import run_in_node, run_in_python

FUNCTIONS = 250
# The forms of each type of expression; a letter in <> stands for a part of that type:
# i int, s str, l list of ints, b bool, d dict, a any of these.
LEAVES = {
    "i": ["a", "b", "3", "-2", "0"],
    "s": ["s", "t", "''", "'ab'", "'é😀`$'"],
    "l": ["xs", "ys", "[]", "[1, 2, 3]"],
    "b": ["p", "True", "False"],
    "d": ["d", "dict()", "{'k': 1, 'ab': 2}"],
}
FORMS = {
    "i": [
        "(<i> + <i>)", "(<i> - <i> * <i>)", "(<i> // (<i> or 3))", "(<i> % (<i> or 5))", "(-<i>)",
        "(<i> if <a> else <i>)", "(<i> or <i>)", "(<i> and <i>)", "len(<d>)",
        "len(<s>)", "abs(<i>)", "sum(x + <i> for x in <l> if x > <i>)", "max(<l>, default=<i>)",
        "next((x for x in <l> if x > <i>), <i>)", "<d>.get(<s>, <i>)", "<s>.find(<s>)",
    ],
    "s": [
        "(<s> + <s>)", "<s>[<i>:<i>]", "<s>[::-1]", "<s>.upper()", "<s>.strip(<s>)", "str(<i>)",
        "f'<{<i>}|{<i>:>5,}>'", "<s>.join([str(x) for x in <l>])", "<s>.replace(<s>, <s>)",
        "(<s> or <s>)", "(<s> * (<i> % 4))", "<s>.zfill(<i> % 9)", "(<s> if <b> else <s>)",
    ],
    "l": [
        "[<i>, *<l>]", "(<l> + <l>)", "[x * <i> for x in <l> if <b>]", "<l>[<i>:]", "(<l> or <l>)",
        "[x - y for x in <l>[:3] for y in <l>[:2] if x != y]", "list(range(<i> % 5))",
        "sorted(<l>, key=lambda x: (-x, <i>))", "list(reversed(<l>))", "[ord(x) for x in <s>]",
        "[i * x for i, x in enumerate(<l>)]", "[x - y for x, y in zip(<l>, <l>)]",
    ],
    "b": [
        "(<i> < <i>)", "(<s> >= <s>)", "(<l> == <l>)", "(<l> < <l>)", "(<d> != <d>)", "(not <a>)",
        "(<b> and <b>)", "(<b> or not <b>)", "(<s> in <s>)", "(<i> in <l>)", "(<s> in <d>)",
        "any(x > <i> for x in <l>)", "all(x > <i> or <b> for x in <l>)", "(<i> == <b>)",
        "(a < b <= <i>)", "bool(<a>)", "<s>.startswith(<s>)", "(<s> == 'ab')",
    ],
    "d": [
        "{**<d>, <s>: <i>}", "{str(x) + 'z': x for x in <l>}", "(<d> or <d>)",
        "dict(zip(['u', 'v'], <l>))", "{'k': <i>, <s> + 'q': <i>}",
    ],
}  # fmt: skip


def expression(source: random.Random, kind: str, depth: int) -> str:
    kind = source.choice("slbd") if kind == "a" else kind
    form = source.choice(FORMS[kind] if depth else LEAVES[kind])
    rest = [0, depth - 1]
    return re.sub(
        r"<([islbda])>", lambda part: expression(source, part[1], source.choice(rest)), form
    )


def text(source: random.Random) -> str:
    return "".join(source.choices("abAé😀 \t1", k=source.randint(0, 4)))


def inputs(source: random.Random) -> list[object]:
    a, b = source.randint(-5, 9), source.randint(-5, 9)
    xs, ys = (source.choices(range(-4, 7), k=source.randint(0, 4)) for _ in range(2))
    counts = {text(source) or "k": source.randint(0, 3) for _ in range(2)}
    return [a, b, text(source), text(source), xs, ys, source.random() < 0.5, counts]


@pytest.fixture
def module(tmp_path: Path) -> ModuleType:
    """A module whose function `results` returns the results of all expressions."""
    source = random.Random(2025)  # noqa: S311 - the same expressions in each run
    lines, names = [], []
    while len(names) < FUNCTIONS:
        body = expression(source, source.choice("islbd"), 4)
        try:
            compile(body, "expression", "eval")
        except SyntaxError:  # quotes in an f-string inside another
            continue
        names.append(f"f{len(names)}")
        lines += [f"def {names[-1]}(a, b, s, t, xs, ys, p, d):", f"    return {body}", ""]
    calls = ", ".join(f"{name}(a, b, s, t, xs, ys, p, d)" for name in names)
    lines += ["def results(a, b, s, t, xs, ys, p, d):", f"    return [{calls}]"]
    file = tmp_path / "random_expressions.py"
    file.write_text("\n".join(lines), encoding="utf-8")
    spec = importlib.util.spec_from_file_location("random_expressions", file)
    assert spec
    assert spec.loader
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_random_expressions_agree(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module.__name__, module)
    given = [inputs(random.Random(seed)) for seed in range(40)]  # noqa: S311
    python, node = run_in_python(module.results, given), run_in_node(module.results, given)
    for arguments, expected, got in zip(given, python, node, strict=True):
        assert len(expected) == FUNCTIONS
        differ = [n for n, pair in enumerate(zip(expected, got, strict=True)) if pair[0] != pair[1]]
        assert not differ, (f"functions {differ} of {module.__file__}", arguments)
