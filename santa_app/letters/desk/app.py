"""The desk's ASGI application, which `python -m santa_app.letters desk` serves."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.responses import FileResponse, Response

from santa_app.database import database_now, open_database
from santa_app.letters.clock import Clock, utc_now
from santa_app.letters.desk.accounts import Keys
from santa_app.letters.desk.models import Role
from santa_app.letters.desk.pages import Pages
from santa_app.letters.desk.sign_in import SignIn
from santa_app.letters.desk.web import FOLDER, Visit, Web
from santa_app.letters.repository import LetterRepository
from santa_app.letters.repository.desk import DeskStore
from santa_app.observability.logs import protect_logs
from santa_app.settings import Settings, load_settings

READERS: Final = frozenset({Role.DECIDES})
EVERYONE: Final = frozenset(Role)


def create_app(settings: Settings | None = None, clock: Clock | None = None) -> Starlette:
    """Return the desk; `clock` is for tests."""
    protect_logs()
    settings = settings or load_settings()
    database = open_database(settings)
    now = database_now if clock is None else lambda _: clock()
    repository = LetterRepository(database, settings, now)
    store = DeskStore(database, now, repository.audit)
    keys = Keys(settings.storing_key())
    web = Web(settings, store, keys)
    sign_in = SignIn(settings, store, keys, web, clock or utc_now)
    pages = Pages(settings, store, repository, web)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncGenerator[None]:
        await repository.check_tables()
        pages.erasure.start()
        try:
            yield
        finally:
            await pages.erasure.stop()
            await database.close()

    async def style(_: Visit) -> Response:
        return FileResponse(FOLDER / "desk.css", media_type="text/css")

    app = Starlette(lifespan=lifespan)
    for method, path, handle, roles in (
        ("GET", "/desk.css", style, None),
        ("GET", "/sign-in", sign_in.form, None),
        ("POST", "/sign-in", sign_in.password, None),
        ("GET", "/code", sign_in.code_form, None),
        ("POST", "/code", sign_in.code, None),
        ("GET", "/oidc/start", sign_in.to_provider, None),
        ("GET", "/oidc", sign_in.from_provider, None),
        ("POST", "/sign-out", sign_in.sign_out, EVERYONE),
        ("GET", "/", pages.start, EVERYONE),
        ("GET", "/numbers", pages.numbers, EVERYONE),
        ("GET", "/season.csv", pages.season, EVERYONE),
        ("GET", "/letters/{number:int}", pages.letter, READERS),
        ("POST", "/letters/{number:int}/show", pages.show, READERS),
        ("POST", "/letters/{number:int}/decide", pages.decide, READERS),
        ("GET", "/mailboxes", pages.mailboxes, READERS),
        ("POST", "/mailboxes", pages.mailbox, READERS),
        ("POST", "/sending", pages.sending, READERS),
        ("GET", "/audit", pages.audit, READERS),
    ):
        app.add_route(path, web.endpoint(handle, roles), methods=[method])
    # Another name could be that of an attacker's site which leads a browser to this machine.
    own = urlsplit(settings.desk_url or "").hostname
    hosts = ["127.0.0.1", "localhost", "[::1]", *([own] if own else [])]
    app.add_middleware(TrustedHostMiddleware, allowed_hosts=hosts, www_redirect=False)
    return app
