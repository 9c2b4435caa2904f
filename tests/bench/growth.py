"""Build time with today's, 100 and 500 recipes, which may grow no faster than their number."""

import time
from itertools import pairwise
from pathlib import Path

from santa_app.content.recipes import RECIPES
from tests.support.site_copy import SiteCopy, copy_site
from tests.support.table import say, show, verdict

COUNTS = (len(RECIPES), 100, 500)
LINEAR = 1.5
"""How much more later recipes may cost than the first ones; two builds differ by as much."""

_LINE = '    read_recipe("santas-hot-cocoa"),\n)\n'
_MORE = """
RECIPES = collection(
    *RECIPES,
    *(
        __import__("dataclasses").replace(
            RECIPES[0], slug=f"copy-{n}", title=f"{RECIPES[0].title} {n}"
        )
        for n in range(COUNT - len(RECIPES))
    ),
)
"""


def with_recipes(folder: Path, count: int) -> SiteCopy:
    """Return a copy of the site with `count` recipes; the additional ones are copies."""
    site = copy_site(folder)
    site.insert("santa_app/content/recipes/__init__.py", _LINE, _MORE.replace("COUNT", str(count)))
    pictures = site.folder / "assets" / "art" / "recipes"
    picture = (pictures / f"{RECIPES[0].slug}.svg").read_bytes()
    for n in range(count - len(RECIPES)):
        (pictures / f"copy-{n}.svg").write_bytes(picture)
    return site


def show_growth(folder: Path) -> None:
    """Build three times and print how long each took."""
    seconds = {}
    for count in COUNTS:
        say(f"  building {count} recipes …")
        site = with_recipes(folder / str(count), count)
        start = time.perf_counter()
        done = site.build()
        seconds[count] = time.perf_counter() - start
        if done.returncode:
            say(f"  {count} recipes do not build:\n{done.stderr[-800:]}")
            return
    slopes = [(seconds[b] - seconds[a]) / (b - a) for a, b in pairwise(COUNTS)]
    show(
        "Build with installed packages",
        ("recipes", "seconds"),
        [(str(count), f"{took:.1f}") for count, took in seconds.items()],
    )
    linear = slopes[1] <= LINEAR * max(slopes[0], 0.01)
    say(f"  a further recipe: {slopes[0]:.3f} s, then {slopes[1]:.3f} s")
    say(f"  no faster than linear: {verdict(met=linear)}")
