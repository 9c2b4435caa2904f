"""Round scenes of what families do together: baking, reading, films, songs, cards, crafts."""

from parts.baking import gingerbread_person, rolling_pin, star_cookie
from parts.clauses import mrs_claus, santa
from parts.cottage import cottage
from parts.emoji import emoji
from parts.food import bowl, bowl_mouth
from parts.frame import OVAL, flakes, night, planks, room, snowy_ground, soft_shadow, table
from parts.furniture import armchair, curtain, fireplace, night_window
from parts.land import pine, shadow
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
    NIGHT_500,
    PINE,
    PINE_400,
    PINE_600,
    SKIN_BROWN,
    SKIN_DEEP,
    SKIN_PALE,
    SKIN_ROSY,
    SKIN_TAN,
    SNOW,
    SNOW_200,
    mix,
)
from parts.paper import HEART
from parts.people import Look, child, elf
from parts.sky import moon, star, stars
from parts.svg import Art, at, circle, ellipse, line, path, poly, rect, star_path
from parts.things import jingle_bell, note, snowman, stocking


def scene_recipes() -> Art:
    """Mrs. Claus and an elf bake together."""
    art = Art(640, 480)
    shelf = (rect(60, 128, 170, 10, BARK_400, 3) + "".join(rect(x, 128 - h, 30, h, c, 7)
            + rect(x + 3, 120 - h, 24, 9, BARK_300, 4) for x, h,
            c in ((84, 44, EMBER), (124, 52, HOLLY), (166, 40, CREAM))))
    art.add(room(art, night_window(art, 396, 74, 150, 144), shelf, wall="#8a4a3c", lamp=(320, 180)))
    art.add(at(246, 416, mrs_claus(art, left=(-66, -74), right=(62, -92)), scale=1.3),
        at(430, 414, elf(art, Look(coat=PINE_400, skin=SKIN_BROWN, hair="#1b0f08", style="curly",
                    left=(-58, -92), right=(44, -148), mouth="open")), scale=1.12))
    art.add(art.clip(OVAL, table(art, 338, wood="#b07a4c")))
    art.add(at(338, 392, bowl_mouth(150, "#3a5aa0")), ellipse(338, 331, 62, 11, "#f0d9a8"),
        line([(338, 330), (384, 272)], BARK_300, 9), at(338, 392, bowl(art, 150, "#3a5aa0")))
    art.add(at(160, 396, rolling_pin(), turn=-10, scale=0.9), at(486, 402, gingerbread_person(art),
            scale=0.44, turn=10), at(244, 426, star_cookie(24), turn=8),
        at(426, 434, star_cookie(22), turn=-12), at(376, 430, star_cookie(20), turn=24))
    return art


def scene_stories() -> Art:
    """Santa reads by the fire to two children."""
    art = Art(640, 480)
    rug = (ellipse(300, 426, 250, 36, HOLLY_700) + ellipse(300, 424, 224, 29, "none", stroke=GOLD,
            stroke_width=3))
    hearth = at(486, 396, fireplace(art))
    socks = "".join(at(x, 158, stocking(c), scale=0.56) for x, c in ((414, HOLLY), (470, PINE_400),
            (526, HOLLY)))
    art.add(room(art, planks(art, 380), hearth, socks, rug, wall="#54304a", lamp=(480, 300)))
    art.add(soft_shadow(214, 420, 140, 12), at(214, 420, armchair("#2f6b52"), scale=0.98))
    art.add(at(214, 410, santa(art, left=(-40, -92), right=(40, -92), eyes="down"), scale=0.98),
        rect(134, 340, 160, 66, "#2f6b52", 14))
    for x in (182, 246):
        art.add(rect(x - 27, 344, 54, 62, HOLLY_700, 20), ellipse(x, 362, 30, 24, HOLLY),
            rect(x - 28, 392, 56, 13, SNOW, 6), path(f"M{x - 26} 424V404H{x + 26}V424"
                f"Q{x} 432 {x - 26} 424z", BARK_700))
    book = (path("M-58 -34L0 -26L58 -34V22L0 30L-58 22z", HOLLY_700)
        + path("M-54 -38Q-24 -44 0 -30V24Q-24 12 -54 18z", CREAM)
        + path("M54 -38Q24 -44 0 -30V24Q24 12 54 18z", mix(CREAM, BARK_300, 0.15)))
    art.add(at(214, 330, book), circle(166, 334, 12, PINE), circle(262, 334, 12, PINE))
    art.add(soft_shadow(376, 446, 60, 8),
        at(376, 470, child(art, Look(coat=GOLD, trim=HOLLY, skin=SKIN_DEEP, hair="#1b0f08",
                    style="buns", left=(-40, -66), right=(40, -66), mouth="open"), seated=True),
            scale=0.8))
    art.add(soft_shadow(452, 452, 56, 8),
        at(458, 474, child(art, Look(coat="#3a5aa0", trim=CREAM, skin=SKIN_PALE, hair=EMBER,
                    left=(-40, -66), right=(40, -66)), seated=True), scale=0.74))
    art.add(ellipse(376, 432, 44, 13, "#2b3f6e"), ellipse(458, 438, 40, 12, "#2b3f6e"))
    return art


def scene_movies() -> Art:
    """A film night: projector, screen with a snowy cottage, popcorn."""
    art = Art(640, 480)
    screen = (rect(120, 66, 400, 236, BARK_700, 8) + rect(130, 76, 380, 216,
            art.linear((0, "#1a2c60"), (1, "#6e88bd"))))
    tree = art.symbol(pine(art, dark=0.35))
    film = (stars(3, 24, (130, 76, 510, 190)) + moon(art, 440, 124, 24)
        + path("M130 292V246Q240 214 330 244Q430 270 510 236V292z", SNOW_200)
        + art.use(tree, 186, 260, 0.5) + art.use(tree, 226, 250, 0.38) + art.use(tree, 468, 256,
            0.5) + at(330, 266, cottage(art), scale=0.44))
    beam = path("M150 410L160 292L130 76L510 76L510 292z", GOLD_300, opacity=0.07)
    art.add(room(art, planks(art, 360), screen, art.clip(rect(130, 76, 380, 216, "#000"), film),
            curtain(art, 20), curtain(art, 620, flip=True), wall="#3a1f3c", lamp=(320, 180)))
    for x, c in ((214, HOLLY_700), (426, PINE_600)):
        art.add(soft_shadow(x, 438, 84, 10),
            path(f"M{x - 78} 436V350Q{x - 78} 324 {x} 324Q{x + 78} 324 {x + 78} 350V436z", c),
            path(f"M{x - 90} 438V380Q{x - 90} 364 {x - 74} 364Q{x - 58} 364 {x - 58} 380"
                f"V438zM{x + 90} 438V380Q{x + 90} 364 {x + 74} 364Q{x + 58} 364 {x + 58} 380V438z",
                mix(c, "#000000", 0.25)))
    for x, hair, hat in ((190, "#22130c", HOLLY), (240, EMBER, None), (426, BARK_700, "#3a5aa0")):
        body = circle(x, 306, 27, hair)
        if hat:
            body += (path(f"M{x - 29} 300C{x - 34} 258 {x + 34} 258 {x + 29} 300z", hat)
                + rect(x - 31, 294, 62, 11, SNOW, 5) + circle(x, 264, 8, SNOW))
        art.add(body)
    art.add(path("M158 332Q158 324 214 324Q292 324 292 350V400H158z", HOLLY_700),
        path("M348 400V350Q348 324 426 324Q504 324 504 350V400z", PINE_600))
    art.add(soft_shadow(322, 440, 46, 8),
        at(322, 396, emoji(art, "popcorn", {"#f8312f": HOLLY}), scale=1.0), beam)
    return art


def scene_songs() -> Art:
    """Elves sing and ring bells under notes and stars."""
    art = Art(640, 480)
    art.add(night(art, snowy_ground(art, 392), seed=44, moon_at=(320, 126, 60)))
    art.add(shadow(190, 438, 120), shadow(446, 438, 120), shadow(320, 446, 130))
    art.add(at(190, 436, elf(art, Look(coat=HOLLY, skin=SKIN_TAN, hair=BARK_700, style="braids",
                    left=(-64, -150), right=(40, -100), mouth="open")), scale=1.0),
        at(446, 436, elf(art, Look(coat="#3a5aa0", hat=NIGHT_500, skin=SKIN_DEEP, hair="#1b0f08",
                    left=(-40, -100), right=(64, -150), mouth="open")), scale=1.0))
    art.add(at(320, 446, elf(art, Look(coat=PINE_400, skin=SKIN_PALE, hair=EMBER, style="curly",
                    left=(-24, -90), right=(24, -90), mouth="oh")), scale=1.08))
    page = (rect(-40, -28, 80, 54, CREAM, 3) + "".join(rect(-31, y, 62, 2.6, BARK_400)
            for y in (-17, -9, -1, 7)) + line([(0, -28), (0, 26)], BARK_300, 2))
    art.add(at(320, 344, page), at(118, 270, jingle_bell(art, 24)),
        at(520, 270, jingle_bell(art, 24)))
    for x, y, s, t, pair in ((134, 160, 0.9, -10, True), (220, 110, 0.7, -6, False),
            (420, 116, 0.75, 6, True), (506, 168, 0.8, 12, False), (322, 70, 0.6, 0, True)):
        art.add(at(x, y, note(GOLD, pair=pair), scale=s, turn=t))
    art.add(flakes(45))
    return art


def scene_cards() -> Art:
    """Handmade cards on the craft table."""
    art = Art(640, 480)
    art.add(room(art, night_window(art, 404, 70, 140, 136), table(art, 292, wood="#a06a42"),
            wall="#2f4a63", lamp=(280, 170)))
    art.add(soft_shadow(228, 404, 150, 14), path("M92 166L120 150V392L92 404z",
            mix(CREAM, BARK_300, 0.5)), rect(92, 164, 214, 240, CREAM, 4), rect(104, 176, 190, 216,
            HOLLY, 4))
    art.add(at(199, 356, pine(art, lights=True), scale=0.76),
        path("M104 352Q200 326 294 356V388Q294 392 290 392H108Q104 392 104 388z", SNOW))
    art.add(soft_shadow(434, 396, 100, 12), at(428, 318, rect(-92, -76, 184, 152, SNOW, 4),
            rect(-82, -66, 164, 132, "#3a6fae", 3), at(0, 64, snowman(art), scale=0.56),
            path("M-82 58Q0 36 82 56V66H-82z", SNOW), turn=5))
    art.add(at(128, 432, emoji(art, "scissors", {"#f8312f": HOLLY}), scale=0.66, turn=50),
        at(318, 432, rect(-88, -6, 130, 12, PINE_400, 3), path("M42 -6L66 0L42 6z", "#f0cfa0"),
            rect(-100, -6, 14, 12, "#f0a3a0", 3), turn=-10), at(500, 424, _tape(), scale=0.9),
        star(398, 440, 14, GOLD), star(242, 440, 10, GOLD, turn=14),
        path(HEART, HOLLY, transform="translate(438 436)scale(.48)"))
    return art


def _tape() -> str:
    """A roll of ribbon with its loose end."""
    return (path("M0 -34C40 -40 60 -10 96 8L88 26C56 8 30 -2 0 2z", "#d9303c")
        + circle(0, 0, 36, HOLLY) + circle(0, 0, 28, "#d9505a") + circle(0, 0, 14, BARK_300)
        + circle(0, 0, 9, BARK))


def scene_coloring() -> Art:
    """A coloring page half done among crayons."""
    art = Art(640, 480)
    art.add(room(art, table(art, 150, wood="#a8744a"), wall="#24406f", lamp=(320, 120)))
    tree = (path("M0 -150L42 -92H22L62 -40H34L78 14H-78L-34 -40H-62L-22 -92H-42z", PINE_400)
        + rect(-12, 14, 24, 30, "#ffffff") + at(0, -153, poly(star_path(5, 24, 10), GOLD)))
    baubles = "".join(circle(x, y, 10, c) for x, y, c in ((-12, -86, HOLLY),
            (18, -48, "#ffffff"), (-30, -14, GOLD), (32, -8, "#ffffff"), (2, -20, "#ffffff")))
    gifts = (rect(64, 4, 56, 40, HOLLY) + rect(86, 4, 12, 40, "#ffffff")
        + path("M92 4C80 -18 66 -10 72 0zM92 4C104 -18 118 -10 112 0z", "#ffffff")
        + rect(-118, 8, 46, 36, "#ffffff") + path("M-95 8V44M-118 24H-72"))
    page = (rect(-150, -178, 300, 252, "#1b0f08", 4, opacity=0.25, transform="translate(6 8)")
        + rect(-150, -178, 300, 252, SNOW, 4))
    scribble = ("M-132 -74L-96 -160M-118 -70L-78 -160M-104 -84L-60 -160M-88 -92L-44 -158M-124 "
        "-110L-112 -158")
    sky_ = (path(scribble, stroke="#8fb4e6", stroke_width=10, stroke_linecap="round", opacity=0.8)
        + path("M-134 44Q0 28 134 44V58H-134z", "#e3eefb"))
    drawing = at(0, 0, tree, baubles, gifts, stroke="#1b2233", stroke_width=4,
        stroke_linejoin="round")
    art.add(at(286, 300, page, sky_, drawing, turn=-6, scale=1.16))
    for x, y, c, t in ((504, 226, HOLLY, 24), (540, 292, GOLD, 40), (512, 350, PINE_400, 64),
            (470, 400, "#3a6fae", 82)):
        crayon = (rect(-14, -60, 28, 120, c, 4) + path("M-10 -60L-4 -86H4L10 -60z",
                mix(c, "#000000", 0.25)) + rect(-14, -42, 28, 7, mix(c, "#000000", 0.25))
            + rect(-14, 36, 28, 7, mix(c, "#000000", 0.25)))
        art.add(at(x + 4, y + 7, rect(-14, -60, 28, 120, "#1b0f08", 4, opacity=0.22), turn=t),
            at(x, y, crayon, turn=t))
    return art


def scene_activities() -> Art:
    """Children build a snowman."""
    art = Art(640, 480)
    art.add(night(art, snowy_ground(art, 384), seed=46, moon_at=(526, 108, 40)))
    art.add(shadow(316, 432, 190, 15), at(316, 434, snowman(art), scale=1.28))
    art.add(shadow(158, 440, 110),
        at(158, 440, child(art, Look(coat=HOLLY, trim=CREAM, skin=SKIN_DEEP, hair="#1b0f08",
                    style="braids", hat=PINE_400, left=(-44, -70), right=(60, -140), mouth="open")),
            scale=0.98))
    art.add(shadow(482, 440, 110),
        at(482, 440, child(art, Look(coat="#3a5aa0", trim=GOLD, skin=SKIN_ROSY, hair=BARK,
                    hat=HOLLY, left=(-62, -96), right=(50, -66))), scale=0.98))
    art.add(at(404, 428, circle(0, 0, 22, SNOW), circle(4, -2, 18, SNOW_200)), flakes(47))
    return art


PICTURES = {
    "scene-recipes": scene_recipes,
    "scene-stories": scene_stories,
    "scene-movies": scene_movies,
    "scene-songs": scene_songs,
    "scene-cards": scene_cards,
    "scene-coloring": scene_coloring,
    "scene-activities": scene_activities,
}
