"""Round scenes around the letter: desk, thanks, address, privacy."""

from parts.cottage import cottage
from parts.emoji import emoji
from parts.frame import OVAL, flakes, night, room, snowy_ground, soft_shadow, table
from parts.furniture import night_window
from parts.land import pine, shadow, snow_mound
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
    PINE_400,
    SKIN_PALE,
    SNOW,
)
from parts.paper import envelope, ink_pot, quill, sheet
from parts.people import Look, elf
from parts.sky import aurora, sparkle, star
from parts.sleigh import team
from parts.street import candy_pole, lantern_post, letter_box
from parts.svg import Art, at, circle, path, poly, rect
from parts.things import candle, holly


def scene_letter() -> Art:
    """A letter on the desk by candle light."""
    art = Art(640, 480)
    back = night_window(art, 96, 74, 190, 190)
    shelf = (rect(372, 178, 190, 12, BARK_400, 3) + at(412, 142, emoji(art, "teddy-bear"),
            scale=0.72))
    books = "".join(rect(x, 178 - h, 18, h, c, 2) for x, h, c in ((456, 66, HOLLY),
            (476, 58, PINE_400), (496, 70, GOLD), (516, 54, NIGHT_700)))
    art.add(room(art, back, shelf, books, table(art, 330), wall="#4a3a5c", lamp=(470, 250)))
    art.add(soft_shadow(470, 392, 66, 12), at(470, 392, candle(art, 112)))
    paper = sheet(214, 250, lines=0)
    ink = "#6b4a35"
    rows = "".join(path("M0 0" + "q7 -9 14 0q7 7 13 -1" * n, stroke=ink, stroke_width=3.4,
            stroke_linecap="round", transform=f"translate({x} {y})") for x, y,
        n in ((-82, -84, 3), (-82, -50, 6), (-82, -24, 5), (-82, 2, 6), (-82, 28, 4), (-10, 64, 3)))
    art.add(at(286, 344, paper, rows, star(78, -96, 13, GOLD),
            poly([(-60, 88), (-52, 80), (-44, 88), (-52, 100)], HOLLY), turn=-5))
    art.add(at(348, 338, quill(176)))
    art.add(soft_shadow(556, 412, 40, 8), at(550, 414, ink_pot(art), scale=1.1))
    art.add(at(132, 388, envelope(art), scale=0.72, turn=10), at(430, 434, holly(0.72, turn=-12)))
    return art


def scene_thanks() -> Art:
    """A letter on its way: the sleigh climbs, an envelope follows a trail of stars."""
    art = Art(640, 480)
    ground = snowy_ground(art, 408)
    home = at(196, 388, cottage(art), scale=0.4)
    art.add(night(art, ground, home, seed=5, moon_at=(474, 126, 62)))
    art.add(at(114, 240, team(art, 2), scale=0.5, turn=-4))
    trail = "M150 420C260 440 300 330 372 338"
    art.add(path(trail, stroke=GOLD_300, stroke_width=5, stroke_linecap="round",
            stroke_dasharray="1 15"))
    for x, y, s in ((216, 420, 9), (274, 384, 12), (322, 342, 8), (566, 268, 12), (350, 420, 7),
            (596, 330, 8)):
        art.add(sparkle(x, y, s))
    wing = path("M0 0C30 -46 88 -58 128 -40C118 -34 112 -30 108 -22C114 -20 110 -12 96 -8C98 0 "
        "88 8 72 8C66 18 30 22 0 12z", SNOW)
    wing += path("M14 2C44 -20 80 -26 108 -22M18 8C44 -4 70 -10 96 -8", stroke="#b9cdec",
        stroke_width=3, stroke_linecap="round")
    art.add(at(452, 350, at(86, -26, wing, turn=-22), at(-86, -26, wing, turn=22, flip=True),
            envelope(art), scale=0.88, turn=-10))
    return art


def scene_address() -> Art:
    """The North Pole: pole, letter box and a stamped letter."""
    art = Art(640, 480)
    art.add(night(art, art.clip(OVAL, aurora(art, -20, 190, 680, 150, seed=4)),
            snowy_ground(art, 392), seed=54))
    art.add(shadow(168, 434, 90), at(176, 436, candy_pole(236), scale=1.1),
        at(176, 438, snow_mound(art, 110, 24)))
    art.add(at(176, 244, path("M-70 -24H62L88 0L62 24H-70Q-76 24 -76 18V-18Q-76 -24 -70 -24z",
                BARK_300), rect(-56, -9, 96, 6, BARK_700, 3), rect(-56, 4, 66, 6, BARK_700, 3),
            path("M-78 -22C-74 -36 -50 -30 -30 -33C0 -38 30 -28 64 -30C70 -24 66 -20 56 "
                "-20C30 -16 10 -24 -14 -20C-40 -15 -60 -22 -78 -22z", SNOW)))
    art.add(shadow(330, 432, 140), at(346, 434, letter_box(art), scale=1.22),
        at(346, 440, snow_mound(art, 170, 24)))
    stamp = (rect(36, -56, 48, 54, SNOW, 2, stroke="#b9c6da", stroke_width=2,
            stroke_dasharray="4 4") + rect(41, -51, 38, 44, HOLLY)
        + at(60, -24, pine(art, snow=0.9), scale=0.15))
    lines = (rect(-60, 4, 96, 7, BARK_400, 3.5) + rect(-60, 20, 74, 7, BARK_400, 3.5)
        + rect(-60, 36, 84, 7, BARK_400, 3.5))
    mark = "".join(path(f"M-8 {y}q9 -7 18 0q9 7 18 0q9 -7 18 0", stroke="#3a5aa0", stroke_width=2.6,
            opacity=0.7) for y in (-44, -34, -24))
    art.add(at(506, 356, rect(-96, -64, 200, 134, NIGHT, 8, opacity=0.3), rect(-100, -70, 200, 134,
                CREAM, 8), "".join(rect(-86, -56 + i * 10, w, 4.5, BARK_300, 2)
                for i, w in enumerate((46, 38, 42))), stamp, lines, mark, turn=-9))
    art.add(sparkle(440, 200, 11), sparkle(270, 150, 8), flakes(55))
    return art


def scene_privacy() -> Art:
    """A locked chest keeps the letters safe in the night."""
    art = Art(640, 480)
    art.add(night(art, snowy_ground(art, 396), seed=58, moon_at=(500, 116, 42)))
    art.add(art.glow(320, 250, 230, GOLD, 0.6), shadow(320, 442, 340, 18))
    wood, dark = art.linear((0, "#9c6a44"), (1, BARK)), art.linear((0, BARK), (1, BARK_700))
    for x, y, t in ((246, 246, -20), (392, 240, 16), (318, 216, -3)):
        art.add(at(x, y, envelope(art), turn=t, scale=0.74))
    art.add(rect(176, 268, 288, 30, BARK_700, 6), rect(170, 286, 300, 152, wood, 10),
        rect(170, 286, 300, 26, dark, 6), "".join(rect(x, 286, 24, 152, GOLD, 3)
            + rect(x + 4, 286, 4, 152, "#fff0c4", 2, opacity=0.7) for x in (198, 418)),
        rect(170, 424, 300, 14, BARK_700, 6))
    art.add(path("M290 348V320Q290 286 320 286Q350 286 350 320V348", stroke="#dfe7f3",
            stroke_width=13), rect(272, 338, 96, 78, HOLLY, 12), rect(272, 338, 96, 14, "#d9505a",
            7), circle(320, 372, 11, CREAM), path("M314 374h12l5 26h-22z", CREAM))
    art.add(at(528, 440, elf(art, Look(coat=PINE_400, skin=SKIN_PALE, hair=EMBER, style="braids",
                    left=(-58, -96), right=(44, -76))), scale=0.8), at(112, 438, lantern_post(art),
            scale=0.9), flakes(59))
    return art


PICTURES = {
    "scene-letter": scene_letter,
    "scene-thanks": scene_thanks,
    "scene-address": scene_address,
    "scene-privacy": scene_privacy,
}
