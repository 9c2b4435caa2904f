"""Colors, type and spacing of the whole site, and the few class names that components share.

Tailwind is given these values once (rxconfig.py); components then speak of
`bg-night` or `text-holly`. DESIGN section 7 says where they come from.
"""

from typing import Final

COLORS: Final[dict[str, str | dict[str, str]]] = {
    "night": {"DEFAULT": "#0b1530", "700": "#142349", "500": "#23386e"},
    "pine": {"DEFAULT": "#0f3d2e", "600": "#17573f", "400": "#2f8260"},
    "holly": {"DEFAULT": "#b3202c", "700": "#8a1420"},
    "gold": {"DEFAULT": "#f4c361", "300": "#ffe0a3", "700": "#8a5a00"},
    "ember": "#e88a3a",
    "snow": {"DEFAULT": "#fbfaf5", "200": "#eef2f7"},
    "ice": "#cfe0f5",
    "bark": "#5b3a26",
    "plum": {"DEFAULT": "#2a0f22", "700": "#471733", "500": "#6b2142"},
    "ink": {"DEFAULT": "#1b2740", "soft": "#46526b"},
}
"""The palette: a winter night and warm windows."""

TAILWIND: Final[dict] = {
    "theme": {
        "extend": {
            "colors": COLORS,
            "fontFamily": {
                "display": [
                    "Mountains of Christmas",
                    "Christmas Standby",
                    "Nunito",
                    "Nunito Standby",
                    "sans-serif",
                ],
                "sans": [
                    "Nunito",
                    "Nunito Standby",
                    "ui-rounded",
                    "Segoe UI",
                    "system-ui",
                    "sans-serif",
                ],
            },
            "boxShadow": {
                "card": "0 1px 2px rgb(11 21 48 / 0.06), 0 10px 30px -12px rgb(11 21 48 / 0.22)",
                "lift": "0 2px 4px rgb(11 21 48 / 0.08), 0 22px 44px -16px rgb(11 21 48 / 0.34)",
            },
        },
    },
    "plugins": [],
}
"""What TailwindV4Plugin receives."""

WRAP: Final = "mx-auto w-full max-w-6xl px-4 sm:px-6 lg:px-8"
"""The column every section keeps to."""

SECTION: Final = "py-14 sm:py-20"
"""The vertical rhythm between sections."""

SHADE: Final = "snow-both bg-snow-200 pb-20 sm:pb-28"
"""A section in the shade, with snow along both edges."""

NIGHT_BAND: Final = (
    "on-night stars snow-both bg-linear-to-r from-night via-night-700 to-night pt-16 pb-24 "
    "text-white sm:pt-20 sm:pb-32"
)
"""A section at night between two drifts of snow."""

DISPLAY: Final = "font-display font-bold tracking-tight"
"""Display type, for headings only."""

FIGURE: Final = "font-sans font-extrabold tabular-nums"
"""Numbers: the display type's old-style figures read like letters."""

CARD: Final = "card rounded-3xl bg-white shadow-card ring-1 ring-night/5"
"""A sheet of paper on the snow."""

PRIMARY: Final = (
    "btn inline-flex min-h-12 items-center justify-center gap-2 rounded-full bg-holly px-6 py-3 "
    "text-center font-extrabold text-white shadow-card transition hover:-translate-y-0.5 "
    "hover:bg-holly-700 hover:shadow-lift active:translate-y-0 "
    "disabled:translate-y-0 disabled:bg-[#f3dcdc] disabled:text-holly-700 disabled:shadow-none"
)
"""The one thing to do on a page."""

GOLD: Final = (
    "btn inline-flex min-h-12 items-center justify-center gap-2 rounded-full bg-gold px-6 py-3 "
    "text-center font-extrabold text-night shadow-card transition hover:-translate-y-0.5 "
    "hover:bg-gold-300 hover:shadow-lift active:translate-y-0 disabled:opacity-60"
)
"""The same on dark ground."""

QUIET: Final = (
    "btn inline-flex min-h-12 items-center justify-center gap-2 rounded-full border-2 "
    "border-pine/25 bg-white px-6 py-2.5 text-center font-bold text-pine transition "
    "hover:border-pine hover:bg-pine/5 disabled:opacity-60"
)
"""A second choice on light ground."""

GHOST: Final = (
    "btn inline-flex min-h-12 items-center justify-center gap-2 rounded-full border-2 "
    "border-white/40 px-6 py-2.5 text-center font-bold text-white transition "
    "hover:border-white hover:bg-white/10"
)
"""A second choice on dark ground."""

FIELD: Final = (
    "field block w-full min-h-12 rounded-2xl border-2 border-ink/45 bg-white px-4 py-3 text-base "
    "text-ink placeholder:text-ink-soft/80 transition hover:border-pine-400 "
    "focus:border-pine focus:outline-hidden focus:ring-4 focus:ring-pine-400/25 "
    "aria-[invalid=true]:border-holly aria-[invalid=true]:bg-holly/5"
)
"""An input, select or text area."""
