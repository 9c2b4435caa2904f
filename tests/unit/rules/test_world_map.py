"""The projection, at the edges of the map."""

import pytest

from santa_app.rules.world_map import CENTRAL_LONGITUDE, MAP_WIDTH, TOP_MARGIN, project


@pytest.mark.parametrize(
    ("latitude", "longitude", "x", "y"),
    [
        (90, 0, None, TOP_MARGIN),
        (0, CENTRAL_LONGITUDE, MAP_WIDTH / 2, 285),
        (0, CENTRAL_LONGITUDE - 179.999, 0, 285),
        (0, CENTRAL_LONGITUDE - 180.001, MAP_WIDTH, 285),
        (0, 180, 968.1, 285),
        (0, -180, 968.1, 285),
        # London and Cape Town, as the picture of the map shows them.
        (51.51, -0.13, 472.0, 119.6),
        (-33.92, 18.42, 518.2, 394.4),
    ],
)
def test_known_places(latitude: float, longitude: float, x: float | None, y: float) -> None:
    across, down = project(latitude, longitude)
    assert down == pytest.approx(y, abs=0.1)
    if x is not None:
        assert across == pytest.approx(x, abs=0.1)


def test_north_is_up_and_east_is_right() -> None:
    heights = [project(latitude, 0)[1] for latitude in range(-56, 91)]
    assert heights == sorted(heights, reverse=True)
    across = [project(50, longitude)[0] for longitude in range(-168, 180)]
    assert across == sorted(across)
