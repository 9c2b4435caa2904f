"""Signing in at the desk: name and password, then a code; or an OpenID Connect provider."""

from typing import Any, Final

import pyotp
from authlib.integrations.base_client import OAuthError
from authlib.integrations.starlette_client import OAuth
from httpx2 import HTTPError
from joserfc.errors import JoseError
from sqlalchemy import Row
from starlette.responses import Response

from santa_app.letters.clock import Clock
from santa_app.letters.desk.accounts import Keys, code_step, qr_code
from santa_app.letters.desk.web import HALF, SIGNED_IN, Visit, Web, go_to
from santa_app.letters.repository.desk import DeskStore
from santa_app.settings import Settings

ACCOUNT_TRIES: Final = 6
"""Passwords and codes that are checked for one account before it is locked."""
NETWORK_TRIES: Final = 30
"""The same from one network, for all accounts together."""


class SignIn:
    """The pages on which people prove who they are."""

    def __init__(
        self, settings: Settings, store: DeskStore, keys: Keys, web: Web, clock: Clock
    ) -> None:
        self._store, self._keys, self._web, self._clock = store, keys, web, clock
        self._product = settings.product_name
        self._callback = f"{settings.desk_url}/oidc"
        self._provider: Any = None
        if settings.desk_oidc_issuer and settings.desk_oidc_client_secret:
            self._provider = OAuth().register(
                "desk",
                client_id=settings.desk_oidc_client_id,
                client_secret=settings.desk_oidc_client_secret.get_secret_value(),
                server_metadata_url=f"{settings.desk_oidc_issuer}/.well-known/openid-configuration",
                client_kwargs={"scope": "openid email", "code_challenge_method": "S256"},
            )

    async def form(self, visit: Visit, problem: str = "", status: int = 200) -> Response:
        has_provider = self._provider is not None
        facts = {"problem": problem, "by_provider": has_provider}
        return self._web.page(visit, "sign_in.html", status, **facts)

    def _account(self, name: str) -> str:
        return f"account:{self._keys.hashed(name.casefold())}"

    async def _may_try(self, visit: Visit, account: str) -> bool:
        return await self._store.begin_try({account: ACCOUNT_TRIES, visit.network: NETWORK_TRIES})

    async def password(self, visit: Visit) -> Response:
        """Check name and password; the answer does not say which was wrong."""
        if self._provider is not None:
            return self._web.message(visit, "forbidden", 403)
        name = visit.form.get("name", "").strip()[:200]
        if not await self._may_try(visit, self._account(name)):
            return await self.form(visit, "locked", 429)
        person = next(iter(await self._store.people(name=name)), None)
        stored = person.password_hash if person else None
        is_right = await self._keys.check_password(stored, visit.form.get("password", "")[:200])
        if person is None or not is_right:
            return await self.form(visit, "wrong", 401)
        response = go_to("/code")
        await self._web.start_session(visit, response, person.id, HALF)
        return response

    async def _half_signed_in(self, visit: Visit) -> Row[Any] | None:
        if visit.session is None or visit.session.state != HALF or not visit.session.person_id:
            return None
        return next(iter(await self._store.people(id=visit.session.person_id)), None)

    async def code_form(self, visit: Visit) -> Response:
        person = await self._half_signed_in(visit)
        return await self._code_form(visit, person) if person else go_to("/sign-in")

    async def _code_form(
        self, visit: Visit, person: Row[Any], problem: str = "", status: int = 200
    ) -> Response:
        """Ask for a code; at the first sign-in, show the secret that an app makes codes of."""
        secret = qr = ""
        if person.totp_secret is None:
            sealed = visit.data.get("totp")
            secret = self._keys.unsealed(sealed) if sealed else pyotp.random_base32()
            if not sealed:
                data = {"totp": self._keys.sealed(secret)}
                await self._store.set_data(visit.session.key, data)
            qr = qr_code(secret, person.name, self._product)
        shown = {"problem": problem, "secret": secret, "qr": qr}
        return self._web.page(visit, "code.html", status, **shown)

    async def code(self, visit: Visit) -> Response:
        """Check the second factor, without which nobody is signed in."""
        person = await self._half_signed_in(visit)
        if person is None:
            return go_to("/sign-in")
        account = self._account(person.name)
        if not await self._may_try(visit, account):
            return await self._code_form(visit, person, "locked", 429)
        sealed = person.totp_secret or visit.data.get("totp")
        code, secret = visit.form.get("code", ""), self._keys.unsealed(sealed) if sealed else ""
        step = code_step(secret, code, self._clock()) if sealed else None
        if step is None or not await self._store.use_code(person.id, str(sealed), step):
            return await self._code_form(visit, person, "wrong", 401)
        await self._store.forget_tries(account, visit.network, 2)
        return await self._signed_in(visit, person)

    async def _signed_in(self, visit: Visit, person: Row[Any]) -> Response:
        response = go_to("/")
        await self._web.start_session(visit, response, person.id, SIGNED_IN)
        await self._store.record(person.name, "signed in")
        return response

    async def sign_out(self, visit: Visit) -> Response:
        if visit.session is not None:
            await self._store.end_session(visit.session.key)
        return go_to("/sign-in")

    async def to_provider(self, visit: Visit) -> Response:
        """Lead to the OpenID Connect provider; the session keeps what its answer has to match."""
        if self._provider is None or not await self._store.begin_try(
            {visit.network: NETWORK_TRIES}
        ):
            return self._web.message(visit, "forbidden", 403)
        kept: dict[str, Any] = {}
        visit.request.scope["session"] = kept
        try:
            response = await self._provider.authorize_redirect(visit.request, self._callback)
        except (OAuthError, HTTPError, ValueError, KeyError):
            return await self.form(visit, "provider", 502)
        key = await self._web.start_session(visit, response, None, HALF)
        await self._store.set_data(key, kept)
        return response

    async def from_provider(self, visit: Visit) -> Response:
        """Sign in whom the provider names by a confirmed e-mail address that has an account."""
        if self._provider is None or visit.session is None or visit.session.state != HALF:
            return go_to("/sign-in")
        visit.request.scope["session"] = visit.data
        try:
            token = await self._provider.authorize_access_token(visit.request)
        except (OAuthError, HTTPError, JoseError, ValueError, KeyError):
            return await self.form(visit, "provider", 401)
        user = token.get("userinfo") or {}
        name = str(user.get("email", ""))
        person = next(iter(await self._store.people(name=name)), None)
        if person is None or user.get("email_verified") is not True:
            return await self.form(visit, "unknown", 403)
        await self._store.forget_tries("", visit.network, 1)
        return await self._signed_in(visit, person)
