"""One process under test: `python -m tests.faults.process serve|deliver|letters …`.

`serve` is the server as `python -m santa_app run` starts it, without migration and build;
`deliver` is the reply worker alone; `letters` is the operator's command line. All use the bench's
clock.
"""

import asyncio
import os
import sys
from pathlib import Path

from santa_app.server.metrics import share_metrics
from tests.faults import clock

CLOCK = "FAULTS_CLOCK"
"""Environment variable with the file of the bench's clock."""
CLOCK_ALONE = "FAULTS_CLOCK_ALONE"
"""Environment variable: whether only this machine's clock moves, and the database's is right."""
PAGES = "FAULTS_PAGES"
"""Environment variable: whether to serve the built pages, which must exist."""


def serve() -> None:
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
    if os.environ.get("METRICS_PORT"):
        share_metrics()  # before the clock loads what counts
    clock.install(Path(os.environ[CLOCK]), alone=bool(os.environ.get(CLOCK_ALONE)))
    if sys.argv[1:] == ["serve"]:
        serve()
    elif sys.argv[1:] == ["deliver"]:
        asyncio.run(deliver())
    elif sys.argv[1:2] == ["letters"]:
        from santa_app.letters.operator import app  # noqa: PLC0415 - after the clock

        app(sys.argv[2:])
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
