"""Where the pages are that this process serves, and whether it runs an installed release."""

import os
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
"""The project's folder; of an installed release, the folder of its package."""
RELEASE: Final = ROOT / "release"
"""The pages of a release, with marks; a checkout has none."""
IS_RELEASE: Final = RELEASE.is_dir()


def enter_site_folder() -> None:
    """Change to the folder with `.env` and the database: of a release, the current one."""
    if not IS_RELEASE:
        os.chdir(ROOT)


def build_folder() -> Path:
    """Return the folder of the built pages; a release is served from the one that was filled."""
    return Path(os.environ.get("REFLEX_WEB_WORKDIR", ".web")) / "build"
