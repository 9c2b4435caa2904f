"""Colors, type and spacing of the whole site, and the class names that components share.

`rxconfig.py` hands `TAILWIND` to Tailwind, so that components can use `bg-night` or `text-holly`.
The colors are in theme.toml.
"""

import tomllib
from pathlib import Path
from typing import Final

from santa_app.i18n import Language, current_language

_TABLES: Final = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))

COLORS: Final[dict[str, str | dict[str, str]]] = _TABLES["colors"]

HAS_DISPLAY_FACE: Final = current_language().script == "latin"
"""The display face has only Western European letters, so other scripts do not use it."""


def page_fonts(language: Language) -> tuple[str, ...]:
    """Return the paths of the fonts that every page of a language needs.

    `make art` cuts them to the letters of the language's texts. Japanese and Korean fonts weigh
    megabytes: their pages show the device's own.
    """
    own = language.prefix.replace("/", "-")
    fonts = [f"nunito{own or '-latin'}"]
    if language.script == "latin":
        fonts.insert(0, f"mountains-of-christmas-700{own}")
    if language.script == "arabic":
        fonts.append(f"baloo-bhaijaan-2{own}")
    return tuple(f"/fonts/{font}.woff2" for font in fonts)


FONTS: Final = page_fonts(current_language())
"""The fonts that every page preloads."""

FONT_SHEET: Final = f"/styles/fonts/{current_language().tag.lower()}.css"
"""The style sheet of the fonts, loaded after `site.css`."""

_SANS: Final = ["Nunito", "Nunito Standby", "Baloo Bhaijaan"]

_DISPLAY: Final = ["Mountains of Christmas", "Christmas Standby"] if HAS_DISPLAY_FACE else []

TAILWIND: Final[dict] = {
    "theme": {
        "extend": {
            "colors": COLORS,
            "textColor": _TABLES["words"],
            "borderColor": _TABLES["words"],
            "backgroundColor": _TABLES["surfaces"],
            "fontFamily": {
                "display": [*_DISPLAY, *_SANS, "sans-serif"],
                "sans": [*_SANS, "ui-rounded", "Segoe UI", "system-ui", "sans-serif"],
            },
            "boxShadow": _TABLES["shadows"],
        },
    },
    "plugins": [],
}
"""The argument of Reflex's TailwindV4Plugin."""

COLUMN: Final = "relative z-1 mx-auto w-full px-4 sm:px-6 lg:px-8"
"""A centered column of any width, in front of the snow."""

CONTAINER: Final = f"{COLUMN} max-w-6xl"
"""The centered column of every section."""

SECTION_PADDING: Final = "py-10 sm:py-20"

SHADED_BAND: Final = "snow-both bg-snow-200 pb-16 sm:pb-28"
"""A gray section with snow along both edges."""

NIGHT_BAND: Final = (
    "on-night stars snow-both bg-linear-to-r from-night via-night-700 to-night pt-16 pb-24 "
    "text-white sm:pt-20 sm:pb-32"
)
"""A night-blue section with snow along both edges."""

DISPLAY: Final = "font-display font-bold tracking-tight"
"""The display face, for headings only."""

FIGURE: Final = "font-sans font-extrabold tabular-nums"
"""Numbers that stand alone: the old-style figures of the display face look like letters."""

CARD: Final = "card rounded-3xl bg-white shadow-card ring-1 ring-night/5"
"""A white card with rounded corners."""

BARRED_CARD: Final = (
    f"{CARD} relative overflow-hidden before:absolute before:inset-y-0 before:start-0 before:w-2 "
    "before:bg-holly"
)
"""A white card with a red bar along its left edge."""

CARD_LINK: Final = "group transition hover:-translate-y-1 hover:shadow-lift"
"""A card that is one link as a whole: it rises on hover."""

_BUTTON: Final = (
    "btn inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 text-center "
    "transition max-[25rem]:px-4"
)
_SOLID: Final = (
    f"{_BUTTON} py-3 font-extrabold shadow-card hover:-translate-y-0.5 hover:shadow-lift "
    "active:translate-y-0"
)
_OUTLINED: Final = f"{_BUTTON} border-2 py-2.5 font-bold"

PRIMARY: Final = (
    f"{_SOLID} bg-holly text-white hover:bg-holly-700 disabled:translate-y-0 "
    "disabled:bg-holly/15 disabled:text-holly-700 disabled:shadow-none"
)
"""The main action of a page."""

GOLD: Final = f"{_SOLID} bg-gold text-night hover:bg-gold-300 disabled:opacity-60"
"""The main action on a dark background."""

SECONDARY: Final = (
    f"{_OUTLINED} border-pine/25 bg-white text-pine hover:border-pine hover:bg-pine/5 "
    "disabled:opacity-60"
)
"""A lesser action on a light background."""

GHOST: Final = f"{_OUTLINED} border-white/40 text-white hover:border-white hover:bg-white/10"
"""A lesser action on a dark background."""

FIELD: Final = (
    "field block w-full min-h-12 rounded-2xl border-2 border-ink/45 bg-white px-4 py-3 text-base "
    "text-ink placeholder:text-ink-soft/80 transition hover:border-pine-400 "
    "focus:border-pine focus:outline-hidden focus:ring-4 focus:ring-pine-400/25 "
    "aria-[invalid=true]:border-holly aria-[invalid=true]:bg-holly/5"
)
"""An input, select or text area."""
