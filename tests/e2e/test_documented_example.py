"""Runs the example of docs/testing.md."""

import re
from pathlib import Path

TESTING = Path(__file__).parents[2] / "docs" / "testing.md"
(EXAMPLE,) = re.findall(r"```python\n(.*?)```", TESTING.read_text("utf-8"), re.DOTALL)

# Defines the example's test in this module, with the fixtures of this folder.
exec(compile(EXAMPLE, str(TESTING), "exec"))  # noqa: S102 - the documentation's code is under test


def test_example_holds_one_test() -> None:
    found = re.findall(r"^def (test_\w+)", EXAMPLE, re.MULTILINE)
    assert len(found) == 1
    assert callable(globals()[found[0]])
