"""Draws assets/art/world-map.svg from the land outlines of Natural Earth.

    npm pack world-atlas && tar xzf world-atlas-*.tgz
    python art/world_map.py package/land-110m.json > assets/art/world-map.svg

The outlines are public domain (Natural Earth 1:110m); the npm package only repacks them as
TopoJSON. They lie in the Natural Earth projection around 11.5 degrees east, on which
rules/world_map.py places the cities. Antarctica stays off the map. The product does not need this
script to run.
"""

import json
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from santa_app.rules.world_map import (
    CENTRAL_LONGITUDE,
    MAP_HEIGHT,
    MAP_WIDTH,
    SOUTHERN_EDGE,
    project,
)

SMALLEST_TRIANGLE = 2.4  # square map units: a corner that changes less than this is left out
SMALLEST_ISLAND = 5.0  # square map units
SEA_LINES, LAND, SHORE = "#cfe0f5", "#2f8260", "#0b2f3a"

Place = tuple[float, float]


def decoded_arcs(topology: dict) -> list[list[Place]]:
    """Undo TopoJSON's quantizing: each arc as (longitude, latitude) pairs."""
    (scale_x, scale_y), (left, bottom) = (
        topology["transform"]["scale"],
        topology["transform"]["translate"],
    )
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        places = []
        for step_x, step_y in arc:
            x, y = x + step_x, y + step_y
            places.append((x * scale_x + left, y * scale_y + bottom))
        arcs.append(places)
    return arcs


def rings(topology: dict) -> Iterator[list[Place]]:
    """Yield every ring of the land, outer shores and inland seas alike."""
    arcs = decoded_arcs(topology)
    for geometry in topology["objects"]["land"]["geometries"]:
        for polygon in geometry["arcs"]:
            for indexes in polygon:
                ring: list[Place] = []
                for index in indexes:
                    part = arcs[index] if index >= 0 else arcs[~index][::-1]
                    ring.extend(part[1:] if ring else part)
                yield ring


def area(points: list[Place]) -> float:
    """Return the area that a closed line encloses."""
    return abs(
        sum(
            x1 * y2 - x2 * y1
            for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True)
        )
        / 2
    )


def simplified(points: list[Place]) -> list[Place]:
    """Drop, smallest first, the corners whose triangle is too small to be seen (Visvalingam)."""
    kept = list(points)
    while len(kept) > 4:
        sizes = [area([kept[i - 1], kept[i], kept[(i + 1) % len(kept)]]) for i in range(len(kept))]
        smallest = min(range(len(kept)), key=sizes.__getitem__)
        if sizes[smallest] >= SMALLEST_TRIANGLE:
            break
        del kept[smallest]
    return kept


def outline(ring: list[Place]) -> str:
    """Return one ring as relative SVG path commands in whole map units, "" when too small."""
    places = [place for i, place in enumerate(ring) if i == 0 or place != ring[i - 1]]
    if min(latitude for _, latitude in places) < SOUTHERN_EDGE - 3:
        return ""
    drawn = []
    for longitude, latitude in places:
        x, y = project(latitude, longitude)
        drawn.append((x, y))
    if drawn[0] == drawn[-1]:
        drawn.pop()
    if area(drawn) < SMALLEST_ISLAND:
        return ""
    corners = [(round(x), round(y)) for x, y in simplified(drawn)]
    path = f"M{corners[0][0]} {corners[0][1]}l"
    steps = [(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(corners) if (x1, y1) != (x2, y2)]
    if len(steps) < 2:
        return ""
    numbers = [number for step in steps for number in step]
    path += str(numbers[0])
    for number in numbers[1:]:
        path += str(number) if number < 0 else f" {number}"
    return path + "z"


def line(points: list[list[float]]) -> str:
    """Return an open line through the points, in whole map units."""
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points)


def grid() -> str:
    """Return the circles of latitude and the meridians, every 30 degrees, as one path."""
    edge = 179.9
    circles = [
        line([project(north, CENTRAL_LONGITUDE + east) for east in (-edge, -90, 0, 90, edge)])
        for north in range(-30, 90, 30)
    ]
    meridians = [
        line([project(north, CENTRAL_LONGITUDE + east) for north in range(80, -57, -8)])
        for east in range(-150, 180, 30)
    ]
    return "".join([*circles, *meridians])


def drawing(land: str) -> str:
    """Return the picture: the sea is whatever lies behind it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {MAP_WIDTH} {MAP_HEIGHT}">'
        f'<path d="{grid()}" fill="none" stroke="{SEA_LINES}" stroke-opacity=".15"/>'
        f'<path d="{land}" fill="{LAND}" stroke="{SHORE}"/></svg>\n'
    )


def main() -> None:
    """Write the picture for the TopoJSON file named on the command line to standard output."""
    topology = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    sys.stdout.write(drawing("".join(outline(ring) for ring in rings(topology))))


if __name__ == "__main__":
    main()
