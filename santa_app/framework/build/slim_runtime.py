"""Adds our Vite plugin and module replacements to Reflex's Vite configuration.

They remove `eval` and emotion from the runtime and load the websocket library on demand; see
js/slim_runtime.js, js/jsx_without_emotion.js and js/stubs.js.
"""

from pathlib import Path
from typing import Final

from santa_app.framework.build.build_output import BuildError

FOLDER: Final = "santa"
"""The folder of our JavaScript in Reflex's .web folder."""
VITE_CONFIG: Final = "vite.config.js"

_JS: Final = Path(__file__).parent / "js"
_IMPORT: Final = f'import slimRuntime from "./{FOLDER}/slim_runtime.js";\n'
_PLUGINS: Final = "  plugins: [\n"
_ALIASES: Final = "    alias: [\n"
_REPLACED_MODULES: Final = {
    "@emotion/react": "jsx_without_emotion.js",
    "mergician": "stubs.js",
    "universal-cookie": "stubs.js",
    "$/utils/helpers/upload": "stubs.js",
}
"""Modules that Reflex imports, and our file that is bundled in their place."""


def read_script(name: str) -> str:
    """Return the text of one of our JavaScript files."""
    return (_JS / name).read_text(encoding="utf-8")


def copy_to_web(name: str) -> tuple[str, str]:
    """Return the path in .web and the text of one of our JavaScript files (a save task)."""
    return f"{FOLDER}/{name}", read_script(name)


def with_slim_runtime(config: str) -> str:
    """Return Reflex's Vite configuration with our plugin and aliases.

    Raises:
        BuildError: When the configuration has no single place for them.
    """
    if _IMPORT in config:
        return config
    for mark in (_PLUGINS, _ALIASES):
        if config.count(mark) != 1:
            raise BuildError(f"{VITE_CONFIG} has not exactly one {mark.strip()!r}")
    aliases = "".join(_alias(module, file) for module, file in _REPLACED_MODULES.items())
    config = config.replace(_PLUGINS, f"{_PLUGINS}    slimRuntime(),\n").replace(
        _ALIASES, f"{_ALIASES}{aliases}"
    )
    return _IMPORT + config


def _alias(module: str, file: str) -> str:
    return f"""      {{
        find: "{module}",
        replacement: fileURLToPath(new URL("./{FOLDER}/{file}", import.meta.url)),
      }},
"""
