"""Our own posters for four more movies, 400 x 600, in the same frame."""

from parts.cottage import bow_shape, cottage
from parts.land import far_forest, footprints, pine, shadow, snow_fill, twinkle_line
from parts.palette import (
    BARK,
    BARK_400,
    BARK_700,
    CREAM,
    GOLD,
    GOLD_300,
    HOLLY,
    HOLLY_700,
    PINE_400,
    SNOW,
    SNOW_200,
)
from parts.paper import envelope
from parts.sky import moon, snowfall
from parts.svg import Art, at, blob, ellipse, land, line, path, rect
from parts.things import bauble, flake, gift, holly
from scenes.posters_town import frame_line, poster


def charlie_brown() -> Art:
    """A tiny bending tree with one red ornament."""
    art = poster("#16295e", "#5f86c8", "#cfe0f5", 95)
    art.add(moon(art, 96, 110, 38), land([(0, 440), (140, 408), (400, 450)], 600,
            snow_fill(art, 0.3)), land([(0, 500), (220, 470), (400, 496)], 600,
            snow_fill(art, 0.02)))
    art.add(art.glow(210, 380, 200, GOLD_300, 0.4), shadow(196, 520, 190, 13))
    trunk = line([(184, 512), (186, 430), (200, 340), (240, 268), (286, 262), (306, 290)],
        "#6a4430", 8)
    needles = ""
    for x, y, dx, dy in ((186, 450, -62, 26), (187, 440, 58, 22), (190, 400, -54, 18),
            (192, 392, 52, 20), (200, 346, -46, 14), (206, 336, 46, 24), (222, 300, -40, 2),
            (238, 274, -22, -26)):
        needles += line([(x, y), (x + dx * 0.6, y + dy * 0.3), (x + dx, y + dy)], "#6a4430", 4)
        for k in (0.4, 0.6, 0.8, 1.0):
            px, py = x + dx * k, y + dy * k * k
            needles += path(f"M{px - 9:.0f} {py + 13:.0f}L{px:.0f} {py:.0f}L{px + 9:.0f} "
                f"{py + 13:.0f}M{px:.0f} {py:.0f}v17", stroke=PINE_400, stroke_width=4,
                stroke_linecap="round")
    tip = "".join(path(f"M{x - 10} {y + 12}L{x} {y}L{x + 10} {y + 12}M{x} {y}v16", stroke=PINE_400,
            stroke_width=4, stroke_linecap="round") for x, y in ((262, 262), (282, 262),
            (298, 276)))
    art.add(rect(132, 506, 104, 12, BARK_400, 4), rect(178, 492, 12, 40, BARK, 4), trunk, needles,
        tip, at(307, 290, bauble(art, 25, HOLLY)))
    blanket = (path("M128 520C140 492 170 504 186 496C204 504 232 494 246 520C262 534 224 538 "
            "186 538C150 538 112 536 128 520z", "#6f9fe4") + path("M140 526Q186 514 236 526",
            stroke="#4f7fc8", stroke_width=3))
    art.add(blanket, snowfall(95, 50, (0, 0, 400, 590)))
    frame_line(art)
    return art


def grinch() -> Art:
    """A steep snowy mountain above a small village."""
    art = poster("#0f2a38", "#2f7a72", "#d9e6b8", 96)
    peak = art.linear((0, "#f4f8ff"), (0.5, "#a9c7dd"), (1, "#4f7f9a"))
    art.add(path("M40 470C110 440 150 360 168 270C176 226 172 170 214 118C232 98 262 96 268 "
            "118C272 136 252 142 244 134C262 180 250 230 268 290C286 360 316 440 380 470z", peak))
    art.add(path("M214 118C232 98 262 96 268 118C272 136 252 142 244 134C262 180 250 230 268 "
            "290C286 360 316 440 380 470H300C262 420 240 350 232 280C226 220 232 160 214 118z",
            "#3f6f8f", opacity=0.5))
    art.add(rect(200, 196, 18, 14, GOLD_300, 3), art.glow(209, 203, 30, GOLD_300, 0.8))
    art.add(land([(0, 470), (200, 446), (400, 474)], 600, snow_fill(art, 0.2)))
    for x, y, s, c in ((62, 506, 1.0, HOLLY), (146, 494, 0.8, "#d39b34"),
            (226, 498, 0.95, "#7a4a9c"), (310, 502, 0.86, "#3a6fae"), (368, 516, 1.0, HOLLY)):
        art.add(at(x, y, _crooked(art, c), scale=s))
    art.add(twinkle_line(art, [(10, 430), (200, 462), (392, 428)], 6),
        land([(0, 530), (160, 512), (400, 536)], 600, snow_fill(art, 0.02)))
    art.add(at(200, 560, pine(art, lights=True), scale=0.62), shadow(196, 562, 90),
        at(110, 572, gift(art, 44, 36, HOLLY, GOLD)),
        at(292, 574, gift(art, 40, 44, "#3a6fae", SNOW)), snowfall(96, 50, (0, 0, 400, 590)))
    frame_line(art)
    return art


def _crooked(art: Art, wall: str) -> str:
    """A bulging little house with a bent roof."""
    out = path("M-32 0C-42 -30 -36 -52 -30 -62H32C40 -44 42 -24 34 0z", wall)
    out += path("M-48 -58C-26 -70 -14 -104 4 -128C12 -138 26 -130 20 -122C28 -98 40 -70 52 -58"
        "C34 -46 -30 -46 -48 -58z", SNOW_200)
    return out + rect(-22, -44, 17, 18, GOLD_300, 8) + path("M6 0V-28Q16 -42 26 -28V0z", BARK_700)


def white_christmas() -> Art:
    """A stage curtain opens on snowflakes and a white fur muff."""
    art = Art(400, 600)
    art.add(rect(0, 0, 400, 600, art.linear((0, "#1c3f7e"), (1, "#a9c8ee"))),
        art.glow(200, 270, 260, "#ffffff", 0.55))
    for x, y, s, o in ((130, 130, 0.8, 0.9), (262, 110, 0.62, 0.8), (200, 210, 1.25, 1),
            (116, 268, 0.6, 0.8), (290, 246, 0.85, 0.9), (150, 350, 0.5, 0.7),
            (256, 340, 0.6, 0.8)):
        art.add(at(x, y, flake(SNOW), scale=s, opacity=o))
    art.add(rect(0, 482, 400, 118, art.linear((0, "#8a4a2e"), (1, "#4a2417"))),
        rect(0, 478, 400, 8, GOLD), ellipse(200, 526, 180, 30, "#fff3d9", opacity=0.28))
    for flip in (False, True):
        cloth = "".join(path(f"M{x} 0H{x + 27}C{x + 24} 200 {x * 0.72 + 16:.0f} 330 "
                f"{x * 0.5 + 12:.0f} 520H{x * 0.5 - 4:.0f}C{x * 0.72 - 6:.0f} 330 {x} 200 {x} 0z",
                c) for x, c in ((108, HOLLY_700), (81, HOLLY), (54, "#7a101b"), (27, HOLLY),
                (0, HOLLY_700)))
        tie = path("M0 330Q50 352 84 318L88 336Q50 372 0 350z", GOLD)
        art.add(at(400 if flip else 0, 0, cloth, tie, flip=flip))
    art.add("".join(path(f"M{x} 0H{x + 80}V54Q{x + 40} 96 {x} 54z", HOLLY if i % 2 else HOLLY_700)
            + path(f"M{x} 52Q{x + 40} 94 {x + 80} 52V62Q{x + 40} 104 {x} 62z", GOLD)
            for i, x in enumerate(range(0, 400, 80))))
    fur = [(112, 500), (120, 468), (150, 446), (182, 450), (206, 440), (240, 448), (268, 450),
        (290, 472), (292, 504), (276, 532), (244, 540), (214, 548), (178, 542), (146, 544),
        (120, 530)]
    art.add(ellipse(202, 548, 110, 14, "#2a120a", opacity=0.4),
        blob(fur, art.radial((0, "#ffffff"), (0.7, "#f3f6fb"), (1, "#bccbe4"))),
        ellipse(128, 500, 20, 34, "#9fb2d2"), ellipse(126, 500, 13, 25, "#5b6f96"))
    art.add("".join(path(f"M{x} {y}q6 8 14 2", stroke="#c3d1e8", stroke_width=3,
                stroke_linecap="round") for x, y in ((170, 474), (210, 466), (246, 478), (184, 506),
                (224, 500), (258, 512), (196, 528), (238, 530))), at(216, 452, bow_shape(HOLLY),
            scale=0.9), at(276, 474, holly(0.5)))
    art.add(snowfall(97, 36, (110, 90, 290, 470)))
    frame_line(art)
    return art


def klaus() -> Art:
    """A wooden house in the forest and a bundle of letters."""
    art = poster("#101d3e", "#3f5f8c", "#e8c79a", 98)
    art.add(far_forest(98, -10, 410, 330, 120, "#2f4a74"), land([(0, 344), (200, 326), (400, 350)],
            600, snow_fill(art, 0.4)))
    tree = art.symbol(pine(art, dark=0.42))
    art.add(art.use(tree, 44, 372, 1.45), art.use(tree, 124, 356, 1.0), art.use(tree, 362, 372,
            1.5), art.use(tree, 300, 352, 0.9))
    art.add(ellipse(206, 400, 190, 34, art.radial((0, GOLD, 0.7), (1, GOLD, 0))),
        at(214, 396, cottage(art), scale=0.66), land([(0, 424), (180, 404), (400, 430)], 600,
            snow_fill(art, 0.03)))
    art.add(footprints([(188 - i * 7, 416 + i * 12) for i in range(6)], 5),
        ellipse(206, 562, 150, 15, "#4a6aa8", opacity=0.4))
    for x, y, t, paper in ((150, 520, -16, CREAM), (262, 522, 14, "#f3dfc0"),
            (196, 526, -4, "#fbf0dc"), (216, 506, 8, CREAM)):
        art.add(at(x, y, envelope(art, paper=paper), turn=t, scale=0.66))
    art.add(path("M198 440Q206 500 196 568H212Q222 500 214 440z", HOLLY),
        path("M124 508Q206 490 300 510L300 524Q206 504 124 522z", HOLLY),
        at(206, 504, bow_shape(HOLLY), scale=1.2), snowfall(98, 46, (0, 0, 400, 590)))
    frame_line(art)
    return art


PICTURES = {
    "movies/a-charlie-brown-christmas": charlie_brown,
    "movies/how-the-grinch-stole-christmas": grinch,
    "movies/white-christmas": white_christmas,
    "movies/klaus": klaus,
}
