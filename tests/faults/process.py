"""One process under test: `python -m tests.faults.process serve|deliver`.

`serve` is the server as `python -m santa_app run` starts it, without migration and build;
`deliver` is the reply worker alone. Both use the bench's clock, and die at a point if one is set.
"""

import asyncio
import os
import sys
from pathlib import Path

from tests.faults import clock, points

CLOCK = "FAULTS_CLOCK"
"""Environment variable with the file of the bench's clock."""
CLOCK_ALONE = "FAULTS_CLOCK_ALONE"
"""Environment variable: whether only this machine's clock moves, and the database's is right."""
POINT = "FAULTS_POINT"
"""Environment variable with the point at which to die; empty for none."""
PAGES = "FAULTS_PAGES"
"""Environment variable: whether to serve the built pages, which must exist."""


def serve() -> None:
    """Serve until killed."""
    from santa_app.server import commands  # noqa: PLC0415 - after the clock
    from santa_app.settings import load_settings  # noqa: PLC0415

    commands.prepare_environment()
    commands.serve(load_settings(env_file=None), with_pages=bool(os.environ.get(PAGES)))


async def deliver() -> None:
    """Run the worker until killed, and print READY when it runs."""
    from santa_app.letters import letters_lifespan  # noqa: PLC0415 - after the clock

    async with letters_lifespan():
        print("READY", flush=True)  # noqa: T201 - how the bench hears of it
        await asyncio.Event().wait()


def main() -> None:
    """Install clock and fault point, then serve or deliver."""
    clock.install(Path(os.environ[CLOCK]), alone=bool(os.environ.get(CLOCK_ALONE)))
    if point := os.environ.get(POINT):
        points.install(points.Point(point))
    if sys.argv[1:] == ["serve"]:
        serve()
    elif sys.argv[1:] == ["deliver"]:
        asyncio.run(deliver())
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
