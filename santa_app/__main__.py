"""`python -m santa_app run|build|dev|migrate`: what `make run` and its relatives call."""

import logging
import os
import sys

from santa_app.observability.logs import configure_logging
from santa_app.server import commands
from santa_app.settings import Settings, SettingsError, load_settings

USAGE = "usage: python -m santa_app run|build|dev|migrate"


logger = logging.getLogger("santa_app")


def announce(settings: Settings) -> None:
    """Tell the operator where the site is and where replies go."""
    where = (
        f"SendGrid is not configured: replies are written to {settings.outbox_dir.resolve()}/"
        if settings.is_demo
        else f"Replies are sent by SendGrid from {settings.mail_from}"
    )
    if settings.logs_json:
        logger.info("%s: http://localhost:%d; %s", settings.product_name, settings.port, where)
        return
    sys.stdout.write(
        f"\n  {settings.product_name}: http://localhost:{settings.port}\n  {where}\n\n"
    )
    sys.stdout.flush()


def main(arguments: list[str]) -> int:
    """Run one command and return the exit code; what goes wrong is said in one sentence."""
    if len(arguments) != 1 or arguments[0] not in {"run", "build", "dev", "migrate"}:
        sys.stderr.write(USAGE + "\n")
        return 2
    os.chdir(commands.ROOT)
    commands.prepare_environment()
    try:
        settings = load_settings()
        if settings.logs_json:
            configure_logging(settings)
        _do(arguments[0], settings)
    except SettingsError as error:
        sys.stderr.write(f"\n{error}\n")
        return 1
    except commands.StartError as error:
        if settings.logs_json:
            logger.critical("%s", error)
        else:
            sys.stderr.write(f"\n{error}\n")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def _do(name: str, settings: Settings) -> None:
    if name == "build":
        commands.build(settings, force=True)
        return
    if name in {"run", "dev"}:
        commands.check_port(settings)
    commands.migrate(settings)
    if name == "run":
        commands.build(settings)
        announce(settings)
        commands.serve(settings)
    elif name == "dev":
        announce(settings)
        commands.develop(settings)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
