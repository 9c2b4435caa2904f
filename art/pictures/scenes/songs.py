"""Covers of the six carols, 400 x 400."""

from parts.cottage import bow_shape
from parts.land import far_forest, footprints, pine, shadow, snow_fill
from parts.palette import (
    BARK_300,
    BARK_400,
    BARK_700,
    CREAM,
    EMBER,
    GOLD,
    GOLD_300,
    HOLLY,
    HOLLY_700,
    NIGHT,
    NIGHT_500,
    NIGHT_700,
    PINE,
    PINE_400,
    PINE_600,
    SKIN_BROWN,
    SKIN_PALE,
    SKIN_TAN,
    SNOW,
    SNOW_200,
    mix,
)
from parts.people import Look, child
from parts.sky import moon, snowfall, sparkle, star, stars
from parts.street import lantern_post
from parts.svg import Art, at, blob, circle, ellipse, land, line, path, poly, rect
from parts.things import bauble, flake, flame, holly, jingle_bell, note


def _cover(top: str, low: str, seed: int) -> Art:
    art = Art(400, 400)
    art.add(rect(0, 0, 400, 400, art.linear((0, top), (1, low))), stars(seed, 44, (0, 0, 400, 250)))
    return art


def silent_night() -> Art:
    """A small chapel under the stars."""
    art = _cover("#0e1a3e", "#4f6fae", 81)
    art.add(art.glow(292, 86, 120, GOLD_300, 0.7),
        path("M288 30L294 78L342 84L294 90L288 190L282 90L234 84L282 78z", GOLD_300),
        circle(288, 84, 10, SNOW))
    art.add(far_forest(81, -10, 410, 268, 56, mix(NIGHT_500, NIGHT_700, 0.3)),
        land([(0, 280), (120, 256), (270, 284), (400, 258)], 400, snow_fill(art, 0.45)))
    tree = art.symbol(pine(art, dark=0.4))
    art.add(art.use(tree, 44, 290, 0.72), art.use(tree, 92, 282, 0.5), art.use(tree, 366, 282,
            0.74))
    art.add(land([(0, 326), (160, 308), (400, 330)], 400, snow_fill(art, 0.06)))
    art.add(ellipse(196, 334, 140, 24, art.radial((0, GOLD, 0.7), (1, GOLD, 0))))
    stone = art.linear((0, "#d9c3a0"), (1, "#9c7f5e"))
    art.add(rect(170, 240, 116, 90, art.linear((0, "#c0a582"), (1, "#84694c"))),
        poly([(160, 244), (190, 196), (276, 196), (300, 244)], SNOW_200), rect(126, 176, 58, 154,
            stone), path("M116 180L155 96L194 180Q186 190 176 182Q164 192 155 182Q144 192 134 182"
            "Q122 190 116 180z", SNOW))
    art.add(path("M153 98V72M144 80H162", stroke=GOLD, stroke_width=4.5),
        circle(155, 208, 12, GOLD), path("M140 330V288Q140 272 155 272Q170 272 170 288V330z",
            HOLLY_700))
    for x in (198, 232, 262):
        art.add(art.glow(x + 8, 284, 30, GOLD, 0.6),
            path(f"M{x} 306V276Q{x} 264 {x + 8} 262Q{x + 16} 264 {x + 16} 276V306z", GOLD_300))
    art.add(footprints([(158 + i * 6, 340 + i * 12) for i in range(5)], 5),
        snowfall(81, 30, (0, 0, 400, 400)))
    return art


def jingle_bells() -> Art:
    """Two sleigh bells with a red ribbon."""
    art = _cover("#5e0d15", "#c9303c", 82)
    art.add(art.glow(200, 210, 230, GOLD_300, 0.5))
    for i, (x, y) in enumerate(((60, 70), (330, 60), (48, 300), (350, 310), (200, 366))):
        art.add(at(x, y, flake(SNOW), scale=0.7 + (i % 3) * 0.2, opacity=0.28))
    for x, y, r in ((146, 244, 72), (264, 254, 72)):
        art.add(ellipse(x, y + r + 20, r * 0.8, 9, "#3c060b", opacity=0.4),
            at(x, y, jingle_bell(art, r)))
    art.add(at(204, 150, holly(1.35)), at(204, 150, bow_shape("#d9303c"), scale=2.1),
        at(204, 150, circle(0, 0, 15, "#f08c8c", opacity=0.25)))
    art.add("".join(line([(200 + s * 150, y), (200 + s * 172, y - 12)], GOLD_300, 6)
            for s in (-1, 1) for y in (210, 246, 282)), sparkle(110, 140, 14),
        sparkle(310, 170, 10), sparkle(204, 346, 11))
    return art


def deck_the_halls() -> Art:
    """A holly garland over a doorway."""
    art = Art(400, 400)
    art.add(rect(0, 0, 400, 400, art.linear((0, "#1a3f58"), (1, "#2f5f74"))),
        "".join(rect(0, y, 400, 3, "#122f44", opacity=0.4) for y in range(24, 400, 34)))
    art.add(art.glow(200, 190, 230, GOLD, 0.5), rect(92, 84, 216, 316, SNOW_200, 8),
        rect(110, 104, 180, 296, art.linear((0, HOLLY), (1, HOLLY_700))))
    for x in (126, 208):
        art.add(rect(x, 250, 66, 120, "#000000", 5, opacity=0.16),
            rect(x, 126, 66, 100, art.radial((0, "#fff4c9"), (1, GOLD)), 5),
            path(f"M{x + 33} 126v100M{x} 176h66", stroke=HOLLY_700, stroke_width=5))
    art.add(circle(276, 250, 7, GOLD), rect(70, 388, 260, 14, SNOW))
    needles = "".join(path(f"M{x:.0f} {y:.0f}l{dx} {dy}", stroke=c, stroke_width=8,
            stroke_linecap="round") for x, y, dx, dy, c in _garland_needles())
    art.add(needles)
    for x, y, s, t in ((64, 120, 0.86, 30), (92, 84, 0.9, 0), (146, 98, 0.9, 14),
            (200, 104, 1.1, 0), (254, 98, 0.9, -14), (308, 84, 0.9, 0), (336, 120, 0.86, -30),
            (60, 190, 0.8, 60), (340, 190, 0.8, -60), (62, 260, 0.8, 80), (338, 260, 0.8, -80)):
        art.add(at(x, y, holly(s, turn=t)))
    art.add(at(200, 92, bow_shape("#d9303c"), scale=1.25), at(76, 86, bauble(art, 13, GOLD)),
        at(324, 86, bauble(art, 13, GOLD)), at(120, 104, bauble(art, 10, "#3a5aa0")),
        at(280, 104, bauble(art, 10, "#3a5aa0")))
    for x in (40, 360):
        art.add(path(f"M{x - 22} 400l6 -46h32l6 46z", BARK_400),
            at(x, 356, pine(art, snow=0, lights=True), scale=0.5))
    return art


def _garland_needles() -> list[tuple[float, float, int, int, str]]:
    """Strokes of fir along the lintel and down both sides of the door."""
    out: list[tuple[float, float, int, int, str]] = []
    colors = (PINE, PINE_600, PINE_400)
    for i in range(54):
        t = i / 53
        x, y = 66 + 268 * t, 84 + 26 * (1 - (2 * t - 1) ** 2)
        out.append((x, y, (-12, 9, 14)[i % 3], (14, 18, -10)[i % 3], colors[i % 3]))
    for i in range(34):
        y = 92 + i * 6
        dx, dy = (-15, 14, 4)[i % 3], (12, 10, 18)[i % 3]
        out.extend((side, y, dx, dy, colors[(i + side) % 3]) for side in (66, 334))
    return out


def joy_to_the_world() -> Art:
    """A golden trumpet and rising notes over a blue globe."""
    art = _cover("#101b48", "#5b6fb8", 84)
    sea = art.radial((0, "#7fb0e6"), (0.6, "#3a6fb8"), (1, "#1c3f7e"), x=0.38, y=0.3, radius=0.75)
    art.add(art.glow(200, 330, 260, "#8fc1ff", 0.5), circle(200, 350, 172, sea))
    lands = blob([(70, 290), (110, 220), (164, 196), (176, 226), (150, 262), (162, 300), (120, 340),
            (84, 330)], "#3f9a72")
    lands += (blob([(214, 196), (270, 190), (330, 240), (352, 300), (316, 330), (270, 300),
                (262, 262), (224, 240)], "#3f9a72")
        + blob([(196, 312), (240, 306), (262, 340), (236, 400), (200, 392)], "#37875f"))
    art.add(art.clip(circle(200, 350, 172, "#000"), lands, circle(230, 380, 190, "none",
                stroke=NIGHT, stroke_width=50, opacity=0.18)))
    art.add(at(206, 204, _trumpet(art), turn=-24, scale=1.12))
    for x, y, s, t, pair in ((286, 70, 0.85, 4, True), (366, 76, 0.66, 12, False),
            (208, 96, 0.6, -8, False), (110, 96, 0.62, -10, True)):
        art.add(at(x, y, note(GOLD_300, pair=pair), scale=s, turn=t))
    art.add(sparkle(64, 150, 11), sparkle(196, 70, 9), sparkle(370, 46, 8))
    return art


def _trumpet(art: Art) -> str:
    """A trumpet 270 long around its middle, its bell to the right."""
    brass = art.linear((0, "#ffe9a8"), (0.45, GOLD), (1, "#b9792a"))
    bell = (path("M62 -12C96 -14 118 -30 138 -56Q150 0 138 56C118 30 96 14 62 12z", brass)
        + ellipse(139, 0, 12, 56, "#c98f34") + ellipse(141, 0, 8, 46, "#7a4a16"))
    pipe = (rect(-134, -9, 210, 18, brass, 9)
        + path("M-70 0C-96 0 -96 52 -66 52H28C58 52 58 4 30 2", stroke="#d9a040", stroke_width=13,
            stroke_linecap="round") + rect(-146, -12, 18, 24, "#c98f34", 6))
    valves = "".join(rect(x, -40, 16, 88, brass, 6) + rect(x + 4, -54, 8, 18, SNOW_200, 3)
        + rect(x - 1, -58, 18, 8, CREAM, 4) for x in (-48, -24, 0))
    return pipe + bell + valves + line([(-120, -4), (60, -4)], "#fff3cf", 3, opacity=0.8)


def we_wish_you() -> Art:
    """Three carol singers with a lantern and song sheets."""
    art = _cover("#10204a", "#6e88bd", 85)
    art.add(moon(art, 318, 76, 34), far_forest(85, -10, 410, 262, 52, mix(NIGHT_500, NIGHT_700,
                0.3)), land([(0, 276), (200, 256), (400, 278)], 400, snow_fill(art, 0.4)))
    tree = art.symbol(pine(art, dark=0.35))
    art.add(art.use(tree, 40, 290, 0.8), art.use(tree, 366, 288, 0.86),
        land([(0, 330), (200, 316), (400, 334)], 400, snow_fill(art, 0.04)),
        at(58, 352, lantern_post(art), scale=0.92))
    sheet_ = (rect(-34, -24, 68, 46, CREAM, 3) + "".join(rect(-26, y, 52, 2.4, BARK_400)
            for y in (-14, -6, 2, 10)) + line([(0, -24), (0, 22)], BARK_300, 2))
    singers = ((126, 0.98, Look(coat=HOLLY, trim=CREAM, skin=SKIN_TAN, hair=BARK_700,
                style="braids", hat=PINE_400, left=(-26, -84), right=(26, -84), mouth="open")),
        (290, 0.98, Look(coat="#3a5aa0", trim=GOLD, skin=SKIN_BROWN, hair="#22130c", style="curly",
                hat=GOLD, left=(-26, -84), right=(26, -84), mouth="open")),
        (208, 1.06, Look(coat=PINE_400, trim=SNOW, skin=SKIN_PALE, hair=EMBER, hat=HOLLY,
                left=(-26, -84), right=(26, -84), mouth="oh")))
    for x, s, look in singers:
        y = 372 if x == 208 else 362
        scarf = path("M-30 -138Q0 -122 30 -138L32 -122Q0 -106 -32 -122z", GOLD
            if look.coat != "#3a5aa0" else HOLLY)
        art.add(shadow(x, y, 110), at(x, y, child(art, look), scarf, at(0, -92, sheet_), scale=s))
    for x, y, s, pair in ((84, 88, 0.62, True), (158, 50, 0.6, False), (236, 58, 0.55, True)):
        art.add(at(x, y, note(GOLD_300, pair=pair), scale=s))
    art.add(snowfall(85, 32, (0, 0, 400, 400)))
    return art


def o_christmas_tree() -> Art:
    """A tall tree with candles and a golden star."""
    art = _cover("#0c2a26", "#2f7a5c", 86)
    art.add(art.glow(200, 180, 220, GOLD, 0.5), land([(0, 350), (200, 330), (400, 352)], 400,
            snow_fill(art, 0.04)))
    art.add(shadow(194, 366, 230, 15), at(200, 366, pine(art, snow=0.0), scale=1.52))
    spots = ((132, 320), (174, 330), (222, 330), (268, 318), (148, 262), (196, 268), (246, 262),
        (166, 208), (224, 208), (184, 158), (212, 156), (198, 112))
    for i, (x, y) in enumerate(spots):
        if i % 2 == 0:
            art.add(at(x, y, bauble(art, 10, (HOLLY, GOLD, "#3a5aa0")[i % 3])))
        else:
            art.add(art.glow(x, y - 20, 26, GOLD_300, 0.8), rect(x - 4, y - 14, 8, 22, CREAM, 2),
                at(x, y - 14, flame(art, 0, 0, 0.42)))
    art.add(art.glow(200, 52, 80, GOLD_300, 0.95), star(200, 52, 27, GOLD),
        star(200, 51, 18, GOLD_300), snowfall(86, 34, (0, 0, 400, 400)))
    return art


PICTURES = {
    "songs/silent-night": silent_night,
    "songs/jingle-bells": jingle_bells,
    "songs/deck-the-halls": deck_the_halls,
    "songs/joy-to-the-world": joy_to_the_world,
    "songs/we-wish-you-a-merry-christmas": we_wish_you,
    "songs/o-christmas-tree": o_christmas_tree,
}
