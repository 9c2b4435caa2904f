"""Writes into each built page the style rules that it can use; see js/page_styles.js."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

from santa_app.framework.build.build_output import BuildError, built_pages, fallback_page

SCRIPT: Final = "page_styles.js"


def write_page_styles(client: Path, scripts: Path) -> None:
    """Change every page below `client`.

    Args:
        client: The built pages.
        scripts: The folder of our JavaScript below Reflex's .web.

    Raises:
        BuildError: When there is no Node, or a page has no style sheet.
    """
    node = shutil.which("node")
    if node is None:
        raise BuildError("there is no Node to write the style rules of the pages")
    pages = map(str, (*built_pages(client).values(), fallback_page(client)))
    result = subprocess.run(  # noqa: S603 -- our own fixed command
        [node, str(scripts / SCRIPT), str(client), *pages],
        cwd=scripts.parent, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if result.returncode:
        raise BuildError(f"the pages got no style rules: {result.stderr.strip()[-500:]}")
