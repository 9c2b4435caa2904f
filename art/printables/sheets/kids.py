"""Sheets for children: wish list, good deeds, an Advent calendar to build, bingo."""

from __future__ import annotations

from art.printables.kit.inks import GOLD, HOLLY, PINE, outlines, storybook
from art.printables.kit.shapes import Tube, group, path, render
from art.printables.kit.stickers import placed, sticker
from art.printables.sheets.bingo import christmas_bingo
from art.printables.sheets.paper import Sheet, bare, framed, heading, rules

_STARS = outlines(1)


def _wish_list() -> tuple[str, str]:
    four = "".join(
        f'<div class="panel want">{sticker(name, 17)}<h2>{text}</h2>{rules(2)}</div>'
        for name, text in (
            ("bauble", "Something I want"),
            ("cocoa", "Something I need"),
            ("stocking", "Something to wear"),
            ("gingerbread", "Something to read or make"),
        )
    )
    big = "".join(f'<div class="wish"><b>{i}</b></div>' for i in range(1, 4))
    content = (
        heading(
            "My Wish List", "Think it over, write it neatly, dream a little.", "santa", "reindeer"
        )
        + '<div class="row"><div class="write" style="flex:2">Name</div>'
        '<div class="write">Age</div></div>'
        + f'<h2 class="head">My three biggest wishes</h2>{big}<div class="four">{four}</div>'
        + f'<div class="panel other">{sticker("robin", 17)}<div><h2>A wish for somebody else</h2>'
        f"{rules(2)}</div></div>"
    )
    css = f"""
.write {{ height: 9mm }} .head {{ margin: 6mm 0 0; color: {HOLLY} }}
.wish {{ display: flex; align-items: flex-end; gap: 3mm; height: 14mm }}
.wish b {{ width: 10mm; height: 10mm; border-radius: 50%; background: {GOLD}; text-align: center;
  font: 700 17pt/10mm "Mountains of Christmas" }}
.wish::after {{ content: ""; flex: 1; border-bottom: .3mm solid #8d8873 }}
.four {{ display: grid; grid-template-columns: 1fr 1fr; gap: 5mm; margin-top: 7mm }}
.want {{ position: relative; padding-top: 6mm }}
.want svg {{ position: absolute; right: 3mm; top: 1.5mm }}
.want h2 {{ font-size: 15pt; max-width: 52mm; min-height: 11mm }}
.other {{ display: flex; gap: 5mm; align-items: center; margin-top: 5mm; border-color: {HOLLY} }}
.other div {{ flex: 1 }} .other .rule {{ width: 100% }}
"""
    return framed(content), css


_DEEDS = (
    "I said please and thank you all day",
    "I set the table without being asked",
    "I shared a toy I love",
    "I made somebody laugh",
    "I tidied my room",
    "I helped to cook or bake",
    "I drew a picture for a grandparent",
    "I listened when somebody was sad",
    "I fed the birds or a pet",
    "I let someone else go first",
    "I read a story to somebody",
    "I gave away a toy I have outgrown",
    "I wrote a thank-you note",
    "I helped carry the shopping",
    "I said sorry and meant it",
    "I invited someone to play",
    "I brushed my teeth without a fuss",
    "I picked up litter",
    "I gave three compliments",
    "I helped a neighbor",
    "I switched off the lights",
    "I hugged somebody who needed it",
    "I went to bed on time",
    "I kept a happy secret",
)


def _good_deeds() -> tuple[str, str]:
    deeds = "".join(
        f'<div class="deed"><span>{sticker("star", 15, _STARS)}<b>{i}</b></span>{text}</div>'
        for i, text in enumerate(_DEEDS, 1)
    )
    content = (
        heading(
            "Good Deeds Chart",
            "Color a star for each good deed, in any order you like.",
            "elf",
            "bell",
        )
        + '<div class="write name">This chart belongs to</div>'
        + f'<div class="deeds">{deeds}</div>'
        + f'<div class="panel end">{sticker("sleigh", 26)}<p><b>12 stars:</b> pick the story'
        f" tonight."
        " <b>18 stars:</b> choose a family game. <b>24 stars:</b> you are ready for the Nice"
        " List!</p></div>"
    )
    css = f"""
.name {{ height: 8mm; margin-bottom: 4mm }}
.deeds {{ display: grid; grid-template-columns: repeat(3, 1fr); gap: 1.6mm 4mm; flex: 1 }}
.deed {{ display: flex; align-items: center; gap: 2mm; font-weight: 600; font-size: 9.5pt;
  line-height: 1.2 }}
.deed span {{ position: relative }}
.deed b {{ position: absolute; inset: 0; display: grid; place-items: center; font-size: 8pt;
  padding-top: 1mm }}
.end {{ display: flex; align-items: center; gap: 6mm; padding: 1mm 6mm; border-color: {HOLLY} }}
.end p {{ font-size: 11pt }} .end b {{ color: {HOLLY} }}
"""
    return framed(content), css


_DOORS = (7, 19, 2, 14, 23, 11, 4, 22, 9, 16, 20, 13, 25, 1, 6, 3, 17, 10, 21, 12, 24, 8, 15, 5, 18)
_BEHIND = (
    "robin",
    "snowflake",
    "cookie",
    "rabbit",
    "train",
    "bauble",
    "mouse",
    "drum",
    "candle",
    "elf",
    "candy cane",
    "snow-child",
    "cocoa",
    "holly",
    "teddy",
    "bell",
    "cat",
    "gingerbread",
    "robot",
    "stocking",
    "bear",
    "rocking horse",
    "reindeer",
    "sleigh",
    "santa",
)


def _advent() -> tuple[str, str]:
    doors = "".join(
        f'<div class="door{" last" if day == 25 else ""}" style="--turn:{(day * 37 % 9) - 4}deg">'
        f"<b>{day}</b></div>"
        for day in _DOORS
    )
    pictures = "".join(f'<div class="view">{sticker(_BEHIND[day - 1], 26)}</div>' for day in _DOORS)
    roof = group(
        path("M6 34L95 5L184 34Z").tint("red"),
        placed("star", 13).at(95, 24),
        Tube("M5 33L95 5L185 33", 7).tint("snow"),
    )
    gable = (
        '<svg class="roof" viewBox="0 0 190 34" aria-hidden="true">'
        f"{render(roof, storybook(0.5))}</svg>"
    )
    front = bare(
        f'<h1>Advent House</h1><p class="how">Sheet 1 of 2. Cut each window along its dashes on'
        f" three"
        f" sides, leaving the left side as hinge.</p>{gable}"
        f'<div class="house">{doors}</div>'
    )
    back = bare(
        '<h1>Behind the Windows</h1><p class="how">Sheet 2 of 2. Put glue between the pictures, lay'
        " sheet 1 on top edge to edge, and press the windows shut.</p>"
        f'<div class="gap"></div><div class="house under">{pictures}</div>'
    )
    css = f"""
.live {{ align-items: center }} h1 {{ font-size: 27pt }}
.how {{ font-size: 9.5pt; margin: 1mm 0 2mm; text-align: center }}
.roof, .gap {{ width: 190mm; height: 34mm; margin-bottom: -.3mm; flex: none }}
.house {{ width: 176mm; height: 197mm; border: .6mm solid #0b1530; border-radius: 0 0 3mm 3mm;
  display: grid; grid-template-columns: repeat(5, 1fr); grid-template-rows: repeat(5, 1fr);
  gap: 4mm; padding: 4.5mm; background: #fbefd9 }}
.under {{ background: none; border: .3mm dashed #8d8873 }}
.door {{ border: .45mm dashed {PINE}; border-left: .45mm solid {PINE}; border-radius: 0 2mm 2mm 0;
  background: #fff; display: grid; place-items: center }}
.door b {{ font: 700 31pt/1 "Mountains of Christmas"; color: {HOLLY};
  transform: rotate(var(--turn));
  background: #fff; padding: 1mm 2mm; border-radius: 50% }}
.door:nth-child(even) b {{ color: {PINE} }}
.last {{ border-color: {HOLLY}; background: {GOLD} }}
.last b {{ background: none; font-size: 40pt }}
.view {{ display: grid; place-items: center }}
"""
    return front + back, css


SHEETS = tuple(
    Sheet(slug=slug, folder="printables", title=title, pages=pages, build=build)
    for slug, title, pages, build in (
        ("wish-list-for-santa", "Wish list for Santa", 1, _wish_list),
        ("good-deeds-chart", "Good deeds chart", 1, _good_deeds),
        ("advent-calendar-1-25", "Advent calendar 1-25", 2, _advent),
        ("christmas-bingo", "Christmas bingo", 3, christmas_bingo),
    )
)
