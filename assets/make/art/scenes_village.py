"""The six places of the North Pole village, 640 x 480."""

import random

from buildings import candy_pole, fence, lantern_post, signpost, window, wreath
from food import chip_cookie
from nature import (
    aurora, far_forest, moon, pine, shadow, sky, snow_fill, snow_mound, snowfall, sparkle, star, stars, twinkle_line,
)  # fmt: skip
from frame import soft_shadow, table
from palette import (
    BARK, BARK_300, BARK_400, BARK_700, CREAM, EMBER, GOLD, GOLD_300, HOLLY, HOLLY_700, ICE, NIGHT, NIGHT_500,
    NIGHT_700, PINE, PINE_400, PINE_600, SKIN_DEEP, SKIN_PALE, SKIN_TAN, SNOW, SNOW_200, mix,
)  # fmt: skip
from people import Look, elf, mrs_claus
from reindeer import Coat, reindeer
from svg import Art, at, blob, circle, ellipse, land, line, path, poly, rect
from things import gift, holly, mug, steam_wisps


def outdoors(seed: int, *, ground: float = 372, moon_at: tuple[float, float, float] | None = None, lights: bool = False) -> Art:
    """A full-bleed snowy night with forest and hills; near snow begins at ``ground``."""
    art = Art(640, 480)
    art.add(sky(art, warm=0.3))
    if lights:
        art.add(aurora(art, -60, 190, 760, 160, seed=seed))
    art.add(stars(seed, 60, (0, 0, 640, 280)))
    if moon_at:
        art.add(moon(art, *moon_at))
    art.add(far_forest(seed, -10, 650, ground - 46, 66, mix(NIGHT_500, NIGHT_700, 0.3)))
    art.add(land([(0, ground - 40), (170, ground - 66), (380, ground - 40), (640, ground - 70)], 480, snow_fill(art, 0.5)))
    return art


def near_snow(art: Art, y: float) -> str:
    """The foreground snow whose crest lies at about y."""
    return land([(0, y), (180, y - 14), (420, y + 6), (640, y - 10)], 480, snow_fill(art, 0.03))


def forest(art: Art, spots: tuple[tuple[float, float, float], ...], dark: float = 0.35) -> str:
    """Pines with shadows at each (x, y, scale)."""
    tree = art.symbol(pine(art, dark=dark))
    return "".join(shadow(x - 14 * s, y - 1, 110 * s) + art.use(tree, x, y, s) for x, y, s in spots)


def warm_floor(art: Art, x: float, y: float, rx: float, ry: float) -> str:
    """Window light lying on the snow."""
    return ellipse(x, y, rx, ry, art.radial((0, GOLD, 0.7), (0.5, GOLD, 0.26), (1, GOLD, 0)))


def workshop() -> Art:
    """The red workshop with glowing windows and gifts by the door."""
    art = outdoors(51, moon_at=(96, 92, 36))
    art.add(forest(art, ((40, 350, 0.8), (92, 338, 0.6), (580, 330, 0.9), (622, 346, 0.7))), near_snow(art, 380))
    red = art.linear((0, "#c9303c"), (1, HOLLY_700))
    art.add(warm_floor(art, 330, 404, 320, 44), shadow(330, 396, 470, 16))
    art.add(rect(118, 214, 420, 182, red), "".join(rect(118, y, 420, 2.5, "#5e0d15", opacity=0.4) for y in range(232, 396, 18)))
    art.add(poly([(236, 214), (330, 104), (424, 214)], red), rect(462, 92, 34, 70, "#6a3a30"), rect(456, 84, 46, 14, SNOW, 7))
    art.add(path("M96 216L150 150Q156 142 168 142H492Q504 142 510 150L562 216Q566 228 552 228Q540 238 528 228Q512 240 498 228Q480 238 462 228L426 228L330 118L234 228H198Q180 240 162 228Q146 238 132 228Q120 236 106 228Q92 228 96 216z", art.linear((0, SNOW), (1, "#b4c8e8"))))
    art.add(path("M330 84Q338 84 344 92L440 210Q446 222 434 226Q424 228 416 218L330 118L244 218Q236 228 226 226Q214 222 220 210L316 92Q322 84 330 84z", art.linear((0, "#ffffff"), (1, ICE))))
    art.add(window(art, 306, 158, 48, 40), window(art, 148, 262, 70, 66), window(art, 442, 262, 70, 66))
    art.add(art.glow(330, 330, 110, GOLD, 0.5), path("M270 396V304Q270 248 330 248Q390 248 390 304V396z", BARK_700), path("M278 396V304Q278 256 330 256Q382 256 382 304V396z", art.linear((0, PINE_400), (1, PINE))), rect(329, 258, 3, 138, PINE), circle(320, 336, 4.5, GOLD), circle(341, 336, 4.5, GOLD), wreath(330, 292, 20))
    art.add(twinkle_line(art, [(122, 232), (196, 252), (268, 234)], 5), twinkle_line(art, [(392, 234), (464, 252), (538, 232)], 5))
    art.add(at(240, 408, candy_pole(92)), at(420, 408, candy_pole(92)))
    art.add(shadow(150, 424, 130), at(128, 424, gift(art, 72, 62, PINE_400, GOLD)), at(188, 430, gift(art, 54, 44, GOLD, HOLLY)), at(134, 362, gift(art, 46, 36, "#3a5aa0", SNOW)))
    art.add(shadow(520, 436, 110), at(524, 436, elf(art, Look(coat=PINE_400, skin=SKIN_TAN, left=(-58, -150), right=(46, -72), mouth="open")), scale=0.56), at(470, 428, gift(art, 56, 46, GOLD_300, PINE_400)))
    art.add(snowfall(51, 44, (0, 0, 640, 470)))
    return art


def kitchen_place() -> Art:
    """Mrs. Claus in her kitchen with oven, pot and a tray of cookies."""
    art = Art(640, 480)
    art.add(rect(0, 0, 640, 480, art.linear((0, "#4a2030"), (1, "#8a4a3c"))), art.glow(320, 180, 360, "#ffd98f", 0.5))
    art.add("".join(path(f"M{x} 0v300", stroke="#5e2a34", stroke_width=2, opacity=0.4) for x in range(40, 640, 60)))
    art.add(rect(30, 120, 190, 11, BARK_400, 3), "".join(rect(x, 120 - h, w, h, c, 8) + rect(x + 4, 120 - h - 9, w - 8, 10, BARK_300, 4) for x, w, h, c in ((44, 36, 52, "#e9a13a"), (90, 34, 44, HOLLY), (134, 36, 58, CREAM), (180, 30, 46, PINE_400))))
    art.add(rect(424, 96, 200, 320, art.linear((0, "#8d5a45"), (1, "#5a3327")), 6))
    for i in range(11):
        art.add(rect(424 + (i % 2) * 26, 104 + i * 29, 174, 2.5, "#3c2417", opacity=0.35))
    art.add(path("M456 330V252Q456 196 524 196Q592 196 592 252V330z", NIGHT), art.glow(524, 300, 130, EMBER, 0.9), path("M470 330V258Q470 210 524 210Q578 210 578 258V330z", art.radial((0, "#ffe9a8"), (0.5, EMBER), (1, "#8a2a14"), y=0.9, radius=0.9)))
    art.add(path("M500 330C484 304 506 294 504 268C526 282 520 300 532 290C548 304 548 318 540 330z", "#ffe08a"), rect(440, 330, 168, 16, BARK_700, 4))
    art.add(soft_shadow(300, 372, 110), at(286, 420, mrs_claus(art, left=(-64, -96), right=(74, -110)), scale=1.18))
    art.add(table(art, 372, wood="#b07a4c"))
    art.add(at(448, 364, path("M-56 -74H56V-20Q56 0 36 0H-36Q-56 0 -56 -20z", art.linear((0, "#2a3c66"), (0.4, "#5874b0"), (1, "#1b2a52"), across=True)), rect(-64, -82, 128, 14, "#3a5288", 7), rect(-82, -58, 26, 11, "#1b2a52", 5), rect(56, -58, 26, 11, "#1b2a52", 5), steam_wisps(0, -92, 84)))
    art.add(path("M60 424L96 384H304L340 424z", "#8fa0bd"), path("M60 424H340V434H60z", "#6a7a98"))
    for i, (x, y) in enumerate(((122, 396), (178, 394), (234, 396), (284, 398), (102, 414), (164, 416), (228, 416), (296, 416))):
        art.add(at(x, y, chip_cookie(art, 25, i)))
    art.add(soft_shadow(552, 440, 52), at(546, 440, mug(art, PINE_400), scale=0.95), at(440, 446, holly(0.9)))
    return art


def stables() -> Art:
    """The stable in the snow with a reindeer in its door."""
    art = outdoors(53, moon_at=(556, 84, 40))
    art.add(forest(art, ((36, 348, 0.9), (96, 336, 0.7), (596, 340, 0.86))), near_snow(art, 382))
    wood = art.linear((0, "#8a5c3b"), (1, BARK))
    art.add(warm_floor(art, 300, 408, 280, 40), shadow(310, 400, 450, 15))
    art.add(poly([(104, 400), (104, 232), (310, 112), (516, 232), (516, 400)], wood))
    art.add("".join(path(f"M{x} {max(120, 232 - (min(x, 620 - x) - 104) * 0.58):.0f}V400", stroke=BARK_700, stroke_width=2.5, opacity=0.4) for x in range(126, 516, 24)))
    art.add(path("M310 78Q320 78 328 84L546 214Q556 224 548 236Q538 246 526 238Q514 248 500 236L310 124L120 236Q106 248 94 238Q82 246 72 236Q64 224 74 214L292 84Q300 78 310 78z", art.linear((0, "#ffffff"), (1, "#b4c8e8"))))
    art.add(circle(310, 180, 25, BARK_700), circle(310, 180, 20, art.radial((0, "#fff4c9"), (1, GOLD))), path("M310 160V200M290 180H330", stroke=BARK_700, stroke_width=3))
    inside = rect(210, 232, 200, 168, art.radial((0, "#ffe3a0"), (0.6, EMBER), (1, "#8a4a1c"), y=0.6)) + "".join(path(f"M{x} 400l{dx} -30", stroke=GOLD, stroke_width=4, stroke_linecap="round") for x, dx in ((222, 8), (240, -6), (262, 10), (300, -8), (340, 8), (366, -6), (392, 6)))
    deer = at(258, 462, reindeer(art, Coat(antlers="classic", fur="#9a6a43"), head_turn=2), scale=0.82)
    art.add(rect(200, 222, 220, 178, BARK_700), art.clip(rect(210, 232, 200, 168, "#000"), inside, deer))
    art.add(rect(206, 346, 208, 54, "#7a4a2e"), path("M206 346L414 400M414 346L206 400", stroke="#9c6a44", stroke_width=9), rect(202, 340, 216, 10, BARK_400, 3), at(310, 352, rect(-40, -11, 80, 22, GOLD, 4), star(0, 0, 7, HOLLY)))
    for x in (132, 446):
        art.add(window(art, x, 284, 44, 46))
    art.add(twinkle_line(art, [(112, 236), (200, 222), (306, 140)], 4.5), twinkle_line(art, [(314, 140), (420, 222), (508, 236)], 4.5))
    art.add(at(66, 430, lantern_post(art), scale=0.7), shadow(66, 430, 60), at(470, 434, fence(art, 5), scale=0.9))
    hay = path("M-56 0C-60 -34 -30 -52 0 -52C30 -52 60 -34 56 0z", GOLD) + "".join(path(f"M{x} {y}l{dx} -12", stroke="#c9922f", stroke_width=3, stroke_linecap="round") for x, y, dx in ((-36, -8, 8), (-14, -20, -6), (8, -6, 6), (24, -24, 8), (38, -8, -6), (-6, -38, 6)))
    art.add(shadow(156, 432, 130), at(160, 430, hay), snowfall(53, 40, (0, 0, 640, 470)))
    return art


def elf_house(art: Art, wall: str, door: str, *, tall: float = 1.0) -> str:
    """A little round-doored house, 130 wide, with a crooked chimney, on the origin."""
    h = 78 * tall
    out = path(f"M22 {-h - 92}l6 -26l18 4l-4 40z", "#7a4436") + path(f"M24 {-h - 118}q14 -12 28 4l-2 6l-24 -5z", SNOW)
    out += path(f"M-56 0V{-h}H56V0z", art.linear((0, mix(wall, "#ffffff", 0.1)), (1, mix(wall, "#000000", 0.24))))
    out += path(f"M-76 {-h + 4}C-50 {-h - 30} -28 {-h - 70} -6 {-h - 104}Q2 {-h - 114} 10 {-h - 104}C30 {-h - 70} 52 {-h - 30} 76 {-h + 4}Q80 {-h + 16} 66 {-h + 14}Q56 {-h + 22} 44 {-h + 12}Q30 {-h + 22} 16 {-h + 12}Q2 {-h + 22} -14 {-h + 12}Q-28 {-h + 22} -42 {-h + 12}Q-54 {-h + 22} -66 {-h + 14}Q-80 {-h + 16} -76 {-h + 4}z", art.linear((0, "#ffffff"), (1, "#b4c8e8")))
    out += circle(2, -h - 38, 13, BARK_700) + circle(2, -h - 38, 10, GOLD_300) + circle(-24, -32, 27, BARK_700) + rect(-51, -32, 54, 32, BARK_700)
    out += circle(-24, -32, 23, door) + rect(-47, -32, 46, 32, door) + circle(-10, -28, 3, GOLD)
    return out + window(art, 16, -h + 26, 28, 28)


def elf_village() -> Art:
    """A lane of small houses with string lights."""
    art = outdoors(54, ground=350, moon_at=(322, 80, 34))
    art.add(forest(art, ((26, 320, 0.7), (300, 300, 0.7), (346, 304, 0.56), (614, 316, 0.8))))
    for x, y, wall, door, size, tall in ((96, 336, "#3a6fae", HOLLY, 0.82, 1.1), (222, 326, "#c77a2f", PINE_400, 0.7, 0.95), (426, 324, "#7a4a9c", GOLD, 0.7, 1.1), (548, 336, PINE_400, HOLLY, 0.86, 0.95)):
        art.add(warm_floor(art, x, y + 4, 100 * size, 20), at(x, y, elf_house(art, wall, door, tall=tall), scale=size))
    art.add(near_snow(art, 366))
    art.add(path("M286 480C300 440 330 410 318 364H338C352 410 362 440 400 480z", "#b9cbe8"), warm_floor(art, 330, 420, 150, 40))
    for x, y, wall, door, size, tall in ((116, 436, HOLLY, PINE_400, 1.16, 1.0), (534, 438, "#d39b34", HOLLY, 1.18, 1.14)):
        art.add(shadow(x, y, 170 * size, 12), at(x, y, elf_house(art, wall, door, tall=tall), scale=size))
    art.add(twinkle_line(art, [(176, 300), (316, 350), (466, 288)], 6), twinkle_line(art, [(142, 252), (320, 290), (500, 240)], 5))
    art.add(shadow(270, 456, 70), at(266, 458, elf(art, Look(coat="#3a5aa0", hat=NIGHT_500, skin=SKIN_PALE, hair=EMBER, style="braids", left=(-50, -140), right=(50, -90))), scale=0.5), shadow(402, 452, 70), at(404, 454, elf(art, Look(coat=HOLLY, skin=SKIN_DEEP, hair="#1b0f08", style="buns", left=(-46, -90), right=(60, -160), mouth="open")), scale=0.5))
    art.add(snowfall(54, 46, (0, 0, 640, 470)))
    return art


def headquarters() -> Art:
    """The tower of the Nice List with its scroll hanging from the window."""
    art = outdoors(55, moon_at=(110, 100, 44))
    art.add(forest(art, ((50, 350, 0.86), (130, 338, 0.64), (520, 336, 0.7), (596, 346, 0.96))), near_snow(art, 386))
    stone = art.linear((0, "#3f5f9e"), (0.35, "#6f8dc6"), (1, "#2c4680"), across=True)
    art.add(warm_floor(art, 320, 412, 240, 38), shadow(320, 408, 300, 16))
    art.add(rect(232, 150, 176, 258, stone), rect(196, 300, 248, 108, stone, 4))
    rng = random.Random(5)
    art.add("".join(rect(rng.choice([240, 262, 290, 330, 356, 376]), y, rng.choice([22, 28]), 9, "#22386e", 3, opacity=0.25) for y in range(166, 400, 17)))
    art.add(path("M190 304L214 262H238V304zM402 262H426L450 304H402z", SNOW_200), path("M214 158L320 62L426 158Q430 170 416 168Q404 178 390 168Q374 180 358 168Q340 180 320 168Q300 180 284 168Q268 180 252 168Q236 178 224 168Q210 170 214 158z", art.linear((0, "#ffffff"), (1, "#a9c0e6"))))
    art.add(line([(320, 66), (320, 42)], GOLD, 4), art.glow(320, 36, 40, GOLD_300, 0.8), star(320, 36, 14))
    art.add(window(art, 292, 188, 56, 58), window(art, 212, 334, 32, 38), window(art, 396, 334, 32, 38))
    art.add(path("M286 408V352Q286 318 320 318Q354 318 354 352V408z", BARK_700), path("M291 408V352Q291 323 320 323Q349 323 349 352V408z", HOLLY), circle(340, 368, 3.6, GOLD))
    page = path("M336 244H392C398 290 384 320 394 360C402 396 430 404 470 408C520 412 548 420 580 440L556 462C524 442 500 438 464 436C404 430 352 412 342 364C336 330 344 290 336 244z", CREAM)
    rows = "".join(rect(352, y, w, 5, BARK_400, 2.5, opacity=0.55) + rect(343, y - 1, 6, 7, PINE_400, 2) for y, w in ((258, 30), (274, 26), (290, 32), (306, 24), (322, 30), (338, 28), (354, 30)))
    curl = path("M572 434C592 428 606 444 596 460C586 474 562 470 560 454C562 444 572 446 576 452", mix(CREAM, BARK_300, 0.3)) + path("M394 392C410 420 470 414 530 436", stroke=BARK_400, stroke_width=4, opacity=0.4, stroke_dasharray="22 9")
    art.add(shadow(470, 446, 260, 10), page, rows, curl, rect(330, 236, 68, 13, BARK_300, 6))
    art.add(shadow(168, 440, 80), at(164, 442, elf(art, Look(coat=HOLLY, hat=PINE_400, skin=SKIN_TAN, right=(56, -150), left=(-46, -84))), scale=0.6))
    art.add(snowfall(55, 40, (0, 0, 640, 470)))
    return art


def aurora_gardens() -> Art:
    """Ice flowers and a frozen pond under the northern lights."""
    art = Art(640, 480)
    art.add(sky(art, warm=0.0), aurora(art, -90, 150, 820, 150, seed=3), aurora(art, -60, 240, 800, 130, seed=6), stars(56, 80, (0, 0, 640, 300)))
    art.add(far_forest(56, -10, 650, 318, 60, mix(NIGHT_700, PINE, 0.4)))
    art.add(land([(0, 326), (200, 304), (420, 328), (640, 300)], 480, snow_fill(art, 0.45)), forest(art, ((44, 338, 0.8), (104, 326, 0.56), (590, 322, 0.86), (530, 316, 0.5)), 0.3))
    art.add(land([(0, 366), (220, 350), (460, 368), (640, 350)], 480, art.linear((0, "#e9f6f4"), (0.4, "#bfe0e2"), (1, "#9ac0dd"))))
    pond = art.linear((0, "#3f7fa8"), (0.5, "#6fc3b4"), (1, "#a9d8ea"))
    art.add(ellipse(330, 414, 214, 42, SNOW), ellipse(330, 414, 200, 36, pond), path("M190 408Q260 396 330 404M300 430Q400 438 470 418M220 424Q250 430 280 424", stroke=SNOW, stroke_width=3, stroke_linecap="round", opacity=0.6))
    art.add(ellipse(400, 408, 60, 7, "#7fe0b4", opacity=0.5))
    for x, y, size, color in ((86, 436, 1.25, "#8fd0f0"), (150, 458, 0.9, "#b9a6f0"), (560, 440, 1.3, "#b9a6f0"), (496, 462, 0.9, "#8fe0d0"), (612, 462, 0.8, "#8fd0f0"), (36, 462, 0.8, "#8fe0d0")):
        art.add(at(x, y, _ice_rose(art, color), scale=size))
    bench = rect(-60, -40, 120, 9, BARK_400, 3) + rect(-60, -66, 120, 8, BARK_400, 3) + rect(-52, -66, 8, 66, BARK, 3) + rect(44, -66, 8, 66, BARK, 3) + path("M-64 -40Q-40 -52 -10 -46Q30 -54 64 -40z", SNOW) + path("M-64 -66Q-30 -76 0 -71Q34 -78 64 -66z", SNOW)
    art.add(shadow(330, 366, 140), at(330, 366, bench), snowfall(56, 30, (0, 0, 640, 470)), sparkle(240, 412, 9, SNOW), sparkle(430, 424, 7, SNOW))
    return art


def _ice_rose(art: Art, color: str) -> str:
    """A flower of ice 90 high on its stalk."""
    petals = "".join(at(0, -66, ellipse(0, -17, 9, 18, mix(color, "#ffffff", 0.25 if i % 2 else 0.5), opacity=0.9), turn=i * 51.4) for i in range(7))
    leaves = path("M0 -22Q-24 -40 -32 -24Q-18 -12 0 -14zM0 -14Q22 -32 30 -16Q18 -4 0 -6z", mix(color, "#ffffff", 0.45))
    return art.glow(0, -62, 58, color, 0.55) + line([(0, 0), (2, -30), (0, -62)], mix(color, "#ffffff", 0.4), 4) + leaves + petals + circle(0, -66, 8, SNOW)


PICTURES = {
    "village/santas-workshop": workshop,
    "village/mrs-clauss-kitchen": kitchen_place,
    "village/reindeer-stables": stables,
    "village/elf-village": elf_village,
    "village/nice-list-headquarters": headquarters,
    "village/aurora-gardens": aurora_gardens,
}
