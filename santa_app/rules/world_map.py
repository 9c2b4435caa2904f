"""Where a place lies on the drawn world map.

The map uses the Natural Earth projection of Tom Patterson in its polynomial form: it looks
like a classroom globe laid flat and needs no trigonometry. The script that drew the land
calls the same function, so that a city cannot drift away from its coast.
"""

MAP_WIDTH = 1000
MAP_HEIGHT = 470
TOP_MARGIN = 25  # the sky above the North Pole, where Santa waits
CENTRAL_LONGITUDE = 11.5  # puts the seam into the Bering Strait, where it cuts no land
SOUTHERN_EDGE = -56.5

_RADIAN = 0.017453292519943295
_EQUATOR_HALF = 2.735384723480633  # half the length of the projected equator: pi * 0.8707
_SCALE = MAP_WIDTH / 2 / _EQUATOR_HALF
_NORTH_POLE_Y = 1.4223905067305962


def _stretch_across(phi: float) -> float:
    square = phi * phi
    fourth = square * square
    tenth = fourth * fourth * square
    return 0.8707 - 0.131979 * square - 0.013791 * fourth + tenth * (0.003971 - 0.001529 * square)


def _height(phi: float) -> float:
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

    x runs from 0 to MAP_WIDTH, y from TOP_MARGIN at the North Pole downwards.
    """
    turned = longitude - CENTRAL_LONGITUDE
    if turned < -180:
        turned += 360
    if turned > 180:
        turned -= 360
    phi = latitude * _RADIAN
    across = turned * _RADIAN * _stretch_across(phi)
    return [
        MAP_WIDTH / 2 + across * _SCALE,
        TOP_MARGIN + (_NORTH_POLE_Y - _height(phi)) * _SCALE,
    ]
