"""Letters to Santa: the whole site. Start with site.py."""

from importlib.util import find_spec

if find_spec("reflex_browser_state") is None:  # installed by the path of this folder
    raise SystemExit(
        "The package reflex_browser_state is not found: if this folder was renamed or moved, move "
        "it back, or delete its .venv and install again."
    )
