"""Planners for parents: budget, gifts, December at a glance, the holiday menu."""

from __future__ import annotations

from art.printables.kit.inks import GOLD, HOLLY, PINE
from art.printables.kit.stickers import sticker
from art.printables.sheets.paper import TICK, Sheet, framed, heading, rules, table

_BUDGET_ITEMS = (
    "Gifts for children",
    "Gifts for family and friends",
    "Stockings",
    "Christmas dinner",
    "Baking and treats",
    "Tree and decorations",
    "Cards, wrap and postage",
    "Outings and shows",
    "Travel",
    "Giving to others",
    "",
    "",
)


def _budget() -> tuple[str, str]:
    columns = (("What", 40), ("Planned", 17), ("Spent", 17), ("Left over", 26))
    rows = [(name, "", "", "") for name in _BUDGET_ITEMS]
    coins = "".join(f'<div class="coin">{i}</div>' for i in range(1, 11))
    content = (
        heading("Christmas Budget", "Decide first, then shop with a light heart.", "gift", "candle")
        + '<div class="row top"><div class="panel write">We can spend</div>'
        '<div class="panel write">Year</div></div>'
        + table(columns, rows)
        + '<div class="sum"><span>Total</span><i></i><i></i><i></i></div>'
        + '<div class="row low"><div class="panel"><h2>Saving jar</h2><p>Each coin is a tenth'
        " of the"
        f" budget. Color one whenever you have put it aside.</p><div"
        f' class="coins">{coins}</div></div>'
        f'<div class="panel"><h2>Notes</h2>{rules(6)}</div></div>'
    )
    css = f"""
.top {{ margin-bottom: 4mm }} .top .panel {{ padding: 4mm; }}
.top .write:first-child {{ flex: 2 }}
.sum {{ display: flex; height: 10mm; font-weight: 800; color: {HOLLY}; align-items: center;
  border: .4mm solid {HOLLY}; border-top: none; border-radius: 0 0 2.5mm 2.5mm; padding-left: 2mm }}
.sum span {{ width: 39% }} .sum i {{ flex: 17; height: 100%; border-left: .25mm solid #e2dcc8 }}
.sum i:last-child {{ flex: 26 }}
.low {{ margin-top: 5mm; flex: 1 }}
.coins {{ display: grid; grid-template-columns: repeat(5, 1fr); gap: 2.4mm 2mm; margin-top: 4mm }}
.coin {{ aspect-ratio: 1; border: .5mm solid {GOLD}; border-radius: 50%;
  outline: .25mm solid {GOLD};
  outline-offset: -1.5mm; display: grid; place-items: center; font-weight: 700; font-size: 9pt }}
.low .rule {{ height: 8.5mm }}
td {{ height: 8.3mm }}
"""
    return framed(content), css


def _gift_list() -> tuple[str, str]:
    columns = (
        ("For", 21),
        ("Gift idea", 31),
        ("Budget", 12),
        ("Bought", 11),
        ("Wrapped", 13),
        ("Given", 12),
    )
    tick = f'<div class="center">{TICK}</div>'
    content = (
        heading(
            "Gift List Tracker",
            "Who gets what, and what is already under wraps.",
            "teddy",
            "stocking",
        )
        + table(columns, [("", "", "", tick, tick, tick)] * 20)
        + f'<div class="panel hide">{sticker("mouse", 15)}<div><b>Best hiding places (fold this'
        f" strip back before you leave the list lying around)</b>{rules(1)}</div></div>"
    )
    css = """
td { height: 9mm } tbody tr:nth-child(even) td { background: #f6f2e6 }
th { padding: 1.4mm 1.5mm; font-size: 9pt }
.hide { display: flex; gap: 4mm; align-items: center; margin-top: 4mm; padding: 2mm 4mm }
.hide div { flex: 1 } .hide b { font-size: 9.5pt } .hide .rule { height: 7mm }
"""
    return framed(content), css


_DAYS = {
    1: ("star", "First door of the Advent calendar"),
    6: ("stocking", "Saint Nicholas Day"),
    7: ("santa", "Last day to mail a letter to Santa"),
    13: ("candle", "Saint Lucia's Day"),
    21: ("snowflake", "Winter solstice (21 or 22)"),
    24: ("sleigh", "Christmas Eve"),
    25: ("tree", "Christmas Day"),
    26: ("robin", "Boxing Day"),
    31: ("bell", "New Year's Eve"),
}


def _calendar() -> tuple[str, str]:
    cells = []
    for day in range(1, 32):
        name, text = _DAYS.get(day, ("", ""))
        picture = sticker(name, 12) if name else ""
        cells.append(
            f'<div class="day{" feast" if name else ""}"><b>{day}</b><span class="week">MTWTFSS'
            f"</span>{picture}<small>{text}</small></div>"
        )
    content = (
        heading(
            "December at a Glance",
            "For any year: circle the letter of the weekday in each box.",
            "snowman",
            "lamp",
        )
        + f'<div class="month">{"".join(cells)}<div class="day note"><b>Not to forget</b>'
        f"{rules(2)}</div></div>"
    )
    css = f"""
.month {{ display: grid; grid-template-columns: repeat(5, 1fr); gap: 1.6mm; flex: 1;
  grid-auto-rows: 1fr }}
.day {{ position: relative; border: .35mm solid {PINE}; border-radius: 2.5mm; padding: 1mm 1.5mm;
  min-height: 0 }}
.feast {{ border-color: {HOLLY}; background: #fff9ec }}
.day b {{ font: 700 17pt/1 "Mountains of Christmas"; color: {HOLLY} }}
.week {{ position: absolute; right: 1.2mm; top: 1.2mm; font-size: 7pt; letter-spacing: 1.7mm;
  margin-right: -1.7mm; color: #6f6a58 }}
.day svg {{ position: absolute; right: 1.5mm; bottom: 1.5mm }}
.day small {{ position: absolute; left: 1.5mm; bottom: 1.2mm; width: 17mm; font-size: 7pt;
  line-height: 1.15; font-weight: 600 }}
.note {{ grid-column: span 4 }} .note .rule {{ height: 9mm }}
.note b {{ font-size: 14pt }}
"""
    return framed(content), css


def _menu() -> tuple[str, str]:
    def course(name: str, lines: int) -> str:
        return f'<div class="course"><b>{name}</b>{rules(lines)}</div>'

    eve = course("Starter", 1) + course("Main", 2) + course("Sweet", 1) + course("Drinks", 1)
    day = course("Breakfast", 1) + course("Dinner", 2) + course("Sides", 2) + course("Pudding", 1)
    shopping = "".join(f'<div class="item">{TICK}</div>' for _ in range(24))
    content = (
        heading(
            "Holiday Menu Planner", "A calm cook is the best seasoning.", "cocoa", "gingerbread"
        )
        + f'<div class="row"><div class="panel"><h2>Christmas Eve</h2>{eve}</div>'
        f'<div class="panel"><h2>Christmas Day</h2>{day}</div></div>'
        '<div class="row mid"><div class="panel write">Guests</div>'
        '<div class="panel write">Allergies and diets</div></div>'
        + f'<div class="row last"><div class="panel"><h2>Shopping list</h2><div'
        f' class="shop">{shopping}'
        "</div></div>"
        + "<div><h2>In the oven and on the stove</h2>"
        + table((("Time", 22), ("What", 46), ("Heat", 32)), [("", "", "")] * 12)
        + "</div></div>"
    )
    css = f"""
.course {{ margin-bottom: 1mm }} .course b {{ color: {HOLLY}; font-size: 9.5pt; display: block;
  margin-bottom: -3.5mm; width: 22mm }}
.course .rule {{ height: 8mm }}
.mid {{ margin: 4mm 0 }} .mid .panel:last-child {{ flex: 2 }} .mid .panel {{ padding: 4mm }}
.last {{ flex: 1 }}
.shop {{ display: grid; grid-template-columns: 1fr 1fr; column-gap: 4mm }}
.item {{ display: flex; align-items: flex-end; gap: 2mm; height: 8.1mm }}
.item::after {{ content: ""; flex: 1; border-bottom: .3mm solid #8d8873 }}
"""
    return framed(content), css


SHEETS = tuple(
    Sheet(slug=slug, folder="printables", title=title, pages=1, build=build)
    for slug, title, build in (
        ("christmas-budget-planner", "Christmas budget planner", _budget),
        ("gift-list-tracker", "Gift list tracker", _gift_list),
        ("december-calendar", "December calendar", _calendar),
        ("holiday-menu-planner", "Holiday menu planner", _menu),
    )
)
