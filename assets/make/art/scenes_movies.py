"""Our own posters for the eight movies, 400 x 600: a place and a thing, never a likeness."""

import random

from buildings import bow_shape, cottage, wreath
from nature import (
    aurora, far_forest, footprints, moon, pine, shadow, snow_fill, snowfall, sparkle, star, stars, twinkle_line,
)  # fmt: skip
from palette import (
    BARK, BARK_300, BARK_400, BARK_700, CREAM, EMBER, GOLD, GOLD_300, HOLLY, HOLLY_700, ICE, NIGHT, NIGHT_500,
    NIGHT_700, PINE, PINE_400, PINE_600, SNOW, SNOW_200, mix,
)  # fmt: skip
from people import pointed_hat
from svg import Art, at, blob, circle, ellipse, land, line, path, poly, rect
from buildings import envelope
from things import bauble, gift, holly


def _poster(top: str, middle: str, low: str, seed: int) -> Art:
    art = Art(400, 600)
    art.add(rect(0, 0, 400, 600, art.linear((0, top), (0.55, middle), (1, low))), stars(seed, 60, (0, 0, 400, 320)))
    return art


def _frame(art: Art) -> None:
    """The thin gold line that all posters share."""
    art.add(rect(14, 14, 372, 572, "none", 10, stroke=GOLD_300, stroke_width=2.5, opacity=0.7))


def _town(art: Art, seed: int, y: float, *, size: float = 1.0, night: float = 0.3) -> str:
    """A row of small snowy houses with lit windows whose feet stand at y."""
    rng = random.Random(seed)
    out, x = "", -14.0
    while x < 410:
        w, h = rng.uniform(44, 66) * size, rng.uniform(44, 92) * size
        wall = mix(rng.choice(["#7a3b3b", "#8a6a3c", "#4f5f8a", "#6a4a5c", "#5f7a5f"]), NIGHT, night)
        out += rect(x, y - h, w, h, wall) + poly([(x - 5, y - h + 3), (x + w / 2, y - h - w * 0.56), (x + w + 5, y - h + 3)], SNOW_200)
        for dx in (0.2, 0.58):
            for dy in range(16, int(h) - 18, 28):
                if rng.random() < 0.75:
                    out += rect(x + w * dx, y - h + dy, w * 0.22, 13 * size, GOLD, 1.5)
        x += w * 1.04
    return out


def wonderful_life() -> Art:
    """A small town, a bridge in the snow and a silver bell."""
    art = _poster("#14224a", "#3a5590", "#a9bfe2", 91)
    art.add(far_forest(91, -10, 410, 356, 60, mix(NIGHT_500, NIGHT_700, 0.3)), _town(art, 4, 380), land([(0, 384), (200, 370), (400, 386)], 600, snow_fill(art, 0.25)))
    art.add(path("M0 470Q200 430 400 470V600H0z", art.linear((0, "#2c4a86"), (1, "#16285a"))), path("M40 512h70M180 540h90M290 500h60M80 566h60", stroke="#7f9fd6", stroke_width=3, stroke_linecap="round", opacity=0.6))
    iron = "#2a2f45"
    art.add(path("M-10 470Q200 360 410 470V492Q200 386 -10 492z", "#4a3a3a"), path("M-10 466Q200 354 410 466V474Q200 364 -10 474z", SNOW))
    for x in range(10, 400, 30):
        y = 470 - 54 * (1 - ((x - 200) / 210) ** 2)
        art.add(rect(x - 3, y - 42, 6, 48, iron), circle(x, y - 44, 5, SNOW))
    art.add(path("M-10 430Q200 318 410 430", stroke=iron, stroke_width=6), path("M-10 448Q200 336 410 448", stroke=iron, stroke_width=4))
    silver = art.linear((0, "#8fa3c4"), (0.35, "#ffffff"), (0.7, "#b9c7de"), (1, "#6f83a8"), across=True)
    art.add(art.glow(200, 160, 170, "#e6f0ff", 0.6), line([(200, 14), (200, 96)], GOLD, 4), path("M200 92C236 92 246 124 250 162C252 190 262 202 276 214H124C138 202 148 190 150 162C154 124 164 92 200 92z", silver), rect(118, 210, 164, 14, "#a9b9d6", 7), circle(200, 232, 13, "#7f93b8"), at(200, 96, bow_shape(HOLLY), scale=1.1))
    art.add(sparkle(116, 130, 12, SNOW), sparkle(292, 152, 14, SNOW), snowfall(91, 50, (0, 0, 400, 590)))
    _frame(art)
    return art


def home_alone() -> Art:
    """A brick house in the snow with one lit window."""
    art = _poster("#0d1838", "#24407e", "#6f8cc4", 92)
    art.add(moon(art, 310, 100, 44), far_forest(92, -10, 410, 430, 70, NIGHT_700))
    brick = art.linear((0, "#8f3f34"), (1, "#5c241e"))
    art.add(rect(70, 236, 260, 250, brick), poly([(110, 246), (200, 138), (290, 246)], brick), rect(282, 156, 36, 90, "#6a2e26"))
    rng = random.Random(3)
    art.add("".join(rect(rng.uniform(76, 300), y, 20, 7, "#b05a48", 1, opacity=0.5) for y in range(250, 480, 11) for _ in range(2)))
    art.add(path("M46 244L88 190H312L354 244Q340 256 326 246Q306 258 290 246L200 140L110 246Q94 258 76 246Q60 256 46 244z", SNOW), rect(276, 146, 48, 14, SNOW, 7))
    for x, y, lit in ((92, 278, False), (172, 278, True), (252, 278, False), (92, 372, False), (252, 372, False)):
        pane = art.radial((0, "#fff4c9"), (1, GOLD)) if lit else art.linear((0, "#1d2f5e"), (1, "#31508f"))
        glow = art.glow(x + 28, y + 30, 110, GOLD, 0.75) if lit else ""
        art.add(glow, rect(x - 5, y - 5, 66, 72, SNOW_200, 3), rect(x, y, 56, 62, pane), path(f"M{x + 28} {y}v62M{x} {y + 30}h56", stroke=SNOW_200, stroke_width=4), rect(x - 8, y + 64, 72, 8, SNOW, 4))
    small = circle(0, -16, 10, NIGHT) + path("M-15 14V4Q-15 -8 0 -8Q15 -8 15 4V14z", NIGHT) + line([(12, 0), (20, -18)], NIGHT, 6)
    art.add(at(200, 326, small), rect(168, 388, 64, 98, SNOW_200, 3), rect(174, 394, 52, 92, art.linear((0, PINE_400), (1, PINE))), circle(216, 442, 4, GOLD), wreath(200, 422, 15))
    art.add(twinkle_line(art, [(76, 252), (140, 262), (198, 246)], 5), twinkle_line(art, [(202, 246), (262, 262), (324, 252)], 5))
    tree = art.symbol(pine(art, dark=0.3))
    art.add(land([(0, 480), (200, 468), (400, 482)], 600, snow_fill(art, 0.1)), art.use(tree, 38, 506, 0.95), art.use(tree, 366, 512, 1.05))
    art.add(path("M176 486C160 520 196 550 160 600H272C258 556 226 524 226 486z", "#b9cbe8"), footprints([(196 + (i % 2) * 14, 502 + i * 15) for i in range(6)], 6), snowfall(92, 46, (0, 0, 400, 590)))
    _frame(art)
    return art


def elf_movie() -> Art:
    """A green elf hat before city towers."""
    art = _poster("#1b2a66", "#5b6fb8", "#e9b98a", 93)
    rng = random.Random(8)
    for layer, (shade, y, count) in enumerate((("#4a5c9c", 430, 8), ("#2c3c78", 470, 7))):
        for i in range(count):
            w, h = rng.uniform(46, 66), rng.uniform(120, 290) - layer * 30
            x = -10 + i * 400 / (count - 0.6)
            art.add(rect(x, y - h, w, h + 140, shade), rect(x + w * 0.36, y - h - 22, w * 0.28, 24, shade))
            art.add("".join(rect(x + 9 + k * 13, y - h + 14 + r * 20, 6, 9, GOLD, opacity=0.75) for k in range(3) for r in range(9) if rng.random() < 0.55))
    art.add(land([(0, 500), (120, 484), (280, 504), (400, 486)], 600, snow_fill(art, 0.04)))
    art.add(ellipse(206, 540, 150, 20, "#4a6aa8", opacity=0.35))
    hat = path("M70 500C84 380 136 262 250 214C312 194 352 236 356 300C318 262 282 280 268 310C302 372 320 440 328 500z", art.linear((0, "#3fa573"), (1, PINE_600), slant=True))
    hat += path("M250 214C312 194 352 236 356 300C318 262 282 280 268 310C254 282 246 246 250 214z", PINE)
    hat += path("M60 500Q200 460 340 500Q352 524 338 544Q200 500 62 544Q48 524 60 500z", GOLD) + path("M62 544Q200 500 338 544L332 530Q200 490 68 530z", "#c9922f", opacity=0.6)
    feather = path("M286 480C306 420 352 380 378 388C372 430 336 470 300 492z", HOLLY) + line([(284, 490), (330, 430), (368, 396)], "#6a141c", 4)
    art.add(hat, circle(358, 312, 21, GOLD), path("M346 316Q358 326 370 316", stroke=BARK, stroke_width=3), feather, snowfall(93, 54, (0, 0, 400, 590)))
    _frame(art)
    return art


def polar_express() -> Art:
    """A steam train crosses a snowy valley at night."""
    art = _poster("#0b1838", "#26488a", "#86a6d8", 94)
    art.add(moon(art, 292, 120, 60), path("M-20 400L70 230L120 290L190 180L280 320L330 260L430 400z", art.linear((0, "#7f9acb"), (1, "#35528f"))), path("M70 230L44 280L66 272L84 290L104 272L120 290z", SNOW), path("M190 180L150 242L178 232L196 256L216 236L232 246z", SNOW), path("M330 260L306 284L328 292L352 282z", SNOW))
    art.add(far_forest(94, -10, 410, 396, 56, mix(NIGHT_700, PINE, 0.3)), land([(0, 410), (200, 388), (400, 414)], 600, snow_fill(art, 0.3)))
    smoke = blob([(126, 330), (104, 296), (124, 262), (98, 236), (128, 206), (176, 196), (214, 214), (262, 206), (318, 222), (372, 214), (420, 240), (392, 276), (338, 264), (292, 282), (240, 262), (192, 276), (172, 298), (150, 330)], SNOW_200, opacity=0.42)
    art.add(smoke, path("M-10 470Q200 440 410 500V520Q200 462 -10 490z", "#6a5a5a"), "".join(path(f"M{x} {int(476 - 14 + abs(x - 130) * 0.1)}l-6 22", stroke="#4a3a3a", stroke_width=5) for x in range(0, 400, 24)))
    art.add(at(152, 452, _engine(art), scale=1.02, turn=2), at(316, 470, _coach(art), turn=7, scale=1.0))
    beam = art.linear((0, GOLD_300, 0), (1, GOLD_300, 0.75), across=True)
    art.add(path("M64 398L-20 350V480L64 416z", beam), land([(0, 514), (140, 488), (280, 520), (400, 510)], 600, snow_fill(art, 0.03)))
    tree = art.symbol(pine(art, dark=0.15))
    art.add(art.use(tree, 60, 580, 0.96), art.use(tree, 352, 590, 1.1), art.use(tree, 288, 566, 0.66), snowfall(94, 60, (0, 0, 400, 590)))
    _frame(art)
    return art


def _engine(art: Art) -> str:
    """A steam engine heading left, 180 long, its wheels on the origin's line."""
    black = art.linear((0, "#3a4668"), (0.5, "#1b2233"), (1, "#0d1220"))
    out = rect(-62, -78, 100, 46, black, 14) + rect(30, -112, 52, 82, black, 4) + rect(24, -122, 64, 12, HOLLY, 5) + rect(40, -100, 30, 28, GOLD_300, 3)
    out += path("M-46 -76L-52 -118H-20L-26 -76z", black) + rect(-56, -124, 40, 9, GOLD, 4) + rect(2, -92, 22, 16, GOLD, 6)
    out += circle(-66, -56, 23, black) + circle(-68, -56, 16, "#0d1220") + circle(-70, -56, 9, "#fff4c9") + rect(-64, -34, 148, 12, HOLLY)
    out += path("M-64 -22L-98 -2H-56z", GOLD) + "".join(circle(x, -14, r, "#0d1220") + circle(x, -14, r * 0.68, HOLLY) + circle(x, -14, r * 0.24, GOLD) for x, r in ((-42, 13), (-8, 16), (28, 16), (64, 16)))
    return out + path("M-8 -14H64", stroke=GOLD, stroke_width=5, stroke_linecap="round")


def _coach(art: Art) -> str:
    """A coach with warm windows, 140 long."""
    body = art.linear((0, "#2c5a8a"), (1, "#173559"))
    out = rect(-70, -92, 150, 72, body, 8) + rect(-74, -102, 158, 14, SNOW, 7) + rect(-70, -36, 150, 7, GOLD)
    out += "".join(rect(x, -78, 24, 28, GOLD_300, 3) for x in (-58, -24, 10, 44)) + "".join(circle(x, -12, 12, "#0d1220") + circle(x, -12, 5, GOLD) for x in (-48, -18, 32, 62))
    return out + line([(-88, -24), (-68, -24)], "#0d1220", 6)


def charlie_brown() -> Art:
    """A tiny bending tree with one red ornament."""
    art = _poster("#16295e", "#5f86c8", "#cfe0f5", 95)
    art.add(moon(art, 96, 110, 38), land([(0, 440), (140, 408), (400, 450)], 600, snow_fill(art, 0.3)), land([(0, 500), (220, 470), (400, 496)], 600, snow_fill(art, 0.02)))
    art.add(art.glow(210, 380, 200, GOLD_300, 0.4), shadow(196, 520, 190, 13))
    trunk = line([(184, 512), (186, 430), (200, 340), (240, 268), (286, 262), (306, 290)], "#6a4430", 8)
    needles = ""
    for x, y, dx, dy in ((186, 450, -62, 26), (187, 440, 58, 22), (190, 400, -54, 18), (192, 392, 52, 20), (200, 346, -46, 14), (206, 336, 46, 24), (222, 300, -40, 2), (238, 274, -22, -26)):
        needles += line([(x, y), (x + dx * 0.6, y + dy * 0.3), (x + dx, y + dy)], "#6a4430", 4)
        for k in (0.4, 0.6, 0.8, 1.0):
            px, py = x + dx * k, y + dy * k * k
            needles += path(f"M{px - 9:.0f} {py + 13:.0f}L{px:.0f} {py:.0f}L{px + 9:.0f} {py + 13:.0f}M{px:.0f} {py:.0f}v17", stroke=PINE_400, stroke_width=4, stroke_linecap="round")
    tip = "".join(path(f"M{x - 10} {y + 12}L{x} {y}L{x + 10} {y + 12}M{x} {y}v16", stroke=PINE_400, stroke_width=4, stroke_linecap="round") for x, y in ((262, 262), (282, 262), (298, 276)))
    art.add(rect(132, 506, 104, 12, BARK_400, 4), rect(178, 492, 12, 40, BARK, 4), trunk, needles, tip, at(307, 290, bauble(art, 25, HOLLY)))
    blanket = path("M128 520C140 492 170 504 186 496C204 504 232 494 246 520C262 534 224 538 186 538C150 538 112 536 128 520z", "#6f9fe4") + path("M140 526Q186 514 236 526", stroke="#4f7fc8", stroke_width=3)
    art.add(blanket, snowfall(95, 50, (0, 0, 400, 590)))
    _frame(art)
    return art


def grinch() -> Art:
    """A steep snowy mountain above a small village."""
    art = _poster("#0f2a38", "#2f7a72", "#d9e6b8", 96)
    peak = art.linear((0, "#f4f8ff"), (0.5, "#a9c7dd"), (1, "#4f7f9a"))
    art.add(path("M40 470C110 440 150 360 168 270C176 226 172 170 214 118C232 98 262 96 268 118C272 136 252 142 244 134C262 180 250 230 268 290C286 360 316 440 380 470z", peak))
    art.add(path("M214 118C232 98 262 96 268 118C272 136 252 142 244 134C262 180 250 230 268 290C286 360 316 440 380 470H300C262 420 240 350 232 280C226 220 232 160 214 118z", "#3f6f8f", opacity=0.5))
    art.add(rect(200, 196, 18, 14, GOLD_300, 3), art.glow(209, 203, 30, GOLD_300, 0.8))
    art.add(land([(0, 470), (200, 446), (400, 474)], 600, snow_fill(art, 0.2)))
    for x, y, s, c in ((62, 506, 1.0, HOLLY), (146, 494, 0.8, "#d39b34"), (226, 498, 0.95, "#7a4a9c"), (310, 502, 0.86, "#3a6fae"), (368, 516, 1.0, HOLLY)):
        art.add(at(x, y, _crooked(art, c), scale=s))
    art.add(twinkle_line(art, [(10, 430), (200, 462), (392, 428)], 6), land([(0, 530), (160, 512), (400, 536)], 600, snow_fill(art, 0.02)))
    art.add(at(200, 560, pine(art, lights=True), scale=0.62), shadow(196, 562, 90), at(110, 572, gift(art, 44, 36, HOLLY, GOLD)), at(292, 574, gift(art, 40, 44, "#3a6fae", SNOW)), snowfall(96, 50, (0, 0, 400, 590)))
    _frame(art)
    return art


def _crooked(art: Art, wall: str) -> str:
    """A bulging little house with a bent roof."""
    out = path("M-32 0C-42 -30 -36 -52 -30 -62H32C40 -44 42 -24 34 0z", wall)
    out += path("M-48 -58C-26 -70 -14 -104 4 -128C12 -138 26 -130 20 -122C28 -98 40 -70 52 -58C34 -46 -30 -46 -48 -58z", SNOW_200)
    return out + rect(-22, -44, 17, 18, GOLD_300, 8) + path("M6 0V-28Q16 -42 26 -28V0z", BARK_700)


def white_christmas() -> Art:
    """A stage curtain opens on snowflakes and a white fur muff."""
    art = Art(400, 600)
    art.add(rect(0, 0, 400, 600, art.linear((0, "#1c3f7e"), (1, "#a9c8ee"))), art.glow(200, 270, 260, "#ffffff", 0.55))
    for x, y, s, o in ((130, 130, 0.8, 0.9), (262, 110, 0.62, 0.8), (200, 210, 1.25, 1), (116, 268, 0.6, 0.8), (290, 246, 0.85, 0.9), (150, 350, 0.5, 0.7), (256, 340, 0.6, 0.8)):
        art.add(at(x, y, flake(SNOW), scale=s, opacity=o))
    art.add(rect(0, 482, 400, 118, art.linear((0, "#8a4a2e"), (1, "#4a2417"))), rect(0, 478, 400, 8, GOLD), ellipse(200, 526, 180, 30, "#fff3d9", opacity=0.28))
    for flip in (False, True):
        cloth = "".join(path(f"M{x} 0H{x + 27}C{x + 24} 200 {x * 0.72 + 16:.0f} 330 {x * 0.5 + 12:.0f} 520H{x * 0.5 - 4:.0f}C{x * 0.72 - 6:.0f} 330 {x} 200 {x} 0z", c) for x, c in ((108, HOLLY_700), (81, HOLLY), (54, "#7a101b"), (27, HOLLY), (0, HOLLY_700)))
        tie = path("M0 330Q50 352 84 318L88 336Q50 372 0 350z", GOLD)
        art.add(at(400 if flip else 0, 0, cloth, tie, flip=flip))
    art.add("".join(path(f"M{x} 0H{x + 80}V54Q{x + 40} 96 {x} 54z", HOLLY if i % 2 else HOLLY_700) + path(f"M{x} 52Q{x + 40} 94 {x + 80} 52V62Q{x + 40} 104 {x} 62z", GOLD) for i, x in enumerate(range(0, 400, 80))))
    fur = [(112, 500), (120, 468), (150, 446), (182, 450), (206, 440), (240, 448), (268, 450), (290, 472), (292, 504), (276, 532), (244, 540), (214, 548), (178, 542), (146, 544), (120, 530)]
    art.add(ellipse(202, 548, 110, 14, "#2a120a", opacity=0.4), blob(fur, art.radial((0, "#ffffff"), (0.7, "#f3f6fb"), (1, "#bccbe4"))), ellipse(128, 500, 20, 34, "#9fb2d2"), ellipse(126, 500, 13, 25, "#5b6f96"))
    art.add("".join(path(f"M{x} {y}q6 8 14 2", stroke="#c3d1e8", stroke_width=3, stroke_linecap="round") for x, y in ((170, 474), (210, 466), (246, 478), (184, 506), (224, 500), (258, 512), (196, 528), (238, 530))), at(216, 452, bow_shape(HOLLY), scale=0.9), at(276, 474, holly(0.5)))
    art.add(snowfall(97, 36, (110, 90, 290, 470)))
    _frame(art)
    return art


def klaus() -> Art:
    """A wooden house in the forest and a bundle of letters."""
    art = _poster("#101d3e", "#3f5f8c", "#e8c79a", 98)
    art.add(far_forest(98, -10, 410, 330, 120, "#2f4a74"), land([(0, 344), (200, 326), (400, 350)], 600, snow_fill(art, 0.4)))
    tree = art.symbol(pine(art, dark=0.42))
    art.add(art.use(tree, 44, 372, 1.45), art.use(tree, 124, 356, 1.0), art.use(tree, 362, 372, 1.5), art.use(tree, 300, 352, 0.9))
    art.add(ellipse(206, 400, 190, 34, art.radial((0, GOLD, 0.7), (1, GOLD, 0))), at(214, 396, cottage(art), scale=0.66), land([(0, 424), (180, 404), (400, 430)], 600, snow_fill(art, 0.03)))
    art.add(footprints([(188 - i * 7, 416 + i * 12) for i in range(6)], 5), ellipse(206, 562, 150, 15, "#4a6aa8", opacity=0.4))
    for x, y, t, paper in ((150, 520, -16, CREAM), (262, 522, 14, "#f3dfc0"), (196, 526, -4, "#fbf0dc"), (216, 506, 8, CREAM)):
        art.add(at(x, y, envelope(art, paper=paper), turn=t, scale=0.66))
    art.add(path("M198 440Q206 500 196 568H212Q222 500 214 440z", HOLLY), path("M124 508Q206 490 300 510L300 524Q206 504 124 522z", HOLLY), at(206, 504, bow_shape(HOLLY), scale=1.2), snowfall(98, 46, (0, 0, 400, 590)))
    _frame(art)
    return art


PICTURES = {
    "movies/its-a-wonderful-life": wonderful_life,
    "movies/home-alone": home_alone,
    "movies/elf": elf_movie,
    "movies/the-polar-express": polar_express,
    "movies/a-charlie-brown-christmas": charlie_brown,
    "movies/how-the-grinch-stole-christmas": grinch,
    "movies/white-christmas": white_christmas,
    "movies/klaus": klaus,
}
