"""The site's version, from `pyproject.toml`, its only source."""

import tomllib
from pathlib import Path
from typing import Final

VERSION: Final[str] = tomllib.loads(
    (Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8")
)["project"]["version"]
