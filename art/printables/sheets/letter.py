"""Letter paper for a letter to Santa, with the address to send it to."""

from __future__ import annotations

from art.printables.kit.inks import GOLD, PINE, storybook
from art.printables.kit.shapes import group, path, render
from art.printables.kit.stickers import placed, sticker
from art.printables.kit.winter import fairy_lights
from art.printables.sheets.paper import TICK, Sheet, bare, rules

_CSS = f"""
.live {{ border: .5mm solid {GOLD}; border-radius: 7mm; padding: 15mm 11mm 4mm; line-height: 1 }}
.lights {{ position: absolute; left: 5mm; top: -.2mm; width: 180mm; height: 12mm;
  overflow: visible }}
.top {{ display: flex; align-items: center; gap: 5mm }}
.top div:first-of-type {{ flex: 1 }}
.top p {{ font-weight: 600; line-height: 1.35; font-size: 11pt }}
.stamp {{ width: 29mm; height: 33mm; border: .5mm dashed {PINE}; border-radius: 2mm; font-size: 8pt;
  text-align: center; line-height: 1.2; color: {PINE}; display: flex; flex-direction: column;
  align-items: center; justify-content: center; gap: 1mm }}
h1 {{ font-size: 46pt; margin: 0 0 2mm }}
h2 {{ margin: 4.5mm 0 0 }}
.write {{ height: 10.5mm }}
.good {{ display: flex; gap: 7mm; align-items: flex-end; height: 11mm; font-weight: 700 }}
.wish {{ display: flex; align-items: flex-end; gap: 2mm; height: 10.5mm }}
.wish::after {{ content: ""; flex: 1; border-bottom: .3mm solid #8d8873 }}
.scene {{ position: absolute; left: 0; bottom: 0; width: 100%; height: 46mm;
  border-radius: 0 0 6.5mm 6.5mm }}
.mail {{ position: absolute; left: 0; right: 0; bottom: 2mm; text-align: center; font-size: 8.5pt;
  line-height: 1.3; color: {PINE} }}
"""

_FIGURES = (
    ("tree", 29, 14, 19),
    ("tree", 20, 30, 25),
    ("snowman", 25, 50, 25),
    ("robin", 8, 68, 33),
    ("gift", 11, 122, 31),
    ("teddy", 12, 132, 31),
    ("tree", 21, 148, 24),
    ("house", 32, 169, 20),
)


def _scene() -> str:
    """Return the snowy strip at the foot of the letter."""
    snow = path("M-2 36C30 28 60 40 95 36C130 32 160 38 192 32L192 48L-2 48Z").tint("ice")
    figures = (placed(name, size).at(x, y) for name, size, x, y in _FIGURES)
    markup = render(group(snow.thin(0), *figures), storybook(0.3), "s")
    return f'<svg class="scene" viewBox="0 0 190 46" aria-hidden="true">{markup}</svg>'


def _lights() -> str:
    markup = render(fairy_lights(180, 10), storybook(0.3), "l")
    return f'<svg class="lights" viewBox="0 0 180 12" aria-hidden="true">{markup}</svg>'


def _build() -> tuple[str, str]:
    wishes = f'<div class="wish">{sticker("star", 6)}</div>' * 5
    content = f"""{_lights()}
<div class="top">{sticker("santa", 36)}<div><h1>Dear Santa,</h1>
<p>Santa Claus, North Pole H0H 0H0, Canada</p></div>
<div class="stamp">{sticker("reindeer", 19)}No stamp needed within Canada</div></div>
<div class="row"><div class="write" style="flex:2">My name is</div>
<div class="write">and I am</div><div style="flex:none;align-self:flex-end;font-weight:700">
years old.</div></div>
<div class="write">I live in</div>
<div class="good">This year I have been <span>{TICK} very good</span>
<span>{TICK} mostly good</span> <span>{TICK} trying my best</span></div>
<div class="write">A kind thing I did</div>
<h2>My wishes</h2>{wishes}
<h2>What I want to tell you</h2>{rules(3)}
<div class="write">With love from</div>
{_scene()}
<p class="mail">Parents: put your return address on the envelope and mail it by December 7
&middot; Letters to Santa</p>"""
    return bare(content), _CSS


SHEETS = (Sheet(slug="letter-to-santa", folder="", title="Letter to Santa", pages=1, build=_build),)
