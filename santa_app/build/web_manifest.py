"""The web app manifest: name, colors and icons of the site on a phone's home screen."""

import json
from typing import Final

from santa_app import product
from santa_app.content import paths
from santa_app.i18n import current_language, page_path
from santa_app.theme import COLORS

MANIFEST_FILE: Final = "site.webmanifest"
"""Its name below the prefix of its language."""


def web_manifest() -> str:
    """Return the manifest as JSON; its icons come from art/icons."""
    language = current_language()
    home = language.prefix + paths.HOME
    night = COLORS["night"]["DEFAULT"]  # ty: ignore[invalid-argument-type] -- a nested color
    manifest = {
        "name": product.NAME,
        "short_name": product.SHORT_NAME,
        "description": "Write to Santa, follow his sleigh, play, bake and read.",
        "id": home,
        "start_url": home,
        "scope": home,
        "display": "standalone",
        "lang": language.tag,
        "dir": language.direction,
        "background_color": night,
        "theme_color": night,
        "icons": [
            {
                "src": f"/icons/icon-{mask}{size}.png",
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": "maskable" if mask else "any",
            }
            for mask in ("", "maskable-")
            for size in (192, 512)
        ],
        "shortcuts": [
            {
                "name": "Write to Santa",
                "url": page_path(product.ENGLISH_LETTER_PATH, language.locale),
            },
            {"name": "Track Santa", "url": language.prefix + paths.TRACKER},
        ],
    }
    return json.dumps(manifest, indent=1)
