"""Round scenes of Santa's side: nice list, tracker, about, reindeer, village, and the lost page."""

from parts.clauses import mrs_claus, santa
from parts.cottage import cottage, elf_house
from parts.frame import OVAL, flakes, night, planks, room, snowy_ground, soft_shadow
from parts.furniture import night_window
from parts.land import footprints, pine, shadow, snow_mound, twinkle_line
from parts.palette import (
    BARK,
    BARK_300,
    BARK_400,
    BARK_700,
    CREAM,
    GOLD,
    GOLD_300,
    HOLLY,
    HOLLY_700,
    NIGHT,
    NIGHT_500,
    NIGHT_700,
    PINE_400,
    PINE_600,
    SKIN_DEEP,
    SKIN_TAN,
    SNOW,
    SNOW_200,
)
from parts.paper import check, open_book, quill
from parts.people import Look, elf
from parts.reindeer import Coat, reindeer
from parts.sky import aurora, sparkle, star
from parts.sleigh import team
from parts.street import signpost
from parts.svg import Art, at, blob, circle, ellipse, path, rect
from parts.things import candle, gift


def scene_nice() -> Art:
    """An elf checks the names in the great book of the Nice List."""
    art = Art(640, 480)
    shelf = (rect(40, 118, 190, 10, BARK_400, 3) + "".join(rect(x, 118 - h, w, h, c, 2) for x, h, w,
            c in ((62, 60, 20, HOLLY_700), (84, 70, 16, PINE_600), (102, 54, 22, GOLD),
                (128, 66, 18, NIGHT_700), (150, 58, 22, HOLLY), (176, 48, 16, PINE_400))))
    art.add(room(art, night_window(art, 408, 72, 140, 150), shelf, planks(art, 392), wall="#54304a",
            lamp=(330, 240)))
    art.add(soft_shadow(392, 440, 170, 12), path("M330 440L352 352H432L454 440z", BARK_700),
        rect(300, 432, 184, 14, BARK, 6))
    art.add(at(392, 372, open_book(art, 300), _names()))
    art.add(soft_shadow(166, 432, 60, 8),
        at(162, 432, elf(art, Look(coat=PINE_400, right=(84, -146), left=(-56, -82),
                    skin=SKIN_TAN)), scale=1.08))
    art.add(at(250, 284, quill(110)))
    art.add(soft_shadow(530, 424, 40, 7), at(526, 424, candle(art, 58), scale=0.8))
    for x, y, s in ((300, 132, 11), (248, 176, 8), (356, 92, 8)):
        art.add(sparkle(x, y, s))
    return art


def _names() -> str:
    """Lines of names with their checks on both pages of the open book, and a gold star."""
    out = star(-76, -148, 14, GOLD)
    for page, rows in ((-134, 5), (20, 6)):
        for i in range(rows):
            y = (-116 if page < 0 else -142) + i * 23
            width = (70, 56, 78, 62, 72, 54)[i]
            out += (rect(page + 26, y, width, 6, BARK_400, 3, opacity=0.6) + check(page + 8, y + 2,
                    15))
    return out


def scene_tracker() -> Art:
    """The sleigh over the curve of the world, cities alight below."""
    art = Art(640, 480)
    sea = art.radial((0, "#5d8fd0"), (0.55, "#2d5aa3"), (1, "#16306b"), x=0.4, y=0.1, radius=0.7)
    globe = art.glow(320, 560, 420, "#8fc1ff", 0.5) + circle(320, 580, 300, sea)
    lands = blob([(96, 392), (150, 330), (226, 312), (262, 340), (240, 382), (190, 392), (176, 440),
            (120, 470), (84, 440)], "#3f9a72")
    lands += blob([(320, 306), (380, 296), (470, 322), (540, 392), (520, 440), (450, 424),
            (430, 380), (372, 376), (322, 346)], "#3f9a72")
    lands += blob([(330, 408), (372, 404), (392, 440), (366, 480), (330, 470)], "#37875f")
    lands += blob([(250, 286), (300, 280), (312, 292), (276, 300)], SNOW)
    lights = "".join(art.glow(x, y, 15, GOLD_300, 0.9) + circle(x, y, 3, CREAM)
        for x, y in ((140, 372), (210, 340), (150, 430), (360, 330), (430, 344), (490, 384),
            (352, 432), (470, 414), (402, 316)))
    shade = circle(320, 580, 300, art.linear((0, NIGHT, 0), (0.6, NIGHT, 0), (1, NIGHT, 0.75),
            across=True))
    arc = path("M70 372C120 240 260 170 420 176", stroke=GOLD_300, stroke_width=5,
        stroke_linecap="round", stroke_dasharray="1 14")
    art.add(night(art, globe, lands, shade, lights, seed=11, moon_at=(118, 112, 40)), arc)
    art.add(at(282, 240, team(art, 2), scale=0.56, turn=-6))
    pin = (path("M0 0C-20 -26 -26 -36 -26 -50A26 26 0 0 1 26 -50C26 -36 20 -26 0 0z", HOLLY)
        + circle(0, -50, 11, CREAM))
    art.add(ellipse(150, 372, 14, 5, NIGHT, opacity=0.4), at(150, 372, pin, scale=0.82))
    return art


def scene_about() -> Art:
    """Santa, Mrs. Claus and two elves before their cottage."""
    art = Art(640, 480)
    art.add(night(art, snowy_ground(art, 380), ellipse(320, 388, 240, 26, GOLD, opacity=0.35),
            at(334, 376, cottage(art), scale=0.92), seed=56, moon_at=(112, 116, 38)))
    for x in (150, 262, 386, 496):
        art.add(shadow(x, 444, 130))
    art.add(at(262, 446, santa(art, left=(-58, -84), right=(66, -84)), scale=1.02),
        at(386, 444, mrs_claus(art, left=(-58, -90), right=(62, -84)), scale=1.02))
    art.add(at(142, 446, elf(art, Look(coat=PINE_400, skin=SKIN_TAN, hair=BARK_700,
                    left=(-62, -152), right=(46, -80), mouth="open")), scale=0.82),
        at(506, 446, elf(art, Look(coat="#3a5aa0", hat=NIGHT_500, skin=SKIN_DEEP, hair="#1b0f08",
                    style="buns", left=(-46, -80), right=(62, -152))), scale=0.82))
    art.add(flakes(57))
    return art


def scene_reindeer() -> Art:
    """Three reindeer in the moonlit snow."""
    art = Art(640, 480)
    art.add(night(art, snowy_ground(art, 384), seed=60, moon_at=(440, 128, 62)))
    art.add(shadow(132, 420, 160), shadow(544, 420, 160), shadow(280, 444, 210))
    art.add(at(134, 418, reindeer(art, Coat(fur="#c58f68", belly="#fae3cf", antlers="curly",
                    lashes=True, collar=GOLD)), scale=0.88))
    art.add(at(540, 418, reindeer(art, Coat(fur="#6f5a52", belly="#d9cdc0", antlers="tall",
                    spots=True, collar="#3a5aa0")), scale=0.86, flip=True))
    art.add(at(268, 446, reindeer(art, Coat(fur="#94613d", belly="#ecd0a6", antlers="classic",
                    nose="#ee2f2a", collar=HOLLY)), scale=1.12), flakes(61))
    return art


def scene_village() -> Art:
    """The lane of the North Pole village with its tree."""
    art = Art(640, 480)
    art.add(night(art, aurora(art, -20, 170, 680, 130, seed=8), snowy_ground(art, 376, trees=False),
            at(168, 352, elf_house(art, "#3a6fae", HOLLY, tall=1.1), scale=0.86),
            at(262, 340, elf_house(art, "#c77a2f", PINE_400), scale=0.66),
            at(404, 342, elf_house(art, "#7a4a9c", GOLD, tall=1.1), scale=0.68),
            at(494, 352, elf_house(art, PINE_400, HOLLY), scale=0.86), seed=62,
            moon_at=(498, 96, 34)))
    art.add(art.clip(OVAL, path("M0 388C160 372 420 396 640 376V480H0z", SNOW_200),
            path("M286 480C300 440 326 410 318 372H342C352 410 366 446 400 480z", "#b9cbe8")))
    art.add(shadow(124, 436, 150), shadow(520, 436, 150),
        at(128, 434, elf_house(art, HOLLY, PINE_400), scale=1.12),
        at(516, 434, elf_house(art, "#d39b34", HOLLY, tall=1.1), scale=1.12))
    art.add(shadow(324, 424, 130), at(326, 424, pine(art, lights=True), scale=0.92),
        at(282, 430, gift(art, 38, 32, HOLLY, GOLD)),
        at(372, 432, gift(art, 42, 28, "#3a6fae", SNOW)))
    art.add(twinkle_line(art, [(150, 292), (324, 346), (498, 284)], 5.5), flakes(63))
    return art


def scene_404() -> Art:
    """A reindeer lost in the snow before a signpost that points everywhere."""
    art = Art(640, 480)
    art.add(night(art, snowy_ground(art, 386), seed=41, moon_at=(320, 116, 54)))
    art.add(footprints([(52 + i * 24, 428 - (i % 2) * 4 - i * 2) for i in range(6)], 6))
    art.add(shadow(236, 424, 210, 15),
        at(254, 424, reindeer(art, Coat(antlers="tall", spots=True, blaze=True), head_turn=-14),
            scale=1.12))
    sign = signpost(art, [(-182, 1, BARK_300), (-132, -1, HOLLY), (-82, 1, PINE_400)])
    art.add(shadow(474, 430, 110), at(490, 430, sign, scale=1.18),
        at(490, 438, snow_mound(art, 110, 24)))
    mark = (path("M-12 -14C-12 -32 14 -32 14 -14C14 -2 0 -2 0 10", stroke=GOLD_300, stroke_width=8,
            stroke_linecap="round") + circle(0, 25, 5.4, GOLD_300))
    art.add(at(414, 118, mark, turn=12, scale=0.9), at(186, 168, mark, turn=-14, scale=0.66),
        at(446, 196, mark, turn=20, scale=0.55))
    art.add(flakes(17))
    return art


PICTURES = {
    "scene-nice": scene_nice,
    "scene-tracker": scene_tracker,
    "scene-about": scene_about,
    "scene-reindeer": scene_reindeer,
    "scene-village": scene_village,
    "scene-404": scene_404,
}
