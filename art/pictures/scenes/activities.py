"""Pictures of the six activities, 640 x 480."""

from parts.baking import icing, star_cookie
from parts.cottage import bow_shape
from parts.frame import soft_shadow, table
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
    NIGHT_500,
    PINE,
    PINE_400,
    PINE_600,
    SKIN_BROWN,
    SKIN_DEEP,
    SKIN_PALE,
    SKIN_TAN,
    SNOW,
    SNOW_200,
    mix,
)
from parts.paper import HEART, envelope, handwriting, sheet
from parts.people import Look, child
from parts.sky import snowfall, sparkle, star
from parts.stages import cloth, forest, kitchen, near_snow, outdoors
from parts.street import lantern_post
from parts.svg import Art, at, circle, ellipse, line, path, poly, rect
from parts.things import candle, candy_cane, holly, mug, note


def gingerbread_house() -> Art:
    """A gingerbread house with icing and candy."""
    art = kitchen("#6a2f38", seed=11)
    art.add(cloth(art, PINE_600), ellipse(330, 430, 226, 34, "#1b0f08", opacity=0.25),
        ellipse(326, 424, 220, 32, SNOW), ellipse(326, 420, 206, 25, SNOW_200))
    dough = art.linear((0, "#c98a4a"), (1, "#9a5f2c"))
    side = art.linear((0, "#9a5f2c"), (1, "#6f4019"))
    art.add(poly([(360, 260), (492, 244), (492, 396), (360, 418)], side),
        poly([(186, 256), (274, 140), (362, 256), (362, 418), (186, 418)], dough))
    art.add(path("M274 118L500 104Q512 106 516 116L528 240Q524 252 512 246Q502 262 490 248"
            "Q478 266 464 252Q450 268 436 254Q422 270 408 256Q396 270 382 258L300 146z",
            art.linear((0, "#ffffff"), (1, "#d8dff0"))))
    art.add(path("M274 112Q284 114 290 124L386 256Q390 270 376 272Q364 280 356 264L274 152"
            "L192 264Q184 280 172 272Q158 270 162 256L258 124Q264 114 274 112z", SNOW))
    for i, (x, y) in enumerate(((346, 150), (396, 146), (446, 142), (370, 190), (420, 186),
                (470, 182), (394, 228), (446, 224), (496, 220))):
        art.add(circle(x, y, 11, (HOLLY, GOLD, PINE_400, "#3a8fd0")[i % 4]), circle(x - 3, y - 3, 3,
                SNOW, opacity=0.7))
    for i, (x, y) in enumerate(((180, 244), (206, 208), (232, 174), (316, 174), (342, 208),
                (368, 244))):
        art.add(circle(x, y, 9, (HOLLY, PINE_400)[i % 2]), circle(x - 2, y - 3, 2.5, SNOW,
                opacity=0.7))
    art.add(path("M242 418V346Q242 312 274 312Q306 312 306 346V418z", "#6f4019"),
        icing("M242 418V346Q242 312 274 312Q306 312 306 346V418", 7), circle(294, 372, 6, GOLD),
        path(HEART, HOLLY, transform="translate(274 244)scale(.95)"), path(HEART, stroke=SNOW,
            stroke_width=5, transform="translate(274 244)scale(1.1)"))
    for x in (392, 442):
        art.add(poly([(x, 296), (x + 34, 292), (x + 34, 336), (x, 341)], GOLD),
            icing(f"M{x} 296L{x + 34} 292V336L{x} 341zM{x + 17} 294V338M{x} 318L{x + 34} 314", 5))
    art.add(icing("M190 300q10 12 20 0q10 12 20 0M318 300q10 12 20 0q10 12 20 0", 5),
        icing("M362 404q16 12 32 -2q16 10 32 -4q16 10 32 -6q16 8 32 -8", 6))
    art.add(at(166, 432, candy_cane(96)), at(520, 424, candy_cane(84)), "".join(circle(x, y, 12, c)
            + circle(x - 3, y - 3, 3, SNOW, opacity=0.8) for x, y, c in ((226, 432, HOLLY),
                (254, 438, GOLD), (304, 440, PINE_400), (334, 438, "#3a8fd0"), (366, 436, HOLLY),
                (430, 430, GOLD))))
    art.add(path("M84 470L118 384Q130 370 142 384L150 470z", CREAM),
        path("M118 384L128 358L140 384z", "#b9c6da"), path("M90 450L150 450L150 470H84z",
            "#d9cdb4"), at(560, 448, star_cookie(30), turn=12))
    return art


def salt_dough() -> Art:
    """Painted stars and hearts hanging from red ribbons."""
    art = Art(640, 480)
    art.add(rect(0, 0, 640, 480, art.linear((0, "#17483a"), (1, "#3a7a62"))),
        art.glow(320, 220, 360, "#ffe9b0", 0.4))
    branch = "".join(path(f"M{x} {52 + (x - 320) ** 2 / 5200:.0f}l{dx} {dy}", stroke=c,
            stroke_width=7, stroke_linecap="round") for i, x in enumerate(range(-8, 660, 6)) for dx,
        dy, c in (((18, 22, PINE_600), (-14, 20, PINE), (16, -18, PINE_400))[i % 3],))
    art.add(path("M-10 74Q320 30 650 74", stroke=BARK, stroke_width=9), branch)
    hung = ((110, 236, "star", CREAM, HOLLY), (226, 306, "heart", HOLLY, SNOW),
        (332, 222, "star", "#7fb0e0", SNOW), (436, 312, "heart", PINE_400, GOLD),
        (542, 236, "star", GOLD, HOLLY))
    for x, y, kind, color, paint in hung:
        art.add(line([(x, 56), (x, y - 70)], HOLLY if color != HOLLY else GOLD, 5),
            at(x, y - 66, bow_shape(HOLLY if color != HOLLY else GOLD), scale=0.62))
        if kind == "star":
            dots = "".join(at(0, 0, circle(0, -26, 5.5, paint), turn=i * 72) for i in range(5))
            art.add(star(x + 4, y + 7, 62, "#0b2a24"), star(x, y, 62, mix(color, BARK_300, 0.35)),
                star(x, y - 2, 57, color), at(x, y, dots), circle(x, y - 2, 9, paint),
                circle(x, y - 52, 6, BARK_700))
        else:
            shape = (path(HEART, mix(color, BARK_700, 0.3), transform="translate(0 5)scale(1.75)")
                + path(HEART, color, transform="scale(1.7)") + path(HEART, stroke=paint,
                    stroke_width=2.6, stroke_dasharray="2 6", stroke_linecap="round",
                    transform="translate(0 -2)scale(1.3)"))
            art.add(at(x + 4, y + 8, path(HEART, "#0b2a24", transform="scale(1.75)")),
                at(x, y, shape), star(x, y - 12, 15, paint), circle(x, y - 42, 6, BARK_700))
    art.add(table(art, 418, wood="#a06a42"))
    for i, c in enumerate((HOLLY, GOLD, "#3a8fd0")):
        x = 92 + i * 66
        art.add(soft_shadow(x, 458, 32, 6), path(f"M{x - 26} 408h52l-4 48h-44z", SNOW_200),
            ellipse(x, 408, 26, 7, c))
    art.add(at(540, 440, rect(-90, -5, 128, 10, BARK_400, 5), rect(36, -7, 26, 14, "#b9c6da", 3),
            path("M62 -8Q86 -6 98 0Q86 6 62 8z", HOLLY), turn=-8),
        at(360, 446, star_cookie(24, "#e9d3ae"), turn=10))
    return art


def _lace(size: float) -> str:
    """A folded-paper snowflake with cut-out holes, ``size`` its radius."""
    s = size / 100
    spoke = path("M-12 0L-26 -40L-12 -52L-22 -74L0 -100L22 -74L12 -52L26 -40L12 0z", SNOW)
    holes = (path("M0 -58L7 -70L0 -84L-7 -70z", "#3f68b0") + path("M-9 -38L0 -50L9 -38L0 -24z",
            "#3f68b0"))
    web = path("M-14 -8L0 -34L14 -8z", SNOW)
    arms = ("".join(at(0, 0, spoke, holes, turn=i * 60) for i in range(6))
        + "".join(at(0, 0, web, turn=i * 60 + 30) for i in range(6)))
    return at(0, 0, arms, star(0, 0, 12, "#3f68b0"), scale=s)


def paper_snowflakes() -> Art:
    """Lacy paper snowflakes before a blue window."""
    art = Art(640, 480)
    art.add(rect(0, 0, 640, 480, art.linear((0, "#34508c"), (1, "#7f9fd6"))),
        art.glow(320, 210, 330, "#dcebff", 0.55))
    art.add("".join(rect(x, 0, 12, 400, SNOW_200) for x in (0, 314, 628)),
        rect(0, 190, 640, 12, SNOW_200),
        path("M0 400H640V360Q560 340 480 366Q380 392 300 362Q180 330 90 366Q40 380 0 364z",
            "#e6effb"))
    for x, y, r, t in ((118, 146, 76, 8), (320, 178, 108, 0), (520, 142, 82, 16),
            (206, 292, 50, 22), (446, 300, 56, 4)):
        art.add(line([(x, 0), (x, y - r)], SNOW, 2.4, opacity=0.8), at(x + 5, y + 7, _lace(r),
                turn=t, opacity=0.16).replace(SNOW, "#0b1530"), at(x, y, _lace(r), turn=t))
    art.add(table(art, 396, wood="#a06a42"), at(140, 442, path("M-70 0L-2 -34L66 -2L-2 34z", SNOW),
            path("M-2 -34L66 -2L-2 34z", SNOW_200), path("M20 -16l14 6l-12 8z", "#a06a42")))
    blades = (path("M0 -4L96 -26L98 -20L8 8z", "#c3d1e6") + path("M0 4L98 18L96 24L4 12z",
            "#a9b9d6") + circle(2, 4, 5, BARK_700))
    loops = (circle(-34, -12, 20, "none", stroke=HOLLY, stroke_width=10)
        + circle(-34, 26, 20, "none", stroke=HOLLY, stroke_width=10) + line([(-18, -4), (2, 4)],
            HOLLY, 9) + line([(-18, 18), (2, 6)], HOLLY, 9))
    art.add(at(404, 436, blades, loops, turn=-6),
        at(560, 446, path("M-24 0L0 -14L24 0L0 14z", SNOW), turn=20),
        at(272, 458, path("M-10 0L0 -6L10 0L0 6z", SNOW)),
        at(312, 440, path("M-8 0L0 -5L8 0L0 5z", SNOW), turn=30))
    return art


def carol_singing() -> Art:
    """Children in hats and scarves sing from song sheets."""
    art = outdoors(114, ground=344, moon_at=(546, 88, 38))
    art.add(forest(art, ((40, 322, 0.9), (112, 308, 0.6), (604, 316, 0.94), (536, 304, 0.58))),
        near_snow(art, 366), at(92, 424, lantern_post(art), scale=1.06), shadow(92, 424, 80))
    page = (rect(-36, -26, 72, 50, CREAM, 3) + "".join(rect(-28, y, 56, 2.4, BARK_400)
            for y in (-16, -8, 0, 8)) + line([(0, -26), (0, 24)], BARK_300, 2))
    singers = ((214, 444, 1.0, Look(coat=HOLLY, trim=CREAM, skin=SKIN_DEEP, hair="#1b0f08",
                style="buns", hat=PINE_400, left=(-26, -84), right=(26, -84), mouth="open"), GOLD),
        (480, 444, 1.0, Look(coat="#7a52b8", trim=GOLD, skin=SKIN_TAN, hair=BARK_700, style="long",
                hat="#3a5aa0", left=(-26, -84), right=(26, -84), mouth="open"), HOLLY),
        (302, 456, 1.06, Look(coat=PINE_400, trim=SNOW, skin=SKIN_PALE, hair=EMBER, style="braids",
                hat=HOLLY, left=(-26, -84), right=(26, -84), mouth="oh"), GOLD),
        (394, 458, 1.06, Look(coat="#3a5aa0", trim=GOLD_300, skin=SKIN_BROWN, hair="#22130c",
                style="curly", hat=GOLD, left=(-26, -84), right=(26, -84), mouth="open"), HOLLY))
    for x, y, s, look, warm in singers:
        scarf = path("M-30 -138Q0 -122 30 -138L32 -122Q0 -106 -32 -122z", warm)
        art.add(shadow(x, y, 110), at(x, y, child(art, look), scarf, at(0, -92, page), scale=s))
    for x, y, s, pair in ((196, 130, 0.7, True), (286, 84, 0.66, False), (372, 106, 0.72, True),
            (454, 140, 0.6, False)):
        art.add(at(x, y, note(GOLD_300, pair=pair), scale=s))
    art.add(snowfall(114, 50, (0, 0, 640, 470)))
    return art


def letter_writing() -> Art:
    """A letter to Santa with a red pencil and an envelope."""
    art = kitchen("#2f4a63", seed=15, edge=250)
    art.add(soft_shadow(560, 336, 44, 8), at(560, 336, candle(art, 92)))
    art.add(at(286, 300, sheet(214, 250, lines=0), handwriting(), star(80, -94, 14, GOLD),
            path(HEART, HOLLY, transform="translate(-70 92)scale(.4)"), turn=-8, scale=1.22))
    pencil = (rect(-112, -11, 180, 22, HOLLY) + rect(-112, -11, 180, 8, "#d9505a")
        + path("M68 -11L112 0L68 11z", "#f0cfa0") + path("M98 -4L112 0L98 4z", HOLLY_700)
        + rect(-126, -11, 18, 22, "#c3d1e6") + rect(-144, -11, 20, 22, "#f0a3a0", 6))
    art.add(at(434, 356, rect(-140, -2, 250, 22, "#1b0f08", 10, opacity=0.22), pencil, turn=128),
        at(504, 420, envelope(art), turn=9, scale=0.86), at(90, 430, holly(1.1, turn=12)))
    return art


def thank_you_notes() -> Art:
    """A stack of thank-you cards tied with a green ribbon."""
    art = kitchen("#54304c", seed=16, edge=286)
    art.add(cloth(art, NIGHT_500, 320), soft_shadow(318, 428, 190, 20))
    for i, (color, turn) in enumerate(((ICE, -5), (CREAM, 4), ("#f3c9c4", -3), ("#cfe7da", 5),
                (CREAM, -1))):
        y = 406 - i * 15
        art.add(at(318, y, rect(-150, -78, 300, 156, mix(color, "#1b0f08", 0.22), 10),
                rect(-150, -82, 300, 156, color, 10), turn=turn))
    art.add(at(318, 342, rect(-128, -64, 256, 120, "none", 6, stroke=GOLD, stroke_width=3),
            turn=-1))
    art.add(path("M296 262H338L342 420H292z", PINE_400), path("M168 330L468 326V362L168 366z",
            PINE_400), path("M296 262H306L304 420H292z", PINE_600),
        at(318, 346, bow_shape(PINE_400), scale=2.1))
    art.add(at(534, 412, mug(art, HOLLY), scale=1.12),
        at(112, 430, at(0, 0, rect(-80, -5, 120, 10, "#22386e", 5), rect(36, -6, 26, 12, GOLD, 3),
                path("M62 -6L84 0L62 6z", BARK_700)), turn=-24),
        path(HEART, HOLLY, transform="translate(206 290)scale(.5)rotate(-10)"),
        path(HEART, HOLLY, transform="translate(430 296)scale(.42)rotate(12)"),
        sparkle(120, 230, 11))
    return art


PICTURES = {
    "activities/gingerbread-house": gingerbread_house,
    "activities/salt-dough-ornaments": salt_dough,
    "activities/paper-snowflakes": paper_snowflakes,
    "activities/carol-singing": carol_singing,
    "activities/letter-writing": letter_writing,
    "activities/thank-you-notes": thank_you_notes,
}
