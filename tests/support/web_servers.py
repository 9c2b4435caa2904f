"""The checkers of nginx's and Caddy's configurations, which work where neither is installed."""

import os
import subprocess
from pathlib import Path

import crossplane


def nginx_mistakes(text: str, folder: Path) -> list[str]:
    """Return unknown directives, and those with a wrong place or number of arguments.

    Args:
        text: A whole configuration; what it includes is left out.
        folder: Where a file may be written.
    """
    file = folder / "checked.conf"
    file.write_text(text, "utf-8")
    # The names in a `map` are values, not directives.
    found = crossplane.parse(str(file), strict=True, single=True, ignore=("map",))
    return [f"{one['line']}: {one['error']}" for one in found["errors"]]


def caddy_mistake(file: Path, folder: Path) -> str:
    """Return what `caddy validate` says of a Caddyfile that it does not accept, else nothing.

    Args:
        file: The Caddyfile.
        folder: Where Caddy may keep its data.
    """
    result = subprocess.run(
        ["caddy", "validate", "--adapter", "caddyfile", "--config", str(file)],
        env={**os.environ, "HOME": str(folder), "SITE_HOST": "letters.example"},
        capture_output=True,
        text=True,
        check=False,
    )
    return result.stderr if result.returncode else ""
