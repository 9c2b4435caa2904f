"""Toys: teddy, train, blocks, drum, horse, robot and more."""

from __future__ import annotations

from art.printables.kit.curves import star
from art.printables.kit.faces import cheeks, eyes, smile
from art.printables.kit.ornaments import bow
from art.printables.kit.shapes import Drawing, Tube, box, circle, ellipse, group, line, path


def teddy() -> Drawing:
    """Return a sitting teddy bear with a bow tie, about 130 high; the origin is below it."""
    ear = group(circle(-30, -112, 14).tint("wood"), circle(-30, -112, 7).tint("tan").thin())
    foot = group(circle(-30, -14, 18).tint("wood"), circle(-30, -13, 9).tint("tan").thin())
    return group(
        path("M-30 -66C-58 -60 -62 -40 -54 -32C-44 -28 -36 -40 -28 -48Z").tint("wood"),
        path("M30 -66C58 -60 62 -40 54 -32C44 -28 36 -40 28 -48Z").tint("wood"),
        ellipse(0, -36, 36, 34).tint("wood"),
        ellipse(0, -32, 20, 20).tint("tan").thin(),
        foot,
        foot.flip(),
        ear,
        ear.flip(),
        ellipse(0, -90, 40, 34).tint("wood"),
        ellipse(0, -80, 18, 14).tint("tan"),
        ellipse(0, -86, 6, 4.5).tint("ink").thin(0),
        line("M0 -84L0 -79M-6 -79Q0 -73 6 -79").thin(),
        eyes(34, 5.6).at(0, -96),
        cheeks(58, 5).at(0, -84),
        bow(44, "red").at(0, -58),
    )


def train() -> Drawing:
    """Return a toy locomotive that drives to the right, about 150 wide; origin below the wheels."""
    return group(
        box(-70, -92, 54, 68, 4).tint("red"),
        path("M-80 -92C-80 -106 -8 -106 -8 -92Z").tint("night"),
        box(-58, -82, 30, 26, 3).tint("gold"),
        box(-18, -62, 80, 38, 10).tint("pine"),
        line("M6 -62L6 -24M30 -62L30 -24").thin(),
        path("M34 -62L30 -92L54 -92L50 -62Z").tint("slate"),
        box(26, -102, 32, 12, 5).tint("gold"),
        path("M-4 -62C-4 -78 18 -78 18 -62Z").tint("gold"),
        box(-78, -30, 146, 12, 4).tint("slate"),
        path("M66 -30L90 -6L60 -6Z").tint("red"),
        *(
            group(circle(x, -r, r).tint("gold"), circle(x, -r, r * 0.4))
            for x, r in ((-48, 20), (8, 14), (44, 14))
        ),
    )


def wagon(tone: str = "night") -> Drawing:
    """Return an open wagon to hang behind the train, about 90 wide; origin below the wheels."""
    return group(
        line("M46 -20L58 -20"),
        path("M-48 -58L48 -58L42 -20L-42 -20Z").tint(tone),
        box(-52, -64, 104, 12, 4).tint("gold"),
        *(group(circle(x, -14, 14).tint("gold"), circle(x, -14, 5)) for x in (-24, 24)),
    )


def block(size: float, sign: str, tone: str = "gold") -> Drawing:
    """Return a building block with a "star", "heart", "dot" or "tree" sign; origin below it."""
    s = size
    signs = {
        "star": path(star(s * 0.3, s * 0.15)).tint("red"),
        "dot": circle(0, 0, s * 0.24).tint("red"),
        "heart": path(
            f"M0 {s * 0.24}C{-s * 0.5} {-s * 0.06} {-s * 0.2} {-s * 0.36} 0 {-s * 0.12}"
            f"C{s * 0.2} {-s * 0.36} {s * 0.5} {-s * 0.06} 0 {s * 0.24}Z"
        ).tint("red"),
        "tree": path(f"M0 {-s * 0.3}L{s * 0.26} {s * 0.22}L{-s * 0.26} {s * 0.22}Z").tint("pine"),
    }
    return group(
        box(-s / 2, -s, s, s, 4).tint(tone),
        box(-s * 0.39, -s * 0.89, s * 0.78, s * 0.78, 3).tint("snow").thin(),
        signs[sign].thin().at(0, -s / 2),
    )


def drum(width: float, height: float) -> Drawing:
    """Return a drum laced in zigzag, with two sticks; the origin is the middle of its base."""
    w, h, e = width / 2, height, width * 0.13
    body = path(f"M{-w} {-h}L{-w} 0C{-w} {e * 1.3} {w} {e * 1.3} {w} 0L{w} {-h}Z").tint("red")
    lacing = f"M{-w} {-h + e * 2}" + "".join(
        f"L{-w + w * 2 * (i + 1) / 6:.1f} {(-e * 0.1 if i % 2 == 0 else -h + e * 2.1):.1f}"
        for i in range(6)
    )
    hoop_top = path(
        f"M{-w} {-h}L{-w} {-h + e}C{-w} {-h + 2.4 * e} {w} {-h + 2.4 * e} {w} {-h + e}L{w} {-h}Z"
    )
    hoop_low = path(
        f"M{-w} {-e}C{-w} {e * 0.4} {w} {e * 0.4} {w} {-e}L{w} 0C{w} {e * 1.3} {-w} {e * 1.3}"
        f" {-w} 0Z"
    )
    return group(
        body,
        line(lacing).thin(),
        hoop_low.tint("gold"),
        hoop_top.tint("gold"),
        ellipse(0, -h, w, e * 1.1).tint("snow"),
    )


def drumstick(length: float) -> Drawing:
    """Return a drumstick with its knob at the origin, pointing up."""
    return group(Tube(f"M0 0L0 {-length}", 6).tint("tan"), ellipse(0, 0, 7, 9).tint("tan"))


def rocking_horse() -> Drawing:
    """Return a rocking horse that looks to the right, about 150 wide; origin below the rocker."""
    return group(
        Tube("M-46 -48C-62 -46 -64 -30 -58 -20", 12).tint("gold"),
        Tube("M-30 -40L-40 -10M26 -40L36 -10", 12).tint("tan"),
        path(
            "M-46 -52C-50 -76 -20 -70 0 -70C14 -70 20 -92 34 -106L44 -118L46 -106C58 -98 68 -86"
            " 70 -76"
            "C66 -66 54 -68 46 -76C48 -60 46 -36 26 -32L-30 -32C-42 -34 -46 -42 -46 -52Z"
        ).tint("tan"),
        path(
            "M38 -112C18 -110 4 -92 6 -72C16 -70 22 -78 22 -84C28 -86 32 -92 32 -98C38 -100 42"
            " -106 38 -112Z"
        ).tint("red"),
        path("M-24 -72C-20 -60 2 -60 6 -71L8 -52C-2 -42 -20 -42 -28 -52Z").tint("red"),
        circle(49, -93, 3.6).tint("ink").thin(0),
        line("M62 -74L56 -77").thin(),
        Tube("M-74 -22C-40 0 40 0 74 -22", 11).tint("wood"),
    )


def robot() -> Drawing:
    """Return a friendly tin robot, about 130 high; the origin is below its feet."""
    return group(
        line("M0 -118L0 -130"),
        circle(0, -134, 6).tint("red"),
        Tube("M-36 -66L-52 -46M36 -66L52 -46", 11).tint("sky"),
        box(-28, -12, 20, 12, 4).tint("slate"),
        box(8, -12, 20, 12, 4).tint("slate"),
        box(-22, -26, 12, 16).tint("sky"),
        box(10, -26, 12, 16).tint("sky"),
        box(-34, -74, 68, 50, 7).tint("sky"),
        box(-22, -62, 26, 18, 3).tint("snow").thin(),
        circle(18, -56, 5).tint("red").thin(),
        circle(18, -42, 5).tint("gold").thin(),
        circle(-40, -96, 7).tint("red"),
        circle(40, -96, 7).tint("red"),
        box(-36, -118, 72, 42, 10).tint("sky"),
        eyes(34, 7).at(0, -100),
        line("M-12 -86Q0 -80 12 -86"),
    )


def doll() -> Drawing:
    """Return a rag doll with bunches and a star on her dress, about 130 high; origin below her."""
    bunch = group(circle(-38, -88, 14).tint("gold"), circle(-27, -98, 5).tint("red").thin())
    return group(
        Tube("M-13 -30L-15 -8M13 -30L15 -8", 12).tint("snow"),
        ellipse(-17, -5, 11, 7).tint("slate"),
        ellipse(17, -5, 11, 7).tint("slate"),
        Tube("M-20 -58L-40 -42M20 -58L40 -42", 12).tint("skin"),
        path("M-16 -68L16 -68L38 -24C20 -14 -20 -14 -38 -24Z").tint("red"),
        path(star(10, 5)).tint("gold").thin().at(0, -38),
        bunch,
        bunch.flip(),
        circle(0, -90, 30).tint("skin"),
        path(
            "M-30 -86C-34 -130 34 -130 30 -86C22 -96 12 -104 0 -108C-12 -104 -22 -96 -30 -86Z"
        ).tint("gold"),
        eyes(24, 5).at(0, -88),
        cheeks(38, 4.5).at(0, -78),
        smile(12, 3.5).at(0, -76),
    )


def ball(radius: float) -> Drawing:
    """Return a beach ball with a star; the origin is its center."""
    r = radius
    return group(
        circle(0, 0, r).tint("sky"),
        line(
            f"M{-r * 0.9} {-r * 0.4}Q0 {r * 0.2} {r * 0.9} {-r * 0.4}"
            f"M{-r * 0.9} {r * 0.4}Q0 {r} {r * 0.9} {r * 0.4}"
        ),
        path(star(r * 0.4, r * 0.2)).tint("gold").thin().at(0, -r * 0.45),
    )
