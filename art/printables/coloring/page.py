"""The page of a coloring picture: frame, title, footer; A4 for printing and 3:4 for the preview.

The live area is 192 x 256 mm in the middle of an A4 page. Letter is 6 mm wider and 18 mm shorter,
so printed there without scaling, centered, nothing of the picture is lost either.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.printables.kit.inks import outlines
from art.printables.kit.lettering import lettering
from art.printables.kit.shapes import Drawing, box, group, render

WIDTH, HEIGHT = 768, 1024  # four units to the millimeter
FRAME = box(5, 5, 758, 976, 26)
STROKES = {"Easy": 5.4, "Medium": 4.6, "Hard": 3.6}


@dataclass(frozen=True, kw_only=True, slots=True)
class ColoringPage:
    """One coloring page: its slug, title, difficulty, and the scene that draws it.

    A scene leaves the band above y = 120 to the title.
    """

    slug: str
    title: str
    difficulty: str
    scene: Callable[[], Drawing]

    def __post_init__(self) -> None:
        """Refuse a difficulty that has no stroke width."""
        if self.difficulty not in STROKES:
            raise ValueError(f"coloring page {self.slug}: unknown difficulty {self.difficulty!r}")

    def _picture(self) -> str:
        title = lettering(self.title, 82)
        scene = group(group(self.scene()).inside(FRAME), FRAME.tint("none").thin(1.1))
        return render(group(scene, title.at(title.x + 384, 96)), outlines(STROKES[self.difficulty]))

    def preview(self) -> str:
        """Return the picture with its title as a 3:4 SVG file."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -19 {WIDTH} {HEIGHT}"'
            f' width="{WIDTH}" height="{HEIGHT}"><path fill="#fff" d="M0 -19h{WIDTH}v{HEIGHT}'
            f'h-{WIDTH}z"/>'
            f"{self._picture()}</svg>\n"
        )

    def html(self, fonts: str) -> str:
        """Return the printable page; `fonts` is the style sheet that declares Nunito."""
        return f"""<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>{self.title} - coloring page</title><style>{fonts}
@page {{ size: A4; margin: 0 }}
body {{ margin: 0; width: 210mm; height: 297mm }}
svg {{ position: absolute; left: 9mm; top: 20.5mm; width: 192mm; height: 256mm }}
.foot {{ font: 600 19px Nunito; fill: #000 }}
</style></head><body><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{self.title}">
{self._picture()}
<text class="foot" x="384" y="1014" text-anchor="middle">Letters to Santa</text>
</svg></body></html>"""
