"""The snow has fifty flakes, each within the allowed ranges."""

from pathlib import Path

from santa_app.components.snow import flakes, stylesheet

FILE = Path(__file__).parents[3] / "assets" / "styles" / "snow.css"


def test_every_flake_keeps_to_the_ranges() -> None:
    drawn = flakes()
    assert len(drawn) == 50
    for flake in drawn:
        assert 2 <= float(flake["--size"].removesuffix("px")) <= 5
        assert 2 <= float(flake["--pace"].removesuffix("s")) <= 5
        assert 0.2 <= float(flake["--alpha"]) <= 0.8
        assert 0 <= float(flake["--x"].removesuffix("%")) <= 100
    assert len({flake["--x"] for flake in drawn}) > 45


def test_the_stylesheet_is_what_the_component_makes() -> None:
    assert FILE.read_text() == stylesheet()
