"""Christmas in Germany, Mexico and Japan, 640 x 480."""

import math

from parts.baking import plate
from parts.land import far_forest, shadow, twinkle_line
from parts.palette import (
    BARK,
    BARK_300,
    BARK_700,
    CREAM,
    EMBER,
    GOLD,
    GOLD_300,
    HOLLY,
    ICE,
    NIGHT_700,
    PINE,
    PINE_400,
    SNOW,
    SNOW_200,
    mix,
)
from parts.paper import HEART
from parts.sky import moon, sky, snowfall, star, stars
from parts.stages import near_snow, outdoors, warm_floor
from parts.svg import Art, at, blob, circle, ellipse, line, path, poly, rect
from parts.things import candle, flame, holly


def germany() -> Art:
    """Polished boots full of nuts and oranges before a Christmas market stall."""
    art = outdoors(71, ground=340)
    for x, w, h, c in ((6, 92, 190, "#7a3b3b"), (98, 84, 160, "#8a6a3c"), (470, 92, 176, "#4f5f8a"),
            (562, 90, 200, "#6a4a5c")):
        art.add(rect(x, 350 - h + 40, w, h, mix(c, "#0b1530", 0.35)),
            poly([(x - 6, 352 - h + 40), (x + w / 2, 300 - h + 40), (x + w + 6, 352 - h + 40)],
                mix(SNOW, "#54719f", 0.3)))
        art.add("".join(rect(x + dx, 380 - h + dy + 40, 16, 22, GOLD, 2) for dx in (16, w - 34)
                for dy in (0, 44)))
    art.add(near_snow(art, 366), warm_floor(art, 330, 410, 280, 46))
    art.add(rect(170, 210, 14, 190, BARK), rect(456, 210, 14, 190, BARK), rect(184, 226, 272, 110,
            art.radial((0, "#ffe9b0"), (0.7, EMBER), (1, "#8a4a1c"))))
    for i, x in enumerate(range(206, 450, 46)):
        art.add(line([(x, 214), (x, 250)], BARK, 2),
            path(HEART, "#8f5227", transform=f"translate({x} 262)scale(.55)"),
            path(HEART, stroke=SNOW, stroke_width=4.3, transform=f"translate({x} 262)scale(.4)"))
        art.add(ellipse(x + 6, 326, 22, 12, (HOLLY, GOLD, PINE_400, EMBER, HOLLY, GOLD)[i]))
    art.add(rect(158, 332, 324, 74, art.linear((0, PINE_400), (1, PINE))), rect(158, 330, 324, 10,
            GOLD))
    stripes = "".join(
        path(f"M{150 + i * 43} 214L{176 + i * 36} 150H{212 + i * 36}L{193 + i * 43} 214"
            "q-21 20 -43 0z", HOLLY if i % 2 == 0 else SNOW) for i in range(8))
    art.add(stripes,
        path("M166 156C180 132 240 144 290 138C350 132 430 140 468 140C488 144 488 162 "
            "470 160C420 152 380 166 330 158C280 152 220 168 186 160C174 160 166 160 166 156z",
            SNOW), twinkle_line(art, [(160, 224), (320, 254), (480, 224)], 5))
    for x, size, flip in ((216, 0.98, False), (386, 0.98, False)):
        art.add(shadow(x + 16, 454, 150, 12), at(x, 452, _boot(art), scale=size, flip=flip))
    art.add(snowfall(71, 40, (0, 0, 640, 470)))
    return art


def _boot(art: Art) -> str:
    leather = art.linear((0, "#4a2f20"), (0.35, "#8a5a3a"), (1, "#3c2417"), across=True)
    fill = (circle(-20, -128, 21, EMBER) + circle(18, -124, 18, EMBER)
        + circle(-2, -142, 17, "#f09a45") + ellipse(28, -138, 12, 10, "#a8723f")
        + ellipse(-34, -112, 11, 9, "#a8723f") + ellipse(6, -116, 13, 10, "#b98556")
        + at(-10, -154, holly(0.5)))
    return (fill + path("M-44 -112H44V-50C60 -40 96 -38 98 -14V0H-44z", leather)
        + rect(-48, -4, 150, 12, BARK_700, 5) + rect(-50, -118, 100, 22, "#a8723f", 8)
        + path("M-30 -84Q-26 -50 -30 -20", stroke="#c99a6c", stroke_width=6, stroke_linecap="round",
            opacity=0.6))


def mexico() -> Art:
    """A seven-pointed star piñata over a row of candles."""
    art = Art(640, 480)
    art.add(sky(art, warm=0.5, top="#1a1440"), stars(72, 60, (0, 0, 640, 300)))
    wall = art.linear((0, "#c9683a"), (1, "#8a3a2a"))
    art.add(path("M0 480V270H130V236Q165 210 200 236V270H640V480z", wall),
        path("M150 270V262Q165 246 180 262V296H150z", NIGHT_700), circle(165, 278, 8, GOLD))
    art.add(path("M432 480V358Q432 300 492 300Q552 300 552 358V480z", art.radial((0, "#fff0b8"),
                (0.7, GOLD), (1, EMBER), y=0.7)),
        path("M424 480V358Q424 292 492 292Q560 292 560 358V480H552V358Q552 300 492 300"
            "Q432 300 432 358V480z", "#6a2a20"))
    colors = (HOLLY, GOLD, PINE_400, "#d6568f", "#3a8fd0", EMBER)
    line_ = [(i * 64 - 10, 66 + 26 * math.sin(i / 10 * math.pi)) for i in range(11)]
    art.add(line([(-10, 60), (320, 98), (650, 56)], SNOW_200, 2))
    for i, (x, _) in enumerate(line_):
        y = 60 + 38 * (1 - ((x - 320) / 330) ** 2) - 2
        art.add(path(f"M{x:.0f} {y:.0f}h52v40l-9 -8l-8.5 8l-8.5 -8l-9 8l-8.5 -8l-8.5 8z",
                colors[i % 6], opacity=0.95), circle(x + 26, y + 17, 7, SNOW, opacity=0.5))
    art.add(line([(330, 96), (330, 180)], SNOW_200, 3), art.glow(330, 236, 210, GOLD, 0.5),
        at(330, 236, _pinata(colors)))
    art.add(rect(0, 424, 640, 56, art.linear((0, "#7a4a2e"), (1, "#3c2417"))))
    for x in (60, 142, 224, 306, 388, 596):
        bag = (path("M-22 0L-26 -54L-18 -60L-9 -54L0 -60L9 -54L18 -60L26 -54L22 0z",
                art.linear((0, "#ffdf9a"), (1, "#c9822f"))) + star(0, -26, 9, CREAM))
        art.add(art.glow(x, 414, 60, GOLD, 0.6), at(x, 444, bag),
            at(x, 386 + 4, flame(art, 0, 0, 0.5)))
    return art


def _pinata(colors: tuple[str, ...]) -> str:
    """A star with seven striped cones and tassels, 240 across around its middle."""
    out = ""
    for i in range(7):
        cone = poly([(-27, -40), (0, -120), (27, -40)], colors[i % 6])
        cone += path("M-21 -58H21M-15 -76H15M-9 -94H9", stroke=SNOW, stroke_width=6, opacity=0.75)
        tassel = "".join(line([(0, -118), (dx, -142)], colors[(i + k) % 6], 3.5)
            for k, dx in enumerate((-9, -3, 3, 9)))
        out += at(0, 0, tassel, cone, turn=i * 360 / 7)
    out += (circle(0, 0, 52, colors[3]) + circle(0, 0, 40, GOLD) + circle(0, 0, 28, "#3a8fd0")
        + circle(0, 0, 15, SNOW))
    return out


def japan() -> Art:
    """A strawberry cake under strings of lights, the snowy mountain behind."""
    art = Art(640, 480)
    art.add(sky(art, warm=0.35, top="#141a44"), stars(73, 50, (0, 0, 640, 240)),
        moon(art, 520, 96, 42))
    art.add(path("M80 360L270 150Q300 128 330 150L540 360z", art.linear((0, "#6f87bd"),
                (1, "#2c4680"))),
        path("M232 192L270 150Q300 128 330 150L372 196Q352 206 340 192Q326 214 310 196"
            "Q296 216 280 198Q262 212 232 192z", SNOW))
    art.add(far_forest(73, -10, 650, 350, 46, NIGHT_700))
    for y, sag in ((36, 60), (86, 70)):
        art.add(twinkle_line(art, [(-20, y), (330, y + sag), (660, y - 10)], 7))
    art.add(rect(0, 346, 640, 134, art.linear((0, "#9c6a44"), (1, BARK))),
        rect(0, 346, 640, 5, BARK_300))
    art.add(at(320, 426, plate(420, ICE)))
    art.add(path("M176 290V390Q320 440 464 390V290z", art.linear((0, "#fffdf6"), (1, "#eadfce"))),
        path("M176 336Q320 384 464 336V354Q320 402 176 354z", "#f2c77c"),
        path("M176 341Q320 389 464 341V347Q320 395 176 347z", "#e0525b"))
    art.add(ellipse(320, 290, 144, 40, SNOW),
        path("M176 292Q184 326 200 304Q214 340 234 314Q252 350 276 322Q298 356 320 324"
            "Q344 356 364 322Q390 350 406 314Q428 340 440 304Q456 326 464 292Q320 350 176 292z",
            SNOW))
    for x, y, s in ((220, 286, 0.9), (272, 304, 1), (330, 308, 1.05), (388, 302, 1),
            (430, 284, 0.9), (288, 268, 0.82), (362, 268, 0.82)):
        art.add(ellipse(x, y + 2, 24 * s, 10 * s, "#fffdf6"), at(x, y - 20 * s, _strawberry(),
                scale=s))
    sign = (rect(-44, -26, 88, 44, "#5b3a26", 6) + rect(-30, -14, 60, 5, CREAM, 2.5)
        + rect(-22, -2, 44, 5, CREAM, 2.5))
    art.add(at(322, 256, sign, turn=-4), at(322, 224, holly(0.62)), at(110, 420, candle(art, 70),
            scale=0.9))
    art.add(snowfall(73, 34, (0, 0, 640, 340)))
    return art


def _strawberry() -> str:
    seeds = "".join(ellipse(x, y, 1.6, 2.4, GOLD_300) for x, y in ((-9, -8), (1, -10), (10, -7),
            (-5, 1), (6, 2), (0, 11)))
    return (blob([(0, 26), (-16, 8), (-20, -10), (-8, -18), (8, -18), (20, -10), (16, 8)],
            "#d9303c") + seeds
        + path("M-16 -14Q-8 -26 0 -18Q8 -26 16 -14Q6 -10 0 -12Q-6 -10 -16 -14z", PINE_400))


PICTURES = {
    "traditions/germany": germany,
    "traditions/mexico": mexico,
    "traditions/japan": japan,
}
