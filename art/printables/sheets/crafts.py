"""Templates of the four card crafts, each with a legend for cutting and folding."""

from __future__ import annotations

import math

from art.printables.kit.animals import reindeer_head, robin
from art.printables.kit.curves import ring, star
from art.printables.kit.lettering import lettering
from art.printables.kit.shapes import Drawable, box, circle, group, line, path
from art.printables.kit.toys import bow, gift
from art.printables.kit.winter import cloud, fir, gold_star, moon, snowman
from art.printables.sheets.paper import Sheet, bare
from art.printables.sheets.plan import CSS, drawn, head, mark, plan
from art.printables.sheets.snowflake import snowflake_window


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
                "Fold the whole card in half forward and open it again.",
                "Push the three bridges forward: fold their ends forward, their middles back.",
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
                "Glue tree and parcels by their lower edges, so that they stand on the card's"
                " floor.",
                "When the card is closed nothing may stick out: trim if it does.",
            ),
            "cut",
        )
        + plan(210, pieces + lines, "Tree, parcels, snowmen and stars to cut out")
    )
    return first + second, CSS


def _hand() -> str:
    """Return a child's right hand, fingers spread, as one soft outline of about 70 x 95 mm."""
    fingers = "M-16 -2L-30 -36M-6 -6L-11 -50M6 -6L9 -50M17 -2L28 -40M18 16L40 0"
    wide = f'd="{fingers}" stroke-linecap="round" fill="none"'
    palm = (
        'd="M-22 -6C-12 -14 14 -14 23 -4C28 12 24 30 16 36C8 40 -10 40 -16 34C-24 26 -26 8 -22 -6Z"'
    )
    return (
        f'<path {wide} stroke="#9a9a9a" stroke-width="15"/><path {palm} fill="#fff"'
        f' stroke="#9a9a9a"/>'
        f'<path {wide} stroke="#fff" stroke-width="14"/><path {palm} fill="#fff" stroke="none"/>'
    )


def _handprint() -> tuple[str, str]:
    face = drawn(reindeer_head("red", antlers=False).scale(0.62).at(95, 142))
    hands = (
        f'<g transform="translate(137 63) rotate(20) scale(1.06)">{_hand()}</g>'
        f'<g transform="translate(53 63) rotate(-20) scale(-1.06 1.06)">{_hand()}</g>'
    )
    text = (
        '<text x="50" y="72">left hand</text><text x="140" y="72">right hand</text>'
        '<text x="95" y="204">My antlers, Christmas 20____     Name ______________________'
        "     Age ______</text>"
    )
    first = bare(
        head(
            "Handprint Reindeer",
            (
                "Color the face. Brush brown paint on one hand and press it on the gray hand"
                " shape.",
                "Do the same with the other hand: now Rudolph has antlers.",
                "Let it dry, write your name, and keep it for ever.",
            ),
        )
        + plan(210, hands + face + text, "Reindeer face with two hand shapes for antlers")
    )
    ear = path("M0 0C10 -22 38 -30 52 -22C50 -2 30 16 6 16Z")
    inner = path("M12 -2C20 -14 32 -18 42 -16C38 -4 28 4 15 7Z").thin(0.8)
    scarf = path("M20 0C60 16 120 16 160 0C166 8 166 20 160 26C120 42 60 42 20 26C14 20 14 8 20 0Z")
    eyes = [group(circle(x, 0, 8), circle(x - 2, -2.6, 2.4).thin(0.8)) for x in (0, 24)]
    pieces = drawn(
        group(ear, inner).at(112, 50),
        group(ear, inner).flip().at(78, 50),
        circle(30, 96, 15),
        *(eye.at(eye.x + 78, 96) for eye in eyes),
        path(star(12, 6)).at(166, 96),
        group(path("M0 0C-14 -20 8 -28 6 -36C24 -30 30 -10 18 0Z")).at(118, 108),
        group(
            scarf,
            *(
                line(f"M{x} {y}v26").thin(0.8)
                for x, y in ((52, 9.5), (76, 11.8), (104, 11.8), (128, 9.5))
            ),
        ).at(5, 126),
        prefix="p",
    )
    words = "".join(
        f'<text x="{x}" y="{y}">{word}</text>'
        for x, y, word in (
            (95, 74, "ears"),
            (30, 118, "nose: red!"),
            (90, 112, "eyes"),
            (127, 116, "tuft"),
            (166, 116, "star"),
            (95, 176, "scarf"),
        )
    )
    second = bare(
        head(
            "Handprint Reindeer: Paper Parts",
            (
                "No paint? Trace both hands on brown paper and cut them out as antlers.",
                "Color and cut these parts and glue them on a brown paper circle of 12 cm.",
                "Glue the antlers behind the head and the scarf below it.",
            ),
            "cut",
        )
        + plan(186, pieces + words, "Ears, nose, eyes, tuft, star and scarf to cut out")
    )
    return first + second, CSS


def _wreath() -> tuple[str, str]:
    center, outer, inner = (95.0, 92.0), 86.0, 42.0
    spots: list[Drawable] = []
    for radius, size, count in ((64, 10.5, 14), (79.5, 4.6, 28), (48.6, 4.6, 18)):
        for i, (x, y) in enumerate(ring(center, radius, radius, count)):
            turn = math.pi / count
            dx, dy = x - center[0], y - center[1]
            if size < 10:  # the small ones sit in the gaps between the big ones
                dx, dy = (
                    dx * math.cos(turn) - dy * math.sin(turn),
                    dx * math.sin(turn) + dy * math.cos(turn),
                )
            tone = ("red", "gold", "pine", "sky")[i % 4]
            spots.append(_button(center[0] + dx, center[1] + dy, size, tone))
    ribbon = bow(62, "red").at(95, 198)
    drawing = drawn(
        circle(*center, outer).tint("none"),
        circle(*center, inner).tint("none"),
        *spots,
        ribbon,
        circle(95, 12, 2.2),
    )
    edges = mark(
        "cut",
        (
            f"M95 {center[1] - outer}A{outer} {outer} 0 1 1 94.9 {center[1] - outer}Z"
            f"M95 {center[1] - inner}A{inner} {inner} 0 1 1 94.9 {center[1] - inner}Z"
        ),
    )
    words = (
        '<text x="95" y="88">big circle: button of 20 mm</text>'
        '<text x="95" y="94">small circle: button of 9 mm</text>'
        '<text x="95" y="100">or color the circles in</text>'
        '<text x="38" y="198">bow: cut out, glue it</text><text x="38" y="203">to the foot of'
        " the wreath</text>"
    )
    page = bare(
        head(
            "Button Wreath",
            (
                "Print on card and cut out the ring, outside and inside.",
                "Punch the small hole at the top and thread a ribbon through.",
                "Glue buttons on the circles, the bow at the bottom, and hang it up.",
            ),
            "cut",
        )
        + plan(222, drawing + edges + words, "Ring with circles for buttons, and a bow")
    )
    return page, CSS


def _button(x: float, y: float, size: float, tone: str) -> Drawable:
    holes = [
        circle(x + dx * size * 0.22, y + dy * size * 0.22, size * 0.11).thin(0.8)
        for dx in (-1, 1)
        for dy in (-1, 1)
    ]
    if size < 6:
        return group(circle(x, y, size).tint(tone), *holes[::3])
    inner = circle(x, y, size * 0.68).tint(tone).thin(0.8)
    return group(circle(x, y, size).tint(tone), inner, *holes)


SHEETS = tuple(
    Sheet(slug=slug, folder="crafts", title=title, pages=pages, build=build)
    for slug, title, pages, build in (
        ("pop-up-tree", "Pop-up tree card template", 2, _pop_up),
        ("handprint-reindeer", "Handprint reindeer template", 2, _handprint),
        ("snowflake-window", "Snowflake window template", 2, snowflake_window),
        ("button-wreath", "Button wreath template", 1, _wreath),
    )
)
