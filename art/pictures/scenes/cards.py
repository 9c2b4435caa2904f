"""Pictures of the feature cards, 320 x 240: five fill their card, three are round."""

from parts.emoji import emoji
from parts.frame import FULL, OVAL, night, room, snowy_ground, soft_shadow, table
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
    ICE,
    NIGHT_700,
    PINE,
    PINE_400,
    PINE_600,
    SKIN_BROWN,
    SKIN_TAN,
    SNOW,
    SNOW_200,
    mix,
)
from parts.paper import check, envelope, handwriting, ink_pot, quill, sheet
from parts.people import Look, child
from parts.sky import sparkle, star
from parts.sleigh import team
from parts.svg import Art, at, circle, ellipse, path, rect
from parts.things import holly, mug


def _spot() -> Art:
    """A 320 x 240 picture whose parts are drawn on the 640 x 480 of a scene."""
    return Art(640, 480, shown=0.5)


def write_letter() -> Art:
    """A letter, a feather and an ink pot."""
    art = _spot()
    art.add(room(art, table(art, 300), wall="#4a3a5c", lamp=(400, 180), shape=FULL))
    art.add(at(270, 262, sheet(214, 250, lines=0), handwriting(), star(80, -94, 15, GOLD), turn=-7,
            scale=1.25))
    art.add(at(372, 262, quill(230)), soft_shadow(494, 412, 54, 10), at(490, 414, ink_pot(art),
            scale=1.5))
    return art


def nice_list() -> Art:
    """A long scroll of checked names."""
    art = _spot()
    art.add(room(art, wall="#1f5a45", lamp=(320, 200), shape=FULL))
    paper = art.linear((0, mix(CREAM, BARK_300, 0.25)), (0.12, CREAM), (0.86, CREAM),
        (1, mix(CREAM, BARK_300, 0.3)), across=True)
    roll = art.linear((0, BARK_300), (0.4, CREAM), (1, BARK_300))
    art.add(rect(188, 96, 264, 300, paper), rect(166, 70, 308, 44, roll, 22),
        rect(166, 384, 308, 44, roll, 22))
    art.add("".join(circle(x, y, 15, mix(CREAM, BARK_400, 0.5)) + circle(x, y, 7, BARK_400)
            for x in (180, 460) for y in (92, 406)))
    art.add(star(320, 154, 26, GOLD))
    for i, w in enumerate((130, 104, 142, 118)):
        art.add(check(228, 210 + i * 46, 34), rect(262, 204 + i * 46, w, 12, BARK_400, 6,
                opacity=0.55))
    art.add(at(438, 402, holly(1.5)), sparkle(138, 170, 14), sparkle(520, 150, 18),
        sparkle(508, 290, 11))
    return art


def track_santa() -> Art:
    """The sleigh before a great moon."""
    art = _spot()
    art.add(night(art, snowy_ground(art, 420), seed=5, moon_at=(320, 196, 138), shape=FULL))
    art.add(at(178, 322, team(art, 1), scale=0.74, turn=-8))
    art.add(sparkle(110, 130, 14), sparkle(520, 120, 18))
    return art


def recipes() -> Art:
    """Cookies and a steaming mug."""
    art = _spot()
    art.add(room(art, table(art, 300, wood="#a06a42"), wall="#6a2f38", lamp=(330, 180), shape=FULL))
    art.add(soft_shadow(236, 404, 170, 24), ellipse(236, 392, 166, 42, SNOW_200),
        ellipse(236, 386, 166, 40, SNOW), ellipse(236, 384, 120, 26, SNOW_200))
    art.add(at(182, 346, emoji(art, "cookie"), scale=1.15),
        at(292, 350, emoji(art, "cookie"), scale=1.15, turn=70),
        at(238, 296, emoji(art, "cookie"), scale=1.2, turn=150))
    art.add(soft_shadow(462, 400, 78, 14), at(452, 400, mug(art, PINE_400), scale=1.7),
        at(132, 424, holly(1.2)))
    return art


def activities() -> Art:
    """A paint box of things to make: paper star, crayons, scissors."""
    art = _spot()
    art.add(room(art, table(art, 276, wood="#a06a42"), wall="#24406f", lamp=(320, 180), shape=FULL))
    art.add(at(270, 280, rect(-130, -100, 264, 208, "#1b0f08", 6, opacity=0.2),
            rect(-134, -106, 264, 208, SNOW, 6), at(-4, 90, path(_tree_outline(), PINE_400),
                path("M-12 0h24v-26h-24z", BARK_400)), star(-4, -76, 20, GOLD),
            "".join(circle(x, y, 9, c) for x, y, c in ((-30, 40, HOLLY), (22, 46, GOLD),
                    (0, 8, HOLLY), (-14, -26, GOLD), (30, 12, EMBER))), turn=-8))
    for i, (color, x) in enumerate(((HOLLY, 412), (GOLD, 458), (PINE_400, 504))):
        art.add(at(x, 300 + i * 10, _crayon(color), turn=14 + i * 9, scale=1.1))
    art.add(at(196, 424, emoji(art, "scissors", {"#f8312f": HOLLY}), scale=0.95, turn=40),
        at(460, 428, emoji(art, "paintbrush", {"#f92f60": HOLLY}), scale=0.9, turn=20))
    return art


def _tree_outline() -> str:
    return "M0 -152L44 -92H24L62 -44H34L76 -22Q0 -6 -76 -22L-34 -44H-62L-24 -92H-44z"


def _crayon(color: str) -> str:
    deep = mix(color, "#000000", 0.25)
    return (rect(-15, -66, 30, 132, color, 4) + path("M-11 -66L-4 -94H4L11 -66z", deep)
        + rect(-15, -44, 30, 8, deep) + rect(-15, 44, 30, 8, deep) + rect(-9, -26, 18, 60,
            mix(color, "#ffffff", 0.3), 8))


def shield() -> Art:
    """A shield with a lock and a warm light."""
    art = _spot()
    art.add(night(art, snowy_ground(art, 410), seed=8))
    skin = art.linear((0, PINE_400), (1, PINE))
    art.add(art.glow(320, 240, 240, GOLD, 0.5), shadow(320, 424, 240, 14))
    art.add(path("M320 74C362 104 410 116 452 118V236C452 330 392 394 320 424C248 394 188 "
            "330 188 236V118C230 116 278 104 320 74z", GOLD))
    art.add(path("M320 96C358 122 398 134 434 137V236C434 318 382 374 320 402C258 374 206 "
            "318 206 236V137C242 134 282 122 320 96z", skin))
    art.add(path("M320 96C358 122 398 134 434 137V236C434 318 382 374 320 402z", "#000000",
            opacity=0.14))
    art.add(path("M282 226V196Q282 158 320 158Q358 158 358 196V226", stroke=CREAM, stroke_width=16),
        rect(262, 220, 116, 94, CREAM, 14), circle(320, 258, 13, PINE_600),
        path("M313 262h14l5 30h-24z", PINE_600))
    art.add(at(320, 414, holly(1.5)), sparkle(150, 130, 15), sparkle(500, 150, 18))
    return art


def fast_reply() -> Art:
    """A letter that flies with a tail of light."""
    art = _spot()
    art.add(night(art, snowy_ground(art, 420), seed=12, moon_at=(150, 120, 44)))
    tail = art.linear((0, GOLD_300, 0), (1, GOLD_300, 0.8), across=True)
    streaks = "".join(path(f"M0 {y}L{-w} {y + 5}L0 {y + 11}z", tail)
        for y, w in ((-52, 170), (-14, 250), (22, 200), (52, 120)))
    art.add(art.clip(OVAL, at(250, 250, streaks, turn=-12)))
    art.add(at(356, 228, envelope(art), turn=-12, scale=1.28))
    art.add(sparkle(168, 330, 14), sparkle(236, 366, 9), sparkle(524, 112, 16),
        sparkle(120, 260, 10))
    return art


def family() -> Art:
    """Grandmother, mother and two children close together in the snow."""
    art = _spot()
    art.add(night(art, snowy_ground(art, 400), seed=14, moon_at=(514, 106, 36)))
    art.add(shadow(300, 446, 380, 16))
    art.add(at(250, 438, child(art, Look(coat=PINE_400, trim=GOLD, skin=SKIN_BROWN, hair="#22130c",
                    style="long", hat=HOLLY, left=(-46, -70), right=(60, -60))), scale=1.36))
    art.add(at(402, 438, child(art, Look(coat=NIGHT_700, trim=ICE, skin=SKIN_TAN, hair=BARK_700,
                    hat="#3a5aa0", left=(-40, -62), right=(48, -72))), scale=1.4))
    art.add(at(152, 448, child(art, Look(coat=HOLLY, trim=SNOW, skin=SKIN_BROWN, hair="#22130c",
                    style="buns", hat=None, left=(-56, -150), right=(44, -64), mouth="open")),
            scale=0.98))
    art.add(at(330, 452, child(art, Look(coat=GOLD, trim=HOLLY, skin=SKIN_TAN, hair=BARK,
                    style="curly", hat="santa", left=(-44, -68), right=(44, -68))), scale=0.92))
    return art


PICTURES = {
    "card-write-letter": write_letter,
    "card-nice-list": nice_list,
    "card-track-santa": track_santa,
    "card-recipes": recipes,
    "card-activities": activities,
    "card-safe": shield,
    "card-fast-reply": fast_reply,
    "card-family": family,
}
