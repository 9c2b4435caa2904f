"""Portraits of the nine reindeer, 480 x 480, each with its own coat, antlers, pose and finery."""

from collections.abc import Callable
from functools import partial

from parts.cottage import bow_shape
from parts.land import far_forest, pine, shadow, snow_fill
from parts.palette import EMBER, GOLD, GOLD_300, HOLLY, HOLLY_700, ICE, NIGHT_700, SNOW, mix
from parts.paper import HEART
from parts.reindeer import Coat, reindeer
from parts.sky import moon, snowfall, sparkle, star, stars
from parts.svg import Art, at, blob, circle, land, line, path, rect
from parts.things import holly


def _stage(tint: str, seed: int, *, moon_at: tuple[float, float, float] | None = None) -> Art:
    """A snowy night of its own color."""
    art = Art(480, 480)
    fill = art.linear((0, mix("#101d45", tint, 0.1)), (0.45, mix("#2a4684", tint, 0.22)),
        (0.78, mix(tint, "#ffe9cf", 0.35)))
    art.add(rect(0, 0, 480, 480, fill), stars(seed, 40, (0, 0, 480, 260)))
    if moon_at:
        art.add(moon(art, *moon_at))
    art.add(far_forest(seed, -10, 490, 346, 70, mix(NIGHT_700, tint, 0.2)))
    art.add(land([(0, 352), (130, 328), (300, 356), (480, 322)], 480, snow_fill(art, 0.45)))
    tree = art.symbol(pine(art, dark=0.35))
    spots = ((34, 360, 0.8), (86, 352, 0.56), (442, 346, 0.74), (396, 350, 0.5))
    art.add("".join(shadow(x - 12, y, 90 * s) + art.use(tree, x, y, s) for x, y, s in spots))
    art.add(land([(0, 412), (150, 396), (330, 412), (480, 394)], 480, snow_fill(art, 0.03)))
    return art


def scarf(color: str, *, fringe: str = SNOW, blown: bool = False, pattern: str = "") -> str:
    """A scarf around the neck of `reindeer`; its end hangs down or flies behind."""
    deep = mix(color, "#000000", 0.22)
    wrap = (path("M36 -162Q62 -142 92 -152L90 -130Q58 -120 30 -142z", color)
        + path("M34 -150Q60 -130 91 -139L90 -130Q58 -120 30 -142z", deep))
    if blown:
        end = blob([(40, -156), (10, -172), (-28, -166), (-62, -184), (-74, -164), (-40, -146),
                (-4, -150), (34, -138)], color)
        end += (line([(-70, -180), (-82, -186)], fringe, 4) + line([(-73, -172), (-87, -174)],
                fringe, 4) + line([(-72, -165), (-84, -162)], fringe, 4))
    else:
        end = (path("M60 -138L84 -140L90 -88L64 -84z", color)
            + path("M64 -96L89 -100L90 -88L64 -84z", fringe))
    return end + wrap + pattern


def _sash(color: str) -> str:
    deep = mix(color, "#000000", 0.25)
    return (path("M-36 -146Q-20 -150 -4 -146L8 -74Q-10 -68 -30 -72z", color)
        + path("M-38 -146L-32 -146L-24 -72L-30 -72z", GOLD) + path("M-8 -146L-3 -146L9 -74L3 -73z",
            GOLD) + circle(-16, -108, 12, deep) + star(-16, -108, 8, GOLD))


def _red_cap() -> str:
    """A dark red cap between ears and antlers."""
    return (path("M-32 -14C-30 -44 12 -54 28 -24Q-2 -30 -32 -14z", "#7d1426")
        + path("M-36 -10Q-2 -34 36 -22Q42 -18 34 -14Q-2 -24 -32 -4z", "#5a0d1b")
        + circle(-2, -44, 8, GOLD))


def _bolts() -> str:
    bolt = path("M0 -16L-8 2H0L-4 16L9 -4H1L6 -16z", GOLD)
    return (at(-52, -96, bolt, turn=-24) + at(26, -118, bolt, turn=12, scale=1.2)
        + at(62, -78, bolt, turn=34, scale=0.9))


def _medal() -> str:
    return (path("M38 -156Q60 -138 88 -146L86 -138Q58 -130 35 -148z", GOLD)
        + circle(70, -112, 19, GOLD) + circle(70, -112, 15.5, GOLD_300)
        + path(HEART, HOLLY, transform="translate(70 -111)scale(.37)")
        + line([(66, -138), (69, -130)], GOLD, 4))


def _neck_bow(color: str) -> str:
    return (path("M38 -156Q60 -138 88 -146L86 -134Q58 -126 34 -144z", color)
        + at(66, -138, bow_shape(color), scale=0.82))


def _dress(name: str) -> dict[str, str]:
    """What each reindeer wears: arguments for `reindeer`."""
    comet_stars = "".join(star(x, y, 4.6, GOLD_300) for x, y in ((46, -147), (64, -140), (82, -142),
            (74, -122), (78, -106)))
    wear: dict[str, dict[str, str]] = {
        "dasher": {"extra": scarf(EMBER, blown=True)},
        "dancer": {"extra": _neck_bow("#e0719d")},
        "prancer": {"on_back": _sash("#6b3fa0")},
        "vixen": {"on_head": _red_cap()},
        "comet": {"extra": scarf("#2a52b0", fringe=GOLD_300, pattern=comet_stars)},
        "cupid": {"extra": _medal()},
        "donner": {"extra": scarf("#8b95a8", fringe="#d7dde8")},
        "blitzen": {"extra": scarf("#e0ac2f", fringe=SNOW, blown=True), "on_head": _bolts()},
        "rudolph": {"extra": at(64, -140, holly(0.5))},
    }
    return wear[name]


# Coat, tint of the night, turn of the head, size.
COATS: dict[str, tuple[Coat, str, float, float]] = {"dasher": (Coat(fur="#a9683a", belly="#f0d2a6",
            antlers="swept", pose="leap", collar=HOLLY), EMBER, 4, 1.12),
    "dancer": (Coat(fur="#b98a62", belly="#f8e6cf", antlers="curly", pose="dance", lashes=True,
            collar="#e0719d"), "#c95d8c", -10, 1.3),
    "prancer": (Coat(fur="#7d5236", belly="#e3c39a", antlers="tall", pose="prance",
            collar="#6b3fa0", blaze=True), "#7a52b8", -8, 1.24),
    "vixen": (Coat(fur="#8f4a32", belly="#f3d3b6", antlers="short", pose="stand", wink=True,
            collar=GOLD), "#a83850", 6, 1.42),
    "comet": (Coat(fur="#6f5a52", belly="#d9cdc0", antlers="broad", pose="stand", spots=True,
            collar="#2a52b0", antler_color="#e6d2b0"), "#2c54b8", -24, 1.38),
    "cupid": (Coat(fur="#c58f68", belly="#fae3cf", antlers="heart", pose="trot", lashes=True,
            cheek=0.85, collar=GOLD), "#d0626c", -2, 1.36),
    "donner": (Coat(fur="#5c4231", belly="#c7a981", antlers="broad", pose="stand", bulk=0.9,
            collar="#8b95a8", antler_color="#bfa27a"), "#4a5a78", 4, 1.36),
    "blitzen": (Coat(fur="#d8cbbb", belly="#fdf8ee", antlers="spark", pose="prance", lashes=True,
            collar=GOLD, antler_color=GOLD), "#b08a1e", -4, 1.24),
    "rudolph": (Coat(fur="#94613d", belly="#ecd0a6", antlers="classic", pose="stand",
            nose="#ee2f2a", collar=HOLLY), HOLLY_700, 0, 1.36)}


def _portrait(name: str) -> Art:
    coat, tint, turn, size = COATS[name]
    number = list(COATS).index(name)
    night = {"comet": (392, 92, 44), "rudolph": None, "cupid": (88, 86, 34)}.get(name)
    art = _stage(tint, 20 + number, moon_at=night)
    if name == "rudolph":
        mist = art.linear((0, ICE, 0), (0.5, ICE, 0.4), (1, ICE, 0))
        art.add("".join(blob([(-60, y), (90, y - 26), (240, y - 8), (400, y - 30), (540, y),
                        (400, y + 26), (230, y + 14), (80, y + 30)], mist, opacity=0.7)
                for y in (262, 332)))
    lift = 30 if coat.pose == "leap" else 0
    x = 214 if coat.pose in ("leap", "prance") else 222
    art.add(shadow(x + 4, 432, 240 * size * 0.9, 15, 0.32))
    art.add(at(x, 432 - lift, reindeer(art, coat, head_turn=turn, **_dress(name)), scale=size))
    if name == "dasher":
        art.add("".join(line([(20 + i * 14, y), (84 + i * 10, y - 12)], SNOW, 5, opacity=0.55)
                for i, y in enumerate((250, 300, 352))))
    if name == "comet":
        art.add(line([(300, 60), (340, 40), (384, 62)], GOLD_300, 1.6, opacity=0.5),
            sparkle(300, 60, 10), sparkle(340, 40, 8))
    if name == "cupid":
        art.add("".join(path(HEART, "#f08c94", transform=f"translate({x} {y})scale({s})",
                    opacity=0.9) for x, y, s in ((412, 130, 0.52), (442, 176, 0.33),
                    (380, 92, 0.29))))
    art.add(snowfall(40 + number, 26, (0, 0, 480, 470)))
    return art


PICTURES: dict[str, Callable[[], Art]] = {f"reindeer/{name}": partial(_portrait, name)
    for name in COATS}
