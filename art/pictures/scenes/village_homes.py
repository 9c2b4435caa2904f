"""Places of the North Pole village, 640 x 480: workshop, stables, elf village."""

from parts.cottage import elf_house, window, wreath
from parts.land import shadow, twinkle_line
from parts.palette import (
    BARK,
    BARK_400,
    BARK_700,
    EMBER,
    GOLD,
    GOLD_300,
    HOLLY,
    HOLLY_700,
    ICE,
    NIGHT_500,
    PINE,
    PINE_400,
    SKIN_DEEP,
    SKIN_PALE,
    SKIN_TAN,
    SNOW,
)
from parts.people import Look, elf
from parts.reindeer import Coat, reindeer
from parts.sky import snowfall, star
from parts.stages import forest, near_snow, outdoors, warm_floor
from parts.street import candy_pole, fence, lantern_post
from parts.svg import Art, at, circle, path, poly, rect
from parts.things import gift


def workshop() -> Art:
    """The red workshop with glowing windows and gifts by the door."""
    art = outdoors(51, moon_at=(96, 92, 36))
    art.add(forest(art, ((40, 350, 0.8), (92, 338, 0.6), (580, 330, 0.9), (622, 346, 0.7))),
        near_snow(art, 380))
    red = art.linear((0, "#c9303c"), (1, HOLLY_700))
    art.add(warm_floor(art, 330, 404, 320, 44), shadow(330, 396, 470, 16))
    art.add(rect(118, 214, 420, 182, red), "".join(rect(118, y, 420, 2.5, "#5e0d15", opacity=0.4)
            for y in range(232, 396, 18)))
    art.add(poly([(236, 214), (330, 104), (424, 214)], red), rect(462, 92, 34, 70, "#6a3a30"),
        rect(456, 84, 46, 14, SNOW, 7))
    art.add(path("M96 216L150 150Q156 142 168 142H492Q504 142 510 150L562 216Q566 228 552 228"
            "Q540 238 528 228Q512 240 498 228Q480 238 462 228L426 228L330 118L234 228H198Q180 "
            "240 162 228Q146 238 132 228Q120 236 106 228Q92 228 96 216z",
            art.linear((0, SNOW), (1, "#b4c8e8"))))
    art.add(path("M330 84Q338 84 344 92L440 210Q446 222 434 226Q424 228 416 218L330 118L244 "
            "218Q236 228 226 226Q214 222 220 210L316 92Q322 84 330 84z", art.linear((0, "#ffffff"),
                (1, ICE))))
    art.add(window(art, 306, 158, 48, 40), window(art, 148, 262, 70, 66), window(art, 442, 262, 70,
            66))
    art.add(art.glow(330, 330, 110, GOLD, 0.5),
        path("M270 396V304Q270 248 330 248Q390 248 390 304V396z", BARK_700),
        path("M278 396V304Q278 256 330 256Q382 256 382 304V396z", art.linear((0, PINE_400),
                (1, PINE))), rect(329, 258, 3, 138, PINE), circle(320, 336, 4.5, GOLD),
        circle(341, 336, 4.5, GOLD), wreath(330, 292, 20))
    art.add(twinkle_line(art, [(122, 232), (196, 252), (268, 234)], 5),
        twinkle_line(art, [(392, 234), (464, 252), (538, 232)], 5))
    art.add(at(240, 408, candy_pole(92)), at(420, 408, candy_pole(92)))
    art.add(shadow(150, 424, 130), at(128, 424, gift(art, 72, 62, PINE_400, GOLD)),
        at(188, 430, gift(art, 54, 44, GOLD, HOLLY)),
        at(134, 362, gift(art, 46, 36, "#3a5aa0", SNOW)))
    art.add(shadow(520, 436, 110),
        at(524, 436, elf(art, Look(coat=PINE_400, skin=SKIN_TAN, left=(-58, -150), right=(46, -72),
                    mouth="open")), scale=0.56),
        at(470, 428, gift(art, 56, 46, GOLD_300, PINE_400)))
    art.add(snowfall(51, 44, (0, 0, 640, 470)))
    return art


def stables() -> Art:
    """The stable in the snow with a reindeer in its door."""
    art = outdoors(53, moon_at=(556, 84, 40))
    art.add(forest(art, ((36, 348, 0.9), (96, 336, 0.7), (596, 340, 0.86))), near_snow(art, 382))
    wood = art.linear((0, "#8a5c3b"), (1, BARK))
    art.add(warm_floor(art, 300, 408, 280, 40), shadow(310, 400, 450, 15))
    art.add(poly([(104, 400), (104, 232), (310, 112), (516, 232), (516, 400)], wood))
    art.add("".join(path(f"M{x} {max(120, 232 - (min(x, 620 - x) - 104) * 0.58):.0f}V400",
                stroke=BARK_700, stroke_width=2.5, opacity=0.4) for x in range(126, 516, 24)))
    art.add(path("M310 78Q320 78 328 84L546 214Q556 224 548 236Q538 246 526 238Q514 248 500 "
            "236L310 124L120 236Q106 248 94 238Q82 246 72 236Q64 224 74 214L292 84Q300 78 310 78z",
            art.linear((0, "#ffffff"), (1, "#b4c8e8"))))
    art.add(circle(310, 180, 25, BARK_700), circle(310, 180, 20, art.radial((0, "#fff4c9"),
                (1, GOLD))), path("M310 160V200M290 180H330", stroke=BARK_700, stroke_width=3))
    inside = (rect(210, 232, 200, 168, art.radial((0, "#ffe3a0"), (0.6, EMBER), (1, "#8a4a1c"),
                y=0.6)) + "".join(path(f"M{x} 400l{dx} -30", stroke=GOLD, stroke_width=4,
                stroke_linecap="round") for x, dx in ((222, 8), (240, -6), (262, 10), (300, -8),
                (340, 8), (366, -6), (392, 6))))
    deer = at(258, 462, reindeer(art, Coat(antlers="classic", fur="#9a6a43"), head_turn=2),
        scale=0.82)
    art.add(rect(200, 222, 220, 178, BARK_700), art.clip(rect(210, 232, 200, 168, "#000"), inside,
            deer))
    art.add(rect(206, 346, 208, 54, "#7a4a2e"), path("M206 346L414 400M414 346L206 400",
            stroke="#9c6a44", stroke_width=9), rect(202, 340, 216, 10, BARK_400, 3),
        at(310, 352, rect(-40, -11, 80, 22, GOLD, 4), star(0, 0, 7, HOLLY)))
    for x in (132, 446):
        art.add(window(art, x, 284, 44, 46))
    art.add(twinkle_line(art, [(112, 236), (200, 222), (306, 140)], 4.5),
        twinkle_line(art, [(314, 140), (420, 222), (508, 236)], 4.5))
    art.add(at(66, 430, lantern_post(art), scale=0.7), shadow(66, 430, 60),
        at(470, 434, fence(art, 5), scale=0.9))
    hay = (path("M-56 0C-60 -34 -30 -52 0 -52C30 -52 60 -34 56 0z", GOLD)
        + "".join(path(f"M{x} {y}l{dx} -12", stroke="#c9922f", stroke_width=3,
                stroke_linecap="round") for x, y, dx in ((-36, -8, 8), (-14, -20, -6), (8, -6, 6),
                (24, -24, 8), (38, -8, -6), (-6, -38, 6))))
    art.add(shadow(156, 432, 130), at(160, 430, hay), snowfall(53, 40, (0, 0, 640, 470)))
    return art


def elf_village() -> Art:
    """A lane of small houses with string lights."""
    art = outdoors(54, ground=350, moon_at=(322, 80, 34))
    art.add(forest(art, ((26, 320, 0.7), (300, 300, 0.7), (346, 304, 0.56), (614, 316, 0.8))))
    for x, y, wall, door, size, tall in ((96, 336, "#3a6fae", HOLLY, 0.82, 1.1),
            (222, 326, "#c77a2f", PINE_400, 0.7, 0.95), (426, 324, "#7a4a9c", GOLD, 0.7, 1.1),
            (548, 336, PINE_400, HOLLY, 0.86, 0.95)):
        art.add(warm_floor(art, x, y + 4, 100 * size, 20),
            at(x, y, elf_house(art, wall, door, tall=tall), scale=size))
    art.add(near_snow(art, 366))
    art.add(path("M286 480C300 440 330 410 318 364H338C352 410 362 440 400 480z", "#b9cbe8"),
        warm_floor(art, 330, 420, 150, 40))
    for x, y, wall, door, size, tall in ((116, 436, HOLLY, PINE_400, 1.16, 1.0),
            (534, 438, "#d39b34", HOLLY, 1.18, 1.14)):
        art.add(shadow(x, y, 170 * size, 12), at(x, y, elf_house(art, wall, door, tall=tall),
                scale=size))
    art.add(twinkle_line(art, [(176, 300), (316, 350), (466, 288)], 6),
        twinkle_line(art, [(142, 252), (320, 290), (500, 240)], 5))
    art.add(shadow(270, 456, 70),
        at(266, 458, elf(art, Look(coat="#3a5aa0", hat=NIGHT_500, skin=SKIN_PALE, hair=EMBER,
                    style="braids", left=(-50, -140), right=(50, -90))), scale=0.5),
        shadow(402, 452, 70), at(404, 454, elf(art, Look(coat=HOLLY, skin=SKIN_DEEP, hair="#1b0f08",
                    style="buns", left=(-46, -90), right=(60, -160), mouth="open")), scale=0.5))
    art.add(snowfall(54, 46, (0, 0, 640, 470)))
    return art


PICTURES = {
    "village/santas-workshop": workshop,
    "village/reindeer-stables": stables,
    "village/elf-village": elf_village,
}
