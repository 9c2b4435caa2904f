"""Constants as JSON, and stored values checked against the types of their fields."""

import json
import re
import subprocess
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

import pytest

from reflex_browser_state.compiler.values import NotConstantError, shape_of, to_json
from reflex_browser_state.plugin import own_files
from reflex_browser_state.testing import node_path


class Tone(Enum):
    HIGH = "high"
    LOW = "low"


@dataclass(frozen=True, kw_only=True)
class Note:
    text: str
    tone: Tone = Tone.LOW

    @property
    def loud(self) -> str:
        return self.text.upper()

    @property
    def unsendable(self) -> object:
        return object()


CONSTANTS = [
    ((1, 2.0, 0.5, None, True, "é"), '[1,2,0.5,null,true,"\\u00e9"]'),
    (Note(text="a"), '{"text":"a","tone":"low","loud":"A"}'),
    ({"a": (Tone.HIGH,), Tone.LOW: {}}, '{"a":["high"],"low":{}}'),
    (MappingProxyType({"a": 1}), '{"a":1}'),
    (frozenset({"b", "a"}), '["a","b"]'),
]
REFUSED: list[object] = [
    [1],
    {1},
    {1: 2},
    2**60,
    float("nan"),
    float("inf"),
    object(),
    b"x",
    (object(),),
]
FITS: list[tuple[Any, list[object], list[object]]] = [
    (str, ["", "a"], [1, None, []]),
    (int, [1, -5], [1.5, "1", None]),
    (float, [1, 1.5], ["1", None]),
    (bool, [True, False], [0, "true"]),
    (int | None, [1, None], ["", 1.5]),
    (Literal["a", "b", 3], ["a", 3], ["c", "3", None]),
    (Tone, ["high"], ["loud", 1]),
    (list[int], [[], [1, 2]], [{}, [1, "2"], None, "12"]),
    (tuple[str, int], [["a", 1]], [["a"], ["a", 1, 2], [1, "a"]]),
    (tuple[int, ...], [[], [1]], [["a"]]),
    (dict[str, int], [{}, {"a": 1}], [[], {"a": "1"}, None]),
    (Note, [{"text": "a", "tone": "low"}], [{"text": "a"}, {"text": 1, "tone": "low"}, [], None]),
    (list[Note] | str, ["x", [{"text": "a", "tone": "high"}]], [[{}], 1]),
]


@pytest.mark.parametrize(("value", "expected"), CONSTANTS)
def test_constants_become_json(value: object, expected: str) -> None:
    assert to_json(value) == expected


@pytest.mark.parametrize(
    "value", REFUSED, ids=lambda value: re.sub(" at 0x[0-9a-f]+", "", repr(value))
)
def test_other_values_are_refused_with_a_hint(value: object) -> None:
    with pytest.raises(NotConstantError) as caught:
        to_json(value)
    assert caught.value.hint


def test_defaults_of_fields_may_be_lists() -> None:
    assert to_json([Note(text="a"), {"b": [1]}], fields=True).startswith('[{"text":"a"')


def test_types_without_a_json_form_are_refused() -> None:
    for hint in (object, set[int], dict[int, str], bytes):
        with pytest.raises(NotConstantError, match="cannot be checked"):
            shape_of(hint, lambda _: "")


def test_stored_values_are_checked_as_their_types_say(tmp_path: Path) -> None:
    (tmp_path / "shape.js").write_text(own_files()["shape"], "utf-8")
    (tmp_path / "package.json").write_text('{"type": "module"}', "utf-8")
    cases = [
        f"[{shape_of(hint, lambda _: '')}, {json.dumps(value)}]"
        for hint, good, bad in FITS
        for value in [*good, *bad]
    ]
    (tmp_path / "main.js").write_text(
        'import { fit } from "./shape.js";\n'
        f"const cases = [{', '.join(cases)}];\n"
        "const fits = ([shape, value]) => {\n"
        "  try { return JSON.stringify(fit(shape, value)) === JSON.stringify(value); }\n"
        "  catch (error) { return error.message.includes('another shape') ? false : null; }\n"
        "};\n"
        "process.stdout.write(JSON.stringify(cases.map(fits)));\n",
        "utf-8",
    )
    done = subprocess.run([node_path(), "main.js"], cwd=tmp_path, capture_output=True, check=True)
    expected = [flag for _, good, bad in FITS for flag in [True] * len(good) + [False] * len(bad)]
    assert json.loads(done.stdout) == expected
