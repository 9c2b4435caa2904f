"""Writes ``assets/favicon.ico`` and the app icons of ``assets/icons`` from the mark.

Usage: ``python art/pictures/make_icons.py``. Needs Chromium.
"""

import struct
import sys
import tempfile
from pathlib import Path

from parts.render import snapshot
from parts.svg import Art
from scenes.logo import favicon, icon, logo

ASSETS = Path(__file__).resolve().parents[2] / "assets"
APP_ICONS = {
    "icon-192.png": (192, 0.74),
    "icon-512.png": (512, 0.74),
    "icon-maskable-192.png": (192, 0.54),
    "icon-maskable-512.png": (512, 0.54),
    "apple-touch-icon.png": (180, 0.72),
}


def png(art: Art, target: Path, size: int) -> None:
    """Render a square picture to a PNG of ``size`` pixels a side."""
    style = f"width:{size}px;height:{size}px;display:block"
    svg = art.svg().replace("<svg ", f'<svg style="{style}" ', 1)
    snapshot(f'<body style="margin:0">{svg}', target, size, size)


def write_ico(pictures: list[tuple[int, bytes]], target: Path) -> None:
    """Pack PNG pictures of the given sizes (up to 256) into one icon file."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries, data = b"", b""
    for size, content in pictures:
        where = offset + len(data)
        entries += struct.pack(
            "<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(content), where
        )
        data += content
    target.write_bytes(head + entries + data)


def main() -> int:
    """Write all icons; return the exit code."""
    folder = ASSETS / "icons"
    folder.mkdir(exist_ok=True)
    for name, (size, safe) in APP_ICONS.items():
        png(icon(safe=safe), folder / name, size)
    png(logo(), folder / "logo-128.png", 128)
    pictures = []
    with tempfile.TemporaryDirectory() as scratch:
        for size in (16, 32, 48):
            file = Path(scratch) / f"{size}.png"
            png(favicon(), file, size)
            pictures.append((size, file.read_bytes()))
    write_ico(pictures, ASSETS / "favicon.ico")
    for file in [*sorted(folder.iterdir()), ASSETS / "favicon.ico"]:
        print(f"{file.stat().st_size / 1024:6.1f} KB  {file.relative_to(ASSETS)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
