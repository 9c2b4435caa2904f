"""Adds our Vite plugin to Reflex's Vite configuration; see js/slim_runtime.js."""

from pathlib import Path
from typing import Final

from santa_app.framework.build.build_output import BuildError

FOLDER: Final = "santa"
"""The folder of our JavaScript in Reflex's .web folder."""
VITE_CONFIG: Final = "vite.config.js"

_JS: Final = Path(__file__).parent / "js"
SCRIPTS: Final = tuple(
    _JS / f"{name}.js" for name in ("slim_runtime", "jsx_without_emotion", "stubs", "navigation")
)
"""The files that Vite needs."""
_IMPORT: Final = f'import slimRuntime from "./{FOLDER}/slim_runtime.js";\n'
_PLUGINS: Final = "  plugins: [\n"


def copy_to_web(script: Path) -> tuple[str, str]:
    """Return the path in .web and the text of one of our JavaScript files (a save task)."""
    return f"{FOLDER}/{script.name}", script.read_text(encoding="utf-8")


def with_slim_runtime(config: str) -> str:
    """Return Reflex's Vite configuration with our plugin.

    Raises BuildError when the configuration has no single list of plugins.
    """
    if _IMPORT in config:
        return config
    if config.count(_PLUGINS) != 1:
        raise BuildError(f"{VITE_CONFIG} has not exactly one {_PLUGINS.strip()!r}")
    return _IMPORT + config.replace(_PLUGINS, f"{_PLUGINS}    slimRuntime(),\n")
