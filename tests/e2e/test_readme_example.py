"""Runs the README's example for testers."""

import re
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"
TESTERS = README.read_text("utf-8").partition("\n## For testers\n")[2]
(EXAMPLE,) = re.findall(r"```python\n(.*?)```", TESTERS, re.DOTALL)

# Defines the example's test in this module, with the fixtures of this folder.
exec(compile(EXAMPLE, str(README), "exec"))  # noqa: S102 - the README's own code is under test


def test_example_holds_one_test() -> None:
    found = re.findall(r"^def (test_\w+)", EXAMPLE, re.MULTILINE)
    assert len(found) == 1
    assert callable(globals()[found[0]])
