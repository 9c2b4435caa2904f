"""Faces: eyes with a catchlight, smiles, cheeks, and the whiskers of Santa and the nutcracker."""

from __future__ import annotations

from art.printables.kit.curves import fringe, fur_band
from art.printables.kit.shapes import Drawing, box, circle, ellipse, group, line, path


def eyes(gap: float, size: float) -> Drawing:
    """Return two round dark eyes, `gap` apart, each with a catchlight; `size` is their radius."""
    return group(*(eye(size).at(x, 0) for x in (-gap / 2, gap / 2)))


def eye(size: float) -> Drawing:
    """Return one dark oval eye that looks up and to the left."""
    return group(
        ellipse(0, 0, size * 0.85, size * 1.15).tint("ink").thin(0),
        circle(-size * 0.25, -size * 0.4, size * 0.36).tint("snow").thin(0),
        circle(size * 0.28, size * 0.45, size * 0.16).tint("snow").thin(0),
    )


def happy_eyes(gap: float, size: float) -> Drawing:
    """Return two eyes closed in a smile."""
    arcs = (
        line(f"M{x - size} {size * 0.5}Q{x} {-size} {x + size} {size * 0.5}")
        for x in (-gap / 2, gap / 2)
    )
    return group(*arcs)


def smile(width: float, depth: float) -> Drawing:
    """Return a curved mouth, centered on the origin."""
    half = width / 2
    return group(line(f"M{-half} 0Q0 {depth * 2} {half} 0"))


def laugh(width: float, depth: float) -> Drawing:
    """Return an open laughing mouth with a tongue."""
    half = width / 2
    mouth = path(
        f"M{-half} 0Q0 {depth * 0.35} {half} 0Q{half * 0.8} {depth} 0 {depth}"
        f"Q{-half * 0.8} {depth} {-half} 0Z"
    )
    tongue = ellipse(0, depth * 1.02, half * 0.55, depth * 0.42).tint("rose").thin()
    return group(mouth.tint("berry"), group(tongue).inside(mouth), mouth.tint("none"))


def cheeks(gap: float, size: float) -> Drawing:
    """Return two round cheeks, `gap` apart."""
    left, right = (circle(x, 0, size).tint("rose").thin(0.7) for x in (-gap / 2, gap / 2))
    return group(left, right)


def santa_head() -> Drawing:
    """Return Santa's laughing head, about 120 wide; the origin lies between his cheeks."""
    beard_edge = [(45, -6), (55, 8), (56, 25), (50, 42), (38, 56), (21, 66), (0, 72)]
    mirrored = [(-x, y) for x, y in reversed(beard_edge[:-1])]
    beard = path(
        "M-45 -6C-38 6 -20 10 0 8C20 10 38 6 45 -6" + fringe([*beard_edge, *mirrored], 0.58) + "Z"
    ).tint("snow")
    moustache = path(
        "M0 13C-6 6 -24 6 -30 14C-34 20 -42 20 -46 14C-46 30 -30 37 -17 33C-8 31 -2 25 0 19"
        "C2 25 8 31 17 33C30 37 46 30 46 14C42 20 34 20 30 14C24 6 6 6 0 13Z"
    ).tint("snow")
    brows = (
        path("M-27 -21C-25 -30 -11 -31 -8 -23C-13 -25 -20 -25 -27 -21Z").tint("snow"),
        path("M27 -21C25 -30 11 -31 8 -23C13 -25 20 -25 27 -21Z").tint("snow"),
    )
    return group(
        group(circle(-45, 2, 9).tint("skin"), circle(45, 2, 9).tint("skin")),
        path("M-45 8C-48 -50 48 -50 45 8C40 40 -40 40 -45 8Z").tint("skin"),
        beard,
        laugh(22, 15).at(0, 30),
        moustache,
        cheeks(58, 7.5).at(0, 3),
        circle(0, 7, 9).tint("rose"),
        eyes(32, 6.2).at(0, -9),
        *brows,
        santa_hat().at(0, -41),
    )


def santa_hat() -> Drawing:
    """Return a bobble hat whose brim is centered on the origin; the tip falls to the right."""
    cone = path(
        "M-42 2C-44 -34 -22 -72 16 -72C48 -72 66 -52 70 -26C62 -36 50 -40 40 -36"
        "C42 -24 42 -10 42 2Z"
    ).tint("red")
    fold = line("M40 -36C34 -46 26 -50 16 -50").thin()
    return group(cone, fold, path(fur_band(94, 19, 6)).tint("snow"), bobble(15).at(72, -18))


def bobble(radius: float) -> Drawing:
    """Return a fluffy ball."""
    points = [(radius * 0.86 * x, radius * 0.86 * y) for x, y in _OCTAGON]
    return group(
        path(
            f"M{points[0][0]:.1f} {points[0][1]:.1f}" + fringe([*points, points[0]], 0.62) + "Z"
        ).tint("snow")
    )


_OCTAGON = [
    (0, -1),
    (0.71, -0.71),
    (1, 0),
    (0.71, 0.71),
    (0, 1),
    (-0.71, 0.71),
    (-1, 0),
    (-0.71, -0.71),
]


def elf_head(look: str = "plain") -> Drawing:
    """Return an elf's head with pointed ears and cap, about 110 wide; the origin is mid face.

    `look` is "plain", "glasses" or "braids".
    """
    ear = path("M-36 -4C-48 -22 -66 -26 -72 -24C-70 -6 -56 14 -37 14Z").tint("skin")
    inner = line("M-62 -17C-54 -10 -48 -4 -43 4").thin()
    cap = path("M-42 -12C-40 -52 -8 -84 40 -92C34 -78 40 -40 42 -12Z").tint("pine")
    trim = path(
        "M-46 -10C-20 -24 20 -24 46 -10C48 -4 46 2 42 4C20 -8 -20 -8 -42 4C-46 2 -48 -4 -46 -10Z"
    ).tint("red")
    fringe_hair = path(
        "M-38 2C-30 12 -18 6 -14 -2C-8 8 6 8 10 -2C16 8 30 10 38 2C38 -20 -38 -20 -38 2Z"
    ).tint("brown")
    braid = group(
        *(ellipse(-44 - 2 * i, 24 + 17 * i, 10, 10).tint("gold") for i in range(3)),
        path("M-50 68L-44 68L-40 84L-56 84Z").tint("gold"),
        circle(-49, 68, 5).tint("red"),
    )
    braids = [braid, braid.flip()] if look == "braids" else []
    rims = [circle(x, 13, 11.5).tint("none") for x in (-16, 16)] + [line("M-4 11Q0 8 4 11")]
    return group(
        group(ear, inner),
        group(ear, inner).flip(),
        *braids,
        path("M-39 0C-42 -52 42 -52 39 0C38 30 20 42 0 42C-20 42 -38 30 -39 0Z").tint("skin"),
        fringe_hair,
        cap,
        trim,
        group(circle(42, -94, 9).tint("gold"), line("M42 -90L42 -86").thin()),
        *(rims if look == "glasses" else ()),
        eyes(32, 6.4).at(0, 12),
        cheeks(54, 5.2).at(0, 26),
        path("M-4 19Q0 26 4 19").tint("none").thin(0.9),
        smile(18, 5).at(0, 28),
    )


def nutcracker_head() -> Drawing:
    """Return the wooden head with tall hat, square jaw and combed beard; origin at the chin."""
    hair = path("M-38 -66C-52 -60 -52 -14 -40 -4L40 -4C52 -14 52 -60 38 -66Z").tint("snow")
    face = path("M-32 -70L32 -70L32 -22C32 -14 -32 -14 -32 -22Z").tint("skin")
    beard = path("M-30 -20L30 -20C34 2 16 16 0 22C-16 16 -34 2 -30 -20Z").tint("snow")
    teeth = group(
        box(-17, -23, 34, 12, 3).tint("snow"),
        *(line(f"M{x} -23L{x} -11").thin(0.7) for x in (-8.5, 0, 8.5)),
    )
    moustache = path(
        "M0 -34C-8 -40 -20 -36 -26 -30C-30 -26 -34 -28 -36 -32C-38 -20 -22 -16 -12 -21"
        "C-6 -24 -2 -27 0 -30C2 -27 6 -24 12 -21C22 -16 38 -20 36 -32C34 -28 30 -26"
        " 26 -30C20 -36 8 -40 0 -34Z"
    ).tint("snow")
    combed = (
        line(f"M{x} -6Q{x * 0.9} 4 {x * 0.55} {12 - abs(x) / 4}").thin(0.7)
        for x in (-16, -6, 6, 16)
    )
    return group(
        hair,
        face,
        beard,
        *combed,
        teeth,
        moustache,
        cheeks(46, 5.5).at(0, -44),
        eyes(26, 4.8).at(0, -55),
        line("M-20 -65Q-13 -70 -7 -65").thin(),
        line("M20 -65Q13 -70 7 -65").thin(),
        path("M-5 -38C-9 -44 -3 -52 0 -52C3 -52 9 -44 5 -38Z").tint("rose"),
        shako().at(0, -70),
    )


def shako() -> Drawing:
    """Return the nutcracker's tall hat with visor, badge and plume; origin at the brim."""
    plume = path("M-10 -76C-18 -96 -8 -116 4 -120C18 -112 18 -90 10 -76Z").tint("red")
    body = path("M-36 0L-40 -76C-20 -84 20 -84 40 -76L36 0Z").tint("night")
    top = path("M-40 -76C-20 -84 20 -84 40 -76C20 -66 -20 -66 -40 -76Z").tint("gold")
    visor = path(
        "M-40 2C-20 -10 20 -10 40 2C42 10 38 12 34 10C18 2 -18 2 -34 10C-38 12 -42 10 -40 2Z"
    )
    badge = group(circle(0, -38, 17).tint("gold"), circle(0, -38, 9).tint("red"))
    cords = (line("M-38 -40C-32 -28 -26 -26 -16 -30"), line("M38 -40C32 -28 26 -26 16 -30"))
    zigzag = line("M-37 -12L-28 -4L-18 -14L-9 -5L0 -15L9 -5L18 -14L28 -4L37 -12").thin()
    return group(
        plume,
        line("M1 -82Q4 -98 3 -108").thin(),
        body,
        zigzag,
        top,
        *cords,
        badge,
        visor.tint("gold"),
    )
