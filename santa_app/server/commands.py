"""The commands `run`, `build`, `export`, `dev`, `migrate` and `serve` of `santa`.

The Makefile and the tests use the same functions, so tests see exactly what a visitor sees.
"""

import errno
import hashlib
import json
import logging
import os
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from ipaddress import ip_address
from pathlib import Path

from santa_app import marks
from santa_app.build_folder import IS_RELEASE, ROOT, build_folder, enter_site_folder
from santa_app.framework.server.allocator import give_memory_back
from santa_app.i18n import DEFAULT_LOCALE, SITE_LANGUAGE, Language
from santa_app.observability.logs import configure_logging, web_server_log_config
from santa_app.observability.masking import file_message
from santa_app.server import language_builds
from santa_app.server.language_builds import ENGLISH, STAMP_FILE
from santa_app.server.metrics import serve_metrics, share_metrics
from santa_app.settings import OperatorError, Settings, SettingsError, load_settings

logger = logging.getLogger("santa_app")

MAX_BUILDS_AT_ONCE = 4
"""Languages that are built at the same time: the process of each takes up to 700 MB (measured)."""
OTHER_FILES = 256
"""Descriptors for everything but visitors: database, mail service, log, files that are served."""
COMMANDS = {
    "run": "migrate the database, build or fill in the pages, and serve them",
    "serve": "serve the pages, with a database that is migrated",
    "migrate": "migrate the database to the newest revision",
    "build": "build the pages, or fill the settings into those of a release",
    "export": "write the pages into the folder export, for a CDN or a web server",
    "dev": "serve with hot reload; in a checkout only",
}
OTHERS = {
    "setup": "ask for what a site of your own needs, and write .env",
    "letters": "look after letters and replies; `santa letters --help` lists the commands",
}
BUILD = language_builds.WEB / "build" / "client"
STAMP = language_builds.WEB / STAMP_FILE
SOURCES = (
    "santa_app",
    "packages/reflex-browser-state/src",
    "assets",
    "rxconfig.py",
    "requirements.lock",
    "reflex.lock/package-lock.json",
)


_RESERVATIONS: list[socket.socket] = []
"""Sockets that reserve the port until this process ends."""


class StartError(OperatorError):
    """The site cannot start."""


def prepare_environment() -> None:
    """Make Reflex use this virtual environment's Node and npm, without telemetry.

    Call it before anything loads the web server.
    """
    give_memory_back()
    here = str(Path(sys.executable).parent)
    others = [part for part in os.environ.get("PATH", "").split(os.pathsep) if part != here]
    os.environ["PATH"] = os.pathsep.join([here, *others])  # an older Node may come first
    os.environ.setdefault("REFLEX_USE_NPM", "1")
    os.environ.setdefault("REFLEX_TELEMETRY_ENABLED", "false")
    os.environ.setdefault("REFLEX_CHECK_LATEST_VERSION", "false")


def reserve_port(settings: Settings) -> None:
    """Check that the server can listen on its port, and keep other starts away. Raises StartError.

    The web server's workers share the port (SO_REUSEPORT), and open it only when the app is
    loaded. A second start in between would find it free, and the two servers would take turns in
    answering. So on Linux this process keeps a socket that is named after the port, until it ends.
    """
    host = settings.listen_host
    another = "choose another one with PORT in .env, or PORT=3001 before the command"
    in_use = StartError(
        f"Port {settings.port} is in use: stop the program that uses it, or {another}."
    )
    if sys.platform == "linux":
        reservation = socket.socket(socket.AF_UNIX)
        try:
            reservation.bind(f"\0santa-app-port-{settings.port}")
        except OSError as error:
            reservation.close()
            raise in_use from error
        _RESERVATIONS.append(reservation)
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, settings.port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise in_use from error
            raise StartError(
                f"Port {settings.port} cannot be used on {host}: {error.strerror}; {another}."
            ) from error


def check_descriptors(settings: Settings) -> None:
    """Raise the limit of open files to suffice for MAX_CONNECTIONS; warn in development.

    Raises StartError in production; in development a warning is enough.
    """
    needed = 2 * settings.max_connections + OTHER_FILES
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (needed, hard):
        with suppress(OSError, ValueError):  # macOS refuses a limit that is infinite
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if limit >= needed or limit == resource.RLIM_INFINITY:
        return
    message = (
        f"MAX_CONNECTIONS={settings.max_connections} needs {needed} file descriptors, and this "
        f"process may open {limit}. Raise the limit (ulimit -n, LimitNOFILE= of systemd), or set "
        f"MAX_CONNECTIONS={max((limit - OTHER_FILES) // 2, 1)}"
    )
    if settings.environment == "production":
        raise StartError(message)
    logger.warning(message)


def migrate(settings: Settings) -> None:
    """Migrate the database to the newest revision. Raises DatabaseError."""
    from santa_app.database.migrations import upgrade  # noqa: PLC0415 -- slow to load, and a build does not need it

    upgrade(settings)


def check_site_key(settings: Settings) -> None:
    """Raise KeyChangedError where the database knows SECRET_KEY as another one."""
    from santa_app.database.migrations import check_site_key  # noqa: PLC0415 -- as above

    check_site_key(settings)


def _files() -> Iterator[Path]:
    for name in SOURCES:
        path = ROOT / name
        if path.is_file():
            yield path
        else:
            yield from sorted(
                item for item in path.rglob("*") if item.is_file() and item.suffix != ".pyc"
            )


def fingerprint(settings: Settings, language: Language = ENGLISH) -> str:
    """Return a digest of what a language's built pages depend on.

    These are the sources, settings and this year, and the catalogs of the published languages.
    """
    digest = hashlib.sha256()
    built_in: list[object] = []
    if not marks.MARKED:
        built_in = [
            settings.site_url,
            settings.product_name,
            settings.letter_path,
            settings.sender,
            settings.keep_days_after_reply,
            settings.keep_days_at_most,
            *settings.operator,
            datetime.now(UTC).year,  # the copyright line ends with it
        ]
    built_in += language_builds.state(_published(settings), language)
    digest.update(json.dumps(built_in).encode())
    for path in _files():
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def check_language(command: str) -> None:
    """Raise StartError where another command than `dev` is asked for another language.

    It would serve or build English with foreign texts.
    """
    if command != "dev" and SITE_LANGUAGE != DEFAULT_LOCALE:
        raise StartError("SITE_LANGUAGE is for `python -m santa_app dev` only: remove it.")


def check_content() -> None:
    """Load all content, whose entries validate themselves, and check that their files exist.

    Raises StartError, which names the entry, the field and the rule.
    """
    from santa_app.content.checks import ContentError  # noqa: PLC0415 -- a migration needs neither
    from santa_app.content.files import check_files  # noqa: PLC0415

    try:
        check_files(ROOT / "assets")
    except ContentError as error:
        raise StartError(f"The pages could not be built. {error}") from error


def build(settings: Settings, *, force: bool = False) -> bool:
    """Build the pages whose last build is out of date; return whether it built any.

    Languages whose catalogs are incomplete are left out. What they lack is written to standard
    error. Raises StartError; Reflex has written the reason to standard error.
    """
    published = _published(settings)
    outdated = [one for one in published if force or not _is_built(settings, one)]
    if outdated:
        check_content()
    with ThreadPoolExecutor(min(os.cpu_count() or 1, MAX_BUILDS_AT_ONCE)) as at_once:
        if ENGLISH in outdated:  # the others use the packages that it installs
            _build_language(settings, published, ENGLISH)
        others = [language for language in outdated if language is not ENGLISH]
        list(at_once.map(partial(_build_language, settings, published), others))
    if outdated or language_builds.installed(BUILD) != published:
        language_builds.install(published)
    if outdated:
        for line in language_builds.missing(settings.languages, published):
            sys.stderr.write(f"{line}\n")
    return bool(outdated)


def _published(settings: Settings) -> tuple[Language, ...]:
    return language_builds.published(settings.languages, incomplete=settings.incomplete_languages)


def _is_built(settings: Settings, language: Language) -> bool:
    folder = language_builds.web_folder(language)
    stamp = folder / STAMP_FILE
    return (
        stamp.exists()
        and language_builds.home_page(language).exists()
        and stamp.read_text() == fingerprint(settings, language)
    )


def _build_language(
    settings: Settings, published: tuple[Language, ...], language: Language
) -> None:
    stamp = language_builds.web_folder(language) / STAMP_FILE
    stamp.unlink(missing_ok=True)
    if language is not ENGLISH:
        language_builds.prepare(language)
    command = [sys.executable, "-m", "santa_app.framework.build.export_frontend"]
    command += ["--json"] if settings.logs_json else []
    environment = {**os.environ, **language_builds.environment(published, language)}
    result = subprocess.run(command, env=environment, check=False)  # noqa: S603 -- our own fixed command
    if result.returncode or not language_builds.home_page(language).exists():
        name = "" if language is ENGLISH else f" in {language.name}"
        raise StartError(f"The pages could not be built{name}; see the output above.")
    stamp.write_text(fingerprint(settings, language))


def prepare_pages(settings: Settings, *, force: bool = False) -> None:
    """Build the pages of a checkout like `build`, or fill in those of a release, to be served."""
    if not IS_RELEASE:
        build(settings, force=force)
        return
    from santa_app.server import filling  # noqa: PLC0415 -- loads Reflex

    folder = filling.fill_release(settings)
    filling.hold(folder)
    os.environ["REFLEX_WEB_WORKDIR"] = str(folder)


def publish_assets(settings: Settings) -> None:
    """Put the built assets where servers of an older release on this machine find them.

    During an update, a page of the new release may ask one of the old release for its modules.
    """
    if settings.kept_assets_dir is not None:
        from santa_app.server import kept_assets  # noqa: PLC0415 -- loads the web framework

        kept_assets.publish(settings.kept_assets_dir)


def check_build(settings: Settings) -> None:
    """Raise OperatorError unless the pages are built and the database is migrated, for `serve`.

    Pages that were built from other settings are a warning only, because a new year counts as one.
    """
    from santa_app.database.migrations import check_revision  # noqa: PLC0415 -- slow to load

    if IS_RELEASE:
        check_revision(settings)
        prepare_pages(settings)
        return
    if not (STAMP.exists() and (BUILD / "index.html").exists()):
        raise StartError("The pages are not built: run `python -m santa_app build` first.")
    check_revision(settings)
    if STAMP.read_text() != fingerprint(settings):
        logger.warning("the pages were built from other sources or settings: build them again")


def serve(settings: Settings, *, with_pages: bool = True) -> None:
    """Serve pages and websockets and send replies, on one port, until the process is stopped."""
    from santa_app.framework.server.web_server import run_web_server  # noqa: PLC0415 -- loads Reflex

    if settings.metrics_port is not None:
        serve_metrics(settings.metrics_host, settings.metrics_port)
    configure_logging(settings)
    run_web_server(
        host=settings.listen_host,
        port=settings.port,
        workers=settings.granian_workers,
        request_timeout=settings.request_timeout,
        max_connections=settings.max_connections,
        log_config=web_server_log_config(),
        with_pages=with_pages,
    )


def develop(settings: Settings) -> None:
    """Become Reflex's development server: pages on PORT, backend on the port after it."""
    ports = {"frontend": settings.port, "backend": settings.port + 1}
    environment = {
        **os.environ,
        "REFLEX_API_URL": f"http://localhost:{ports['backend']}",
        # A worker that is forked would inherit the modules that rxconfig.py has loaded, as they
        # were when the server started, and fail on every name that was added to them since.
        "REFLEX_STRICT_HOT_RELOAD": "true",
    }
    command = [sys.executable, "-m", "reflex", "run", "--env", "dev"]
    command += ["--backend-host", settings.listen_host]
    for name, port in ports.items():
        command += [f"--{name}-port", str(port)]
    os.execve(sys.executable, command, environment)  # noqa: S606 -- our own fixed command


def _local_url(settings: Settings) -> str:
    host = ip_address(settings.listen_host)
    name = f"[{host}]" if host.version == 6 else host
    if host.is_loopback or host.is_unspecified:
        name = "localhost"
    return f"http://{name}:{settings.port}"


def announce(settings: Settings) -> None:
    """Tell the operator the URL of the site, where the server listens and where replies go."""
    host, port = settings.smtp_address
    where = {
        "file": f"This is a demo: replies are written to {settings.outbox_dir.resolve()}/",
        "sendgrid": f"Replies are sent by SendGrid from {settings.mail_from}",
        "smtp": f"Replies are sent by {host}, port {port}, from {settings.mail_from}",
    }[settings.sender]
    url = local = _local_url(settings)
    if settings.site_url != local:
        url = f"{settings.site_url} (SITE_URL), served at {local}"
    if settings.logs_json:
        logger.info("%s: %s. %s", settings.product_name, url, where)
        return
    sys.stdout.write(f"\n  {settings.product_name}: {url}\n  {where}\n\n")
    sys.stdout.flush()


def usage() -> str:
    """Return the commands, each with what it does."""
    lines = "".join(f"\n  {name:8} {does}" for name, does in (COMMANDS | OTHERS).items())
    return f"usage: santa COMMAND, or python -m santa_app COMMAND\n{lines}"


def main(arguments: list[str]) -> int:
    """Run one command and return its exit code; an error is one sentence."""
    if len(arguments) != 1 or arguments[0] not in COMMANDS:
        wrong = f"`santa {' '.join(arguments)}` is no command.\n\n" if arguments else ""
        sys.stderr.write(f"{wrong}{usage()}\n")
        return 2
    enter_site_folder()
    prepare_environment()
    settings = None
    try:
        check_language(arguments[0])
        settings = load_settings()
        if settings.logs_json:
            configure_logging(settings)
        _run(arguments[0], settings)
    except SettingsError as error:
        sys.stderr.write(f"\n{error}\n")
        return 1
    except OperatorError as error:
        if settings and settings.logs_json:
            logger.critical("%s", error)
        else:
            sys.stderr.write(f"\n{error}\n")
        return 1
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        sys.stderr.write(f"\n{file_message(error)}\n")
        return 1
    return 0


def _prepare_process(settings: Settings) -> None:
    check_descriptors(settings)
    if settings.metrics_port is not None:
        share_metrics()


def _run(name: str, settings: Settings) -> None:
    if IS_RELEASE and name == "dev":
        raise StartError("`santa dev` needs the sources: use a checkout.")
    if name == "build":
        prepare_pages(settings, force=True)
        publish_assets(settings)
        return
    if name == "export":
        prepare_pages(settings)
        from santa_app.server import export  # noqa: PLC0415 -- loads the pages

        export.export(build_folder() / "client", export.FOLDER)
        sys.stdout.write(f"The pages are in {export.FOLDER.resolve()}/.\n")
        return
    if name != "migrate":
        reserve_port(settings)
    if name in {"run", "serve"}:
        _prepare_process(settings)
    if name == "serve":
        check_build(settings)
        check_site_key(settings)
        announce(settings)
        serve(settings)
        return
    migrate(settings)
    if name != "migrate":
        check_site_key(settings)
    if name == "run":
        prepare_pages(settings)
        announce(settings)
        serve(settings)
    elif name == "dev":
        announce(settings)
        develop(settings)
