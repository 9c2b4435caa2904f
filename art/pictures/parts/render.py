"""Pictures of our pictures: PNG files and contact sheets through headless Chromium."""

import re
import subprocess
import tempfile
from pathlib import Path


def snapshot(page: str, out: Path, width: int, height: int, *, scale: float = 1) -> None:
    """Render an HTML text to a PNG of the given size; transparent where the page is.

    Raises subprocess.CalledProcessError when Chromium fails.
    """
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "page.html"
        source.write_text(page)
        command = [
            "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--allow-file-access-from-files", "--default-background-color=00000000",
            f"--force-device-scale-factor={scale}", f"--window-size={width},{height}",
            f"--user-data-dir={folder}/profile", f"--screenshot={out}", source.as_uri(),
        ]
        subprocess.run(command, check=True, capture_output=True, timeout=120)


def contact_sheet(files: list[Path], out: Path, *, cell: int = 400, columns: int = 4) -> None:
    """Show the files side by side, each on snow and on night."""
    cells = ""
    for file in files:
        for ground in ("#fbfaf5", "#0b1530"):
            cells += (
                f'<figure style="margin:0;background:{ground};text-align:center;color:#888">'
                f'<img src="{file.resolve().as_uri()}" style="width:100%;display:block">'
                f"<small>{file.stem} {file.stat().st_size / 1024:.0f} KB</small></figure>"
            )
    sizes = [re.search(r'width="(\d+)" height="(\d+)"', f.read_text()) for f in files]
    tall = max(cell * int(m[2]) / int(m[1]) for m in sizes if m)
    rows = -(-len(files) * 2 // columns)
    grid = f"display:grid;grid-template-columns:repeat({columns},{cell}px)"
    style = f"{grid};gap:6px;font:12px sans-serif"
    page = f'<body style="margin:0;background:#999"><div style="{style}">{cells}</div>'
    snapshot(page, out, columns * (cell + 6), rows * (round(tall) + 26))
