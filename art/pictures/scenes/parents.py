"""Round scenes of the parents' pages: help, gifts, planning, printables, traditions."""

from parts.emoji import emoji
from parts.frame import OVAL, flakes, night, planks, room, snowy_ground, soft_shadow, table
from parts.furniture import fireplace, night_window, sofa
from parts.land import pine, shadow, twinkle_line
from parts.palette import (
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
    NIGHT_700,
    PINE_400,
    SKIN_BROWN,
    SKIN_DEEP,
    SKIN_PALE,
    SKIN_TAN,
    SNOW,
    SNOW_200,
    mix,
)
from parts.paper import check, sheet
from parts.people import Look, child
from parts.sky import star
from parts.svg import Art, at, circle, ellipse, line, path, rect
from parts.things import gift, holly, mug, stocking
from parts.world import lucia, parol


def scene_parents() -> Art:
    """Two parents and a child on the sofa by the tree."""
    art = Art(640, 480)
    art.add(room(art, night_window(art, 96, 84, 130, 130), planks(art, 390),
            ellipse(320, 438, 250, 30, HOLLY_700), wall="#2f4a63", lamp=(480, 200)))
    art.add(at(520, 416, pine(art, snow=0, lights=True), scale=1.5),
        at(464, 430, gift(art, 54, 46, HOLLY, GOLD)),
        at(570, 426, gift(art, 58, 40, "#3a6fae", SNOW)))
    art.add(soft_shadow(270, 428, 210, 12), at(270, 424, sofa("#2f6b52"), scale=0.94))
    people = ((178, 1.06, Look(coat=HOLLY, trim=CREAM, skin=SKIN_BROWN, hair="#22130c",
                style="long", left=(-46, -62), right=(52, -74))),
        (364, 1.08, Look(coat="#3a5aa0", trim=GOLD, skin=SKIN_TAN, hair=BARK_700, left=(-50, -74),
                right=(46, -62))), (272, 0.86, Look(coat=GOLD, trim=HOLLY, skin=SKIN_BROWN,
                hair="#22130c", style="buns", left=(-34, -70), right=(34, -70), mouth="open")))
    for x, s, look in people:
        art.add(at(x, 412, child(art, look, seated=True), scale=s))
    art.add(rect(104, 368, 146, 34, NIGHT_500, 16), rect(292, 368, 146, 34, NIGHT_700, 16),
        rect(226, 364, 92, 32, "#2b3f6e", 15))
    art.add(at(272, 346, path("M-40 -26L0 -20L40 -26V18L0 24L-40 18z", HOLLY_700),
            path("M-37 -29Q-16 -34 0 -23V19Q-16 10 -37 14z", CREAM),
            path("M37 -29Q16 -34 0 -23V19Q16 10 37 14z", mix(CREAM, BARK_300, 0.15))),
        circle(238, 350, 10, SKIN_BROWN), circle(306, 350, 10, SKIN_BROWN))
    return art


def scene_gifts() -> Art:
    """Wrapped presents under the tree, one just opened."""
    art = Art(640, 480)
    art.add(room(art, at(470, 384, fireplace(art), scale=0.9), planks(art, 382), wall="#54303c",
            lamp=(220, 200)))
    art.add(art.glow(210, 230, 230, GOLD, 0.4), soft_shadow(216, 424, 150, 14),
        at(212, 420, pine(art, snow=0, lights=True), scale=1.78))
    art.add(art.clip(OVAL, soft_shadow(330, 442, 250, 14)))
    for x, y, w, h, paper, ribbon in ((106, 430, 84, 70, "#3a6fae", SNOW), (196, 440, 96, 64, HOLLY,
                GOLD), (288, 434, 74, 92, GOLD, HOLLY), (366, 442, 88, 58, PINE_400, GOLD_300),
            (320, 446, 52, 40, SNOW, HOLLY)):
        art.add(at(x, y, gift(art, w, h, paper, ribbon)))
    art.add(at(456, 398, emoji(art, "teddy-bear"), scale=0.98),
        at(540, 424, emoji(art, "locomotive", {"#f92f60": HOLLY, "#ffb02e": GOLD,
                    "#636363": NIGHT_500}), scale=0.86))
    for x, c in ((408, HOLLY), (470, PINE_400), (532, HOLLY)):
        art.add(at(x, 172, stocking(c), scale=0.52))
    return art


def scene_planning() -> Art:
    """An advent calendar page with pins, a list and cocoa."""
    art = Art(640, 480)
    art.add(room(art, table(art, 356, wood="#a06a42"), wall="#1f5a45", lamp=(300, 180)))
    art.add(rect(96, 66, 284, 290, "#0b2a24", 8, opacity=0.4), rect(88, 58, 284, 290, CREAM, 8),
        path("M88 66Q88 58 96 58H364Q372 58 372 66V118H88z", HOLLY),
        "".join(rect(x, 46, 12, 30, SNOW_200, 5) for x in (130, 224, 318)))
    art.add(at(230, 94, star(-70, 0, 12, GOLD), star(70, 0, 12, GOLD), rect(-44, -6, 88, 12, CREAM,
                6)))
    for i in range(25):
        x, y = 104 + (i % 5) * 52, 132 + (i // 5) * 42
        done = i < 12
        art.add(rect(x, y, 44, 34, mix(CREAM, PINE_400, 0.22) if done
                else mix(CREAM, BARK_300, 0.22), 5))
        if done:
            art.add(check(x + 20, y + 17, 20))
    art.add(at(334, 317, star(0, 0, 17, GOLD)))
    art.add(soft_shadow(454, 420, 70, 10), at(470, 262, rect(-80, -122, 160, 236, "#0b2a24", 6,
                opacity=0.35), rect(-84, -128, 160, 236, BARK_400, 8), rect(-74, -112, 140, 210,
                SNOW, 4), rect(-34, -138, 60, 22, "#b9c6da", 6),
            "".join(rect(-60, y, 16, 16, "none", 3, stroke=BARK_400, stroke_width=3)
                + rect(-34, y + 5, w, 6, BARK_400, 3, opacity=0.55) + (check(-52, y + 6, 17)
                    if i < 3 else "") for i, (y, w) in enumerate(((-88, 82), (-54, 66), (-20, 88),
                        (14, 58), (48, 76)))), turn=5))
    art.add(soft_shadow(184, 428, 66, 9), at(178, 426, mug(art, HOLLY), scale=1.16),
        at(374, 424, rect(-96, -6, 140, 12, GOLD, 3), path("M44 -6L70 0L44 6z", "#f0cfa0"),
            rect(-110, -6, 16, 12, "#f0a3a0", 3), turn=-7), at(522, 428, holly(0.9)))
    return art


def scene_printables() -> Art:
    """Sheets come out of the printer: tags, a list, a letter."""
    art = Art(640, 480)
    art.add(room(art, night_window(art, 104, 72, 140, 130), table(art, 306, wood="#a06a42"),
            wall="#3a3468", lamp=(360, 170)))
    body = art.linear((0, SNOW), (1, "#b9c6da"))
    art.add(soft_shadow(356, 382, 176, 14), at(370, 118, sheet(150, 130, lines=5), turn=3))
    art.add(rect(196, 170, 328, 122, body, 18), rect(220, 158, 280, 30, "#7f8fae", 10),
        rect(196, 248, 328, 128, art.linear((0, "#dfe7f3"), (1, "#97a8c6")), 18),
        rect(226, 282, 268, 26, NIGHT_700, 8), circle(484, 214, 9, PINE_400),
        circle(456, 214, 9, GOLD), rect(226, 204, 86, 22, NIGHT_500, 6))
    sheet_ = (path("M240 296H480L516 424H204z", "#1b0f08", opacity=0.2)
        + path("M242 292H478L510 416H210z", SNOW))
    tags = ""
    for x, y, c in ((284, 330, HOLLY), (360, 330, PINE_400), (436, 330, GOLD), (274, 382, GOLD),
            (360, 382, HOLLY), (446, 382, PINE_400)):
        tags += at(x, y, path("M-26 -14L-14 -20H30V20H-14L-26 14z", c), circle(-15, 0, 4, SNOW),
            rect(-4, -7, 26, 4.5, SNOW, 2), rect(-4, 3, 20, 4.5, SNOW, 2), scale=0.94)
    art.add(sheet_, tags, at(138, 402, rect(-50, -64, 104, 128, "#1b0f08", 4, opacity=0.2),
            rect(-54, -68, 104, 128, CREAM, 4), star(-2, -40, 13, GOLD),
            "".join(rect(-40, y, w, 5, BARK_400, 2.5, opacity=0.6) for y, w in ((-14, 76), (0, 60),
                    (14, 72), (28, 50))), turn=-12))
    art.add(at(560, 380, emoji(art, "scissors", {"#f8312f": HOLLY}), scale=0.8, turn=30))
    return art


def scene_traditions() -> Art:
    """Children of three lands with a lantern, a candle and a piñata star."""
    art = Art(640, 480)
    art.add(night(art, snowy_ground(art, 396), seed=52, moon_at=(110, 110, 36)))
    art.add(twinkle_line(art, [(50, 116), (320, 190), (592, 112)], 7))
    art.add(line([(320, 20), (320, 90)], BARK_300, 3), art.glow(320, 160, 150, GOLD, 0.7),
        at(320, 160, parol(art, 0), scale=0.62))
    art.add(shadow(168, 442, 120), shadow(474, 442, 120), shadow(320, 452, 120))
    art.add(at(168, 442, lucia(art, SKIN_PALE, "#c99a4a", crown=True), scale=0.96))
    art.add(at(474, 442, child(art, Look(coat="#d6568f", trim=GOLD, skin=SKIN_TAN, hair="#1b0f08",
                    style="braids", left=(-50, -70), right=(56, -140), mouth="open")), scale=0.98),
        at(540, 270, rect(-4, 0, 8, 50, BARK_400, 3), art.glow(0, -16, 60, GOLD, 0.9),
            star(0, -16, 26, GOLD), star(0, -16, 14, HOLLY)))
    art.add(at(320, 452, child(art, Look(coat=PINE_400, trim=SNOW, skin=SKIN_DEEP, hair="#1b0f08",
                    style="curly", left=(-30, -86), right=(30, -86))), scale=0.98),
        at(320, 372, emoji(art, "wrapped-gift", {"#f8312f": HOLLY, "#ca0b4a": HOLLY_700,
                    "#fcd53f": GOLD, "#ffb02e": EMBER}), scale=0.5), flakes(53))
    return art


PICTURES = {
    "scene-parents": scene_parents,
    "scene-gifts": scene_gifts,
    "scene-planning": scene_planning,
    "scene-printables": scene_printables,
    "scene-traditions": scene_traditions,
}
