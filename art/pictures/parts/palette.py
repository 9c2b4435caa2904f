"""The colors of the site's illustrations (DESIGN section 7) and how they are mixed.

Every picture takes its colors from here, so one change recolors all of them.
"""

NIGHT = "#0b1530"
NIGHT_700 = "#142349"
NIGHT_500 = "#23386e"
PINE = "#0f3d2e"
PINE_600 = "#17573f"
PINE_400 = "#2f8260"
HOLLY = "#b3202c"
HOLLY_700 = "#8a1420"
GOLD = "#f4c361"
GOLD_300 = "#ffe0a3"
EMBER = "#e88a3a"
SNOW = "#fbfaf5"
SNOW_200 = "#eef2f7"
ICE = "#cfe0f5"
BARK = "#5b3a26"

HOLLY_300 = "#d9505a"
BARK_700 = "#3c2417"
BARK_400 = "#8a5c3b"
BARK_300 = "#b98556"
CREAM = "#fff3d9"

SKIN_PALE = "#ffd9bd"
SKIN_ROSY = "#f6c19c"
SKIN_TAN = "#d99a6c"
SKIN_BROWN = "#a86b43"
SKIN_DEEP = "#7a4a2e"


def _channels(color: str) -> tuple[int, int, int]:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """Return the color that lies ``share`` (0 to 1) of the way from first to second.

    Both are ``#rrggbb``.
    """
    pairs = zip(_channels(first), _channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
