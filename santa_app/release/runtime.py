"""Makes Vite bundle a lighter runtime: no `eval`, no emotion, the websocket library on demand.

What exactly is changed stands in js/lean.js, js/plain_jsx.js and js/unused.js.
"""

from pathlib import Path
from typing import Final

FOLDER: Final = "santa"
"""Where our JavaScript stands in Reflex's .web folder."""
VITE_CONFIG: Final = "vite.config.js"

_OWN: Final = Path(__file__).parent / "js"
_IMPORT: Final = f'import lean from "./{FOLDER}/lean.js";\n'
_PLUGINS: Final = "  plugins: [\n"
_ALIASES: Final = "    alias: [\n"
_STAND_INS: Final = {
    "@emotion/react": "plain_jsx.js",
    "mergician": "unused.js",
    "universal-cookie": "unused.js",
    "$/utils/helpers/upload": "unused.js",
}
"""What Reflex imports, and which of our files is bundled in its place."""


def _alias(module: str, stand_in: str) -> str:
    return f"""      {{
        find: "{module}",
        replacement: fileURLToPath(new URL("./{FOLDER}/{stand_in}", import.meta.url)),
      }},
"""


class RuntimeChangeError(Exception):
    """Reflex's Vite configuration does not look as expected; the message says what is missing."""


def own_file(name: str) -> tuple[str, str]:
    """Return where one of our JavaScript files goes in .web, and its text."""
    return f"{FOLDER}/{name}", (_OWN / name).read_text(encoding="utf-8")


def with_lean_runtime(config: str) -> str:
    """Return Reflex's Vite configuration with our plugin and alias; once is enough.

    Raises:
        RuntimeChangeError: When the places to put them are not found.
    """
    if _IMPORT in config:
        return config
    for mark in (_PLUGINS, _ALIASES):
        if config.count(mark) != 1:
            raise RuntimeChangeError(f"{VITE_CONFIG} has no single {mark.strip()!r}")
    aliases = "".join(_alias(module, stand_in) for module, stand_in in _STAND_INS.items())
    config = config.replace(_PLUGINS, f"{_PLUGINS}    lean(),\n").replace(
        _ALIASES, f"{_ALIASES}{aliases}"
    )
    return _IMPORT + config
