"""What a server process does with its memory once it has started."""

import gc

_NEW_OBJECTS = 10_000
"""Objects made since the last look before the garbage collector looks again; Python's 700 are
for small programs."""


def settle_memory() -> None:
    """Leave what was loaded at start out of every later garbage collection.

    The framework and the pages are some hundred thousand objects that live as long as the
    process. Going through them again and again made a letter now and then wait a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW_OBJECTS, 20, 50)
