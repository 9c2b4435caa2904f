"""A release runs in the folder with its `.env`, and still by the project's rxconfig.py."""

import subprocess
import sys
from pathlib import Path

from tests.support.running_site import ENVIRONMENT, ROOT

_LOAD = """
import santa_app.santa_app
from reflex_base.config import get_config
print(get_config().app_name, get_config().state_manager_mode)
"""


def test_no_state_is_written_to_disk_in_another_folder(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _LOAD],
        cwd=tmp_path,
        env=ENVIRONMENT | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["santa_app", "memory"]
    assert not list(tmp_path.iterdir())
