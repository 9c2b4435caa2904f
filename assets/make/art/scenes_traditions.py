"""Christmas in six countries, 640 x 480."""

import math

from emoji import emoji
from food import chip_cookie, plate
from nature import aurora, far_forest, moon, shadow, sky, snow_fill, snowfall, sparkle, star, stars, twinkle_line
from palette import (
    BARK, BARK_300, BARK_400, BARK_700, CREAM, EMBER, GOLD, GOLD_300, HOLLY, HOLLY_700, ICE, NIGHT, NIGHT_500,
    NIGHT_700, PINE, PINE_400, PINE_600, SKIN_DEEP, SKIN_PALE, SNOW, SNOW_200, mix,
)  # fmt: skip
from people import Look, child, face
from scenes_village import near_snow, outdoors, warm_floor
from svg import Art, at, blob, circle, ellipse, land, line, path, poly, rect, star_path
from things import candle, flame, holly


def germany() -> Art:
    """Polished boots full of nuts and oranges before a Christmas market stall."""
    art = outdoors(71, ground=340)
    for x, w, h, c in ((6, 92, 190, "#7a3b3b"), (98, 84, 160, "#8a6a3c"), (470, 92, 176, "#4f5f8a"), (562, 90, 200, "#6a4a5c")):
        art.add(rect(x, 350 - h + 40, w, h, mix(c, "#0b1530", 0.35)), poly([(x - 6, 352 - h + 40), (x + w / 2, 300 - h + 40), (x + w + 6, 352 - h + 40)], mix(SNOW, "#54719f", 0.3)))
        art.add("".join(rect(x + dx, 380 - h + dy + 40, 16, 22, GOLD, 2) for dx in (16, w - 34) for dy in (0, 44)))
    art.add(near_snow(art, 366), warm_floor(art, 330, 410, 280, 46))
    art.add(rect(170, 210, 14, 190, BARK), rect(456, 210, 14, 190, BARK), rect(184, 226, 272, 110, art.radial((0, "#ffe9b0"), (0.7, EMBER), (1, "#8a4a1c"))))
    for i, x in enumerate(range(206, 450, 46)):
        art.add(line([(x, 214), (x, 250)], BARK, 2), path(HEART, "#8f5227", transform=f"translate({x} 262)scale(.55)"), path(HEART, stroke=SNOW, stroke_width=4.3, transform=f"translate({x} 262)scale(.4)"))
        art.add(ellipse(x + 6, 326, 22, 12, (HOLLY, GOLD, PINE_400, EMBER, HOLLY, GOLD)[i]))
    art.add(rect(158, 332, 324, 74, art.linear((0, PINE_400), (1, PINE))), rect(158, 330, 324, 10, GOLD))
    stripes = "".join(path(f"M{150 + i * 43} 214L{176 + i * 36} 150H{212 + i * 36}L{193 + i * 43} 214q-21 20 -43 0z", HOLLY if i % 2 == 0 else SNOW) for i in range(8))
    art.add(stripes, path("M166 156C180 132 240 144 290 138C350 132 430 140 468 140C488 144 488 162 470 160C420 152 380 166 330 158C280 152 220 168 186 160C174 160 166 160 166 156z", SNOW), twinkle_line(art, [(160, 224), (320, 254), (480, 224)], 5))
    for x, size, flip in ((216, 0.98, False), (386, 0.98, False)):
        art.add(shadow(x + 16, 454, 150, 12), at(x, 452, _boot(art), scale=size, flip=flip))
    art.add(snowfall(71, 40, (0, 0, 640, 470)))
    return art


def _boot(art: Art) -> str:
    leather = art.linear((0, "#4a2f20"), (0.35, "#8a5a3a"), (1, "#3c2417"), across=True)
    fill = circle(-20, -128, 21, EMBER) + circle(18, -124, 18, EMBER) + circle(-2, -142, 17, "#f09a45") + ellipse(28, -138, 12, 10, "#a8723f") + ellipse(-34, -112, 11, 9, "#a8723f") + ellipse(6, -116, 13, 10, "#b98556") + at(-10, -154, holly(0.5))
    return fill + path("M-44 -112H44V-50C60 -40 96 -38 98 -14V0H-44z", leather) + rect(-48, -4, 150, 12, BARK_700, 5) + rect(-50, -118, 100, 22, "#a8723f", 8) + path("M-30 -84Q-26 -50 -30 -20", stroke="#c99a6c", stroke_width=6, stroke_linecap="round", opacity=0.6)


def mexico() -> Art:
    """A seven-pointed star piñata over a row of candles."""
    art = Art(640, 480)
    art.add(sky(art, warm=0.5, top="#1a1440"), stars(72, 60, (0, 0, 640, 300)))
    wall = art.linear((0, "#c9683a"), (1, "#8a3a2a"))
    art.add(path("M0 480V270H130V236Q165 210 200 236V270H640V480z", wall), path("M150 270V262Q165 246 180 262V296H150z", NIGHT_700), circle(165, 278, 8, GOLD))
    art.add(path("M432 480V358Q432 300 492 300Q552 300 552 358V480z", art.radial((0, "#fff0b8"), (0.7, GOLD), (1, EMBER), y=0.7)), path("M424 480V358Q424 292 492 292Q560 292 560 358V480H552V358Q552 300 492 300Q432 300 432 358V480z", "#6a2a20"))
    colors = (HOLLY, GOLD, PINE_400, "#d6568f", "#3a8fd0", EMBER)
    line_ = [(i * 64 - 10, 66 + 26 * math.sin(i / 10 * math.pi)) for i in range(11)]
    art.add(line([(-10, 60), (320, 98), (650, 56)], SNOW_200, 2))
    for i, (x, _) in enumerate(line_):
        y = 60 + 38 * (1 - ((x - 320) / 330) ** 2) - 2
        art.add(path(f"M{x:.0f} {y:.0f}h52v40l-9 -8l-8.5 8l-8.5 -8l-9 8l-8.5 -8l-8.5 8z", colors[i % 6], opacity=0.95), circle(x + 26, y + 17, 7, SNOW, opacity=0.5))
    art.add(line([(330, 96), (330, 180)], SNOW_200, 3), art.glow(330, 236, 210, GOLD, 0.5), at(330, 236, _pinata(colors)))
    art.add(rect(0, 424, 640, 56, art.linear((0, "#7a4a2e"), (1, "#3c2417"))))
    for i, x in enumerate((60, 142, 224, 306, 388, 596)):
        bag = path("M-22 0L-26 -54L-18 -60L-9 -54L0 -60L9 -54L18 -60L26 -54L22 0z", art.linear((0, "#ffdf9a"), (1, "#c9822f"))) + star(0, -26, 9, CREAM)
        art.add(art.glow(x, 414, 60, GOLD, 0.6), at(x, 444, bag), at(x, 386 + 4, flame(art, 0, 0, 0.5)))
    return art


def _pinata(colors: tuple[str, ...]) -> str:
    """A star with seven striped cones and tassels, 240 across around its middle."""
    out = ""
    for i in range(7):
        cone = poly([(-27, -40), (0, -120), (27, -40)], colors[i % 6])
        cone += path("M-21 -58H21M-15 -76H15M-9 -94H9", stroke=SNOW, stroke_width=6, opacity=0.75)
        tassel = "".join(line([(0, -118), (dx, -142)], colors[(i + k) % 6], 3.5) for k, dx in enumerate((-9, -3, 3, 9)))
        out += at(0, 0, tassel, cone, turn=i * 360 / 7)
    out += circle(0, 0, 52, colors[3]) + circle(0, 0, 40, GOLD) + circle(0, 0, 28, "#3a8fd0") + circle(0, 0, 15, SNOW)
    return out


def japan() -> Art:
    """A strawberry cake under strings of lights, the snowy mountain behind."""
    art = Art(640, 480)
    art.add(sky(art, warm=0.35, top="#141a44"), stars(73, 50, (0, 0, 640, 240)), moon(art, 520, 96, 42))
    art.add(path("M80 360L270 150Q300 128 330 150L540 360z", art.linear((0, "#6f87bd"), (1, "#2c4680"))), path("M232 192L270 150Q300 128 330 150L372 196Q352 206 340 192Q326 214 310 196Q296 216 280 198Q262 212 232 192z", SNOW))
    art.add(far_forest(73, -10, 650, 350, 46, NIGHT_700))
    for y, sag in ((36, 60), (86, 70)):
        art.add(twinkle_line(art, [(-20, y), (330, y + sag), (660, y - 10)], 7))
    art.add(rect(0, 346, 640, 134, art.linear((0, "#9c6a44"), (1, BARK))), rect(0, 346, 640, 5, BARK_300))
    art.add(at(320, 426, plate(420, ICE)))
    art.add(path("M176 290V390Q320 440 464 390V290z", art.linear((0, "#fffdf6"), (1, "#eadfce"))), path("M176 336Q320 384 464 336V354Q320 402 176 354z", "#f2c77c"), path("M176 341Q320 389 464 341V347Q320 395 176 347z", "#e0525b"))
    art.add(ellipse(320, 290, 144, 40, SNOW), path("M176 292Q184 326 200 304Q214 340 234 314Q252 350 276 322Q298 356 320 324Q344 356 364 322Q390 350 406 314Q428 340 440 304Q456 326 464 292Q320 350 176 292z", SNOW))
    for x, y, s in ((220, 286, 0.9), (272, 304, 1), (330, 308, 1.05), (388, 302, 1), (430, 284, 0.9), (288, 268, 0.82), (362, 268, 0.82)):
        art.add(ellipse(x, y + 2, 24 * s, 10 * s, "#fffdf6"), at(x, y - 20 * s, _strawberry(), scale=s))
    sign = rect(-44, -26, 88, 44, "#5b3a26", 6) + rect(-30, -14, 60, 5, CREAM, 2.5) + rect(-22, -2, 44, 5, CREAM, 2.5)
    art.add(at(322, 256, sign, turn=-4), at(322, 224, holly(0.62)), at(110, 420, candle(art, 70), scale=0.9))
    art.add(snowfall(73, 34, (0, 0, 640, 340)))
    return art


def _strawberry() -> str:
    seeds = "".join(ellipse(x, y, 1.6, 2.4, GOLD_300) for x, y in ((-9, -8), (1, -10), (10, -7), (-5, 1), (6, 2), (0, 11)))
    return blob([(0, 26), (-16, 8), (-20, -10), (-8, -18), (8, -18), (20, -10), (16, 8)], "#d9303c") + seeds + path("M-16 -14Q-8 -26 0 -18Q8 -26 16 -14Q6 -10 0 -12Q-6 -10 -16 -14z", PINE_400)


def sweden() -> Art:
    """Lucia with her crown of candles before a red wooden house."""
    art = outdoors(74, ground=350)
    art.add(rect(50, 220, 210, 150, "#8f2b26"), "".join(rect(x, 220, 2.5, 150, "#5e1813", opacity=0.5) for x in range(64, 260, 16)), path("M30 226L96 160H214L280 226Q270 238 256 230H54Q40 238 30 226z", SNOW))
    for x in (82, 176):
        art.add(rect(x - 6, 262, 56, 62, SNOW, 2), rect(x, 268, 44, 50, art.radial((0, "#fff4c9"), (1, GOLD))), rect(x + 20, 268, 4, 50, SNOW), rect(x, 291, 44, 4, SNOW))
        art.add("".join(poly([(x + 22 - 16 + i * 8, 312), (x + 25 - 16 + i * 8, 300 - (3 - abs(i - 2)) * 4), (x + 28 - 16 + i * 8, 312)], GOLD) for i in range(5)))
    art.add(near_snow(art, 376), art.glow(410, 150, 230, GOLD, 0.75), warm_floor(art, 410, 452, 200, 30))
    for x, size, skin, hair in ((278, 0.72, SKIN_DEEP, "#1b0f08"), (546, 0.72, SKIN_PALE, EMBER)):
        art.add(shadow(x, 448, 110), at(x, 448, lucia(art, skin, hair, crown=False), scale=size))
    art.add(shadow(410, 462, 150, 12), at(410, 462, lucia(art, "#f6c19c", "#c99a4a", crown=True), scale=1.08))
    art.add(at(120, 450, plate(170)), at(92, 434, _bun()), at(148, 434, _bun()), at(120, 418, _bun()), snowfall(74, 36, (0, 0, 640, 470)))
    return art


def _bun() -> str:
    curl = path("M-24 8C-34 -8 -10 -18 -2 -2C6 14 30 4 22 -12", stroke="#a86a1a", stroke_width=17, stroke_linecap="round") + path("M-24 8C-34 -8 -10 -18 -2 -2C6 14 30 4 22 -12", stroke="#e0a63a", stroke_width=12, stroke_linecap="round")
    return curl + circle(-19, 2, 3.6, BARK_700) + circle(18, -6, 3.6, BARK_700)


def lucia(art: Art, skin: str, hair: str, *, crown: bool) -> str:
    """A child in a white gown with a red sash, holding a candle, 260 high."""
    gown = path("M-32 -134Q0 -146 32 -134Q44 -96 76 0Q0 16 -76 0Q-44 -96 -32 -134z", art.linear((0, "#ffffff"), (1, "#a3b6dc")))
    sash = path("M-36 -98Q0 -88 36 -98L39 -84Q0 -74 -39 -84z", HOLLY) + path("M8 -84L24 -86L30 -20L12 -18z", HOLLY_700)
    sleeves = line([(-30, -122), (-40, -98), (-12, -84)], "#eef2f7", 24) + line([(30, -122), (40, -98), (12, -84)], "#eef2f7", 24)
    stick = rect(-5, -132, 10, 44, CREAM, 3) + flame(art, 0, -132, 0.55) if not crown else ""
    hands = circle(-7, -82, 12, skin) + circle(9, -82, 12, skin)
    mane = blob([(-44, -20), (0, -48), (44, -20), (52, 30), (46, 66), (20, 56), (-20, 56), (-46, 66), (-52, 30)], hair)
    fringe = blob([(-43, -6), (-42, -30), (-20, -46), (14, -47), (40, -30), (43, -6), (36, -16), (22, -27), (-4, -24), (-28, -20)], hair)
    head = mane + circle(0, 0, 42, skin) + fringe + face(skin)
    if crown:
        lights = "".join(rect(x - 5, y - 34, 10, 34, SNOW, 3) + flame(art, x, y - 34, 0.6) for x, y in ((-34, -34), (-17, -42), (0, -45), (17, -42), (34, -34)))
        head += lights + path("M-46 -26Q0 -52 46 -26L44 -14Q0 -40 -44 -14z", PINE_400) + "".join(circle(x, y, 4, HOLLY) for x, y in ((-30, -30), (-10, -37), (12, -37), (31, -29)))
    else:
        head += path("M-45 -24Q0 -48 45 -24L44 -17Q0 -40 -44 -17z", GOLD)
    return gown + sash + sleeves + stick + hands + at(0, -174, head)


def philippines() -> Art:
    """A glowing parol lantern among smaller ones."""
    art = Art(640, 480)
    art.add(sky(art, warm=0.5, top="#12103c"), stars(75, 60, (0, 0, 640, 300)))
    hill = art.linear((0, "#1d5a48"), (1, "#0b2a24"))
    art.add(land([(0, 400), (160, 364), (360, 396), (640, 356)], 480, "#1b3a5c"), land([(0, 436), (220, 404), (440, 430), (640, 400)], 480, hill))
    for x, y, s, flip in ((52, 440, 1.15, False), (596, 424, 1.2, True)):
        frond = "".join(at(0, -170, path("M0 0C24 -30 66 -30 92 0C62 -10 30 -2 0 6z", "#14503c" if i % 2 else "#1d6a4e"), turn=t) for i, t in enumerate((-150, -118, -80, -46, -14, 24, 164)))
        art.add(at(x, y, path("M-7 0C-4 -60 4 -110 -2 -170H6C12 -110 6 -60 9 0z", "#4a3322"), frond, scale=s, flip=flip))
    art.add(line([(-10, 60), (320, 26), (650, 64)], BARK_300, 4))
    for x, y, s, t in ((120, 190, 0.42, 12), (520, 176, 0.46, -10), (196, 332, 0.3, 0), (452, 330, 0.3, 0)):
        art.add(line([(x, 40), (x, y)], BARK_300, 2.4), art.glow(x, y, 190 * s, GOLD, 0.6), at(x, y, parol(art, t), scale=s))
    art.add(line([(320, 30), (320, 90)], BARK_300, 3), art.glow(320, 210, 260, GOLD_300, 0.75), at(320, 210, parol(art, 0)))
    hut = path("M-50 0V-40H50V0z", "#7a4a2e") + path("M-66 -38L0 -84L66 -38z", "#a8723f") + rect(-14, -32, 28, 32, GOLD_300, 3) + rect(26, -30, 16, 16, GOLD_300, 2) + rect(-42, -30, 16, 16, GOLD_300, 2)
    art.add(at(150, 436, hut), at(492, 430, hut, scale=0.86), at(320, 436, hut, scale=0.6))
    return art


def parol(art: Art, turn: float) -> str:
    """A star lantern in a ring with two paper tails, 280 across around its middle."""
    colors = ("#e0487f", GOLD, "#3aa0d8", PINE_400, EMBER)
    ring = circle(0, 0, 128, "none", stroke=GOLD, stroke_width=9) + "".join(at(0, 0, circle(0, -128, 13, colors[i % 5]), circle(0, -128, 5, CREAM), turn=i * 36) for i in range(10))
    facets = ""
    corners = star_path(5, 116, 52)
    for i in range(10):
        a, b = corners[i], corners[(i + 1) % 10]
        base = colors[(i + 1) // 2 % 5]
        facets += poly([(0, 0), a, b], base if i % 2 else mix(base, "#ffffff", 0.35))
    tails = ""
    for s in (-1, 1):
        strips = "".join(line([(s * 74 + dx, 112), (s * 78 + dx * 1.6, 172)], c, 6) for dx, c in ((-14, colors[0]), (-7, GOLD), (0, colors[2]), (7, SNOW), (14, colors[3])))
        tails += strips + circle(s * 74, 112, 13, GOLD)
    middle = art.radial((0, "#ffffff"), (0.5, GOLD_300), (1, GOLD))
    return tails + ring + at(0, 0, facets, turn=turn) + circle(0, 0, 30, middle) + circle(0, 0, 13, HOLLY)


def ethiopia() -> Art:
    """People in white shawls with candles before a round church."""
    art = Art(640, 480)
    art.add(sky(art, warm=0.7, top="#161442"), stars(76, 70, (0, 0, 640, 280)), moon(art, 110, 96, 38))
    art.add(land([(0, 330), (120, 280), (240, 320), (420, 270), (640, 320)], 480, "#3b3f7a", opacity=0.8), land([(0, 372), (260, 346), (640, 372)], 480, "#6a4a4c"))
    art.add(rect(206, 220, 228, 150, art.linear((0, "#a87a4c"), (0.4, "#e0b078"), (1, "#7a5232"), across=True)), art.glow(320, 320, 190, GOLD, 0.5))
    art.add(path("M170 232L320 118L470 232Q320 262 170 232z", art.linear((0, "#8f6a3c"), (1, "#5a3e22"))), path("M236 170L320 108L404 170Q320 188 236 170z", "#a87f4a"))
    cross = path("M-4 0V-26H-16V-34H-4V-46H4V-34H16V-26H4V0z", GOLD) + circle(0, -30, 12, "none", stroke=GOLD, stroke_width=4)
    art.add(at(320, 112, cross), path("M290 370V304Q290 272 320 272Q350 272 350 304V370z", art.radial((0, "#fff4c9"), (0.6, GOLD), (1, EMBER), y=0.7)))
    for x in (228, 384):
        art.add(path(f"M{x} 330V300Q{x} 286 {x + 14} 286Q{x + 28} 286 {x + 28} 300V330z", GOLD_300))
    art.add(rect(206, 244, 228, 9, HOLLY), rect(206, 253, 228, 7, GOLD), rect(206, 260, 228, 7, PINE_400))
    art.add(land([(0, 396), (320, 380), (640, 396)], 480, art.linear((0, "#8a6048"), (1, "#4a3030"))))
    people = ((76, 0.72, SKIN_DEEP, GOLD), (176, 0.82, "#8f5f3c", HOLLY), (464, 0.82, SKIN_DEEP, PINE_400), (566, 0.72, "#a86b43", GOLD))
    for x, s, skin, edge in people:
        art.add(ellipse(x, 446, 66 * s, 9, NIGHT, opacity=0.3), at(x, 446, _shawl(art, skin, edge), scale=s))
    for x, skin, edge in ((268, "#7a4a2e", HOLLY), (376, "#a86b43", GOLD)):
        art.add(ellipse(x, 466, 66, 9, NIGHT, opacity=0.3), at(x, 466, _shawl(art, skin, edge), scale=0.84))
    return art


def _shawl(art: Art, skin: str, edge: str) -> str:
    """A person wrapped in a white cotton shawl, holding a candle."""
    white = art.linear((0, "#ffffff"), (1, "#d5dcec"))
    robe = path("M-40 -130Q0 -150 40 -130Q62 -70 66 0Q0 14 -66 0Q-62 -70 -40 -130z", white)
    hem = path("M-66 -12Q0 4 66 -12L66 0Q0 14 -66 0z", edge) + path("M-65 -20Q0 -4 65 -20L65 -16Q0 0 -65 -16z", GOLD)
    fold = path("M36 -132C20 -96 -20 -70 -58 -58L-54 -74C-24 -84 8 -106 22 -136z", "#bcc8e0", opacity=0.8)
    hood = blob([(-50, 18), (-50, -20), (-28, -50), (0, -56), (28, -50), (50, -20), (50, 18), (36, 40), (-36, 40)], white)
    band = path("M-42 -14Q-36 -46 0 -48Q36 -46 42 -14", stroke=edge, stroke_width=6, stroke_linecap="round")
    wax = art.glow(0, -108, 46, GOLD, 0.8) + rect(-5, -100, 10, 34, CREAM, 3) + flame(art, 0, -100, 0.5)
    return robe + hem + fold + at(0, -166, hood, circle(0, 4, 38, skin), at(0, 4, face(skin), scale=0.9), band) + wax + circle(-8, -66, 12, skin) + circle(9, -66, 12, skin)


PICTURES = {
    "traditions/germany": germany,
    "traditions/mexico": mexico,
    "traditions/japan": japan,
    "traditions/sweden": sweden,
    "traditions/philippines": philippines,
    "traditions/ethiopia": ethiopia,
}
