"""Starting the site: checks, migration, build when something changed, then one server on one port.

Used by the Makefile (`python -m santa_app run|build|dev|migrate`) and by the tests, so that both
serve exactly what a family sees.
"""

import hashlib
import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from santa_app.observability.logs import server_loggers, write_log
from santa_app.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(".web") / "build" / "client"
STAMP = Path(".web") / "santa-build.json"
SOURCES = (
    "santa_app",
    "assets",
    "rxconfig.py",
    "requirements.txt",
    "reflex.lock/package-lock.json",
)


class StartError(Exception):
    """The site cannot start; the message is one sentence for the operator."""


def prepare_environment() -> None:
    """Make Reflex use the Node of this virtual environment, quietly and without telemetry."""
    here = str(Path(sys.executable).parent)
    path = os.environ.get("PATH", "")
    if path.split(os.pathsep)[0] != here:
        os.environ["PATH"] = here + os.pathsep + path
    os.environ.setdefault("REFLEX_USE_NPM", "1")
    os.environ.setdefault("REFLEX_TELEMETRY_ENABLED", "false")
    os.environ.setdefault("REFLEX_CHECK_LATEST_VERSION", "false")


def check_port(settings: Settings) -> None:
    """Refuse a port that somebody else listens on.

    Raises:
        StartError: When the port is in use or may not be opened.
    """
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("0.0.0.0", settings.port))  # noqa: S104 -- the address the server will use
        except OSError as error:
            raise StartError(
                f"Port {settings.port} cannot be used ({error.strerror}). "
                "Stop what runs there, or choose another: PORT=3001 make run"
            ) from error


def migrate(settings: Settings) -> None:
    """Bring the database to the newest revision.

    Raises:
        StartError: When the database cannot be opened or migrated.
    """
    from santa_app.letters.migrations import DatabaseError, upgrade  # noqa: PLC0415 -- slow, and a build needs none of it

    try:
        upgrade(settings)
    except DatabaseError as error:
        raise StartError(str(error)) from error


def _files() -> Iterator[Path]:
    for name in SOURCES:
        path = ROOT / name
        if path.is_file():
            yield path
        else:
            yield from sorted(
                item for item in path.rglob("*") if item.is_file() and item.suffix != ".pyc"
            )


def fingerprint(settings: Settings) -> str:
    """Return a digest of all that goes into the built pages: sources and baked-in settings."""
    digest = hashlib.sha256()
    baked = [settings.site_url, settings.product_name, settings.slug, settings.is_demo]
    digest.update(json.dumps(baked).encode())
    for path in _files():
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def check_content() -> None:
    """Load all content, whose entries check themselves, and look for every file they name.

    Raises:
        StartError: When an entry breaks a rule; says which entry, which field and how.
    """
    from santa_app.content.checks import ContentError  # noqa: PLC0415 -- a migration needs neither
    from santa_app.content.files import check_files  # noqa: PLC0415

    try:
        check_files(ROOT / "assets")
    except ContentError as error:
        raise StartError(f"The pages could not be built. {error}") from error


def build(settings: Settings, *, force: bool = False) -> bool:
    """Build the pages unless the last build still holds; return whether it was done.

    Raises:
        StartError: When the build fails; its own output stands above.
    """
    now = fingerprint(settings)
    if (
        not force
        and STAMP.exists()
        and (BUILD / "index.html").exists()
        and STAMP.read_text() == now
    ):
        return False
    check_content()
    STAMP.unlink(missing_ok=True)
    command = [sys.executable, "-m", "reflex", "export", "--frontend-only", "--no-zip"]
    command += ["--json"] if settings.logs_json else []
    result = subprocess.run(command, check=False)  # noqa: S603 -- our own fixed command
    if result.returncode or not (BUILD / "index.html").exists():
        raise StartError("The pages could not be built; the reason stands above.")
    STAMP.write_text(now)
    return True


def serve(settings: Settings) -> None:
    """Serve pages, websocket and delivery on one port until told to stop."""
    os.environ["REFLEX_BACKEND_PORT"] = os.environ["REFLEX_FRONTEND_PORT"] = str(settings.port)
    from granian.log import LOGGING_CONFIG  # noqa: PLC0415 -- slow, and only a server needs it
    from reflex.utils import exec as reflex_exec  # noqa: PLC0415 -- reads the environment set above
    from reflex_base import constants  # noqa: PLC0415
    from reflex_base.environment import environment  # noqa: PLC0415

    # The server configures its log again whenever it starts a process.
    LOGGING_CONFIG.update(server_loggers())
    write_log(settings)
    environment.REFLEX_ENV_MODE.set(constants.Env.PROD)
    environment.REFLEX_SKIP_COMPILE.set(True)
    reflex_exec.run_backend_prod(
        "0.0.0.0",  # noqa: S104 -- a site is there to be reached
        settings.port,
        constants.LogLevel.WARNING,
        mount_frontend_compiled_app=True,
    )


def develop(settings: Settings) -> None:
    """Become the development server: hot reload on PORT, the backend on the port after it."""
    backend = settings.port + 1
    environment = {
        **os.environ,
        "REFLEX_FRONTEND_PORT": str(settings.port),
        "REFLEX_BACKEND_PORT": str(backend),
        "REFLEX_API_URL": f"http://localhost:{backend}",
    }
    command = [sys.executable, "-m", "santa_app.development"]
    os.execve(sys.executable, command, environment)  # noqa: S606 -- our own fixed command
