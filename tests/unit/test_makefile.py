"""`make` passes PORT on when it is given, and leaves it to `.env` otherwise."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("environment", "arguments", "port"),
    [({}, [], ""), ({"PORT": "3001"}, [], "3001"), ({}, ["PORT=3002"], "3002")],
)
def test_the_port(
    environment: dict[str, str], arguments: list[str], port: str, tmp_path: Path
) -> None:
    makefile = tmp_path / "Makefile"
    makefile.write_text(f'include {ROOT}/Makefile\nport:\n\t@echo "[$$PORT]"\n')
    done = subprocess.run(
        ["make", "-s", "-f", str(makefile), "port", *arguments],
        env={"PATH": os.environ["PATH"], **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"[{port}]\n"
