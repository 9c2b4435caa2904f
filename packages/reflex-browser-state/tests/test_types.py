"""The types of State members for a type checker, on the class and on an instance."""

import re
import subprocess
import sys
from pathlib import Path

import typed_sample
from example_site import ROOT

FOLDER = Path(__file__).parent


def ty(name: str) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).parent / "ty"), "check", "--output-format", "concise"]
    return subprocess.run(
        [*command, str(FOLDER / name)], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_right_uses_pass() -> None:
    done = ty("typed_sample.py")
    assert done.returncode == 0, done.stdout


def test_right_uses_render() -> None:
    rendered = str(typed_sample.on_the_class())
    for part in ("Sample__snap.count", "Sample__store.go()", "Sample__store.reset()"):
        assert part in rendered


def test_mistakes_are_found() -> None:
    lines = (FOLDER / "typed_mistakes.py").read_text("utf-8").splitlines()
    wrong = [n for n, line in enumerate(lines, 1) if line.startswith("Sample(")]
    found = re.findall(r"typed_mistakes\.py:(\d+):\d+: error", ty("typed_mistakes.py").stdout)
    assert [int(line) for line in found] == wrong
