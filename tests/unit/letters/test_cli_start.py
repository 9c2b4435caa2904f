"""The operator's command starts without the web framework."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_the_framework_is_not_loaded() -> None:
    code = (
        "import sys, santa_app.letters.operator.cli; "
        "print('reflex' in sys.modules, 'typer' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["False", "True"]
