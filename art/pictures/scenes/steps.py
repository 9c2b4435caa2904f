"""Pictures of the three steps from a letter to its answer, 320 x 240."""

from parts.frame import OVAL, night, room, snowy_ground, soft_shadow, table
from parts.land import shadow, snow_mound
from parts.palette import (
    BARK_300,
    BARK_400,
    BARK_700,
    CREAM,
    GOLD,
    GOLD_300,
    HOLLY,
    ICE,
    NIGHT,
    NIGHT_700,
    PINE_400,
    SKIN_TAN,
    SNOW,
)
from parts.paper import check, envelope, quill
from parts.people import Look, child
from parts.sky import sparkle
from parts.street import letter_box, signpost
from parts.svg import Art, at, circle, path, rect
from parts.things import candle, gift, mug
from scenes.cards import _spot


def step_write() -> Art:
    """A child writes a letter."""
    art = _spot()
    art.add(room(art, wall="#4a3a5c", lamp=(470, 180)))
    art.add(at(290, 424, child(art, Look(coat=HOLLY, trim=CREAM, skin=SKIN_TAN, hair=BARK_700,
                    style="braids", right=(44, -50), left=(-52, -50), eyes="down"), seated=True),
            scale=1.62))
    art.add(art.clip(OVAL, table(art, 346)))
    art.add(path("M196 430L232 366H396L426 430z", CREAM),
        "".join(path(f"M{238 - i * 6} {382 + i * 15}h{110 + i * 12}", stroke=BARK_400,
                stroke_width=4, opacity=0.6) for i in range(3)))
    art.add(at(368, 392, quill(120)), circle(370, 350, 20, SKIN_TAN), soft_shadow(506, 398, 54, 10),
        at(500, 398, candle(art, 96)))
    return art


def step_north_pole() -> Art:
    """The North Pole letter box with its pole."""
    art = _spot()
    art.add(night(art, snowy_ground(art, 394), seed=18, moon_at=(146, 118, 42)))
    art.add(shadow(330, 430, 220, 16), at(346, 430, letter_box(art), scale=1.68))
    art.add(at(346, 440, snow_mound(art, 240, 30)), at(166, 300, envelope(art), scale=0.72,
            turn=-14), sparkle(232, 220, 12), sparkle(110, 240, 9))
    art.add(at(510, 430, signpost(art, [(-172, 1, BARK_300)]), scale=1.0))
    return art


def step_reply() -> Art:
    """Santa's answer shines on a phone among fir twigs."""
    art = _spot()
    art.add(room(art, table(art, 350), wall="#6a2f38", lamp=(320, 220)))
    screen = art.linear((0, "#24407e"), (1, NIGHT_700))
    art.add(art.glow(310, 240, 230, GOLD_300, 0.6), soft_shadow(316, 432, 120, 14))
    art.add(at(314, 250, rect(-104, -180, 208, 360, NIGHT, 30), rect(-92, -166, 184, 332, screen,
                20), rect(-26, -160, 52, 8, NIGHT, 4), at(0, -40, envelope(art), scale=0.78),
            rect(-66, 42, 132, 12, CREAM, 6), rect(-66, 68, 100, 12, ICE, 6, opacity=0.8),
            rect(-66, 94, 118, 12, ICE, 6, opacity=0.8), turn=-5))
    art.add(circle(402, 96, 30, HOLLY), check(400, 96, 32, SNOW),
        at(146, 420, gift(art, 104, 84, PINE_400, GOLD)), at(498, 424, mug(art, HOLLY), scale=1.25))
    return art


PICTURES = {
    "step-write": step_write,
    "step-north-pole": step_north_pole,
    "step-reply": step_reply,
}
