"""The bytes of browser States on each page, computed by states.mjs."""

import json
import shutil
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_SCRIPT = Path(__file__).parent / "states.mjs"


@dataclass(frozen=True, slots=True, kw_only=True)
class PageStates:
    """The States of a page, and their gzip bytes with everything they import except the runtime."""

    used: tuple[str, ...]
    used_bytes: int
    carried: tuple[str, ...]
    """States in the chunks that the page loads; more than it uses when chunks are shared."""
    carried_bytes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StateWeights:
    """Gzip bytes of runtime and valtio, of each State alone, and of each page's States."""

    runtime: int
    states: dict[str, int]
    pages: dict[str, PageStates]


def weigh_states(web: Path, paths: Iterable[str]) -> StateWeights:
    """Return what the States of the built site in `web` weigh on the pages at `paths`.

    Raises:
        RuntimeError: When a module cannot be bundled; with what the bundler said.
    """
    asked = {"web": str(web.resolve()), "pages": {path: route_module(path) for path in paths}}
    node = shutil.which("node") or "node"
    ran = subprocess.run(
        [node, str(_SCRIPT)], input=json.dumps(asked), capture_output=True, text=True, check=False
    )
    if ran.returncode:
        raise RuntimeError(f"the States could not be weighed:\n{ran.stderr[-2000:]}")
    found = json.loads(ran.stdout)
    return StateWeights(
        runtime=found["runtime"],
        states=found["states"],
        pages={path: _page(values) for path, values in found["pages"].items()},
    )


def route_module(path: str) -> str:
    """Return the name of the module that Reflex makes for the page at `path`."""
    parts = [f"[{part}]" for part in path.strip("/").split("/") if part]
    return ".".join([*parts, "_index.jsx"])


def _page(values: dict[str, Any]) -> PageStates:
    return PageStates(
        used=tuple(values["used"]),
        used_bytes=values["usedBytes"],
        carried=tuple(values["carried"]),
        carried_bytes=values["carriedBytes"],
    )
