"""The desk's requests: sessions, CSRF tokens, roles, headers, templates."""

import hmac
import json
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qsl

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from santa_app.client_address import client_address, ip_key
from santa_app.i18n import current_language, pgettext, use_locale
from santa_app.i18n.checks import DESK, DESK_LOCALES
from santa_app.letters.desk.accounts import Keys
from santa_app.letters.desk.models import Role
from santa_app.letters.http import RequestRefusedError, read_body
from santa_app.letters.operator.output import duration, moment
from santa_app.letters.repository import LetterNotFoundError
from santa_app.letters.repository.desk import DeskStore
from santa_app.settings import Settings

FOLDER: Final = Path(__file__).parent / "templates"
HALF: Final = "half"
"""The state of a session that lacks the second factor, or the provider's answer."""
SIGNED_IN: Final = "signed in"
MOST_BYTES: Final = 40_000
_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; img-src data:; "
    "form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "X-Robots-Tag": "noindex",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_SAME_SITE: Final = frozenset({"same-origin", None})


@dataclass(slots=True, kw_only=True, repr=False)
class Visit:
    """One request, and who makes it."""

    request: Request
    cookie: str
    """What the cookie has; empty without one."""
    session: Any
    """The row of `SESSIONS`; None without one."""
    network: str
    """The key under which tries from the client's network are counted."""
    person: Any = None
    """The row of `PEOPLE` of who is signed in, with the second factor; None without one."""
    form: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.person.name if self.person else ""

    @property
    def data(self) -> dict[str, Any]:
        return json.loads(self.session.data) if self.session else {}


Handler = Callable[[Visit], Awaitable[Response]]


class Web:
    """Answers the desk's requests; the pages are handlers of a `Visit`."""

    def __init__(self, settings: Settings, store: DeskStore, keys: Keys) -> None:
        self._store = store
        self._keys = keys
        self._proxies = settings.trusted_proxies or ()
        self._is_secure = (settings.desk_url or "").startswith("https://")
        # A browser takes a cookie with this prefix only over TLS, and from this host alone.
        self._cookie = "__Host-desk" if self._is_secure else "desk"
        loader = FileSystemLoader(FOLDER)
        self._templates = Environment(loader=loader, autoescape=True, undefined=StrictUndefined)
        own: dict[str, Any] = {"_": lambda text: pgettext(DESK, text)}
        own |= {"product": settings.product_name, "two_people": settings.desk_two_people}
        self._templates.globals |= own
        filters = {"moment": moment, "duration": duration, "sum_counts": Counter[str].total}
        self._templates.filters |= filters

    def endpoint(
        self, handle: Handler, roles: Collection[Role] | None
    ) -> Callable[[Request], Awaitable[Response]]:
        """Return the endpoint of a page for people with one of `roles`; None: for everyone."""

        async def answer(request: Request) -> Response:
            with use_locale(_locale(request)):
                try:
                    response = await self._answer(request, handle, roles)
                except LetterNotFoundError:
                    response = self.message(None, "gone", 404)
                except RequestRefusedError as error:
                    response = self.message(None, "refused", error.status)
            response.headers.update(_HEADERS)
            return response

        return answer

    async def _answer(
        self, request: Request, handle: Handler, roles: Collection[Role] | None
    ) -> Response:
        cookie = request.cookies.get(self._cookie, "")
        comes_from = request.headers.get("sec-fetch-site")
        is_post = request.method == "POST"
        if not is_post and not cookie and comes_from == "cross-site":
            # A browser keeps a SameSite=Strict cookie back on the way from the alert mail or the
            # OpenID Connect provider; it sends it when this page leads to itself.
            return self.page(None, "again.html")
        session = await self._store.session(self._keys.hashed(cookie)) if cookie else None
        address = ip_key(client_address(request.scope, self._proxies))
        network = f"network:{self._keys.hashed(address)}"
        visit = Visit(request=request, cookie=cookie, session=session, network=network)
        if session is not None and session.state == SIGNED_IN:
            visit.person = next(iter(await self._store.people(id=session.person_id)), None)
        if is_post:
            visit.form = _form(await read_body(request, MOST_BYTES))
            token = visit.form.get("csrf", "").encode()
            right = self._keys.csrf_token(cookie).encode()
            if not cookie or comes_from not in _SAME_SITE or not hmac.compare_digest(token, right):
                return self.message(visit, "expired", 403)
        if roles is not None and visit.person is None:
            return self.message(visit, "expired", 403) if is_post else go_to("/sign-in")
        if roles is not None and visit.person is not None and visit.person.role not in roles:
            return self.message(visit, "forbidden", 403)
        return await handle(visit)

    async def start_session(
        self, visit: Visit, response: Response, person: int | None, state: str
    ) -> str:
        """Give the browser a new session, end the one it had, and return the new one's key."""
        if visit.session is not None:
            await self._store.end_session(visit.session.key)
        visit.cookie = secrets.token_urlsafe(32)
        key = self._keys.hashed(visit.cookie)
        await self._store.start_session(key, person, state)
        self.set_cookie(response, visit.cookie)
        return key

    def set_cookie(self, response: Response, value: str) -> None:
        response.set_cookie(
            self._cookie, value, path="/", httponly=True, secure=self._is_secure, samesite="strict"
        )

    def page(
        self, visit: Visit | None, template: str, status: int = 200, **facts: object
    ) -> HTMLResponse:
        """Return a page; a browser without a cookie gets one, which its forms' tokens belong to."""
        new_cookie = visit is not None and not visit.cookie
        if visit is not None and new_cookie:
            visit.cookie = secrets.token_urlsafe(32)
        facts["csrf"] = self._keys.csrf_token(visit.cookie) if visit else ""
        facts |= {"language": current_language().tag, "person": visit and visit.person}
        response = HTMLResponse(self._templates.get_template(template).render(facts), status)
        if visit is not None and new_cookie:
            self.set_cookie(response, visit.cookie)
        return response

    def message(
        self, visit: Visit | None, about: str, status: int = 200, *, number: int = 0, note: str = ""
    ) -> HTMLResponse:
        """Return a page with one sentence of `message.html`."""
        return self.page(visit, "message.html", status, about=about, number=number, note=note)


def go_to(path: str) -> Response:
    return RedirectResponse(path, 303)


def _form(body: bytes) -> dict[str, str]:
    try:
        fields = parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=20)
    except ValueError:
        raise RequestRefusedError(400, "it is no form") from None
    return {name: value.replace("\r\n", "\n").replace("\0", "") for name, value in fields}


def _locale(request: Request) -> str:
    wanted = request.headers.get("accept-language", "").lower().split(",")
    found = (one.strip()[:2] for one in wanted)
    return next((one for one in found if one in DESK_LOCALES), DESK_LOCALES[0])
