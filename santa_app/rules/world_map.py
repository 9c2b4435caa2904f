"""Positions on the world map.

The map uses the Natural Earth projection of Tom Patterson in its polynomial form, which needs no
trigonometry. The script that draws the land uses the same functions.
"""

from dataclasses import dataclass

MAP_WIDTH = 1000
MAP_HEIGHT = 470
TOP_MARGIN = 25  # space above the North Pole
CENTRAL_LONGITUDE = 11.5  # the map's edge is in the Bering Strait, where it cuts no land

_RADIAN = 0.017453292519943295
_EQUATOR_HALF = 2.735384723480633  # half the length of the projected equator: pi * 0.8707
_SCALE = MAP_WIDTH / 2 / _EQUATOR_HALF
_NORTH_POLE_Y = 1.4223905067305962


def _x_factor(phi: float) -> float:
    square = phi * phi
    fourth = square * square
    tenth = fourth * fourth * square
    return 0.8707 - 0.131979 * square - 0.013791 * fourth + tenth * (0.003971 - 0.001529 * square)


def _y(phi: float) -> float:
    square = phi * phi
    sixth = square * square * square
    return phi * (
        1.007226
        + 0.015085 * square
        + sixth * (-0.044475 + 0.028874 * square)
        - 0.005916 * sixth * square * square
    )


def project(latitude: float, longitude: float) -> list[float]:
    """Return [x, y] of a place (degrees north and east) in the units of the map's view box.

    x is from 0 to MAP_WIDTH; y increases from TOP_MARGIN at the North Pole.
    """
    turned = longitude - CENTRAL_LONGITUDE
    if turned < -180:
        turned += 360
    if turned > 180:
        turned -= 360
    phi = latitude * _RADIAN
    across = turned * _RADIAN * _x_factor(phi)
    return [
        MAP_WIDTH / 2 + across * _SCALE,
        TOP_MARGIN + (_NORTH_POLE_Y - _y(phi)) * _SCALE,
    ]


def dot_path(latitude: float, longitude: float) -> str:
    """Return a place as an SVG path without length, which a round stroke makes a dot."""
    across, down = project(latitude, longitude)
    return "M" + str(int(across)) + " " + str(int(down)) + "h0"


@dataclass(frozen=True, slots=True, kw_only=True)
class MapPoint:
    """A named place on the map. x and y are percent of its width and height."""

    name: str
    x: float
    y: float


def map_point(name: str, latitude: float, longitude: float) -> MapPoint:
    """Return the position of a place (degrees north and east) on the map."""
    across, down = project(latitude, longitude)
    return MapPoint(name=name, x=100 * across / MAP_WIDTH, y=100 * down / MAP_HEIGHT)
