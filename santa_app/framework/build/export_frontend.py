"""Builds the pages: Reflex's `export` command in a process that does not look for garbage.

A build makes millions of objects, needs them to the end, and would look through all of them for
cycles again and again, and once more when it ends.
"""

import gc
import sys

from reflex.reflex import cli


def main() -> None:
    """Run `reflex export` with the arguments of this process."""
    gc.disable()
    try:
        cli(["export", "--frontend-only", "--no-zip", *sys.argv[1:]])
    finally:
        gc.freeze()


if __name__ == "__main__":
    main()
