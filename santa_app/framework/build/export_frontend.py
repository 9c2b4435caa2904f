"""Builds the pages: Reflex's `export` command in a process that does not look for garbage.

A build makes millions of objects, needs them to the end, and would look through all of them for
cycles again and again, and once more when it ends.
"""

import gc
import sys

from santa_app.framework import inventory

_CHANGED = (
    "The installed packages are others than santa_app/framework is written for; "
    "docs/reflex-internals.md says how to upgrade:"
)


def main() -> None:
    """Run `reflex export` with the arguments of this process.

    Raises:
        SystemExit: When an internal is gone or has changed, before the site is imported and fails
            with a traceback; with a sentence for each.
    """
    if found := inventory.faults():
        lines = "".join(f"\n- {fault}" for fault in found)
        raise SystemExit(f"{_CHANGED}{lines}")
    from reflex.reflex import cli  # noqa: PLC0415 -- a new version may lack it

    gc.disable()
    try:
        cli(["export", "--frontend-only", "--no-zip", *sys.argv[1:]])
    finally:
        gc.freeze()


if __name__ == "__main__":
    main()
