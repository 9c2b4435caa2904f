"""Elements from the Noto and Fluent emoji vectors, recolored and placed in our scenes.

Noto is Apache-2.0, Fluent emoji MIT; assets/CREDITS.md names both.
"""

import json
import re
from pathlib import Path

from parts.svg import Art

_FOLDERS = {"noto": "noto", "fluent": "fluent-emoji-flat"}
_sets: dict[str, dict] = {}


class UnknownEmojiError(LookupError):
    """A picture asks for an element that the installed sets do not have."""


def open_sets(packages: Path) -> None:
    """Read both sets from a ``node_modules`` folder that holds the ``@iconify-json`` packages."""
    for key, folder in _FOLDERS.items():
        text = (packages / "@iconify-json" / folder / "icons.json").read_text()
        _sets[key] = json.loads(text)


def emoji(
    art: Art, name: str, colors: dict[str, str] | None = None, drop: str | None = None
) -> str:
    """Return the element ``set:name`` centred on the origin, 100 units wide.

    ``colors`` maps its colors (as written in the source, lower case) to ours; ``drop`` is a
    pattern of parts to leave out. Raises UnknownEmojiError for a name the set does not have.
    """
    family, _, icon = name.partition(":")
    try:
        source = _sets[family]["icons"][icon]
    except KeyError as error:
        raise UnknownEmojiError(name) from error
    body = re.sub(r"#[0-9A-Fa-f]{6}\b", lambda m: m[0].lower(), source["body"])
    for old, new in (colors or {}).items():
        body = body.replace(old, new)
    if drop:
        body = re.sub(drop, "", body)
    prefix = re.sub(r"\W", "", name)
    for ident in set(re.findall(r'id="([^"]+)"', body)):
        body = body.replace(f'id="{ident}"', f'id="{prefix}{ident}"')
        body = body.replace(f"#{ident})", f"#{prefix}{ident})").replace(
            f'href="#{ident}"', f'href="#{prefix}{ident}"'
        )
    size = _sets[family].get("width", 128)
    scale = 100 / size
    markup = f'<g transform="scale({scale:.4g})translate(-{size / 2:g} -{size / 2:g})">{body}</g>'
    return art.use(art.symbol(markup), 0, 0)
