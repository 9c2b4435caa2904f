"""Writes the pictures that social networks show for a page: ``assets/social/<slug>.jpg``, 1200 x 630.

Usage: ``python assets/make/art/make_social.py [SLUG ...]``. ``social_pages.json`` lists the pages
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

ASSETS = Path(__file__).resolve().parents[2]
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
    art.add(stars(3, 50, (560, 0, 1200, 420)), stars(5, 30, (0, 0, 560, 80)), art.glow(880, 300, 420, GOLD_300, 0.22))
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
SCRIPT = """
const load = (src) => new Promise((done, fail) => {
  const image = new Image(); image.onload = () => done(image); image.onerror = fail; image.src = src;
});
(async () => {
  for (const [name, src, weight] of DATA.fonts) {
    document.fonts.add(await new FontFace(name, `url(${src})`, {weight}).load());
  }
  const canvas = document.createElement("canvas"); canvas.width = 1200; canvas.height = 630;
  const c = canvas.getContext("2d");
  c.drawImage(await load(DATA.back), 0, 0);
  const scene = await load(DATA.scene);
  if (DATA.wide) {
    c.drawImage(scene, 0, -20, 1200, 675);
    const veil = c.createLinearGradient(0, 0, 800, 0);
    veil.addColorStop(0, "rgba(11,21,48,.9)"); veil.addColorStop(1, "rgba(11,21,48,0)");
    c.fillStyle = veil; c.fillRect(0, 0, 1200, 630);
  } else if (DATA.framed) {
    c.save(); c.beginPath(); c.roundRect(560, 82, 600, 450, 36); c.fillStyle = DATA.snow; c.fill();
    c.beginPath(); c.roundRect(570, 92, 580, 430, 28); c.clip(); c.drawImage(scene, 570, 90, 580, 435); c.restore();
  } else c.drawImage(scene, 540, 68, 640, 480);
  c.textBaseline = "alphabetic";
  c.drawImage(await load(DATA.logo), 60, 52, 64, 64);
  c.font = "700 32px Nunito"; c.fillStyle = DATA.soft; c.fillText(DATA.site, 138, 97);
  const room = DATA.wide ? 640 : 480;
  let size = 92, rows = [];
  for (; size > 40; size -= 4) {
    c.font = `700 ${size}px Display`; rows = [];
    for (const word of DATA.title.split(" ")) {
      const longer = rows.length ? rows.at(-1) + " " + word : word;
      if (rows.length && c.measureText(longer).width <= room) rows[rows.length - 1] = longer; else rows.push(word);
    }
    if (rows.length <= 3 && rows.every((row) => c.measureText(row).width <= room)) break;
  }
  let y = (DATA.wide ? 268 : 312) - (rows.length - 1) * size * 0.52;
  c.fillStyle = DATA.snow; c.shadowColor = "rgba(11,21,48,.6)"; c.shadowBlur = 18;
  for (const row of rows) { c.fillText(row, 60, y); y += size * 1.06; }
  c.fillStyle = DATA.gold; c.fillRect(62, y - size * 0.62, 96, 6);
  c.font = "700 34px Nunito"; let line = "", top = y - size * 0.62 + 56;
  for (const word of DATA.line.split(" ")) {
    if (line && c.measureText(line + " " + word).width > room) { c.fillText(line, 60, top); top += 44; line = word; }
    else line = line ? line + " " + word : word;
  }
  c.fillText(line, 60, top);
  document.body.textContent = "JPEG:" + canvas.toDataURL("image/jpeg", DATA.quality).split(",")[1] + ":END";
})().catch((error) => { document.body.textContent = "FAILED:" + error; });
"""


def _page(page: SocialPage, quality: float) -> str:
    """The HTML text that paints the picture and leaves it in the document as base64."""
    art = ASSETS / "art"
    fonts = ASSETS / "fonts"
    data = {
        "title": page.title, "line": page.line, "site": SITE_NAME, "quality": quality,
        "wide": page.scene.startswith("hero"), "framed": "/" in page.scene,
        "snow": SNOW, "gold": GOLD, "soft": GOLD_300,
        "back": _data("image/svg+xml", backdrop().svg().encode()),
        "scene": _data("image/svg+xml", (art / f"{page.scene}.svg").read_bytes()),
        "logo": _data("image/svg+xml", (art / "logo.svg").read_bytes()),
        "fonts": [
            ("Display", _data("font/woff2", (fonts / "mountains-of-christmas-700.woff2").read_bytes()), "700"),
            ("Nunito", _data("font/woff2", (fonts / "nunito-latin.woff2").read_bytes()), "200 1000"),
        ],
    }
    return f"<!doctype html><meta charset=utf-8><body><script>const DATA = {json.dumps(data)};{SCRIPT}</script>"


def paint(page: SocialPage, quality: float = 0.86) -> bytes:
    """Return the page's picture as JPEG. Raises SocialPictureError when Chromium cannot paint it."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "page.html"
        source.write_text(_page(page, quality))
        command = [
            "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=10000",
            f"--user-data-dir={folder}/profile", "--dump-dom", source.as_uri(),
        ]
        shown = subprocess.run(command, check=True, capture_output=True, text=True, timeout=120).stdout
    found = re.search(r"JPEG:([A-Za-z0-9+/=]+):END", shown)
    if not found:
        reason = re.search(r"FAILED:[^<]*", shown)
        raise SocialPictureError(f"{page.slug}: {reason[0] if reason else 'Chromium gave no picture'}")
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
