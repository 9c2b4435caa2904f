"""The handprint reindeer: a face to print hands above, and parts to cut from paper."""

from __future__ import annotations

from art.printables.kit.animals import reindeer_head
from art.printables.kit.curves import star
from art.printables.kit.shapes import circle, group, line, path
from art.printables.sheets.paper import bare
from art.printables.sheets.plan import CSS, drawn, head, plan


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


def handprint_reindeer() -> tuple[str, str]:
    """Return the page for the painted hands and the page of paper parts."""
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
                "Color the face. Brush brown paint on one hand and press it on its gray shape.",
                "Do the same with the other hand: now Rudolph has antlers.",
                "Let it dry, write your name, and keep it forever.",
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
