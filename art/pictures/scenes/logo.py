"""The mark of the site: a sealed envelope with a holly sprig and a star, clear at 32 pixels."""

from parts.palette import GOLD, GOLD_300, HOLLY, HOLLY_700, NIGHT_700, PINE, PINE_400, SNOW, mix
from parts.sky import sparkle, star
from parts.svg import Art, at, circle, path, rect


def _mark(art: Art) -> str:
    """The envelope with its seal around the origin, 108 wide."""
    body = rect(-54, -36, 108, 76, HOLLY, 9)
    body += path("M-52 36L-10 0H10L52 36Q50 40 45 40H-45Q-50 40 -52 36z",
        mix(HOLLY, "#ffffff", 0.1))
    flap = path("M-54 -29Q-53 -36 -45 -36H45Q53 -36 54 -29L8 15Q0 21 -8 15z", HOLLY_700)
    flap += path("M-53 -31Q-52 -36 -45 -36H45Q52 -36 53 -31L8 9Q0 15 -8 9z",
        art.linear((0, "#e0525b"), (1, "#c42f3b")))
    leaf = path("M0 0Q6 -12 14 -9Q20 -19 29 -12Q38 -17 46 -6Q36 2 30 2Q22 12 14 5Q6 8 0 0z",
        PINE_400)
    leaf += path("M3 -1Q22 -7 42 -6", stroke=PINE, stroke_width=2.4, stroke_linecap="round")
    sprig = at(13, 4, leaf, turn=-20) + at(-13, 4, leaf, turn=20, flip=True)
    seal = circle(0, 8.5, 19, "#c9922f") + circle(0, 7, 18.5, GOLD) + star(0, 7.5, 10.5, HOLLY)
    return body + flap + sprig + seal


def logo() -> Art:
    """The bare mark, 128 x 128, for the top bar."""
    art = Art(128, 128)
    art.add(at(64, 68, _mark(art), scale=1.12), sparkle(108, 18, 13, GOLD), sparkle(89, 9, 6, GOLD))
    return art


def favicon() -> Art:
    """The mark drawn larger and simpler, for 16 to 48 pixels."""
    art = Art(64, 64)
    art.add(rect(1, 10, 62, 46, HOLLY, 8), path("M1 18Q2 10 9 10H55Q62 10 63 18L37 40Q32 44 27 40z",
            HOLLY_700))
    art.add(path("M1 15Q3 10 9 10H55Q61 10 63 15L37 36Q32 40 27 36z", "#e0525b"))
    art.add(circle(32, 37, 16, "#c9922f"), circle(32, 36, 15.5, GOLD), star(32, 36.5, 9.6, HOLLY))
    return art


def icon(*, safe: float) -> Art:
    """A 512 x 512 app icon; the mark takes ``safe`` (0 to 1) of its width."""
    art = Art(512, 512)
    art.add(rect(0, 0, 512, 512, NIGHT_700))
    size = 512 * safe / 108
    art.add(at(256, 268, _mark(art), scale=size), sparkle(256 + 40 * size, 268 - 52 * size, 34,
            GOLD_300))
    art.add(sparkle(256 + 25 * size, 268 - 60 * size, 16, GOLD_300),
        path("M0 424Q140 386 270 418T512 404V512H0z", "#b9cdec"),
        path("M0 452Q160 420 300 446T512 436V512H0z", SNOW))
    return art


PICTURES = {
    "logo": logo,
    "favicon": favicon,
}
