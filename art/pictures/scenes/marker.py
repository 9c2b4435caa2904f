"""The small sleigh that marks Santa's place on the tracker's map."""

from parts.sleigh import sleigh
from parts.svg import Art, at


def santa_marker() -> Art:
    """Santa in his sleigh on a clear ground, square."""
    art = Art(360, 360, shown=0.5)
    art.add(at(176, 318, sleigh(art)))
    return art


PICTURES = {"santa-marker": santa_marker}
