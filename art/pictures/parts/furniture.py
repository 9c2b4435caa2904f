"""Furniture seen from the front, standing on the origin: chair, sofa, fireplace, and a window."""

from parts.land import pine
from parts.palette import BARK, BARK_300, BARK_400, BARK_700, EMBER, GOLD, HOLLY_700, ICE, SNOW, mix
from parts.sky import moon, stars
from parts.svg import Art, at, circle, line, path, rect


def armchair(color: str) -> str:
    """A wing chair seen from the front, 280 wide, standing on the origin."""
    deep, light = mix(color, "#000000", 0.28), mix(color, "#ffffff", 0.1)
    return (rect(-110, -16, 24, 18, BARK_700, 4) + rect(86, -16, 24, 18, BARK_700, 4)
        + path("M-104 -20V-230Q-104 -286 0 -286Q104 -286 104 -230V-20z", color)
        + path("M-84 -90V-222Q-84 -264 0 -264Q84 -264 84 -222V-90z", light)
        + "".join(circle(x, y, 4, deep) for x in (-44, 0, 44) for y in (-220, -178))
        + rect(-96, -104, 192, 56, light, 18) + rect(-96, -60, 192, 48, color, 8)
        + path("M-140 -14V-128Q-140 -156 -112 -156Q-84 -156 -84 -128V-14z", deep)
        + path("M140 -14V-128Q140 -156 112 -156Q84 -156 84 -128V-14z", deep))


def sofa(color: str) -> str:
    """A sofa seen from the front, 420 wide, standing on the origin."""
    deep, light = mix(color, "#000000", 0.26), mix(color, "#ffffff", 0.08)
    return (rect(-180, -14, 22, 16, BARK_700, 4) + rect(158, -14, 22, 16, BARK_700, 4)
        + rect(-190, -170, 380, 120, color, 26) + rect(-176, -158, 172, 90, light, 18)
        + rect(4, -158, 172, 90, light, 18) + rect(-184, -84, 186, 44, light, 14)
        + rect(0, -84, 186, 44, light, 14) + rect(-186, -50, 372, 40, color, 8)
        + rect(-212, -126, 50, 118, deep, 20) + rect(162, -126, 50, 118, deep, 20))


def fireplace(art: Art) -> str:
    """A brick fireplace 270 wide and 260 high with its fire, standing on the origin."""
    brick = art.linear((0, "#9a5442"), (1, "#6a3228"))
    rows = "".join(rect(-120 + (r % 2) * 22 + k * 52, -222 + r * 26, 34, 3, "#4a2018", opacity=0.4)
        for r in range(8) for k in range(5))
    fire = (path("M-58 -14C-72 -64 -34 -84 -42 -128C-8 -108 -6 -80 6 -104C36 -84 70 -52 54 -14z",
            EMBER)
        + path("M-34 -14C-42 -46 -16 -60 -16 -86C6 -70 6 -56 14 -64C34 -48 40 -30 32 -14z", GOLD)
        + path("M-12 -14C-16 -34 0 -42 2 -54C16 -42 20 -26 14 -14z", "#fff4c9"))
    logs = (line([(-52, -12), (52, -20)], BARK_700, 17) + line([(-50, -22), (50, -10)], BARK, 16)
        + circle(52, -20, 7, BARK_300))
    return (rect(-120, -230, 240, 232, brick) + rows
        + path("M-84 0V-110Q-84 -160 0 -160Q84 -160 84 -110V0z", "#1b0f08") + art.glow(0, -50, 170,
            EMBER, 0.8) + fire + logs + rect(-140, -250, 280, 24, BARK_400, 5)
        + rect(-132, -228, 264, 8, BARK) + rect(-136, -6, 272, 12, "#5a4a48", 4))


def night_window(art: Art, x: float, y: float, width: float, height: float) -> str:
    """A window seen from inside: night, moon and snow behind its bars."""
    w, h = width, height
    pane = rect(x, y, w, h, art.linear((0, "#101f4a"), (1, "#4867a8")))
    view = (pane + stars(12, 16, (x, y, x + w, y + h * 0.6)) + moon(art, x + w * 0.7, y + h * 0.3,
            w * 0.11))
    tree = art.symbol(pine(art, dark=0.4))
    view += path(f"M{x} {y + h * 0.8:.0f}Q{x + w * 0.4:.0f} {y + h * 0.66:.0f} {x + w} "
        f"{y + h * 0.82:.0f}V{y + h}H{x}z", ICE)
    view += (art.use(tree, x + w * 0.22, y + h * 0.82, h / 420) + art.use(tree, x + w * 0.4, y
            + h * 0.8, h / 560))
    clip = art.clip(rect(x, y, w, h, "#000"), view)
    bars = rect(x + w / 2 - 3, y, 6, h, BARK) + rect(x, y + h * 0.5 - 3, w, 6, BARK)
    edge = path(f"M{x - 9} {y - 9}h{w + 18}v{h + 18}h{-w - 18}zM{x} {y}v{h}h{w}v{-h}z", BARK_400,
        fill_rule="evenodd")
    snow = path(f"M{x} {y + h}v-14q{w * 0.12:.0f} -8 {w * 0.22:.0f} 4q{w * 0.2:.0f} 10 "
        f"{w * 0.3:.0f} 6t{w * 0.48:.0f} -6v10z", SNOW, opacity=0.9)
    return clip + snow + bars + edge + rect(x - 18, y + h + 7, w + 36, 13, BARK_300, 4)


def curtain(art: Art, x: float, *, flip: bool = False) -> str:
    """A heavy red curtain from the top of the frame, 110 wide."""
    cloth = art.linear((0, HOLLY_700), (0.3, "#c9303c"), (0.5, HOLLY_700), (0.75, "#b8262f"),
        (1, HOLLY_700), across=True)
    shape = path("M0 0H110C112 120 92 190 40 240C30 270 34 320 26 350H0z", cloth)
    return at(x, 20, shape, rect(0, 226, 46, 12, "#f4c361", 5), flip=flip)
