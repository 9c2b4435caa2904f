"""The version of the site, which `pyproject.toml` states."""

import tomllib
from pathlib import Path
from typing import Final

_PROJECT_FILE: Final = Path(__file__).resolve().parents[1] / "pyproject.toml"

VERSION: Final[str] = tomllib.loads(_PROJECT_FILE.read_text(encoding="utf-8"))["project"]["version"]
