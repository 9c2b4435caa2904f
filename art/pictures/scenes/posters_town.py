"""Our own posters for four movies, 400 x 600: a place and a thing, never a likeness."""

import random

from parts.cottage import bow_shape, wreath
from parts.land import far_forest, footprints, pine, snow_fill, twinkle_line
from parts.palette import (
    BARK,
    GOLD,
    GOLD_300,
    HOLLY,
    NIGHT,
    NIGHT_500,
    NIGHT_700,
    PINE,
    PINE_400,
    PINE_600,
    SNOW,
    SNOW_200,
    mix,
)
from parts.sky import moon, snowfall, sparkle, stars
from parts.svg import Art, at, blob, circle, ellipse, land, line, path, poly, rect


def poster(top: str, middle: str, low: str, seed: int) -> Art:
    """An empty 400 x 600 poster: a night sky from top to low."""
    art = Art(400, 600)
    art.add(rect(0, 0, 400, 600, art.linear((0, top), (0.55, middle), (1, low))),
        stars(seed, 60, (0, 0, 400, 320)))
    return art


def frame_line(art: Art) -> None:
    """The thin gold line that all posters share."""
    art.add(rect(14, 14, 372, 572, "none", 10, stroke=GOLD_300, stroke_width=2.5, opacity=0.7))


def _town(art: Art, seed: int, y: float, *, size: float = 1.0, night: float = 0.3) -> str:
    """A row of small snowy houses with lit windows whose feet stand at y."""
    rng = random.Random(seed)
    out, x = "", -14.0
    while x < 410:
        w, h = rng.uniform(44, 66) * size, rng.uniform(44, 92) * size
        wall = mix(rng.choice(["#7a3b3b", "#8a6a3c", "#4f5f8a", "#6a4a5c", "#5f7a5f"]), NIGHT,
            night)
        out += (rect(x, y - h, w, h, wall)
            + poly([(x - 5, y - h + 3), (x + w / 2, y - h - w * 0.56), (x + w + 5, y - h + 3)],
                SNOW_200))
        for dx in (0.2, 0.58):
            for dy in range(16, int(h) - 18, 28):
                if rng.random() < 0.75:
                    out += rect(x + w * dx, y - h + dy, w * 0.22, 13 * size, GOLD, 1.5)
        x += w * 1.04
    return out


def wonderful_life() -> Art:
    """A small town, a bridge in the snow and a silver bell."""
    art = poster("#14224a", "#3a5590", "#a9bfe2", 91)
    art.add(far_forest(91, -10, 410, 356, 60, mix(NIGHT_500, NIGHT_700, 0.3)), _town(art, 4, 380),
        land([(0, 384), (200, 370), (400, 386)], 600, snow_fill(art, 0.25)))
    art.add(path("M0 470Q200 430 400 470V600H0z", art.linear((0, "#2c4a86"), (1, "#16285a"))),
        path("M40 512h70M180 540h90M290 500h60M80 566h60", stroke="#7f9fd6", stroke_width=3,
            stroke_linecap="round", opacity=0.6))
    iron = "#2a2f45"
    art.add(path("M-10 470Q200 360 410 470V492Q200 386 -10 492z", "#4a3a3a"),
        path("M-10 466Q200 354 410 466V474Q200 364 -10 474z", SNOW))
    for x in range(10, 400, 30):
        y = 470 - 54 * (1 - ((x - 200) / 210) ** 2)
        art.add(rect(x - 3, y - 42, 6, 48, iron), circle(x, y - 44, 5, SNOW))
    art.add(path("M-10 430Q200 318 410 430", stroke=iron, stroke_width=6),
        path("M-10 448Q200 336 410 448", stroke=iron, stroke_width=4))
    silver = art.linear((0, "#8fa3c4"), (0.35, "#ffffff"), (0.7, "#b9c7de"), (1, "#6f83a8"),
        across=True)
    art.add(art.glow(200, 160, 170, "#e6f0ff", 0.6), line([(200, 14), (200, 96)], GOLD, 4),
        path("M200 92C236 92 246 124 250 162C252 190 262 202 276 214H124C138 202 148 190 "
            "150 162C154 124 164 92 200 92z", silver), rect(118, 210, 164, 14, "#a9b9d6", 7),
        circle(200, 232, 13, "#7f93b8"), at(200, 96, bow_shape(HOLLY), scale=1.1))
    art.add(sparkle(116, 130, 12, SNOW), sparkle(292, 152, 14, SNOW),
        snowfall(91, 50, (0, 0, 400, 590)))
    frame_line(art)
    return art


def home_alone() -> Art:
    """A brick house in the snow with one lit window."""
    art = poster("#0d1838", "#24407e", "#6f8cc4", 92)
    art.add(moon(art, 310, 100, 44), far_forest(92, -10, 410, 430, 70, NIGHT_700))
    brick = art.linear((0, "#8f3f34"), (1, "#5c241e"))
    art.add(rect(70, 236, 260, 250, brick), poly([(110, 246), (200, 138), (290, 246)], brick),
        rect(282, 156, 36, 90, "#6a2e26"))
    rng = random.Random(3)
    art.add("".join(rect(rng.uniform(76, 300), y, 20, 7, "#b05a48", 1, opacity=0.5)
            for y in range(250, 480, 11) for _ in range(2)))
    art.add(path("M46 244L88 190H312L354 244Q340 256 326 246Q306 258 290 246L200 140L110 246"
            "Q94 258 76 246Q60 256 46 244z", SNOW), rect(276, 146, 48, 14, SNOW, 7))
    for x, y, lit in ((92, 278, False), (172, 278, True), (252, 278, False), (92, 372, False),
            (252, 372, False)):
        pane = art.radial((0, "#fff4c9"), (1, GOLD)) if lit else art.linear((0, "#1d2f5e"),
            (1, "#31508f"))
        glow = art.glow(x + 28, y + 30, 110, GOLD, 0.75) if lit else ""
        art.add(glow, rect(x - 5, y - 5, 66, 72, SNOW_200, 3), rect(x, y, 56, 62, pane),
            path(f"M{x + 28} {y}v62M{x} {y + 30}h56", stroke=SNOW_200, stroke_width=4),
            rect(x - 8, y + 64, 72, 8, SNOW, 4))
    small = (circle(0, -16, 10, NIGHT) + path("M-15 14V4Q-15 -8 0 -8Q15 -8 15 4V14z", NIGHT)
        + line([(12, 0), (20, -18)], NIGHT, 6))
    art.add(at(200, 326, small), rect(168, 388, 64, 98, SNOW_200, 3),
        rect(174, 394, 52, 92, art.linear((0, PINE_400), (1, PINE))), circle(216, 442, 4, GOLD),
        wreath(200, 422, 15))
    art.add(twinkle_line(art, [(76, 252), (140, 262), (198, 246)], 5),
        twinkle_line(art, [(202, 246), (262, 262), (324, 252)], 5))
    tree = art.symbol(pine(art, dark=0.3))
    art.add(land([(0, 480), (200, 468), (400, 482)], 600, snow_fill(art, 0.1)),
        art.use(tree, 38, 506, 0.95), art.use(tree, 366, 512, 1.05))
    art.add(path("M176 486C160 520 196 550 160 600H272C258 556 226 524 226 486z", "#b9cbe8"),
        footprints([(196 + (i % 2) * 14, 502 + i * 15) for i in range(6)], 6),
        snowfall(92, 46, (0, 0, 400, 590)))
    frame_line(art)
    return art


def elf_movie() -> Art:
    """A green elf hat before city towers."""
    art = poster("#1b2a66", "#5b6fb8", "#e9b98a", 93)
    rng = random.Random(8)
    for layer, (shade, y, count) in enumerate((("#4a5c9c", 430, 8), ("#2c3c78", 470, 7))):
        for i in range(count):
            w, h = rng.uniform(46, 66), rng.uniform(120, 290) - layer * 30
            x = -10 + i * 400 / (count - 0.6)
            art.add(rect(x, y - h, w, h + 140, shade), rect(x + w * 0.36, y - h - 22, w * 0.28, 24,
                    shade))
            art.add("".join(rect(x + 9 + k * 13, y - h + 14 + r * 20, 6, 9, GOLD, opacity=0.75)
                    for k in range(3) for r in range(9) if rng.random() < 0.55))
    art.add(land([(0, 500), (120, 484), (280, 504), (400, 486)], 600, snow_fill(art, 0.04)))
    art.add(ellipse(206, 540, 150, 20, "#4a6aa8", opacity=0.35))
    hat = path("M70 500C84 380 136 262 250 214C312 194 352 236 356 300C318 262 282 280 268 310"
        "C302 372 320 440 328 500z", art.linear((0, "#3fa573"), (1, PINE_600), slant=True))
    hat += path("M250 214C312 194 352 236 356 300C318 262 282 280 268 310C254 282 246 246 250 "
        "214z", PINE)
    hat += (path("M60 500Q200 460 340 500Q352 524 338 544Q200 500 62 544Q48 524 60 500z", GOLD)
        + path("M62 544Q200 500 338 544L332 530Q200 490 68 530z", "#c9922f", opacity=0.6))
    feather = (path("M286 480C306 420 352 380 378 388C372 430 336 470 300 492z", HOLLY)
        + line([(284, 490), (330, 430), (368, 396)], "#6a141c", 4))
    art.add(hat, circle(358, 312, 21, GOLD), path("M346 316Q358 326 370 316", stroke=BARK,
            stroke_width=3), feather, snowfall(93, 54, (0, 0, 400, 590)))
    frame_line(art)
    return art


def polar_express() -> Art:
    """A steam train crosses a snowy valley at night."""
    art = poster("#0b1838", "#26488a", "#86a6d8", 94)
    art.add(moon(art, 292, 120, 60),
        path("M-20 400L70 230L120 290L190 180L280 320L330 260L430 400z", art.linear((0, "#7f9acb"),
                (1, "#35528f"))), path("M70 230L44 280L66 272L84 290L104 272L120 290z", SNOW),
        path("M190 180L150 242L178 232L196 256L216 236L232 246z", SNOW),
        path("M330 260L306 284L328 292L352 282z", SNOW))
    art.add(far_forest(94, -10, 410, 396, 56, mix(NIGHT_700, PINE, 0.3)),
        land([(0, 410), (200, 388), (400, 414)], 600, snow_fill(art, 0.3)))
    smoke = blob([(126, 330), (104, 296), (124, 262), (98, 236), (128, 206), (176, 196), (214, 214),
            (262, 206), (318, 222), (372, 214), (420, 240), (392, 276), (338, 264), (292, 282),
            (240, 262), (192, 276), (172, 298), (150, 330)], SNOW_200, opacity=0.42)
    art.add(smoke, path("M-10 470Q200 440 410 500V520Q200 462 -10 490z", "#6a5a5a"),
        "".join(path(f"M{x} {int(476 - 14 + abs(x - 130) * 0.1)}l-6 22", stroke="#4a3a3a",
                stroke_width=5) for x in range(0, 400, 24)))
    art.add(at(152, 452, _engine(art), scale=1.02, turn=2), at(316, 470, _coach(art), turn=7,
            scale=1.0))
    beam = art.linear((0, GOLD_300, 0), (1, GOLD_300, 0.75), across=True)
    art.add(path("M64 398L-20 350V480L64 416z", beam),
        land([(0, 514), (140, 488), (280, 520), (400, 510)], 600, snow_fill(art, 0.03)))
    tree = art.symbol(pine(art, dark=0.15))
    art.add(art.use(tree, 60, 580, 0.96), art.use(tree, 352, 590, 1.1), art.use(tree, 288, 566,
            0.66), snowfall(94, 60, (0, 0, 400, 590)))
    frame_line(art)
    return art


def _engine(art: Art) -> str:
    """A steam engine heading left, 180 long, its wheels on the origin's line."""
    black = art.linear((0, "#3a4668"), (0.5, "#1b2233"), (1, "#0d1220"))
    out = (rect(-62, -78, 100, 46, black, 14) + rect(30, -112, 52, 82, black, 4)
        + rect(24, -122, 64, 12, HOLLY, 5) + rect(40, -100, 30, 28, GOLD_300, 3))
    out += (path("M-46 -76L-52 -118H-20L-26 -76z", black) + rect(-56, -124, 40, 9, GOLD, 4)
        + rect(2, -92, 22, 16, GOLD, 6))
    out += (circle(-66, -56, 23, black) + circle(-68, -56, 16, "#0d1220")
        + circle(-70, -56, 9, "#fff4c9") + rect(-64, -34, 148, 12, HOLLY))
    out += (path("M-64 -22L-98 -2H-56z", GOLD) + "".join(circle(x, -14, r, "#0d1220")
            + circle(x, -14, r * 0.68, HOLLY) + circle(x, -14, r * 0.24, GOLD)
            for x, r in ((-42, 13), (-8, 16), (28, 16), (64, 16))))
    return out + path("M-8 -14H64", stroke=GOLD, stroke_width=5, stroke_linecap="round")


def _coach(art: Art) -> str:
    """A coach with warm windows, 140 long."""
    body = art.linear((0, "#2c5a8a"), (1, "#173559"))
    out = (rect(-70, -92, 150, 72, body, 8) + rect(-74, -102, 158, 14, SNOW, 7)
        + rect(-70, -36, 150, 7, GOLD))
    out += ("".join(rect(x, -78, 24, 28, GOLD_300, 3) for x in (-58, -24, 10, 44))
        + "".join(circle(x, -12, 12, "#0d1220") + circle(x, -12, 5, GOLD)
            for x in (-48, -18, 32, 62)))
    return out + line([(-88, -24), (-68, -24)], "#0d1220", 6)


PICTURES = {
    "movies/its-a-wonderful-life": wonderful_life,
    "movies/home-alone": home_alone,
    "movies/elf": elf_movie,
    "movies/the-polar-express": polar_express,
}
