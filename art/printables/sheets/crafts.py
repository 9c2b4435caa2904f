"""Templates of the four card crafts, each with a legend for cutting and folding."""

from __future__ import annotations

from art.printables.kit.animals import robin
from art.printables.kit.lettering import lettering
from art.printables.kit.ornaments import gift
from art.printables.kit.shapes import box, group, path
from art.printables.kit.winter import cloud, fir, gold_star, moon, snowman
from art.printables.sheets.handprint import handprint_reindeer
from art.printables.sheets.paper import Sheet, bare
from art.printables.sheets.plan import CSS, drawn, head, mark, plan
from art.printables.sheets.snowflake import snowflake_window
from art.printables.sheets.wreath import button_wreath


def _pop_up() -> tuple[str, str]:
    """A card of 180 x 196 mm: three boxes step out of the fold, a tree and two gifts go on them."""
    left, right, fold = 5.0, 185.0, 98.0
    cuts = valleys = mountains = ""
    glue = ""
    for x, width, depth in ((72, 46, 24), (24, 26, 15), (140, 26, 15)):
        cuts += f"M{x} {fold - depth}V{fold + depth}M{x + width} {fold - depth}V{fold + depth}"
        valleys += f"M{x} {fold - depth}h{width}M{x} {fold + depth}h{width}"
        mountains += f"M{x} {fold}h{width}"
        glue += f"M{x + 3} {fold + 3}h{width - 6}v{depth - 6}h{6 - width}z"
    for start, stop in ((left, 24), (50, 72), (118, 140), (166, right)):
        valleys += f"M{start} {fold}H{stop}"
    sky = [
        gold_star(r).at(x, y)
        for x, y, r in (
            (30, 18, 6),
            (58, 30, 4),
            (84, 14, 5),
            (112, 32, 4),
            (178, 46, 4),
            (16, 48, 4),
        )
    ]
    view = group(
        moon(17).at(150, 26),
        cloud(40).at(60, 52),
        cloud(30).at(124, 56),
        *sky,
        path("M0 92C30 72 60 78 95 84C130 90 160 70 190 80V120H0Z"),
        *(
            fir(h).at(x, y)
            for x, y, h in ((16, 88, 26), (176, 84, 30), (60, 84, 18), (130, 86, 20))
        ),
    ).inside(box(left, 1, right - left, fold - 1))
    title = [
        lettering(text, 18).at(95 + lettering(text, 18).x, y)
        for text, y in (("Merry", 150), ("Christmas", 168))
    ]
    bare_bridges = [
        box(x, fold - depth, width, depth).thin(0)
        for x, width, depth in ((72, 46, 24), (24, 26, 15), (140, 26, 15))
    ]
    base = (
        drawn(view, *bare_bridges, *title)
        + mark("cut", f"M{left} 1H{right}V195H{left}Z" + cuts)
        + mark("valley", valleys)
        + mark("mountain", mountains)
        + mark("glue", glue)
        + '<text x="95" y="186">From ________________________  to ________________________</text>'
    )
    first = bare(
        head(
            "Pop-Up Tree Card",
            (
                "Color everything on both sheets, then cut out the card and the six black slits.",
                "Fold the whole card in half toward you and open it again.",
                "Push the three bridges forward: ends fold toward you, middles away from you.",
                "Glue the tree on the wide bridge and the parcels on the narrow ones.",
            ),
            "cut",
            "valley",
            "mountain",
            "glue",
        )
        + plan(196, base, "Pop-up card with three bridges")
    )
    pieces = drawn(
        fir(100).scale(0.63).at(50, 80),
        gold_star(8).at(50, 16),
        gift(44, 38, "red").scale(0.72).at(118, 70),
        gift(40, 46, "pine").scale(0.72).at(164, 70),
        snowman("top").scale(0.24).at(120, 158),
        gold_star(13).at(160, 110),
        fir(60).at(164, 190),
        snowman("bobble").scale(0.2).at(40, 186),
        robin().scale(0.32).at(82, 186),
        prefix="p",
    )
    lines = (
        '<text x="50" y="90">tree: glue its lower part on the wide bridge</text>'
        '<text x="141" y="80">parcels: for the narrow bridges</text>'
        '<text x="95" y="206">extras to stick wherever you like</text>'
    )
    second = bare(
        head(
            "Pop-Up Tree: the Pieces",
            (
                "Color the pieces and cut along their outlines.",
                "Glue tree and parcels by their lower edges: they stand on the card's floor.",
                "When the card is closed nothing may stick out: trim if it does.",
            ),
            "cut",
        )
        + plan(210, pieces + lines, "Tree, parcels, snowmen and stars to cut out")
    )
    return first + second, CSS


SHEETS = tuple(
    Sheet(slug=slug, folder="crafts", title=title, pages=pages, build=build)
    for slug, title, pages, build in (
        ("pop-up-tree", "Pop-up tree card template", 2, _pop_up),
        ("handprint-reindeer", "Handprint reindeer template", 2, handprint_reindeer),
        ("snowflake-window", "Snowflake window template", 2, snowflake_window),
        ("button-wreath", "Button wreath template", 1, button_wreath),
    )
)
