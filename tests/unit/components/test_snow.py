"""The snow has fifty flakes, each within the allowed ranges."""

import re
from pathlib import Path

from santa_app.components.snow import PARTICLES

FILE = Path(__file__).parents[3] / "assets" / "styles" / "snow.css"


def test_every_flake_keeps_to_the_ranges() -> None:
    rules = re.findall(r"nth-child\((\d+)\) \{(.+)\}", FILE.read_text())
    assert [int(number) for number, _ in rules] == list(range(1, PARTICLES + 1))
    flakes = [dict(re.findall(r"(--\w+): (-?[\d.]+)", text)) for _, text in rules]
    assert len(flakes) == 50
    for flake in flakes:
        assert 2 <= float(flake["--size"]) <= 5
        assert 2 <= float(flake["--pace"]) <= 5
        assert 0.2 <= float(flake["--alpha"]) <= 0.8
        assert 0 <= float(flake["--x"]) <= 100
    assert len({flake["--x"] for flake in flakes}) > 45
