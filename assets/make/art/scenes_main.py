"""The scenes of the first pages: letter, thanks, nice list, tracker, games, quiz, elves, deeds, 404."""

from buildings import cottage, envelope, letter_box, signpost, window
from emoji import emoji
from frame import OVAL, curtain, flakes, night, planks, room, snowy_ground, soft_shadow, table
from nature import footprints, moon, pine, shadow, snow_fill, snow_mound, sparkle, star, stars
from palette import (
    BARK, BARK_300, BARK_400, BARK_700, CREAM, EMBER, GOLD, GOLD_300, HOLLY, HOLLY_700, ICE, NIGHT, NIGHT_500,
    NIGHT_700, PINE, PINE_400, PINE_600, SKIN_BROWN, SKIN_DEEP, SKIN_PALE, SKIN_TAN, SNOW, SNOW_200, mix,
)  # fmt: skip
from people import Look, child, elf
from reindeer import Coat, reindeer
from sleigh import team
from svg import Art, at, blob, circle, curve, ellipse, line, path, rect, star_path, poly
from things import (
    bauble, candle, candy_cane, check, gift, holly, ink_pot, mug, open_book, quill, sheet, snowman,
)  # fmt: skip


def night_window(art: Art, x: float, y: float, width: float, height: float) -> str:
    """A window seen from inside: night, moon and snow behind its bars."""
    w, h = width, height
    pane = rect(x, y, w, h, art.linear((0, "#101f4a"), (1, "#4867a8")))
    view = pane + stars(12, 16, (x, y, x + w, y + h * 0.6)) + moon(art, x + w * 0.7, y + h * 0.3, w * 0.11)
    tree = art.symbol(pine(art, dark=0.4))
    view += path(f"M{x} {y + h * 0.8:.0f}Q{x + w * 0.4:.0f} {y + h * 0.66:.0f} {x + w} {y + h * 0.82:.0f}V{y + h}H{x}z", ICE)
    view += art.use(tree, x + w * 0.22, y + h * 0.82, h / 420) + art.use(tree, x + w * 0.4, y + h * 0.8, h / 560)
    clip = art.clip(rect(x, y, w, h, "#000"), view)
    bars = rect(x + w / 2 - 3, y, 6, h, BARK) + rect(x, y + h * 0.5 - 3, w, 6, BARK)
    edge = path(f"M{x - 9} {y - 9}h{w + 18}v{h + 18}h{-w - 18}zM{x} {y}v{h}h{w}v{-h}z", BARK_400, fill_rule="evenodd")
    snow = path(f"M{x} {y + h}v-14q{w * 0.12:.0f} -8 {w * 0.22:.0f} 4q{w * 0.2:.0f} 10 {w * 0.3:.0f} 6t{w * 0.48:.0f} -6v10z", SNOW, opacity=0.9)
    return clip + snow + bars + edge + rect(x - 18, y + h + 7, w + 36, 13, BARK_300, 4)


def scene_letter() -> Art:
    """A letter on the desk by candle light."""
    art = Art(640, 480)
    back = night_window(art, 96, 74, 190, 190)
    shelf = rect(372, 178, 190, 12, BARK_400, 3) + at(412, 142, emoji(art, "fluent:teddy-bear"), scale=0.72)
    books = "".join(rect(x, 178 - h, 18, h, c, 2) for x, h, c in ((456, 66, HOLLY), (476, 58, PINE_400), (496, 70, GOLD), (516, 54, NIGHT_700)))
    art.add(room(art, back, shelf, books, table(art, 330), wall="#4a3a5c", lamp=(470, 250)))
    art.add(soft_shadow(470, 392, 66, 12), at(470, 392, candle(art, 112)))
    paper = sheet(214, 250, lines=0)
    ink = "#6b4a35"
    rows = "".join(
        path("M0 0" + "q7 -9 14 0q7 7 13 -1" * n, stroke=ink, stroke_width=3.4, stroke_linecap="round", transform=f"translate({x} {y})")
        for x, y, n in ((-82, -84, 3), (-82, -50, 6), (-82, -24, 5), (-82, 2, 6), (-82, 28, 4), (-10, 64, 3))
    )
    art.add(at(286, 344, paper, rows, star(78, -96, 13, GOLD), poly([(-60, 88), (-52, 80), (-44, 88), (-52, 100)], HOLLY), turn=-5))
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
    art.add(path(trail, stroke=GOLD_300, stroke_width=5, stroke_linecap="round", stroke_dasharray="1 15"))
    for x, y, s in ((216, 420, 9), (274, 384, 12), (322, 342, 8), (566, 268, 12), (350, 420, 7), (596, 330, 8)):
        art.add(sparkle(x, y, s))
    wing = path("M0 0C30 -46 88 -58 128 -40C118 -34 112 -30 108 -22C114 -20 110 -12 96 -8C98 0 88 8 72 8C66 18 30 22 0 12z", SNOW)
    wing += path("M14 2C44 -20 80 -26 108 -22M18 8C44 -4 70 -10 96 -8", stroke="#b9cdec", stroke_width=3, stroke_linecap="round")
    art.add(at(452, 350, at(86, -26, wing, turn=-22), at(-86, -26, wing, turn=22, flip=True), envelope(art), scale=0.88, turn=-10))
    return art


def scene_nice() -> Art:
    """An elf checks the names in the great book of the Nice List."""
    art = Art(640, 480)
    shelf = rect(40, 118, 190, 10, BARK_400, 3) + "".join(
        rect(x, 118 - h, w, h, c, 2) for x, h, w, c in ((62, 60, 20, HOLLY_700), (84, 70, 16, PINE_600), (102, 54, 22, GOLD), (128, 66, 18, NIGHT_700), (150, 58, 22, HOLLY), (176, 48, 16, PINE_400))
    )
    art.add(room(art, night_window(art, 408, 72, 140, 150), shelf, planks(art, 392), wall="#54304a", lamp=(330, 240)))
    art.add(soft_shadow(392, 440, 170, 12), path("M330 440L352 352H432L454 440z", BARK_700), rect(300, 432, 184, 14, BARK, 6))
    art.add(at(392, 372, open_book(art, 300), _names()))
    art.add(soft_shadow(166, 432, 60, 8), at(162, 432, elf(art, Look(coat=PINE_400, right=(84, -146), left=(-56, -82), skin=SKIN_TAN)), scale=1.08))
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
            out += rect(page + 26, y, width, 6, BARK_400, 3, opacity=0.6) + check(page + 8, y + 2, 15)
    return out


def scene_tracker() -> Art:
    """The sleigh over the curve of the world, cities alight below."""
    art = Art(640, 480)
    sea = art.radial((0, "#5d8fd0"), (0.55, "#2d5aa3"), (1, "#16306b"), x=0.4, y=0.1, radius=0.7)
    globe = art.glow(320, 560, 420, "#8fc1ff", 0.5) + circle(320, 580, 300, sea)
    lands = blob([(96, 392), (150, 330), (226, 312), (262, 340), (240, 382), (190, 392), (176, 440), (120, 470), (84, 440)], "#3f9a72")
    lands += blob([(320, 306), (380, 296), (470, 322), (540, 392), (520, 440), (450, 424), (430, 380), (372, 376), (322, 346)], "#3f9a72")
    lands += blob([(330, 408), (372, 404), (392, 440), (366, 480), (330, 470)], "#37875f")
    lands += blob([(250, 286), (300, 280), (312, 292), (276, 300)], SNOW)
    lights = "".join(art.glow(x, y, 15, GOLD_300, 0.9) + circle(x, y, 3, CREAM) for x, y in ((140, 372), (210, 340), (150, 430), (360, 330), (430, 344), (490, 384), (352, 432), (470, 414), (402, 316)))
    shade = circle(320, 580, 300, art.linear((0, NIGHT, 0), (0.6, NIGHT, 0), (1, NIGHT, 0.75), across=True))
    arc = path("M70 372C120 240 260 170 420 176", stroke=GOLD_300, stroke_width=5, stroke_linecap="round", stroke_dasharray="1 14")
    art.add(night(art, globe, lands, shade, lights, seed=11, moon_at=(118, 112, 40)), arc)
    art.add(at(282, 240, team(art, 2), scale=0.56, turn=-6))
    pin = path("M0 0C-20 -26 -26 -36 -26 -50A26 26 0 0 1 26 -50C26 -36 20 -26 0 0z", HOLLY) + circle(0, -50, 11, CREAM)
    art.add(ellipse(150, 372, 14, 5, NIGHT, opacity=0.4), at(150, 372, pin, scale=0.82))
    return art


def scene_games() -> Art:
    """An elf jumps out of an open gift among toys."""
    art = Art(640, 480)
    art.add(room(art, planks(art, 380), wall="#24406f", lamp=(330, 190)))
    rays = "".join(path(f"M320 290L{x} {y}L{x + 46} {y - 6}z", GOLD_300, opacity=0.1) for x, y in ((60, 60), (170, 20), (300, 0), (420, 10), (540, 60)))
    art.add(art.clip(OVAL, rays))
    art.add(at(320, 372, elf(art, Look(coat=PINE_400, hat=HOLLY, left=(-74, -196), right=(74, -196), mouth="open", hair=BARK)), scale=1.02))
    art.add(at(206, 206, emoji(art, "fluent:puzzle-piece", {"#c3ef3c": "#6fc39a"}), scale=0.72, turn=-18))
    art.add(at(450, 166, emoji(art, "fluent:game-die"), scale=0.64, turn=14))
    art.add(art.clip(OVAL, soft_shadow(320, 438, 146, 13), soft_shadow(480, 428, 60, 9), soft_shadow(172, 432, 62, 9)))
    front = art.linear((0, "#c9303c"), (1, HOLLY_700))
    art.add(rect(206, 300, 228, 136, front, 6), rect(298, 300, 44, 136, GOLD), rect(206, 300, 228, 12, "#5e0d15", 3, opacity=0.5))
    lid = path("M-70 0H70V34Q70 40 64 40H-64Q-70 40 -70 34z", "#c9303c") + rect(-18, 0, 36, 40, GOLD) + rect(-76, -6, 152, 14, HOLLY_700, 5)
    art.add(at(166, 372, lid, turn=-62, scale=0.9))
    art.add(at(494, 378, emoji(art, "fluent:teddy-bear"), scale=1.08))
    for x, y, s, c in ((252, 108, 10, GOLD_300), (400, 92, 12, GOLD_300), (530, 210, 10, GOLD), (118, 232, 11, GOLD), (356, 52, 7, SNOW)):
        art.add(sparkle(x, y, s, c))
    return art


def scene_trivia() -> Art:
    """A wise owl on a pile of books with a great question mark."""
    art = Art(640, 480)
    art.add(night(art, snowy_ground(art, 392), seed=21, moon_at=(150, 128, 50)))
    art.add(shadow(300, 434, 300, 16))
    for i, (w, color, dx) in enumerate(((250, PINE_600, 0), (222, HOLLY, 8), (236, "#3a5aa0", -8))):
        y = 432 - i * 38
        art.add(rect(296 + dx - w / 2, y - 36, w, 36, color, 6), rect(296 + dx - w / 2 + 14, y - 29, w - 14, 22, CREAM, 3), rect(296 + dx - w / 2, y - 36, 30, 36, mix(color, "#000000", 0.25), 6), rect(296 + dx - w / 2 + 18, y - 18, w - 24, 2, BARK_300))
    art.add(at(290, 226, emoji(art, "fluent:owl", {"#533566": BARK_700, "#635994": BARK_700}), scale=1.92))
    art.add(at(290, 142, path("M-62 0L0 -26L62 0L0 24z", NIGHT), path("M-34 10V30Q0 46 34 30V10L0 24z", NIGHT_700), path("M58 0L64 34", stroke=GOLD, stroke_width=4), circle(64, 40, 7, GOLD)))
    mark = path("M-36 -40C-36 -84 40 -86 40 -40C40 -8 2 -8 2 26", stroke=GOLD, stroke_width=24, stroke_linecap="round") + circle(2, 66, 15, GOLD)
    art.add(art.glow(478, 226, 150, GOLD, 0.4), at(474, 232, mark, scale=1.15, turn=8), sparkle(556, 150, 12), sparkle(400, 110, 9), sparkle(560, 300, 8))
    art.add(flakes(4), shadow(452, 430, 90), at(452, 430, candle(art, 40), scale=0.62))
    return art


def scene_elf() -> Art:
    """Three elves before the workshop door with a name banner."""
    art = Art(640, 480)
    art.add(night(art, snowy_ground(art, 404), seed=31, moon_at=(110, 108, 38)))
    door = rect(196, 108, 248, 300, "#6b4430", 8) + path("M232 408V210Q232 134 320 134Q408 134 408 210V408z", GOLD_300)
    door += path("M232 408V210Q232 134 320 134Q408 134 408 210V408z", art.radial((0, "#fff4c9"), (0.6, GOLD), (1, EMBER), y=0.6))
    door += path("M170 118L320 30L470 118Q474 132 458 130L320 60L182 130Q166 132 170 118z", SNOW)
    art.add(art.glow(320, 300, 260, GOLD, 0.55), door, ellipse(320, 414, 180, 20, GOLD_300, opacity=0.45))
    art.add(shadow(170, 428, 100), shadow(320, 440, 120), shadow(476, 428, 100))
    art.add(at(176, 428, elf(art, Look(coat=HOLLY, skin=SKIN_DEEP, hair="#1b0f08", style="buns", left=(-64, -150), right=(50, -112))), scale=0.94))
    art.add(at(470, 428, elf(art, Look(coat="#3a5aa0", hat=NIGHT_500, skin=SKIN_PALE, hair=EMBER, style="braids", left=(-50, -112), right=(64, -150))), scale=0.94))
    art.add(at(322, 442, elf(art, Look(coat=PINE_400, skin=SKIN_TAN, left=(-44, -96), right=(44, -96), mouth="open")), scale=1.06))
    tag = rect(-66, -26, 132, 52, CREAM, 8) + rect(-66, -26, 132, 13, HOLLY, 6) + rect(-44, -3, 88, 7, BARK_400, 3.5) + rect(-30, 10, 60, 5, BARK_300, 2.5)
    art.add(at(322, 344, tag), flakes(9))
    return art


def scene_deeds() -> Art:
    """A child adds a star to the jar of good deeds."""
    art = Art(640, 480)
    art.add(room(art, night_window(art, 92, 78, 150, 160), table(art, 362), wall="#2f4a63", lamp=(400, 230)))
    art.add(at(186, 424, child(art, Look(coat=HOLLY, trim=CREAM, skin=SKIN_BROWN, hair="#22130c", style="curly", right=(124, -220), left=(-40, -64), mouth="open"), seated=True), scale=1.05))
    art.add(art.clip(OVAL, table(art, 376)))
    art.add(soft_shadow(400, 432, 110, 12), art.glow(400, 330, 170, GOLD, 0.6))
    art.add(_star_jar(art), art.glow(320, 192, 60, GOLD_300, 0.9), star(322, 190, 25, GOLD, turn=12))
    art.add(soft_shadow(532, 408, 40, 7), at(528, 412, gift(art, 74, 62, PINE_400, GOLD)), at(250, 436, holly(0.62)))
    art.add(at(520, 250, path(HEART, HOLLY), scale=0.48, turn=12))
    return art


def _star_jar(art: Art) -> str:
    """A glass jar 170 wide, heaped with gold stars."""
    places = ((350, 408, 17, 0), (392, 412, 18, 20), (434, 408, 17, -12), (456, 380, 16, 8), (370, 376, 18, 30), (412, 378, 19, -20), (342, 368, 14, 12), (440, 348, 17, 25), (388, 344, 17, 5), (352, 338, 15, -18), (414, 318, 14, 14))
    heap = "".join(star(x, y, s, c, turn=t) for (x, y, s, t), c in zip(places, (GOLD, GOLD_300, GOLD, EMBER, GOLD, GOLD_300, GOLD, GOLD, EMBER, GOLD_300, GOLD), strict=True))
    glass = "M336 258H464Q486 268 486 296V408Q486 432 462 432H338Q314 432 314 408V296Q314 268 336 258z"
    return path(glass, ICE, opacity=0.3) + heap + path(glass, art.linear((0, SNOW, 0.5), (0.18, SNOW, 0.08), (0.8, SNOW, 0.05), (1, SNOW, 0.35), across=True)) + rect(330, 240, 140, 22, "#dfe9f7", 8, opacity=0.85) + rect(326, 300, 8, 90, SNOW, 4, opacity=0.5) + path("M330 262H470", stroke=HOLLY, stroke_width=9)


def scene_404() -> Art:
    """A reindeer lost in the snow before a signpost that points everywhere."""
    art = Art(640, 480)
    art.add(night(art, snowy_ground(art, 386), seed=41, moon_at=(320, 116, 54)))
    art.add(footprints([(52 + i * 24, 428 - (i % 2) * 4 - i * 2) for i in range(6)], 6))
    art.add(shadow(236, 424, 210, 15), at(254, 424, reindeer(art, Coat(antlers="tall", spots=True, blaze=True), head_turn=-14), scale=1.12))
    sign = signpost(art, [(-182, 1, BARK_300), (-132, -1, HOLLY), (-82, 1, PINE_400)])
    art.add(shadow(474, 430, 110), at(490, 430, sign, scale=1.18), at(490, 438, snow_mound(art, 110, 24)))
    mark = path("M-12 -14C-12 -32 14 -32 14 -14C14 -2 0 -2 0 10", stroke=GOLD_300, stroke_width=8, stroke_linecap="round") + circle(0, 25, 5.4, GOLD_300)
    art.add(at(414, 118, mark, turn=12, scale=0.9), at(186, 168, mark, turn=-14, scale=0.66), at(446, 196, mark, turn=20, scale=0.55))
    art.add(flakes(17))
    return art


PICTURES = {
    "scene-letter": scene_letter,
    "scene-thanks": scene_thanks,
    "scene-nice": scene_nice,
    "scene-tracker": scene_tracker,
    "scene-games": scene_games,
    "scene-trivia": scene_trivia,
    "scene-elf": scene_elf,
    "scene-deeds": scene_deeds,
    "scene-404": scene_404,
}
