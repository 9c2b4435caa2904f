"""Pictures of the nine recipes, 640 x 480: one warm kitchen, nine tables."""

from parts.baking import (
    chip_cookie,
    cinnamon,
    gingerbread_person,
    leafy,
    marshmallow,
    plate,
    plum,
    rolling_pin,
    star_cookie,
)
from parts.cottage import bow_shape
from parts.food import bowl, bowl_mouth, carrot, glass, honey_jar, pudding, turkey
from parts.frame import soft_shadow, table
from parts.furniture import night_window
from parts.palette import (
    BARK_400,
    CREAM,
    EMBER,
    GOLD,
    HOLLY,
    HOLLY_700,
    ICE,
    NIGHT_500,
    PINE_600,
    SNOW,
)
from parts.reindeer import Coat, reindeer
from parts.sky import sparkle, star
from parts.stages import cloth, kitchen
from parts.svg import Art, at, circle, ellipse, path, rect
from parts.things import candle, candy_cane, holly, mug, steam_wisps


def gingerbread() -> Art:
    """A gingerbread person among star cookies."""
    art = kitchen("#7a3a2c", seed=1)
    art.add(cloth(art, PINE_600), at(120, 372, rolling_pin(), turn=-16), at(330, 398, plate(430)))
    art.add(at(196, 378, star_cookie(40), turn=8), at(468, 380, star_cookie(42), turn=-14),
        at(412, 414, star_cookie(34), turn=20), at(248, 416, star_cookie(33), turn=-6))
    art.add(at(330, 268, gingerbread_person(art), scale=1.32, turn=-4))
    art.add(at(556, 426, holly(1.1, turn=-14)), at(98, 448, cinnamon(120), turn=-8),
        at(118, 428, cinnamon(110), turn=12))
    return art


def roast_turkey() -> Art:
    """A roast turkey on its platter with cranberry sauce."""
    art = kitchen("#6a2f38", seed=2)
    art.add(soft_shadow(580, 352, 46, 8), at(578, 352, candle(art, 112), scale=0.9),
        cloth(art, HOLLY_700, 352))
    art.add(at(268, 412, plate(480)))
    art.add(at(82, 398, leafy(-14, 1.15)), at(330, 420, leafy(10, 1.25)),
        at(196, 426, leafy(176, 1.15)))
    art.add(at(258, 404, turkey(art), scale=1.18))
    oranges = "".join(circle(x, y, 22, EMBER) + circle(x, y, 17, "#ffd9a0")
        + path(f"M{x} {y - 16}V{y + 16}M{x - 14} {y - 8}L{x + 14} {y + 8}M{x - 14} {y + 8}"
            f"L{x + 14} {y - 8}", stroke=EMBER, stroke_width=3)
        for x, y in ((112, 408), (404, 420)))
    art.add(oranges, at(430, 404, leafy(-20, 0.9)))
    berries = "".join(circle(526 + dx, 396 + dy, 9, c) + circle(523 + dx, 393 + dy, 2.4, "#f5b0b0")
        for dx, dy, c in ((-36, 2, HOLLY), (-18, -8, "#c9303c"), (2, -11, HOLLY),
            (22, -8, "#c9303c"), (38, 1, HOLLY), (-8, 2, "#c9303c"), (14, 3, HOLLY),
            (-26, 8, HOLLY)))
    art.add(at(526, 446, bowl_mouth(124, ICE)), berries, at(526, 446, bowl(art, 124, "#3a5aa0")))
    return art


def eggnog() -> Art:
    """Two glasses of eggnog with cinnamon and nutmeg."""
    art = kitchen("#2f4a63", seed=3)
    art.add(cloth(art, HOLLY_700), soft_shadow(108, 356, 44, 8), at(108, 356, candle(art, 96),
            scale=0.95))
    nut = "".join(circle(x, y, 2, "#8f5227") for x, y in ((-34, 3), (-18, -5), (-4, 4), (12, -3),
            (26, 5), (38, -1), (4, -8), (-26, 8)))
    for x, y, s in ((418, 380, 0.84), (280, 424, 1.06)):
        art.add(at(x, y, at(26, -212, cinnamon(130), turn=-68), glass(art, 132, 214, "#f6dfae",
                    level=0.84, foam="#fff6df"), at(0, -180, nut), scale=s))
    art.add(at(280, 330, path("M-50 -18Q0 6 52 -18L50 4Q0 26 -48 4z", HOLLY)),
        at(288, 338, holly(0.62)))
    art.add(at(500, 432, cinnamon(140), turn=14), at(520, 410, cinnamon(120), turn=-10),
        at(150, 442, leafy(-8, 0.9)))
    shell = (ellipse(584, 410, 24, 19, "#8f5f3a")
        + path("M566 402Q584 396 602 406M564 414Q584 410 604 416", stroke="#6a3a1a",
            stroke_width=3))
    art.add(shell, sparkle(206, 200, 9), sparkle(506, 190, 12))
    return art


def christmas_pudding() -> Art:
    """The pudding with sauce and holly by candle light."""
    art = kitchen("#1f4a3c", seed=4)
    art.add(soft_shadow(94, 356, 44, 8), at(94, 356, candle(art, 120), scale=0.95),
        soft_shadow(556, 352, 40, 7), at(556, 352, candle(art, 86), scale=0.86))
    art.add(cloth(art, HOLLY_700), at(322, 420, plate(420)), at(322, 412, pudding(art), scale=1.22),
        at(326, 172, holly(1.3)))
    art.add(at(150, 436, leafy(-10, 0.9)), at(500, 440, cinnamon(110), turn=-14),
        circle(456, 412, 11, HOLLY), circle(478, 418, 10, "#c9303c"))
    return art


def sugar_plums() -> Art:
    """A bowl of sugared plum sweets."""
    art = kitchen("#4a3a6c", seed=5)
    art.add(cloth(art, NIGHT_500), at(318, 432, bowl_mouth(330, HOLLY)))
    spots = [(-112, -150), (-62, -160), (-8, -164), (48, -162), (104, -152), (-84, -186),
        (-30, -200), (28, -202), (80, -188), (-52, -226), (2, -240), (54, -226), (4, -274)]
    tones = ["#7b3fa0", "#93307c", "#5a3a9c", "#a8487e"]
    art.add("".join(at(318 + x, 432 + y, plum(art, 32, tones[i % 4]))
            for i, (x, y) in enumerate(spots)))
    art.add(at(318, 432, bowl(art, 330, "#c9303c")), at(110, 430, plum(art, 30, tones[1])),
        at(534, 424, plum(art, 32, tones[0])), at(580, 444, plum(art, 26, tones[2])))
    for x, y, s in ((204, 160, 12), (430, 150, 15), (318, 108, 10), (500, 250, 9), (140, 260, 9),
            (540, 380, 8)):
        art.add(sparkle(x, y, s, SNOW))
    art.add(at(168, 452, holly(0.8)))
    return art


def favorite_cookies() -> Art:
    """Cookies and milk for Santa, with a note."""
    art = kitchen("#6a2f38", seed=6)
    art.add(cloth(art, PINE_600), at(474, 398, glass(art, 124, 186, "#fbfaf5", level=0.8)))
    art.add(at(238, 420, plate(370)))
    for i, (x, y) in enumerate(((150, 404), (322, 406), (236, 420), (196, 372), (282, 374),
                (238, 338))):
        art.add(at(x, y, chip_cookie(art, 66, i)))
    note = (rect(-58, -36, 116, 72, "#1b0f08", 4, opacity=0.25) + rect(-60, -40, 116, 72, CREAM, 4)
        + rect(-44, -24, 56, 6, HOLLY, 3) + rect(-44, -8, 84, 5, BARK_400, 2.5, opacity=0.6)
        + rect(-44, 6, 70, 5, BARK_400, 2.5, opacity=0.6) + star(36, -20, 9, GOLD))
    art.add(at(500, 440, note, turn=-6), at(92, 448, holly(0.9)), sparkle(350, 250, 9),
        sparkle(120, 280, 10))
    return art


def warm_milk() -> Art:
    """A steaming mug of milk beside a jar of honey."""
    art = kitchen("#24406f", seed=7)
    art.add(night_window(art, 400, 84, 160, 166), cloth(art, HOLLY_700))
    art.add(soft_shadow(268, 424, 108, 14), steam_wisps(248, 206, 96),
        at(258, 424, mug(art, "#4f78bd", fill="#fffdf4", steam=False), scale=2.5))
    art.add(at(498, 414, honey_jar(art), scale=1.12), at(116, 436, cinnamon(118), turn=-16),
        at(390, 452, leafy(-6, 0.7)))
    return art


def reindeer_carrots() -> Art:
    """A bunch of carrots, and somebody who has smelled them through the window."""
    art = kitchen("#54303c", seed=8)
    art.add(night_window(art, 352, 70, 214, 214))
    friend = at(396, 420, reindeer(art, Coat(antlers="short"), head_turn=4), scale=1.05)
    art.add(art.clip(rect(355, 73, 208, 208, "#000"), friend), rect(455, 70, 5, 40, "#5b3a26"),
        table(art, 318, wood="#a06a42"), cloth(art, PINE_600))
    root = art.symbol(carrot())
    art.add(soft_shadow(300, 444, 210, 16))
    for x, y, turn, size in ((176, 356, -106, 1.2), (180, 408, -70, 1.2), (174, 370, -97, 1.3),
            (176, 398, -80, 1.32), (168, 384, -89, 1.4)):
        art.add(at(x, y, art.use(root, 0, 0), turn=turn, scale=size))
    art.add(path("M198 336Q222 384 202 432L226 436Q246 384 222 334z", HOLLY),
        at(216, 386, bow_shape(HOLLY), scale=1.0, turn=80))
    art.add(at(556, 440, holly(0.9)), sparkle(110, 240, 10))
    return art


def hot_cocoa() -> Art:
    """Cocoa in a red mug with marshmallows and a candy cane."""
    art = kitchen("#1f4a3c", seed=9)
    art.add(cloth(art, NIGHT_500), soft_shadow(314, 428, 130, 16))
    art.add(at(372, 260, candy_cane(150), turn=20), steam_wisps(278, 170, 90))
    art.add(at(304, 428, mug(art, HOLLY, steam=False), scale=2.75))
    for x, y, turn in ((238, 206, -14), (282, 196, 8), (328, 200, -6), (262, 184, 20),
            (308, 178, -18), (360, 212, 14)):
        art.add(at(x, y, marshmallow(), turn=turn, scale=1.25))
    art.add(at(128, 434, marshmallow(), scale=1.2, turn=-8), at(166, 448, marshmallow(), scale=1.2,
            turn=14), at(540, 430, star_cookie(34), turn=10), at(90, 400, star_cookie(28),
            turn=-12), at(560, 386, holly(0.9)))
    return art


PICTURES = {
    "recipes/gingerbread-cookies": gingerbread,
    "recipes/roast-turkey-cranberry-sauce": roast_turkey,
    "recipes/eggnog": eggnog,
    "recipes/christmas-pudding": christmas_pudding,
    "recipes/sugar-plum-fairy-bites": sugar_plums,
    "recipes/santas-favorite-cookies": favorite_cookies,
    "recipes/warm-milk-for-santa": warm_milk,
    "recipes/reindeer-carrots": reindeer_carrots,
    "recipes/santas-hot-cocoa": hot_cocoa,
}
