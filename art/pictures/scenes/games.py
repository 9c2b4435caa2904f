"""Round scenes of the games: hub, quiz, elf names, good deeds."""

from parts.emoji import emoji
from parts.frame import OVAL, flakes, night, planks, room, snowy_ground, soft_shadow, table
from parts.furniture import night_window
from parts.land import shadow
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
    ICE,
    NIGHT,
    NIGHT_500,
    NIGHT_700,
    PINE_400,
    PINE_600,
    SKIN_BROWN,
    SKIN_DEEP,
    SKIN_PALE,
    SKIN_TAN,
    SNOW,
    mix,
)
from parts.paper import HEART
from parts.people import Look, child, elf
from parts.sky import sparkle, star
from parts.svg import Art, at, circle, ellipse, path, rect
from parts.things import candle, gift, holly


def scene_games() -> Art:
    """An elf jumps out of an open gift among toys."""
    art = Art(640, 480)
    art.add(room(art, planks(art, 380), wall="#24406f", lamp=(330, 190)))
    rays = "".join(path(f"M320 290L{x} {y}L{x + 46} {y - 6}z", GOLD_300, opacity=0.1)
        for x, y in ((60, 60), (170, 20), (300, 0), (420, 10), (540, 60)))
    art.add(art.clip(OVAL, rays))
    art.add(at(320, 372, elf(art, Look(coat=PINE_400, hat=HOLLY, left=(-74, -196), right=(74, -196),
                    mouth="open", hair=BARK)), scale=1.02))
    art.add(at(206, 206, emoji(art, "puzzle-piece", {"#c3ef3c": "#6fc39a"}), scale=0.72,
            turn=-18))
    art.add(at(450, 166, emoji(art, "game-die"), scale=0.64, turn=14))
    art.add(art.clip(OVAL, soft_shadow(320, 438, 146, 13), soft_shadow(480, 428, 60, 9),
            soft_shadow(172, 432, 62, 9)))
    front = art.linear((0, "#c9303c"), (1, HOLLY_700))
    art.add(rect(206, 300, 228, 136, front, 6), rect(298, 300, 44, 136, GOLD),
        rect(206, 300, 228, 12, "#5e0d15", 3, opacity=0.5))
    lid = (path("M-70 0H70V34Q70 40 64 40H-64Q-70 40 -70 34z", "#c9303c")
        + rect(-18, 0, 36, 40, GOLD) + rect(-76, -6, 152, 14, HOLLY_700, 5))
    art.add(at(166, 372, lid, turn=-62, scale=0.9))
    art.add(at(494, 378, emoji(art, "teddy-bear"), scale=1.08))
    for x, y, s, c in ((252, 108, 10, GOLD_300), (400, 92, 12, GOLD_300), (530, 210, 10, GOLD),
            (118, 232, 11, GOLD), (356, 52, 7, SNOW)):
        art.add(sparkle(x, y, s, c))
    return art


def scene_trivia() -> Art:
    """A wise owl on a pile of books with a great question mark."""
    art = Art(640, 480)
    art.add(night(art, snowy_ground(art, 392), seed=21, moon_at=(150, 128, 50)))
    art.add(shadow(300, 434, 300, 16))
    for i, (w, color, dx) in enumerate(((250, PINE_600, 0), (222, HOLLY, 8), (236, "#3a5aa0", -8))):
        y = 432 - i * 38
        art.add(rect(296 + dx - w / 2, y - 36, w, 36, color, 6), rect(296 + dx - w / 2 + 14, y - 29,
                w - 14, 22, CREAM, 3), rect(296 + dx - w / 2, y - 36, 30, 36,
                mix(color, "#000000", 0.25), 6), rect(296 + dx - w / 2 + 18, y - 18, w - 24, 2,
                BARK_300))
    art.add(at(290, 226, emoji(art, "owl", {"#533566": BARK_700, "#635994": BARK_700}),
            scale=1.92))
    art.add(at(290, 142, path("M-62 0L0 -26L62 0L0 24z", NIGHT),
            path("M-34 10V30Q0 46 34 30V10L0 24z", NIGHT_700), path("M58 0L64 34", stroke=GOLD,
                stroke_width=4), circle(64, 40, 7, GOLD)))
    mark = (path("M-36 -40C-36 -84 40 -86 40 -40C40 -8 2 -8 2 26", stroke=GOLD, stroke_width=24,
            stroke_linecap="round") + circle(2, 66, 15, GOLD))
    art.add(art.glow(478, 226, 150, GOLD, 0.4), at(474, 232, mark, scale=1.15, turn=8),
        sparkle(556, 150, 12), sparkle(400, 110, 9), sparkle(560, 300, 8))
    art.add(flakes(4), shadow(452, 430, 90), at(452, 430, candle(art, 40), scale=0.62))
    return art


def scene_elf() -> Art:
    """Three elves before the workshop door with a name banner."""
    art = Art(640, 480)
    art.add(night(art, snowy_ground(art, 404), seed=31, moon_at=(110, 108, 38)))
    door = (rect(196, 108, 248, 300, "#6b4430", 8)
        + path("M232 408V210Q232 134 320 134Q408 134 408 210V408z", GOLD_300))
    door += path("M232 408V210Q232 134 320 134Q408 134 408 210V408z", art.radial((0, "#fff4c9"),
            (0.6, GOLD), (1, EMBER), y=0.6))
    door += path("M170 118L320 30L470 118Q474 132 458 130L320 60L182 130Q166 132 170 118z", SNOW)
    art.add(art.glow(320, 300, 260, GOLD, 0.55), door, ellipse(320, 414, 180, 20, GOLD_300,
            opacity=0.45))
    art.add(shadow(170, 428, 100), shadow(320, 440, 120), shadow(476, 428, 100))
    art.add(at(176, 428, elf(art, Look(coat=HOLLY, skin=SKIN_DEEP, hair="#1b0f08", style="buns",
                    left=(-64, -150), right=(50, -112))), scale=0.94))
    art.add(at(470, 428, elf(art, Look(coat="#3a5aa0", hat=NIGHT_500, skin=SKIN_PALE, hair=EMBER,
                    style="braids", left=(-50, -112), right=(64, -150))), scale=0.94))
    art.add(at(322, 442, elf(art, Look(coat=PINE_400, skin=SKIN_TAN, left=(-44, -96),
                    right=(44, -96), mouth="open")), scale=1.06))
    tag = (rect(-66, -26, 132, 52, CREAM, 8) + rect(-66, -26, 132, 13, HOLLY, 6)
        + rect(-44, -3, 88, 7, BARK_400, 3.5) + rect(-30, 10, 60, 5, BARK_300, 2.5))
    art.add(at(322, 344, tag), flakes(9))
    return art


def scene_deeds() -> Art:
    """A child adds a star to the jar of good deeds."""
    art = Art(640, 480)
    art.add(room(art, night_window(art, 92, 78, 150, 160), table(art, 362), wall="#2f4a63",
            lamp=(400, 230)))
    art.add(at(186, 424, child(art, Look(coat=HOLLY, trim=CREAM, skin=SKIN_BROWN, hair="#22130c",
                    style="curly", right=(124, -220), left=(-40, -64), mouth="open"), seated=True),
            scale=1.05))
    art.add(art.clip(OVAL, table(art, 376)))
    art.add(soft_shadow(400, 432, 110, 12), art.glow(400, 330, 170, GOLD, 0.6))
    art.add(_star_jar(art), art.glow(320, 192, 60, GOLD_300, 0.9), star(322, 190, 25, GOLD,
            turn=12))
    art.add(soft_shadow(532, 408, 40, 7), at(528, 412, gift(art, 74, 62, PINE_400, GOLD)),
        at(250, 436, holly(0.62)))
    art.add(at(520, 250, path(HEART, HOLLY), scale=0.48, turn=12))
    return art


def _star_jar(art: Art) -> str:
    """A glass jar 170 wide, heaped with gold stars."""
    places = ((350, 408, 17, 0), (392, 412, 18, 20), (434, 408, 17, -12), (456, 380, 16, 8),
        (370, 376, 18, 30), (412, 378, 19, -20), (342, 368, 14, 12), (440, 348, 17, 25),
        (388, 344, 17, 5), (352, 338, 15, -18), (414, 318, 14, 14))
    heap = "".join(star(x, y, s, c, turn=t) for (x, y, s, t),
        c in zip(places, (GOLD, GOLD_300, GOLD, EMBER, GOLD, GOLD_300, GOLD, GOLD, EMBER, GOLD_300,
                GOLD), strict=True))
    glass = ("M336 258H464Q486 268 486 296V408Q486 432 462 432H338Q314 432 314 408V296Q314 "
        "268 336 258z")
    return (path(glass, ICE, opacity=0.3) + heap
        + path(glass, art.linear((0, SNOW, 0.5), (0.18, SNOW, 0.08), (0.8, SNOW, 0.05),
                (1, SNOW, 0.35), across=True)) + rect(330, 240, 140, 22, "#dfe9f7", 8, opacity=0.85)
        + rect(326, 300, 8, 90, SNOW, 4, opacity=0.5) + path("M330 262H470", stroke=HOLLY,
            stroke_width=9))


PICTURES = {
    "scene-games": scene_games,
    "scene-trivia": scene_trivia,
    "scene-elf": scene_elf,
    "scene-deeds": scene_deeds,
}
