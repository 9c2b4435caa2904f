"""The paper all sheets share: page, frame, heading, tables, lines to write on, cutting marks.

Everything lies within 190 x 259 mm in the middle of an A4 page, so that nothing is lost when the
sheet is printed on US Letter without scaling, centered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from art.printables.kit.inks import GOLD, HOLLY, NIGHT, PINE
from art.printables.kit.stickers import sticker

BASE = f"""
* {{ box-sizing: border-box; margin: 0; -webkit-print-color-adjust: exact }}
body {{ font: 400 10.5pt/1.35 Nunito; color: {NIGHT}; font-feature-settings: "tnum" }}
.page {{ position: relative; width: 210mm; height: 297mm; overflow: hidden; break-after: page }}
.page:last-child {{ break-after: auto }}
.live {{ position: absolute; left: 10mm; top: 19mm; width: 190mm; height: 259mm;
  display: flex; flex-direction: column }}
.framed {{ border: .5mm solid {GOLD}; border-radius: 6mm; padding: 6mm 8mm 4mm;
  outline: .25mm solid {PINE}; outline-offset: 1mm }}
header {{ display: flex; align-items: center; gap: 5mm; margin-bottom: 4mm }}
header div {{ flex: 1 }}
h1 {{ font: 700 33pt/1 "Mountains of Christmas"; color: {HOLLY} }}
h2 {{ font: 700 17pt/1.1 "Mountains of Christmas"; color: {PINE}; margin-bottom: 1.5mm }}
header p {{ color: {PINE}; font-weight: 600; margin-top: 1.5mm }}
footer {{ margin-top: auto; padding-top: 2.5mm; text-align: center; font-size: 8pt; color: {PINE} }}
svg.sticker {{ display: block; flex: none; overflow: visible }}
table {{ width: 100%; border-collapse: separate; border-spacing: 0; table-layout: fixed }}
th {{ background: {PINE}; color: #fff; font-weight: 700; font-size: 9.5pt; text-align: left;
  padding: 1.4mm 2mm }}
th:first-child {{ border-radius: 2.5mm 0 0 0 }}
th:last-child {{ border-radius: 0 2.5mm 0 0 }}
td {{ border-bottom: .25mm solid #b9b39f; padding: 0 2mm; height: 8mm; vertical-align: middle }}
td + td {{ border-left: .25mm solid #e2dcc8 }}
.panel {{ border: .4mm solid {GOLD}; border-radius: 4mm; padding: 3mm 4mm }}
.row {{ display: flex; gap: 5mm }}
.row > * {{ flex: 1; min-width: 0 }}
.box {{ display: inline-block; width: 4.4mm; height: 4.4mm; border: .4mm solid {PINE};
  border-radius: 1mm; vertical-align: middle }}
.write {{ display: flex; align-items: flex-end; gap: 2mm; font-weight: 700 }}
.write::after {{ content: ""; flex: 1; border-bottom: .3mm solid #8d8873 }}
.rule {{ border-bottom: .3mm solid #8d8873; height: 9mm }}
.cut {{ border: .3mm dashed #6f6a58 }}
.center {{ text-align: center }}
"""


@dataclass(frozen=True, kw_only=True, slots=True)
class Sheet:
    """A file to print: slug, folder below assets/templates, title, page count, and its HTML.

    `build` returns the pages' markup and the style rules that only this sheet has.
    """

    slug: str
    folder: str
    title: str
    pages: int
    build: Callable[[], tuple[str, str]]
    landscape: bool = False

    @property
    def path(self) -> str:
        """Return where the PDF goes, relative to assets/templates."""
        return f"{self.folder}/{self.slug}.pdf" if self.folder else f"{self.slug}.pdf"

    def html(self, fonts: str) -> str:
        """Return the whole document; `fonts` is the style sheet that declares the typefaces."""
        markup, css = self.build()
        size = "A4 landscape" if self.landscape else "A4"
        return (
            f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{self.title}'
            f" - Letters to Santa</title><style>{fonts}@page{{size:{size};margin:0}}{BASE}{css}"
            f"</style></head><body>{markup}</body></html>"
        )


def heading(title: str, subtitle: str, left: str, right: str = "") -> str:
    """Return a sheet's heading between one or two stickers, named as in `stickers.NAMES`."""
    end = sticker(right, 24) if right else ""
    return f"<header>{sticker(left, 27)}<div><h1>{title}</h1><p>{subtitle}</p></div>{end}</header>"


def framed(content: str, note: str = "") -> str:
    """Return one framed page with the site's line at its foot."""
    text = f"{note} &middot; Letters to Santa" if note else "Letters to Santa"
    return (
        f'<div class="page"><div class="live framed">{content}<footer>{text}</footer></div></div>'
    )


def bare(content: str) -> str:
    """Return one page whose live area is left to the content."""
    return f'<div class="page"><div class="live">{content}</div></div>'


def table(columns: tuple[tuple[str, float], ...], rows: Sequence[tuple[str, ...]]) -> str:
    """Return a table; `columns` are heads with their widths in percent, cells may be empty."""
    heads = "".join(f'<th style="width:{width:g}%">{name}</th>' for name, width in columns)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"


def rules(count: int) -> str:
    """Return `count` empty lines to write on."""
    return '<div class="rule"></div>' * count


TICK = '<span class="box"></span>'
