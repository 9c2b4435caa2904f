"""The wide and the tall hero of the home page: the cottage at the North Pole on Christmas Eve."""

from parts.cottage import cottage
from parts.land import far_forest, footprints, pine, shadow, snow_fill
from parts.palette import GOLD, GOLD_300, HOLLY, NIGHT_500, NIGHT_700, PINE_400, mix
from parts.sky import aurora, moon, shooting_star, sky, snowfall, stars
from parts.sleigh import moon_team
from parts.street import candy_pole, fence, lantern_post, letter_box
from parts.svg import Art, at, ellipse, land, path
from parts.things import gift


def _trees(art: Art, dark: float, snow: float = 0.9) -> str:
    return art.symbol(pine(art, dark=dark, snow=snow))


def _row(art: Art, ident: str, spots: list[tuple[float, float, float]]) -> None:
    shade = "".join(f"M{x - 84 * size:.0f} {y - 2:.0f}h{120 * size:.0f}" for x, y, size in spots)
    art.add(path(shade, stroke="#4a6aa8", stroke_width=10, stroke_linecap="round", opacity=0.26))
    art.add("".join(art.use(ident, x, y, size) for x, y, size in spots))


def _light_on_snow(art: Art, x: float, y: float, rx: float, ry: float) -> str:
    fill = art.radial((0, GOLD, 0.75), (0.5, GOLD, 0.3), (1, GOLD, 0))
    return ellipse(x, y, rx, ry, fill)


def _path_to_door(art: Art, points: str) -> str:
    warm = art.linear((0, "#ffe2a8"), (0.5, "#d9d5df"), (1, "#a9bfe2"))
    return path(points, warm, opacity=0.85)


def hero_home() -> Art:
    """1600 x 900; the left half stays calm for the headline."""
    art = Art(1600, 900)
    art.add(sky(art), aurora(art, -120, 250, 1060, 190, seed=4))
    art.add(stars(7, 80, (0, 0, 1600, 480)), moon(art, 1225, 190, 112))
    art.add(shooting_star(art, 640, 120, 150, 18))
    ridge = art.linear((0, "#5d7db9"), (1, "#35528f"))
    art.add(land([(0, 520), (130, 455), (260, 500), (420, 425), (590, 505), (760, 450), (930, 500),
                  (1100, 430), (1280, 495), (1440, 440), (1600, 500)], 900, ridge, opacity=0.75))
    art.add(far_forest(3, -20, 1620, 575, 92, mix(NIGHT_500, NIGHT_700, 0.35)))
    art.add(land([(0, 590), (260, 548), (560, 590), (860, 545), (1200, 590), (1600, 535)], 900,
            snow_fill(art, 0.62)))
    far = _trees(art, 0.62)
    _row(art, far, [(40, 610, 0.62), (105, 622, 0.5), (330, 592, 0.5), (395, 600, 0.66),
            (470, 612, 0.48), (690, 602, 0.55), (750, 592, 0.7), (815, 600, 0.5), (880, 596, 0.62),
            (1330, 592, 0.62), (1400, 586, 0.8), (1470, 580, 0.6), (1545, 580, 0.86)])
    art.add(land([(0, 690), (280, 660), (620, 705), (960, 640), (1240, 640), (1600, 700)], 900,
            snow_fill(art, 0.3)))
    mid = _trees(art, 0.3)
    _row(art, mid, [(-10, 730, 1.0), (130, 700, 0.8), (225, 706, 1.05), (560, 722, 0.7),
            (800, 690, 1.05), (890, 676, 1.3), (1330, 672, 1.25), (1420, 690, 0.95)])
    art.add(_light_on_snow(art, 1100, 668, 330, 62), shadow(1110, 664, 420, 20, 0.25))
    art.add(at(1110, 664, cottage(art), scale=0.96))
    art.add(_path_to_door(art,
            "M1046 668C1050 700 1024 720 1036 762H1088C1076 720 1090 700 1080 668z"))
    art.add(land([(0, 800), (300, 770), (640, 800), (980, 742), (1300, 756), (1600, 790)], 900,
            snow_fill(art, 0.08)))
    art.add(_light_on_snow(art, 1062, 772, 230, 46))
    art.add(_path_to_door(art,
            "M1034 747C1030 780 984 800 1000 832C1016 862 1082 872 1092 900H1250C1224 "
            "850 1124 846 1100 818C1076 792 1094 770 1090 747Q1062 739 1034 747z"))
    art.add(footprints([(1052, 762), (1050, 782), (1044, 802), (1050, 822), (1070, 840),
                (1098, 856)], 6))
    lit = art.symbol(pine(art, lights=True))
    art.add(shadow(1290, 800, 190, 14), art.use(lit, 1310, 800, 1.22))
    art.add(shadow(1230, 802, 60), at(1232, 804, gift(art, 52, 44, HOLLY, GOLD)),
        at(1362, 808, gift(art, 50, 36, PINE_400, GOLD_300)))
    art.add(shadow(1402, 838, 150, 14), at(1430, 840, letter_box(art), scale=0.98))
    art.add(shadow(920, 796, 60), at(934, 798, lantern_post(art), scale=0.82))
    art.add(at(1136, 776, fence(art, 4), scale=0.66), at(790, 800, fence(art, 5), scale=0.66,
            turn=-2))
    near = _trees(art, 0.12, 1.0)
    art.add(shadow(1580, 880, 200, 16), art.use(near, 1622, 905, 1.75), art.use(near, 20, 930, 1.7),
        art.use(near, 165, 950, 1.25))
    art.add(land([(0, 868), (360, 846), (800, 884), (1200, 862), (1600, 884)], 900, snow_fill(art)))
    art.add(shadow(1000, 866, 50), shadow(1118, 884, 50), at(1010, 868, candy_pole(92)),
        at(1130, 886, candy_pole(92)))
    art.add(snowfall(5, 50, (0, 0, 1600, 880)))
    return art


def hero_home_small() -> Art:
    """720 x 900 for phones; the upper 55 % stays calm for the headline."""
    art = Art(720, 900)
    art.add(sky(art), aurora(art, -120, 210, 620, 150, seed=2), stars(9, 80, (0, 0, 720, 500)))
    art.add(moon(art, 620, 130, 70))
    art.add(far_forest(8, -20, 740, 600, 80, mix(NIGHT_500, NIGHT_700, 0.35)))
    art.add(land([(0, 600), (200, 570), (430, 610), (720, 560)], 900, snow_fill(art, 0.6)))
    far = _trees(art, 0.6)
    _row(art, far, [(30, 612, 0.6), (95, 606, 0.78), (160, 604, 0.55), (560, 598, 0.6),
            (625, 592, 0.85), (695, 590, 0.66)])
    art.add(land([(0, 700), (200, 676), (450, 664), (720, 700)], 900, snow_fill(art, 0.3)))
    mid = _trees(art, 0.3)
    _row(art, mid, [(30, 730, 1.1), (150, 706, 1.0), (588, 700, 1.25), (690, 720, 1.0)])
    art.add(_light_on_snow(art, 380, 700, 290, 54), at(380, 700, cottage(art), scale=0.98))
    art.add(_path_to_door(art, "M314 704C318 730 296 750 306 790H358C350 750 360 730 348 704z"))
    art.add(land([(0, 810), (240, 772), (480, 778), (720, 800)], 900, snow_fill(art, 0.08)))
    art.add(_light_on_snow(art, 330, 798, 180, 36))
    art.add(_path_to_door(art,
            "M306 779C298 806 260 820 280 850C296 876 340 884 350 900H480C450 866 392 "
            "858 370 834C348 810 364 792 356 778Q330 771 306 779z"))
    art.add(shadow(540, 838, 140, 12), at(560, 842, letter_box(art), scale=0.86))
    lit = art.symbol(pine(art, lights=True))
    art.add(shadow(130, 838, 150, 13), art.use(lit, 140, 838, 1.05),
        at(206, 842, gift(art, 50, 40, HOLLY, GOLD)))
    near = _trees(art, 0.12, 1.0)
    art.add(art.use(near, 715, 930, 1.5), land([(0, 880), (240, 866), (500, 886), (720, 872)], 900,
            snow_fill(art)))
    art.add(snowfall(6, 60, (0, 0, 720, 880)))
    return art


def hero_sleigh() -> Art:
    """Santa's team where it rests before the moon, alone: the page lets it fly in over the hero."""
    art = Art(1600, 900)
    art.add(at(1205, 214, moon_team("#1b2c5c", art), scale=0.86, turn=-6))
    return art


def hero_sleigh_small() -> Art:
    """The same for phones."""
    art = Art(720, 900)
    art.add(at(610, 148, moon_team("#1b2c5c", art), scale=0.56, turn=-6))
    return art


PICTURES = {
    "hero-home": hero_home,
    "hero-home-small": hero_home_small,
    "hero-sleigh": hero_sleigh,
    "hero-sleigh-small": hero_sleigh_small,
}
