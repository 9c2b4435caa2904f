"""Sheets for the table and the tree: gift tags, place cards, ornaments, thank-you notes."""

from __future__ import annotations

from art.printables.kit.curves import fluffy, ring
from art.printables.kit.inks import GOLD, HOLLY, NIGHT, PINE, storybook
from art.printables.kit.shapes import Ink, circle, group, path, render
from art.printables.kit.stickers import placed, sticker
from art.printables.kit.winter import fairy_lights
from art.printables.sheets.paper import Sheet, bare, rules

_TAGS = ("santa", "tree", "reindeer", "gift", "snowman", "holly", "robin", "gingerbread")
_COLORS = (HOLLY, PINE, NIGHT, GOLD)


def _gift_tags() -> tuple[str, str]:
    tags = "".join(
        f'<div class="tag" style="--c:{_COLORS[(i + i // 2) % 4]}"><i></i>{sticker(name, 31)}'
        '<div><h2>Merry Christmas</h2><p class="write">To</p><p class="write">From</p></div></div>'
        for i, name in enumerate(_TAGS)
    )
    content = (
        '<p class="center how">Print on card, cut along the outer lines, punch the ring,'
        f' thread a ribbon. &middot; Letters to Santa</p><div class="tags">{tags}</div>'
    )
    css = """
.how { font-size: 9pt; margin-bottom: 3mm }
.tags { display: grid; grid-template-columns: 1fr 1fr; grid-auto-rows: 1fr; gap: 4mm; flex: 1 }
.tag { position: relative; border: 1.6mm solid var(--c); border-radius: 9mm 3mm 3mm 9mm;
  outline: .25mm dashed #6f6a58; outline-offset: .6mm; display: flex; align-items: center;
  gap: 2mm; padding: 0 5mm 0 8mm }
.tag i { position: absolute; left: 3mm; top: 50%; width: 5mm; height: 5mm; margin-top: -2.5mm;
  border: .5mm solid var(--c); border-radius: 50% }
.tag div { flex: 1 } .tag h2 { font-size: 16pt; color: #b3202c; text-align: center }
.tag .write { height: 11mm; font-size: 9.5pt }
"""
    return bare(content), css


_PLACES = ("holly", "star", "candle", "snowflake", "bell", "bauble")


def _place_cards() -> tuple[str, str]:
    cards = "".join(
        f'<div class="tent"><div class="back">{sticker("star", 9)}</div>'
        f'<div class="front">{sticker(name, 24)}<div><span></span><small>Merry'
        f" Christmas</small></div>"
        f"{sticker(name, 24)}</div></div>"
        for name in _PLACES
    )
    content = (
        '<p class="center how">Cut along the outer lines, fold on the dashes, write a name, set the'
        f' table. &middot; Letters to Santa</p><div class="tents">{cards}</div>'
    )
    css = f"""
.how {{ font-size: 9pt; margin-bottom: 3mm }}
.tents {{ display: grid; grid-template-columns: 1fr 1fr; grid-auto-rows: 1fr; gap: 0; flex: 1 }}
.tent {{ border: .25mm solid #8d8873; display: flex; flex-direction: column }}
.tent > div {{ flex: 1 }}
.back {{ border-bottom: .3mm dashed #6f6a58; display: grid; place-items: center;
  transform: rotate(180deg); border-top: .3mm dashed #6f6a58; border-bottom: none }}
.front {{ margin: 2.5mm; border: .7mm solid {GOLD}; border-radius: 3mm; outline: .3mm solid {PINE};
  outline-offset: -1.6mm; display: flex; align-items: center; padding: 0 3mm }}
.front div {{ flex: 1; text-align: center }} .front svg:last-child {{ transform: scaleX(-1) }}
.front span {{ display: block; border-bottom: .3mm solid #8d8873; height: 12mm;
  margin-bottom: 1.5mm }}
.front small {{ font: 700 12pt/1 "Mountains of Christmas"; color: {HOLLY} }}
.front svg {{ margin: 0 -1mm }}
"""
    return bare(content), css


_ORNAMENTS = (
    ("santa", "red"),
    ("reindeer", "pine"),
    ("snowman", "night"),
    ("gingerbread", "gold"),
    ("cat", "sky"),
    ("nutcracker", "red"),
)


def _medallion(name: str, tone: str, ink: Ink) -> str:
    """Return a round ornament of 84 mm with a scalloped rim, a motif and a ring to hang it by."""
    dots = [circle(x, y, 1.3).tint("snow").thin(0.7) for x, y in ring((0, 0), 35.4, 35.4, 24)]
    drawing = group(
        circle(0, -42, 4.2).tint(tone),
        circle(0, -42.6, 1.6).thin(0.7),
        path(fluffy(ring((0, 0), 38.6, 38.6, 32), 0.56)).tint(tone),
        *dots,
        circle(0, 0, 32.4).tint("snow"),
        placed(name, 50),
    )
    return (
        '<svg class="ornament" viewBox="-42 -47.5 84 90" role="img"'
        f' aria-label="{name} ornament">{render(drawing, ink, name)}</svg>'
    )


def _ornaments() -> tuple[str, str]:
    def page(text: str, ink: Ink) -> str:
        pictures = "".join(_medallion(name, tone, ink) for name, tone in _ORNAMENTS)
        return bare(f'<p class="center how">{text}</p><div class="all">{pictures}</div>')

    pages = page(
        "Print on card, cut out, punch the ring at the top, hang up. Write the year on the back."
        " &middot; Letters to Santa",
        storybook(0.35),
    ) + page(
        "The same six to color in yourself. &middot; Letters to Santa",
        Ink(stroke="#000", width=0.7, finest=0.45),
    )
    css = """
.how { font-size: 9pt; margin-bottom: 2mm }
.all { display: grid; grid-template-columns: 1fr 1fr; flex: 1; place-items: center }
.ornament { width: 76mm; height: 81.5mm }
"""
    return pages, css


def _thank_you() -> tuple[str, str]:
    lights = render(fairy_lights(170, 12), storybook(0.3), "l")

    def note(number: int, left: str, right: str) -> str:
        return (
            f'<div class="note" style="--c:{(HOLLY, PINE)[number]}">'
            f'<svg class="lights" viewBox="0 0 170 10" aria-hidden="true">{lights}</svg>'
            f'<div class="head">{sticker(left, 25)}<h1>Thank you!</h1>{sticker(right, 25)}</div>'
            '<div class="row"><p class="write">Dear</p></div>'
            '<p class="write">Thank you so much for</p>'
            f'<p class="write">I like it because</p>{rules(3)}'
            '<div class="row"><p class="write" style="flex:2">Love from</p><p'
            ' class="write">Date</p></div>'
            "<footer>Letters to Santa</footer></div>"
        )

    content = f'{note(0, "mouse", "gift")}<div class="scissors"></div>{note(1, "bear", "cookie")}'
    css = """
.note { position: relative; flex: 1; border: .8mm solid var(--c); border-radius: 5mm;
  padding: 9mm 10mm 3mm; display: flex; flex-direction: column }
.lights { position: absolute; left: 9mm; top: -.4mm; width: 170mm; height: 10mm; overflow: visible }
.head { display: flex; align-items: center; justify-content: space-between }
.head h1 { color: var(--c); font-size: 40pt }
.write { height: 11mm } .rule { height: 9.5mm } .note footer { padding-top: 2mm }
.scissors { border-top: .3mm dashed #6f6a58; margin: 4mm 0 }
"""
    return bare(content), css


SHEETS = tuple(
    Sheet(slug=slug, folder="printables", title=title, pages=pages, build=build)
    for slug, title, pages, build in (
        ("gift-tags", "Gift tags", 1, _gift_tags),
        ("place-cards", "Place cards", 1, _place_cards),
        ("ornament-cutouts", "Ornament cutouts", 2, _ornaments),
        ("thank-you-note", "Thank-you note", 1, _thank_you),
    )
)
