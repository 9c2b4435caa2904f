"""Christmas in Sweden, the Philippines and Ethiopia, 640 x 480."""

from parts.baking import plate
from parts.land import shadow
from parts.palette import (
    BARK_300,
    BARK_700,
    CREAM,
    EMBER,
    GOLD,
    GOLD_300,
    HOLLY,
    NIGHT,
    PINE_400,
    SKIN_DEEP,
    SKIN_PALE,
    SNOW,
)
from parts.people import face
from parts.sky import moon, sky, snowfall, stars
from parts.stages import near_snow, outdoors, warm_floor
from parts.svg import Art, at, blob, circle, ellipse, land, line, path, poly, rect
from parts.things import flame
from parts.world import lucia, parol


def sweden() -> Art:
    """Lucia with her crown of candles before a red wooden house."""
    art = outdoors(74, ground=350)
    art.add(rect(50, 220, 210, 150, "#8f2b26"),
        "".join(rect(x, 220, 2.5, 150, "#5e1813", opacity=0.5) for x in range(64, 260, 16)),
        path("M30 226L96 160H214L280 226Q270 238 256 230H54Q40 238 30 226z", SNOW))
    for x in (82, 176):
        art.add(rect(x - 6, 262, 56, 62, SNOW, 2), rect(x, 268, 44, 50, art.radial((0, "#fff4c9"),
                    (1, GOLD))), rect(x + 20, 268, 4, 50, SNOW), rect(x, 291, 44, 4, SNOW))
        art.add(
            "".join(poly([(x + 22 - 16 + i * 8, 312),
                        (x + 25 - 16 + i * 8, 300 - (3 - abs(i - 2)) * 4),
                        (x + 28 - 16 + i * 8, 312)], GOLD) for i in range(5)))
    art.add(near_snow(art, 376), art.glow(410, 150, 230, GOLD, 0.75), warm_floor(art, 410, 452, 200,
            30))
    for x, size, skin, hair in ((278, 0.72, SKIN_DEEP, "#1b0f08"), (546, 0.72, SKIN_PALE, EMBER)):
        art.add(shadow(x, 448, 110), at(x, 448, lucia(art, skin, hair, crown=False), scale=size))
    art.add(shadow(410, 462, 150, 12), at(410, 462, lucia(art, "#f6c19c", "#c99a4a", crown=True),
            scale=1.08))
    art.add(at(120, 450, plate(170)), at(92, 434, _bun()), at(148, 434, _bun()),
        at(120, 418, _bun()), snowfall(74, 36, (0, 0, 640, 470)))
    return art


def _bun() -> str:
    curl = (path("M-24 8C-34 -8 -10 -18 -2 -2C6 14 30 4 22 -12", stroke="#a86a1a", stroke_width=17,
            stroke_linecap="round") + path("M-24 8C-34 -8 -10 -18 -2 -2C6 14 30 4 22 -12",
            stroke="#e0a63a", stroke_width=12, stroke_linecap="round"))
    return curl + circle(-19, 2, 3.6, BARK_700) + circle(18, -6, 3.6, BARK_700)


def philippines() -> Art:
    """A glowing parol lantern among smaller ones."""
    art = Art(640, 480)
    art.add(sky(art, warm=0.5, top="#12103c"), stars(75, 60, (0, 0, 640, 300)))
    hill = art.linear((0, "#1d5a48"), (1, "#0b2a24"))
    art.add(land([(0, 400), (160, 364), (360, 396), (640, 356)], 480, "#1b3a5c"),
        land([(0, 436), (220, 404), (440, 430), (640, 400)], 480, hill))
    for x, y, s, flip in ((52, 440, 1.15, False), (596, 424, 1.2, True)):
        frond = "".join(at(0, -170, path("M0 0C24 -30 66 -30 92 0C62 -10 30 -2 0 6z", "#14503c"
                    if i % 2 else "#1d6a4e"), turn=t)
            for i, t in enumerate((-150, -118, -80, -46, -14, 24, 164)))
        art.add(at(x, y, path("M-7 0C-4 -60 4 -110 -2 -170H6C12 -110 6 -60 9 0z", "#4a3322"), frond,
                scale=s, flip=flip))
    art.add(line([(-10, 60), (320, 26), (650, 64)], BARK_300, 4))
    for x, y, s, t in ((120, 190, 0.42, 12), (520, 176, 0.46, -10), (196, 332, 0.3, 0),
            (452, 330, 0.3, 0)):
        art.add(line([(x, 40), (x, y)], BARK_300, 2.4), art.glow(x, y, 190 * s, GOLD, 0.6),
            at(x, y, parol(art, t), scale=s))
    art.add(line([(320, 30), (320, 90)], BARK_300, 3), art.glow(320, 210, 260, GOLD_300, 0.75),
        at(320, 210, parol(art, 0)))
    hut = (path("M-50 0V-40H50V0z", "#7a4a2e") + path("M-66 -38L0 -84L66 -38z", "#a8723f")
        + rect(-14, -32, 28, 32, GOLD_300, 3) + rect(26, -30, 16, 16, GOLD_300, 2)
        + rect(-42, -30, 16, 16, GOLD_300, 2))
    art.add(at(150, 436, hut), at(492, 430, hut, scale=0.86), at(320, 436, hut, scale=0.6))
    return art


def ethiopia() -> Art:
    """People in white shawls with candles before a round church."""
    art = Art(640, 480)
    art.add(sky(art, warm=0.7, top="#161442"), stars(76, 70, (0, 0, 640, 280)),
        moon(art, 110, 96, 38))
    art.add(land([(0, 330), (120, 280), (240, 320), (420, 270), (640, 320)], 480, "#3b3f7a",
            opacity=0.8), land([(0, 372), (260, 346), (640, 372)], 480, "#6a4a4c"))
    art.add(rect(206, 220, 228, 150, art.linear((0, "#a87a4c"), (0.4, "#e0b078"), (1, "#7a5232"),
                across=True)), art.glow(320, 320, 190, GOLD, 0.5))
    art.add(path("M170 232L320 118L470 232Q320 262 170 232z", art.linear((0, "#8f6a3c"),
                (1, "#5a3e22"))), path("M236 170L320 108L404 170Q320 188 236 170z", "#a87f4a"))
    cross = (path("M-4 0V-26H-16V-34H-4V-46H4V-34H16V-26H4V0z", GOLD) + circle(0, -30, 12, "none",
            stroke=GOLD, stroke_width=4))
    art.add(at(320, 112, cross), path("M290 370V304Q290 272 320 272Q350 272 350 304V370z",
            art.radial((0, "#fff4c9"), (0.6, GOLD), (1, EMBER), y=0.7)))
    for x in (228, 384):
        art.add(path(f"M{x} 330V300Q{x} 286 {x + 14} 286Q{x + 28} 286 {x + 28} 300V330z", GOLD_300))
    art.add(rect(206, 244, 228, 9, HOLLY), rect(206, 253, 228, 7, GOLD),
        rect(206, 260, 228, 7, PINE_400))
    art.add(land([(0, 396), (320, 380), (640, 396)], 480, art.linear((0, "#8a6048"),
                (1, "#4a3030"))))
    people = ((76, 0.72, SKIN_DEEP, GOLD), (176, 0.82, "#8f5f3c", HOLLY),
        (464, 0.82, SKIN_DEEP, PINE_400), (566, 0.72, "#a86b43", GOLD))
    for x, s, skin, edge in people:
        art.add(ellipse(x, 446, 66 * s, 9, NIGHT, opacity=0.3), at(x, 446, _shawl(art, skin, edge),
                scale=s))
    for x, skin, edge in ((268, "#7a4a2e", HOLLY), (376, "#a86b43", GOLD)):
        art.add(ellipse(x, 466, 66, 9, NIGHT, opacity=0.3), at(x, 466, _shawl(art, skin, edge),
                scale=0.84))
    return art


def _shawl(art: Art, skin: str, edge: str) -> str:
    """A person wrapped in a white cotton shawl, holding a candle."""
    white = art.linear((0, "#ffffff"), (1, "#d5dcec"))
    robe = path("M-40 -130Q0 -150 40 -130Q62 -70 66 0Q0 14 -66 0Q-62 -70 -40 -130z", white)
    hem = (path("M-66 -12Q0 4 66 -12L66 0Q0 14 -66 0z", edge)
        + path("M-65 -20Q0 -4 65 -20L65 -16Q0 0 -65 -16z", GOLD))
    fold = path("M36 -132C20 -96 -20 -70 -58 -58L-54 -74C-24 -84 8 -106 22 -136z", "#bcc8e0",
        opacity=0.8)
    hood = blob([(-50, 18), (-50, -20), (-28, -50), (0, -56), (28, -50), (50, -20), (50, 18),
            (36, 40), (-36, 40)], white)
    band = path("M-42 -14Q-36 -46 0 -48Q36 -46 42 -14", stroke=edge, stroke_width=6,
        stroke_linecap="round")
    wax = (art.glow(0, -108, 46, GOLD, 0.8) + rect(-5, -100, 10, 34, CREAM, 3)
        + flame(art, 0, -100, 0.5))
    return (robe + hem + fold + at(0, -166, hood, circle(0, 4, 38, skin),
            at(0, 4, face(skin), scale=0.9), band) + wax + circle(-8, -66, 12, skin)
        + circle(9, -66, 12, skin))


PICTURES = {
    "traditions/sweden": sweden,
    "traditions/philippines": philippines,
    "traditions/ethiopia": ethiopia,
}
