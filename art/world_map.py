"""Draws santa_app/content/world_map.py from the land outlines of Natural Earth.

    npm pack world-atlas && tar xzf world-atlas-*.tgz
    python art/world_map.py package/land-110m.json > santa_app/content/world_map.py

The outlines are public domain (Natural Earth 1:110m); the npm package only repacks them as
TopoJSON. Antarctica stays off the map. The product does not need this script to run.
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
LINE = 96

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


def module_text(path: str) -> str:
    """Return the Python module that holds the path, wrapped."""
    lines = [path[start : start + LINE] for start in range(0, len(path), LINE)]
    literal = "\n".join(f'    "{line}"' for line in lines)
    return f'''"""The land of the world as one SVG path, drawn by art/world_map.py.

From Natural Earth's 1:110m land outlines (public domain), in the Natural Earth projection
around {CENTRAL_LONGITUDE:g} degrees east, without Antarctica. rules/world_map.py places the
cities on it.
"""

VIEW_BOX = "0 0 {MAP_WIDTH} {MAP_HEIGHT}"

LAND_PATH = (
{literal}
)
'''


def main() -> None:
    """Write the module for the TopoJSON file named on the command line to standard output."""
    topology = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    path = "".join(outline(ring) for ring in rings(topology))
    sys.stdout.write(module_text(path))


if __name__ == "__main__":
    main()
