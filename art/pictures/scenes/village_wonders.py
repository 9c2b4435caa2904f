"""Places of the North Pole village, 640 x 480: kitchen, headquarters, gardens."""

import random

from parts.baking import chip_cookie
from parts.clauses import mrs_claus
from parts.cottage import window
from parts.frame import soft_shadow, table
from parts.land import far_forest, shadow, snow_fill
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
    NIGHT,
    NIGHT_700,
    PINE,
    PINE_400,
    SKIN_TAN,
    SNOW,
    SNOW_200,
    mix,
)
from parts.people import Look, elf
from parts.sky import aurora, sky, snowfall, sparkle, star, stars
from parts.stages import forest, near_snow, outdoors, warm_floor
from parts.svg import Art, at, circle, ellipse, land, line, path, rect
from parts.things import holly, mug, steam_wisps


def kitchen_place() -> Art:
    """Mrs. Claus in her kitchen with oven, pot and a tray of cookies."""
    art = Art(640, 480)
    art.add(rect(0, 0, 640, 480, art.linear((0, "#4a2030"), (1, "#8a4a3c"))),
        art.glow(320, 180, 360, "#ffd98f", 0.5))
    art.add("".join(path(f"M{x} 0v300", stroke="#5e2a34", stroke_width=2, opacity=0.4)
            for x in range(40, 640, 60)))
    art.add(rect(30, 120, 190, 11, BARK_400, 3), "".join(rect(x, 120 - h, w, h, c, 8)
            + rect(x + 4, 120 - h - 9, w - 8, 10, BARK_300, 4) for x, w, h,
            c in ((44, 36, 52, "#e9a13a"), (90, 34, 44, HOLLY), (134, 36, 58, CREAM),
                (180, 30, 46, PINE_400))))
    art.add(rect(424, 96, 200, 320, art.linear((0, "#8d5a45"), (1, "#5a3327")), 6))
    for i in range(11):
        art.add(rect(424 + (i % 2) * 26, 104 + i * 29, 174, 2.5, "#3c2417", opacity=0.35))
    art.add(path("M456 330V252Q456 196 524 196Q592 196 592 252V330z", NIGHT),
        art.glow(524, 300, 130, EMBER, 0.9),
        path("M470 330V258Q470 210 524 210Q578 210 578 258V330z", art.radial((0, "#ffe9a8"),
                (0.5, EMBER), (1, "#8a2a14"), y=0.9, radius=0.9)))
    art.add(path("M500 330C484 304 506 294 504 268C526 282 520 300 532 290C548 304 548 318 "
            "540 330z", "#ffe08a"), rect(440, 330, 168, 16, BARK_700, 4))
    art.add(soft_shadow(300, 372, 110),
        at(286, 420, mrs_claus(art, left=(-64, -96), right=(74, -110)), scale=1.18))
    art.add(table(art, 372, wood="#b07a4c"))
    art.add(at(448, 364, path("M-56 -74H56V-20Q56 0 36 0H-36Q-56 0 -56 -20z",
                art.linear((0, "#2a3c66"), (0.4, "#5874b0"), (1, "#1b2a52"), across=True)),
            rect(-64, -82, 128, 14, "#3a5288", 7), rect(-82, -58, 26, 11, "#1b2a52", 5),
            rect(56, -58, 26, 11, "#1b2a52", 5), steam_wisps(0, -92, 84)))
    art.add(path("M60 424L96 384H304L340 424z", "#8fa0bd"), path("M60 424H340V434H60z", "#6a7a98"))
    for i, (x, y) in enumerate(((122, 396), (178, 394), (234, 396), (284, 398), (102, 414),
                (164, 416), (228, 416), (296, 416))):
        art.add(at(x, y, chip_cookie(art, 25, i)))
    art.add(soft_shadow(552, 440, 52), at(546, 440, mug(art, PINE_400), scale=0.95),
        at(440, 446, holly(0.9)))
    return art


def headquarters() -> Art:
    """The tower of the Nice List with its scroll hanging from the window."""
    art = outdoors(55, moon_at=(110, 100, 44))
    art.add(forest(art, ((50, 350, 0.86), (130, 338, 0.64), (520, 336, 0.7), (596, 346, 0.96))),
        near_snow(art, 386))
    stone = art.linear((0, "#3f5f9e"), (0.35, "#6f8dc6"), (1, "#2c4680"), across=True)
    art.add(warm_floor(art, 320, 412, 240, 38), shadow(320, 408, 300, 16))
    art.add(rect(232, 150, 176, 258, stone), rect(196, 300, 248, 108, stone, 4))
    rng = random.Random(5)
    art.add("".join(rect(rng.choice([240, 262, 290, 330, 356, 376]), y, rng.choice([22, 28]), 9,
                "#22386e", 3, opacity=0.25) for y in range(166, 400, 17)))
    art.add(path("M190 304L214 262H238V304zM402 262H426L450 304H402z", SNOW_200),
        path("M214 158L320 62L426 158Q430 170 416 168Q404 178 390 168Q374 180 358 168"
            "Q340 180 320 168Q300 180 284 168Q268 180 252 168Q236 178 224 168Q210 170 214 158z",
            art.linear((0, "#ffffff"), (1, "#a9c0e6"))))
    art.add(line([(320, 66), (320, 42)], GOLD, 4), art.glow(320, 36, 40, GOLD_300, 0.8),
        star(320, 36, 14))
    art.add(window(art, 292, 188, 56, 58), window(art, 212, 334, 32, 38), window(art, 396, 334, 32,
            38))
    art.add(path("M286 408V352Q286 318 320 318Q354 318 354 352V408z", BARK_700),
        path("M291 408V352Q291 323 320 323Q349 323 349 352V408z", HOLLY),
        circle(340, 368, 3.6, GOLD))
    page = path("M336 244H392C398 290 384 320 394 360C402 396 430 404 470 408C520 412 548 420 "
        "580 440L556 462C524 442 500 438 464 436C404 430 352 412 342 364C336 330 344 290 336 "
        "244z", CREAM)
    rows = "".join(rect(352, y, w, 5, BARK_400, 2.5, opacity=0.55) + rect(343, y - 1, 6, 7,
            PINE_400, 2) for y, w in ((258, 30), (274, 26), (290, 32), (306, 24), (322, 30),
            (338, 28), (354, 30)))
    curl = (path("M572 434C592 428 606 444 596 460C586 474 562 470 560 454C562 444 572 446 576 452",
            mix(CREAM, BARK_300, 0.3)) + path("M394 392C410 420 470 414 530 436", stroke=BARK_400,
            stroke_width=4, opacity=0.4, stroke_dasharray="22 9"))
    art.add(shadow(470, 446, 260, 10), page, rows, curl, rect(330, 236, 68, 13, BARK_300, 6))
    art.add(shadow(168, 440, 80),
        at(164, 442, elf(art, Look(coat=HOLLY, hat=PINE_400, skin=SKIN_TAN, right=(56, -150),
                    left=(-46, -84))), scale=0.6))
    art.add(snowfall(55, 40, (0, 0, 640, 470)))
    return art


def aurora_gardens() -> Art:
    """Ice flowers and a frozen pond under the northern lights."""
    art = Art(640, 480)
    art.add(sky(art, warm=0.0), aurora(art, -90, 150, 820, 150, seed=3), aurora(art, -60, 240, 800,
            130, seed=6), stars(56, 80, (0, 0, 640, 300)))
    art.add(far_forest(56, -10, 650, 318, 60, mix(NIGHT_700, PINE, 0.4)))
    art.add(land([(0, 326), (200, 304), (420, 328), (640, 300)], 480, snow_fill(art, 0.45)),
        forest(art, ((44, 338, 0.8), (104, 326, 0.56), (590, 322, 0.86), (530, 316, 0.5)), 0.3))
    art.add(land([(0, 366), (220, 350), (460, 368), (640, 350)], 480, art.linear((0, "#e9f6f4"),
                (0.4, "#bfe0e2"), (1, "#9ac0dd"))))
    pond = art.linear((0, "#3f7fa8"), (0.5, "#6fc3b4"), (1, "#a9d8ea"))
    art.add(ellipse(330, 414, 214, 42, SNOW), ellipse(330, 414, 200, 36, pond),
        path("M190 408Q260 396 330 404M300 430Q400 438 470 418M220 424Q250 430 280 424",
            stroke=SNOW, stroke_width=3, stroke_linecap="round", opacity=0.6))
    art.add(ellipse(400, 408, 60, 7, "#7fe0b4", opacity=0.5))
    for x, y, size, color in ((86, 436, 1.25, "#8fd0f0"), (150, 458, 0.9, "#b9a6f0"),
            (560, 440, 1.3, "#b9a6f0"), (496, 462, 0.9, "#8fe0d0"), (612, 462, 0.8, "#8fd0f0"),
            (36, 462, 0.8, "#8fe0d0")):
        art.add(at(x, y, _ice_rose(art, color), scale=size))
    bench = (rect(-60, -40, 120, 9, BARK_400, 3) + rect(-60, -66, 120, 8, BARK_400, 3)
        + rect(-52, -66, 8, 66, BARK, 3) + rect(44, -66, 8, 66, BARK, 3)
        + path("M-64 -40Q-40 -52 -10 -46Q30 -54 64 -40z", SNOW)
        + path("M-64 -66Q-30 -76 0 -71Q34 -78 64 -66z", SNOW))
    art.add(shadow(330, 366, 140), at(330, 366, bench), snowfall(56, 30, (0, 0, 640, 470)),
        sparkle(240, 412, 9, SNOW), sparkle(430, 424, 7, SNOW))
    return art


def _ice_rose(art: Art, color: str) -> str:
    """A flower of ice 90 high on its stalk."""
    petals = "".join(at(0, -66, ellipse(0, -17, 9, 18, mix(color, "#ffffff", 0.25 if i % 2
                    else 0.5), opacity=0.9), turn=i * 51.4) for i in range(7))
    leaves = path("M0 -22Q-24 -40 -32 -24Q-18 -12 0 -14zM0 -14Q22 -32 30 -16Q18 -4 0 -6z",
        mix(color, "#ffffff", 0.45))
    return (art.glow(0, -62, 58, color, 0.55) + line([(0, 0), (2, -30), (0, -62)],
            mix(color, "#ffffff", 0.4), 4) + leaves + petals + circle(0, -66, 8, SNOW))


PICTURES = {
    "village/mrs-clauss-kitchen": kitchen_place,
    "village/nice-list-headquarters": headquarters,
    "village/aurora-gardens": aurora_gardens,
}
