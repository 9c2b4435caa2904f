"""The duration of a build with the packages installed, in one language and in all."""

import shutil
import time
from pathlib import Path

from santa_app.i18n import LANGUAGES
from tests.support.running_site import ROOT
from tests.support.site_copy import copy_site
from tests.support.table import show, verdict

MOST_SECONDS = 30.0
"""For one language."""


def show_build(folder: Path, *, quick: bool) -> None:
    """Build copies of the project, and print the seconds."""
    rows = []
    for locales in ([], [one.locale for one in LANGUAGES[1:]])[: 1 if quick else 2]:
        site = copy_site(folder / f"site-{len(locales)}")
        shutil.copytree(ROOT / "locales", site.folder / "locales")
        began = time.perf_counter()
        done = site.build(LANGUAGES=",".join(locales), INCOMPLETE_LANGUAGES=",".join(locales))
        seconds = time.perf_counter() - began
        if done.returncode:
            raise RuntimeError(f"the copy does not build:\n{done.stderr[-800:]}")
        met = "-" if locales else verdict(met=seconds <= MOST_SECONDS)
        rows.append((str(1 + len(locales)), f"{seconds:.1f}", met))
    show(
        "A build with installed packages",
        ("languages", "seconds", f"at most {MOST_SECONDS:.0f}"),
        rows,
    )
