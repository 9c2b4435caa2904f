"""Elements from the Fluent emoji vectors (flat), recolored and placed in our scenes.

They are MIT licensed; assets/CREDITS.md names them.
"""

import json
import re
from pathlib import Path
from typing import Any

from parts.svg import Art

_icons: dict[str, Any] = {}


class UnknownEmojiError(LookupError):
    """A picture asks for an element that the installed set does not have."""


def open_set(packages: Path) -> None:
    """Read the set from a ``node_modules`` folder that holds ``@iconify-json/fluent-emoji-flat``.

    Raises OSError when the package is not there.
    """
    text = (packages / "@iconify-json" / "fluent-emoji-flat" / "icons.json").read_text()
    _icons.update(json.loads(text)["icons"])


def emoji(art: Art, name: str, colors: dict[str, str] | None = None) -> str:
    """Return the named element centered on the origin, 100 units wide.

    ``colors`` maps its colors (as written in the source, in small letters) to ours. Raises
    UnknownEmojiError for a name the set does not have.
    """
    if name not in _icons:
        raise UnknownEmojiError(name)
    body = re.sub(r"#[0-9A-Fa-f]{6}\b", lambda m: m[0].lower(), _icons[name]["body"])
    for old, new in (colors or {}).items():
        body = body.replace(old, new)
    for ident in set(re.findall(r'id="([^"]+)"', body)):
        own = re.sub(r"\W", "", name) + ident
        body = body.replace(f'id="{ident}"', f'id="{own}"').replace(f"#{ident})", f"#{own})")
    # The set is drawn on a grid of 32.
    return art.use(art.symbol(f'<g transform="scale(3.125)translate(-16 -16)">{body}</g>'), 0, 0)
