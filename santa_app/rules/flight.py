"""Santa's flight from one stop to the next: along the great circle, as points on the map.

Santa rests at a stop for a moment, speeds up, and slows down again before the next one. The page
moves the sleigh to another point with every tick, in a line that takes it as long as the tick.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, cos, hypot, sin

from santa_app.rules.tracker import SLOT_MS
from santa_app.rules.world_map import CENTRAL_LONGITUDE, MAP_HEIGHT, MAP_WIDTH, project

TICK_MS = 200
"""The time between two points."""
REST_TICKS = 4
"""How long Santa rests at a stop."""
STEPS = SLOT_MS // TICK_MS - REST_TICKS
"""The number of points after the first."""

_RADIAN = 0.017453292519943295


@dataclass(frozen=True, slots=True, kw_only=True)
class FlightPoint:
    """A point of a flight on the map, in percent of its width and height."""

    x: float
    y: float
    after_edge: bool  # whether the edge of the map is between the point before and this one


def great_circle(start: Sequence[float], end: Sequence[float], share: float) -> list[float]:
    """Return [latitude, longitude] of the point at `share` (0-1) of the shortest way.

    Places are in degrees north and east, and not opposite each other on the globe.
    """
    one = _direction(start)
    other = _direction(end)
    across = hypot(
        hypot(one[1] * other[2] - one[2] * other[1], one[2] * other[0] - one[0] * other[2]),
        one[0] * other[1] - one[1] * other[0],
    )
    angle = atan2(across, one[0] * other[0] + one[1] * other[1] + one[2] * other[2])
    if angle < 1e-9:
        return [start[0], start[1]]
    near = sin((1 - share) * angle) / sin(angle)
    far = sin(share * angle) / sin(angle)
    x = near * one[0] + far * other[0]
    y = near * one[1] + far * other[1]
    z = near * one[2] + far * other[2]
    return [atan2(z, hypot(x, y)) / _RADIAN, atan2(y, x) / _RADIAN]


def _direction(place: Sequence[float]) -> list[float]:
    north = place[0] * _RADIAN
    east = place[1] * _RADIAN
    return [cos(north) * cos(east), cos(north) * sin(east), sin(north)]


def eased(share: float) -> float:
    """Return how much of the way is done at `share` (0-1) of the flying time."""
    return share * share * (3 - 2 * share)


def _turned(longitude: float) -> float:
    """Return the longitude as the map shows it, from -180 at its left edge to 180."""
    turned = longitude - CENTRAL_LONGITUDE
    if turned < -180:
        return turned + 360
    return turned


def flight(start: Sequence[float], end: Sequence[float]) -> list[FlightPoint]:
    """Return the STEPS + 1 points of the flight between two places, [latitude, longitude].

    Over Antarctica, which the map leaves out, they keep to its lower edge.
    """
    points = []
    before = _turned(start[1])
    for step in range(STEPS + 1):
        place = great_circle(start, end, eased(step / STEPS))
        turned = _turned(place[1])
        spot = project(place[0], place[1])
        points.append(
            FlightPoint(
                x=100 * spot[0] / MAP_WIDTH,
                y=min(100 * spot[1] / MAP_HEIGHT, 100),
                after_edge=abs(turned - before) > 180,
            )
        )
        before = turned
    return points


def step_at(now: float) -> int:
    """Return the point that Santa heads for, from `now` (ms since 1970) until the next tick."""
    ticks = int(now % SLOT_MS) // TICK_MS
    return max(ticks + 1 - REST_TICKS, 0)


def flies_west(points: Sequence[FlightPoint]) -> bool:
    """Whether a flight goes to the left on the map."""
    across = 0.0
    for step in range(1, len(points)):
        if not points[step].after_edge:
            across += points[step].x - points[step - 1].x
    return across < 0


def flight_path(points: Sequence[FlightPoint]) -> str:
    """Return an SVG path in view box units, in two pieces if the flight crosses the map's edge."""
    path = ""
    for point in points:
        start = path == "" or point.after_edge
        letter = "M" if start else "L"
        path += f"{letter}{point.x * MAP_WIDTH / 100:.1f} {point.y * MAP_HEIGHT / 100:.1f}"
    return path
