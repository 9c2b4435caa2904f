"""The site's server without its pages, so that nothing has to be built for these tests.

`python -m tests.abuse.server serve` migrates and serves as `make run` does; `… handlers` prints
what the app has registered: its event handlers with their arguments, and its States' variables.
"""

import inspect
import json
import os
import sys
from pathlib import Path
from typing import Any


def serve() -> None:
    """Serve with the settings of the environment; an empty folder stands for the pages."""
    web = Path(os.environ["REFLEX_WEB_WORKDIR"])
    (web / "build" / "client").mkdir(parents=True, exist_ok=True)
    # Written by a build; without it the server evaluates all pages at its start.
    (web / "backend").mkdir(exist_ok=True)
    (web / "backend" / "stateful_pages.json").write_text("[]")
    from santa_app.server import commands  # noqa: PLC0415 -- reads the environment
    from santa_app.settings import load_settings  # noqa: PLC0415

    commands.prepare_environment()
    settings = load_settings(None)
    commands.check_descriptors(settings)
    commands.migrate(settings)
    commands.serve(settings)


def registered() -> dict[str, Any]:
    """Return all event handlers of the app by full name, and all variables of each State."""
    from reflex_base.registry import RegistrationContext  # noqa: PLC0415

    from santa_app import santa_app  # noqa: F401, PLC0415 -- registers all there is

    context = RegistrationContext.get()
    return {
        "handlers": {
            name: list(inspect.signature(entry.handler.fn).parameters)[1:]
            for name, entry in context.event_handlers.items()
        },
        "variables": {
            name: sorted({*state.vars, *state.get_fields(), "router_data"})
            for name, state in context.base_states.items()
        },
    }


if __name__ == "__main__":
    if sys.argv[1] == "serve":
        serve()
    else:
        sys.stdout.write(json.dumps(registered()))
