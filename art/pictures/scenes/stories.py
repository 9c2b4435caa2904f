"""Pictures of the three short stories, 640 x 480."""

from parts.frame import soft_shadow
from parts.furniture import night_window
from parts.land import footprints, shadow
from parts.palette import (
    BARK,
    BARK_300,
    BARK_400,
    BARK_700,
    CREAM,
    EMBER,
    GOLD,
    GOLD_300,
    HOLLY,
    HOLLY_700,
    PINE_400,
    SKIN_TAN,
    SNOW,
    SNOW_200,
)
from parts.people import face, pointed_hat
from parts.reindeer import Coat, reindeer
from parts.sky import sparkle, star
from parts.stages import forest, near_snow, outdoors
from parts.svg import Art, at, blob, circle, ellipse, line, path, rect


def littlest_star() -> Art:
    """Pim, a tiny smiling star, shines down on a young reindeer."""
    art = outdoors(61)
    art.add(path("M0 0H640V120C600 150 560 110 520 134C470 160 440 116 396 132C350 150 320 "
            "108 270 130C220 154 180 112 130 134C90 152 40 118 0 140z", "#5b6f9c", opacity=0.75))
    art.add(path("M0 0H640V70C590 104 540 66 490 88C440 108 400 66 340 86C280 106 230 62 170 "
            "84C110 106 60 70 0 92z", "#7487b3", opacity=0.7))
    beam = art.linear((0, GOLD_300, 0.75), (1, GOLD_300, 0.04))
    art.add(forest(art, ((56, 348, 1.0), (128, 334, 0.66), (576, 340, 1.0), (510, 326, 0.6))),
        near_snow(art, 384))
    art.add(path("M410 170L178 440H386L430 176z", beam), ellipse(282, 430, 130, 22, GOLD_300,
            opacity=0.5))
    young = Coat(fur="#b27c50", belly="#f3dcb8", antlers="short", spots=True, lashes=True)
    art.add(shadow(256, 434, 150, 11), at(260, 434, reindeer(art, young, head_turn=-26),
            scale=0.92))
    art.add(art.glow(420, 156, 120, GOLD_300, 0.95), at(420, 156, _pim()))
    art.add(footprints([(396 + i * 28, 440 + (i % 2) * 6) for i in range(8)], 6))
    for x, y, s in ((470, 214, 8), (366, 232, 7), (336, 300, 6), (470, 108, 6)):
        art.add(sparkle(x, y, s))
    return art


def _pim() -> str:
    """The littlest star with a face."""
    eyes = (circle(-10, -2, 4, BARK_700) + circle(10, -2, 4, BARK_700) + circle(-9, -3.5, 1.4, SNOW)
        + circle(11, -3.5, 1.4, SNOW))
    smile = path("M-9 8Q0 17 9 8", stroke=BARK_700, stroke_width=3, stroke_linecap="round")
    cheeks = (ellipse(-18, 6, 5, 3.6, EMBER, opacity=0.7) + ellipse(18, 6, 5, 3.6, EMBER,
            opacity=0.7))
    return star(0, 0, 44, GOLD) + star(0, -1, 37, GOLD_300) + eyes + smile + cheeks


def overslept() -> Art:
    """An elf fast asleep beside three ringing alarm clocks."""
    art = Art(640, 480)
    art.add(rect(0, 0, 640, 480, art.linear((0, "#233a6c"), (1, "#3d5a8c"))))
    art.add("".join(path(f"M{x} 0v330", stroke="#1b2d58", stroke_width=2, opacity=0.5)
            for x in range(30, 640, 52)))
    art.add(night_window(art, 396, 56, 170, 150), art.glow(480, 130, 200, "#cfe0f5", 0.3))
    art.add(rect(0, 350, 640, 130, art.linear((0, BARK_400), (1, BARK))),
        rect(0, 350, 640, 4, BARK_300))
    art.add(rect(30, 178, 26, 240, BARK_700, 10), rect(36, 196, 70, 150, BARK, 12),
        rect(594, 270, 24, 150, BARK_700, 10), rect(40, 356, 560, 46, BARK, 8),
        soft_shadow(320, 424, 300, 10))
    art.add(rect(50, 310, 550, 62, SNOW_200, 24),
        blob([(62, 316), (70, 250), (124, 222), (196, 238), (214, 300), (196, 330), (100, 334)],
            SNOW))
    head = (circle(0, 0, 42, SKIN_TAN) + blob([(-43, -6), (-42, -30), (-20, -46), (14, -47),
                (40, -30), (43, -6), (22, -27), (-28, -20)], BARK))
    ear = path("M34 -8Q58 -22 72 -18Q66 8 38 14z", SKIN_TAN)
    art.add(at(168, 276, ear, at(0, 0, ear, flip=True), head, face(SKIN_TAN, eyes="closed",
                mouth="oh"), at(0, -2, pointed_hat(PINE_400, GOLD)), turn=-62, scale=1.12))
    quilt = "M214 372C206 318 236 276 300 262C380 246 470 264 540 288C590 304 606 330 604 376z"
    art.add(path(quilt, art.linear((0, "#c9303c"), (1, HOLLY_700))))
    patch = "".join(star(x, y, 12, GOLD, turn=t) for x, y, t in ((300, 310, 0), (372, 292, 20),
            (446, 306, -10), (516, 332, 14), (336, 350, 30), (412, 346, 8), (482, 362, -20),
            (560, 360, 0)))
    art.add(art.clip(path(quilt, "#000"), patch),
        path("M214 372C206 318 236 276 300 262C318 258 300 300 262 326C240 342 226 356 228 372z",
            SNOW_200))
    zed = "M0 0H18L0 22H18"
    art.add("".join(path(zed, stroke=GOLD_300, stroke_width=w, stroke_linecap="round",
                stroke_linejoin="round", transform=f"translate({x} {y})scale({s})") for x, y, s,
            w in ((226, 186, 0.9, 4.5), (262, 142, 1.25, 4.5), (312, 92, 1.7, 4.5))))
    for x, color, turn, size in ((150, HOLLY, -8, 0.95), (330, GOLD, 7, 0.82),
            (486, PINE_400, -6, 0.95)):
        art.add(soft_shadow(x, 462, 44, 7), at(x, 424, _alarm(color), turn=turn, scale=size))
    return art


def _alarm(color: str) -> str:
    """A ringing alarm clock around its middle, 80 high."""
    ring = "".join(line([(s * 44, -30), (s * 56, -38)], GOLD_300, 4)
        + line([(s * 48, -16), (s * 62, -18)], GOLD_300, 4) for s in (-1, 1))
    bells = (ellipse(-21, -36, 16, 12, BARK_300, transform="rotate(-32 -21 -36)")
        + ellipse(21, -36, 16, 12, BARK_300, transform="rotate(32 21 -36)"))
    feet = line([(-22, 30), (-30, 40)], BARK_700, 7) + line([(22, 30), (30, 40)], BARK_700, 7)
    hands = line([(0, 0), (0, -18)], BARK_700, 4) + line([(0, 0), (-12, 8)], BARK_700, 4)
    return (ring + feet + bells + circle(0, 0, 37, color) + circle(0, 0, 28, CREAM) + hands
        + circle(0, 0, 3.4, HOLLY) + line([(0, -40), (0, -52)], BARK_700, 5))


def lost_mitten() -> Art:
    """A blue mitten in the snow; mouse, robin and hedgehog look out."""
    art = outdoors(63, ground=330, moon_at=(540, 88, 40))
    art.add(forest(art, ((46, 308, 0.9), (110, 296, 0.6), (604, 300, 0.94), (536, 290, 0.56))),
        near_snow(art, 330))
    art.add(footprints([(596 - i * 30, 392 - (i % 2) * 7 - i * 5) for i in range(6)], 7))
    art.add(shadow(320, 440, 440, 26, 0.36))
    wool = art.linear((0, "#5487d6"), (0.5, "#3a6ac0"), (1, "#244a94"))
    thumb = blob([(330, 360), (352, 300), (386, 262), (418, 268), (424, 306), (404, 352),
            (380, 396)], wool)
    body = blob([(196, 330), (250, 300), (340, 302), (430, 322), (500, 352), (524, 396), (500, 434),
            (420, 452), (300, 452), (206, 444), (186, 390)], wool)
    art.add(thumb, body)
    art.add("".join(path(f"M{x} {y}q10 10 20 0", stroke="#244a94", stroke_width=3,
                stroke_linecap="round", opacity=0.35) for y in (330, 356, 382, 408, 430)
            for x in range(260 + (y % 4) * 6, 480, 36)))
    flake = "".join(at(0, 0, line([(0, 0), (0, -42)], SNOW, 7) + line([(0, -24), (-12, -34)], SNOW,
                6) + line([(0, -24), (12, -34)], SNOW, 6), turn=i * 60) for i in range(6))
    art.add(at(400, 386, flake, scale=0.9))
    art.add(ellipse(196, 386, 50, 76, "#162e62"))
    cuff = ("M168 322C196 300 226 318 236 346C246 392 244 424 226 450C212 468 186 462 172 "
        "446C186 452 200 446 206 424C214 392 212 360 198 344C190 334 180 336 172 346z")
    art.add(path(cuff, "#6f9fe4"), "".join(line([(x0, y0), (x1, y1)], "#3a6ac0", 3.4, opacity=0.5)
            for x0, y0, x1, y1 in ((204, 336, 222, 324), (214, 364, 238, 356), (216, 394, 242, 392),
                (210, 424, 234, 430))))
    art.add(_robin(art), _mouse(art))
    art.add(path("M60 480C80 446 150 436 220 452C320 470 430 446 520 444C580 442 620 460 640 480z",
            SNOW), path("M440 326C456 312 486 326 508 350C520 366 500 360 484 350C466 346 450 338 "
            "440 326z", SNOW, opacity=0.9),
        path("M390 262C400 252 420 258 422 276C412 270 398 274 390 262z", SNOW))
    return art


def _mouse(art: Art) -> str:
    fur = "#a9927f"
    ears = (circle(-24, -26, 19, fur) + circle(24, -28, 19, fur) + circle(-24, -26, 12, "#e9b3a6")
        + circle(24, -28, 12, "#e9b3a6"))
    head = (blob([(-34, 0), (-24, -28), (0, -34), (24, -28), (34, 0), (20, 26), (0, 32), (-20, 26)],
            fur) + ellipse(0, 17, 16, 12, "#e6d6c6"))
    eyes = "".join(circle(x, -4, 5, BARK_700) + circle(x + 1.6, -6, 1.7, SNOW) for x in (-13, 13))
    whisk = path("M-14 16L-40 12M-14 20L-38 26M14 16L40 12M14 20L38 26", stroke=SNOW_200,
        stroke_width=2)
    return at(158, 414, ears, head, eyes, whisk, ellipse(0, 11, 5.5, 4, "#d9707a"),
        path("M-6 20Q0 26 6 20", stroke=BARK_700, stroke_width=2.4, stroke_linecap="round"),
        scale=1.06)


def _robin(art: Art) -> str:
    body = blob([(-30, 6), (-24, -26), (4, -36), (30, -20), (34, 12), (20, 40), (-14, 42)],
        "#7a5a42")
    breast = blob([(-24, -4), (-10, -24), (10, -22), (24, -4), (20, 26), (0, 38), (-18, 28)],
        "#e0622c")
    eyes = "".join(circle(x, -14, 4.6, BARK_700) + circle(x + 1.4, -16, 1.6, SNOW)
        for x in (-10, 12))
    return at(178, 340, body, breast, eyes, path("M-4 -8L2 4L8 -8z", GOLD), scale=1.05)


PICTURES = {
    "stories/the-littlest-star": littlest_star,
    "stories/the-elf-who-overslept": overslept,
    "stories/the-lost-mitten": lost_mitten,
}
