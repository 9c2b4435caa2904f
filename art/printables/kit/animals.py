"""Animals: reindeer in portrait and in flight, cat, mice, robin, rabbit, polar bear."""

from __future__ import annotations

from art.printables.kit.curves import blob
from art.printables.kit.faces import cheeks, eye, eyes, happy_eyes, smile
from art.printables.kit.shapes import Drawing, Part, Tube, circle, ellipse, group, line, path

_ANTLER = "M16 -56C26 -78 22 -92 34 -112M25 -82C34 -84 42 -90 46 -100M22 -74C14 -80 10 -88 12 -98"


def reindeer_head(nose: str = "ink", *, antlers: bool = True) -> Drawing:
    """Return a reindeer's face, about 170 wide; the origin lies between the eyes."""
    antler = Tube(_ANTLER, 12).tint("tan")
    ear = group(
        path("M38 -44C50 -66 78 -74 92 -66C90 -46 70 -28 46 -28Z").tint("brown"),
        path("M52 -44C60 -56 72 -62 82 -60C78 -48 68 -40 54 -37Z").tint("rose").thin(),
    )
    head = path(
        "M-44 -34C-48 -68 48 -68 44 -34C48 -12 60 14 57 38C52 76 -52 76 -57 38"
        "C-60 14 -48 -12 -44 -34Z"
    ).tint("brown")
    tuft = path(
        "M-17 -58C-20 -70 -10 -76 -6 -72C-4 -82 8 -82 10 -72C18 -74 22 -64 17 -57"
        "C8 -48 4 -44 2 -38C-4 -46 -12 -50 -17 -58Z"
    ).tint("tan")
    muzzle = ellipse(0, 38, 50, 33).tint("tan")
    return group(
        *((group(antler), group(antler).flip()) if antlers else ()),
        group(ear),
        group(ear).flip(),
        head,
        tuft,
        muzzle,
        line("M0 36L0 46M-18 46C-14 56 -4 56 0 46C4 56 14 56 18 46"),
        _nose(nose),
        eyes(48, 9).at(0, -13),
        cheeks(80, 7).at(0, 7),
    )


def _nose(tone: str) -> Drawing:
    shine = group(ellipse(0, 0, 5.5, 3.6).tint("snow").thin(0)).turn(-28).at(-9, 13)
    ring = group(ellipse(0, 0, 5.5, 3.6).tint("snow").thin(0.7)).turn(-28).at(-9, 13)
    shape = ellipse(0, 20, 21, 17).tint(tone)
    return group(shape, shine if tone == "ink" else ring)


def bell(size: float) -> Drawing:
    """Return a round sleigh bell of radius `size`."""
    return group(
        circle(0, 0, size).tint("gold"),
        line(f"M0 {size * 0.2}L0 {size}").thin(0.8),
        line(f"M{-size} 0Q0 {size * 0.4} {size} 0").thin(0.8),
    )


_FLYING = (
    "M62 14L96 20L84 48",
    "M40 26L74 46L58 66",
    "M-62 14L-100 30L-112 58",
    "M-44 26L-74 50L-92 72",
)
_STANDING = ("M60 10L62 80", "M34 20L36 86", "M-64 10L-66 80", "M-38 20L-40 86")


def _legs(routes: tuple[str, ...]) -> list[Part]:
    legs: list[Part] = []
    for route in routes:
        x, y = (float(value) for value in route.rpartition("L")[2].split())
        hoof = path("M-11 -6L11 -6L13 8C6 12 -6 12 -13 8Z").tint("slate")
        legs += [Tube(route, 20).tint("brown"), hoof.at(x, y + 4)]
    return legs


def reindeer(nose: str = "ink", *, flying: bool = True) -> Drawing:
    """Return a reindeer that goes to the right and looks at us, about 260 wide.

    The origin is the middle of the body; standing, the hooves are at y = 100.
    """
    legs = _legs(_FLYING if flying else _STANDING)
    tail = path("M-80 -16C-92 -36 -108 -40 -112 -32C-114 -20 -98 -8 -82 0Z").tint("tan")
    body = path(
        "M-84 -8C-86 -44 -40 -40 0 -40C24 -40 40 -64 60 -74L98 -44C92 -16 98 10 74 28"
        "C50 44 -40 44 -64 32C-78 26 -84 10 -84 -8Z"
    ).tint("brown")
    strap = path("M-8 -41C-16 -14 -14 16 -6 39L12 40C4 16 2 -14 10 -41Z").tint("red")
    collar = Tube("M52 -58C62 -36 80 -28 100 -34", 17).tint("red")
    bells = [bell(8).at(x, y) for x, y in ((58, -40), (73, -28), (91, -25))]
    far, near = (legs[:2] + legs[4:6]), (legs[2:4] + legs[6:])
    return group(
        *far,
        tail,
        body,
        *near,
        strap,
        collar,
        reindeer_head(nose).scale(0.72).turn(6).at(92, -104),
        *bells,
    )


def cat() -> Drawing:
    """Return a sitting cat seen from the front, about 190 high; the origin is below its paws."""
    ear = group(
        path("M-48 -132L-52 -180L-12 -156Z").tint("tan"),
        path("M-42 -142L-44 -164L-26 -152Z").tint("rose").thin(),
    )
    body = path("M-30 -96C-60 -60 -66 -10 -40 0L40 0C66 -10 60 -60 30 -96Z").tint("tan")
    head = path(
        "M-60 -112C-60 -148 -32 -162 0 -162C32 -162 60 -148 60 -112C60 -82 30 -72 0 -72"
        "C-30 -72 -60 -82 -60 -112Z"
    ).tint("tan")
    chest = path("M-20 -78C-30 -44 -20 -30 0 -28C20 -30 30 -44 20 -78Z").tint("snow")
    paws = [
        path("M-26 0C-30 -14 -4 -14 -6 0Z").tint("snow"),
        path("M26 0C30 -14 4 -14 6 0Z").tint("snow"),
    ]
    stripes = [
        line("M-10 -160Q-8 -150 -9 -144"),
        line("M0 -161L0 -148"),
        line("M10 -160Q8 -150 9 -144"),
    ]
    whiskers = line("M-44 -100L-72 -106M-44 -94L-70 -92M44 -100L72 -106M44 -94L70 -92").thin()
    return group(
        Tube("M40 -12C80 -6 92 -40 76 -62C70 -72 58 -66 62 -56", 17).tint("tan"),
        body,
        chest,
        *paws,
        ear,
        ear.flip(),
        head,
        *stripes,
        whiskers,
        path("M-6 -104L6 -104L0 -97Z").tint("rose"),
        line("M0 -97C-2 -88 -14 -88 -16 -94M0 -97C2 -88 14 -88 16 -94"),
        eyes(48, 9).at(0, -118),
        cheeks(74, 7).at(0, -99),
        path("M-34 -80C-14 -68 14 -68 34 -80L32 -68C14 -56 -14 -56 -32 -68Z").tint("red"),
        bell(9).at(0, -58),
    )


def mouse(hat: str = "red") -> Drawing:
    """Return a small upright mouse in a cap, about 130 high; the origin is below its feet."""
    ear = group(circle(-34, -92, 22).tint("tan"), circle(-34, -92, 13).tint("rose").thin())
    body = path("M-20 -56C-38 -30 -34 -4 -20 0L20 0C34 -4 38 -30 20 -56Z").tint("tan")
    head = path(
        "M-36 -72C-38 -98 -18 -108 0 -108C18 -108 38 -98 36 -72C30 -50 12 -44 0 -44"
        "C-12 -44 -30 -50 -36 -72Z"
    ).tint("tan")
    cap = group(
        path("M-20 -104C-16 -124 4 -134 26 -124C18 -122 18 -112 20 -104Z").tint(hat),
        path("M-24 -108C-8 -116 8 -116 24 -108L23 -99C8 -106 -8 -106 -23 -99Z").tint("snow"),
        circle(28, -123, 6).tint("snow"),
    )
    return group(
        Tube("M22 -10C50 0 60 -22 48 -36C42 -44 52 -54 60 -50", 7).tint("rose"),
        ear,
        ear.flip(),
        body,
        ellipse(0, -24, 17, 20).tint("snow").thin(),
        path("M-18 0C-30 2 -30 -10 -18 -10C-10 -10 -6 0 -18 0Z").tint("rose"),
        path("M18 0C30 2 30 -10 18 -10C10 -10 6 0 18 0Z").tint("rose"),
        head,
        cap,
        line("M-26 -62L-46 -64M-26 -58L-44 -54M26 -62L46 -64M26 -58L44 -54").thin(0.7),
        eyes(30, 6.6).at(0, -76),
        cheeks(46, 5).at(0, -63),
        ellipse(0, -64, 6, 4.6).tint("ink").thin(0),
        smile(14, 4).at(0, -57),
    )


def robin() -> Drawing:
    """Return a round robin that looks to the right, about 80 wide; the origin is below its feet."""
    return group(
        line("M-6 -6L-8 0M-8 0L-14 1M-8 0L-3 1M8 -6L8 0M8 0L2 1M8 0L14 1"),
        path("M-30 -34L-58 -44L-54 -30L-60 -24L-28 -20Z").tint("brown"),
        circle(0, -36, 32).tint("brown"),
        path("M30 -46C34 -26 20 -5 2 -4C-14 -12 -10 -32 6 -40C14 -43 22 -46 30 -46Z").tint("red"),
        path("M-26 -38C-22 -18 -4 -14 4 -22C2 -36 -10 -44 -26 -38Z").tint("wood"),
        path("M29 -54L45 -47L31 -42Z").tint("gold"),
        eye(5).at(12, -54),
    )


def rabbit() -> Drawing:
    """Return a sitting rabbit seen from the front, about 150 high; the origin is below its paws."""
    ear = group(
        path("M-10 -96C-34 -120 -34 -160 -20 -164C-4 -160 -2 -124 -2 -98Z").tint("snow"),
        path("M-12 -106C-24 -124 -24 -146 -18 -150C-10 -146 -8 -126 -8 -106Z").tint("rose").thin(),
    )
    return group(
        ear.turn(-6),
        ear.flip().turn(6),
        path("M-26 -52C-46 -30 -44 -2 -26 0L26 0C44 -2 46 -30 26 -52Z").tint("snow"),
        ellipse(0, -22, 18, 18).thin(),
        path("M-30 2C-38 -12 -10 -14 -8 2Z").tint("snow"),
        path("M30 2C38 -12 10 -14 8 2Z").tint("snow"),
        path(
            blob(
                [
                    (-40, -74),
                    (-26, -100),
                    (0, -106),
                    (26, -100),
                    (40, -74),
                    (24, -50),
                    (0, -46),
                    (-24, -50),
                ]
            )
        ).tint("snow"),
        eyes(34, 7).at(0, -78),
        cheeks(54, 6).at(0, -64),
        path("M-5 -68L5 -68L0 -62Z").tint("rose"),
        line("M0 -62C-1 -56 -9 -56 -10 -60M0 -62C1 -56 9 -56 10 -60").thin(),
    )


def polar_bear() -> Drawing:
    """Return a polar bear cub on its haunches with a scarf, about 190 high; origin at its feet."""
    ear = group(circle(-42, -156, 16).tint("snow"), circle(-42, -156, 8).tint("rose").thin())
    foot = group(
        ellipse(-32, -12, 24, 18).tint("snow"), ellipse(-32, -8, 10, 7).tint("rose").thin()
    )
    return group(
        path("M-44 -90C-70 -50 -66 -6 -40 0L40 0C66 -6 70 -50 44 -90Z").tint("snow"),
        ellipse(0, -42, 32, 34).thin(),
        foot,
        foot.flip(),
        path("M-44 -76C-66 -64 -70 -44 -60 -38C-48 -34 -38 -44 -34 -58Z").tint("snow"),
        path("M44 -76C66 -64 70 -44 60 -38C48 -34 38 -44 34 -58Z").tint("snow"),
        ear,
        ear.flip(),
        path(
            "M-58 -116C-60 -150 -32 -172 0 -172C32 -172 60 -150 58 -116C54 -86 28 -78 0 -78"
            "C-28 -78 -54 -86 -58 -116Z"
        ).tint("snow"),
        ellipse(0, -106, 25, 18).thin(),
        ellipse(0, -115, 10, 7).tint("ink").thin(0),
        line("M0 -108L0 -103M-10 -102Q0 -94 10 -102").thin(),
        happy_eyes(50, 8).at(0, -128),
        cheeks(80, 7).at(0, -110),
        path("M-46 -92C-20 -76 20 -76 46 -92L44 -74C20 -60 -20 -60 -44 -74Z").tint("red"),
        path("M18 -70L40 -74L46 -34L24 -30Z").tint("red"),
        line("M23 -42L44 -46").thin(),
    )
