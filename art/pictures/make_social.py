"""Writes the pictures that social networks show for a page, 1200 x 630, to ``assets/social``.

Usage: ``python art/pictures/make_social.py [SLUG ...]``. ``social_pages.json`` lists the pages
with title, line below it and scene. Needs Chromium, which paints them and encodes the JPEG.
"""

import base64
import json
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from parts.land import far_forest, pine, shadow, snow_fill
from parts.palette import GOLD, GOLD_300, NIGHT, NIGHT_500, NIGHT_700, SNOW, mix
from parts.sky import snowfall, stars
from parts.svg import Art, land, rect

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SITE_NAME = "Letters to Santa"
LIMIT = 150 * 1024


class SocialPictureError(RuntimeError):
    """A picture could not be painted, or came out larger than allowed."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SocialPage:
    """One entry of ``social_pages.json``; ``scene`` is a picture's path below assets/art."""

    slug: str
    title: str
    line: str
    scene: str

    def __post_init__(self) -> None:
        """Check that the scene is there."""
        if not (ASSETS / "art" / f"{self.scene}.svg").is_file():
            raise SocialPictureError(f"{self.slug}: no picture art/{self.scene}.svg")


def backdrop() -> Art:
    """The night and the snow behind title and scene."""
    art = Art(1200, 630)
    art.add(rect(0, 0, 1200, 630, art.linear((0, NIGHT), (0.6, NIGHT_700), (1, NIGHT_500))))
    art.add(stars(3, 50, (560, 0, 1200, 420)), stars(5, 30, (0, 0, 560, 80)))
    art.add(art.glow(880, 300, 420, GOLD_300, 0.22))
    art.add(far_forest(3, -10, 1210, 530, 70, mix(NIGHT_500, NIGHT_700, 0.4)))
    art.add(land([(0, 548), (300, 520), (700, 552), (1200, 516)], 630, snow_fill(art, 0.5)))
    tree = art.symbol(pine(art, dark=0.4))
    for x, y, size in ((1160, 540, 0.8), (1100, 540, 0.5)):
        art.add(shadow(x - 12, y, 100 * size), art.use(tree, x, y, size))
    art.add(land([(0, 590), (400, 566), (800, 592), (1200, 568)], 630, snow_fill(art, 0.05)))
    art.add(snowfall(3, 40, (560, 0, 1200, 620)))
    return art


def _data(kind: str, content: bytes) -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


# Painted on a canvas, since that is how Chromium hands back a JPEG.
SCRIPT = (Path(__file__).parent / "social_canvas.js").read_text()


def _page(page: SocialPage, quality: float) -> str:
    """The HTML text that paints the picture and leaves it in the document as base64."""
    art = ASSETS / "art"
    display = ASSETS / "fonts" / "mountains-of-christmas-700.woff2"
    text = ASSETS / "fonts" / "nunito-latin.woff2"
    data = {
        "title": page.title,
        "line": page.line,
        "site": SITE_NAME,
        "quality": quality,
        "wide": page.scene.startswith("hero"),
        "framed": "/" in page.scene,
        "snow": SNOW,
        "gold": GOLD,
        "soft": GOLD_300,
        "back": _data("image/svg+xml", backdrop().svg().encode()),
        "scene": _data("image/svg+xml", (art / f"{page.scene}.svg").read_bytes()),
        "sleigh": _data("image/svg+xml", (art / "hero-sleigh.svg").read_bytes()),
        "logo": _data("image/svg+xml", (art / "logo.svg").read_bytes()),
        "fonts": [
            ("Display", _data("font/woff2", display.read_bytes()), "700"),
            ("Nunito", _data("font/woff2", text.read_bytes()), "200 1000"),
        ],
    }
    script = f"<script>const DATA = {json.dumps(data)};{SCRIPT}</script>"
    return f"<!doctype html><meta charset=utf-8><body>{script}"


def paint(page: SocialPage, quality: float = 0.86) -> bytes:
    """Return the page's picture as JPEG.

    Raises SocialPictureError when Chromium cannot paint it.
    """
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "page.html"
        source.write_text(_page(page, quality))
        command = [
            "chromium",
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--virtual-time-budget=10000",
            f"--user-data-dir={folder}/profile",
            "--dump-dom",
            source.as_uri(),
        ]
        shown = subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)
    found = re.search(r"JPEG:([A-Za-z0-9+/=]+):END", shown.stdout)
    if not found:
        reason = re.search(r"FAILED:[^<]*", shown.stdout)
        why = reason[0] if reason else "Chromium gave no picture"
        raise SocialPictureError(f"{page.slug}: {why}")
    return base64.b64decode(found[1])


def main(arguments: list[str]) -> int:
    """Write the named pictures, or all; return the exit code."""
    entries = json.loads((Path(__file__).parent / "social_pages.json").read_text())
    pages = [SocialPage(**entry) for entry in entries]
    (ASSETS / "social").mkdir(exist_ok=True)
    for page in pages:
        if arguments and page.slug not in arguments:
            continue
        for quality in (0.86, 0.78, 0.7):
            content = paint(page, quality)
            if len(content) <= LIMIT:
                break
        else:
            raise SocialPictureError(f"{page.slug}: {len(content)} bytes are more than {LIMIT}")
        (ASSETS / "social" / f"{page.slug}.jpg").write_bytes(content)
        print(f"{len(content) / 1024:6.1f} KB  {page.slug}.jpg")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
