"""Proves who signs in at the desk: passwords by argon2, codes by TOTP, keys of sessions."""

import asyncio
import base64
import hashlib
import hmac
import secrets
from contextlib import suppress
from datetime import datetime
from typing import Final

import pyotp
import segno
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from cryptography.fernet import Fernet

SHORTEST_PASSWORD: Final = 12
_STEP_SECONDS: Final = 30
_HASHER: Final = PasswordHasher()
_NOBODYS: Final = _HASHER.hash(secrets.token_urlsafe())
"""The hash that is checked for a name without account, so that the time tells nothing."""


class Keys:
    """What the desk derives from the site's secret key."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()
        self._box = Fernet(base64.urlsafe_b64encode(self._digest("totp")))
        # One at a time: each takes 64 MB for some 50 ms.
        self._hashing = asyncio.Lock()

    def _digest(self, text: str) -> bytes:
        return hmac.new(self._secret, f"desk:{text}".encode(), hashlib.sha256).digest()

    def hashed(self, text: str) -> str:
        """Return what is stored in place of a cookie, a name or an address."""
        return self._digest(f"stored:{text}").hex()

    def csrf_token(self, cookie: str) -> str:
        return self._digest(f"csrf:{cookie}").hex()

    def sealed(self, secret: str) -> str:
        return self._box.encrypt(secret.encode()).decode()

    def unsealed(self, sealed: str) -> str:
        return self._box.decrypt(sealed.encode()).decode()

    async def check_password(self, stored: str | None, password: str) -> bool:
        """Return whether a password is right; takes as long where there is no account."""
        async with self._hashing:
            right = await asyncio.to_thread(_verify, stored or _NOBODYS, password)
        return right and stored is not None


def password_hash(password: str) -> str:
    return _HASHER.hash(password)


def _verify(stored: str, password: str) -> bool:
    with suppress(Argon2Error, InvalidHashError):
        return _HASHER.verify(stored, password)
    return False


def qr_code(secret: str, name: str, product: str) -> str:
    """Return the QR code by which an authenticator app learns the secret, as a data URL."""
    uri = pyotp.TOTP(secret).provisioning_uri(name=name, issuer_name=f"{product}: desk")
    return segno.make(uri, error="m").svg_data_uri(scale=5, border=4, light="#fff")


def code_step(secret: str, code: str, now: datetime) -> int | None:
    """Return the time step of a code, this one or one beside it, or None for a wrong code."""
    totp = pyotp.TOTP(secret)
    step = int(now.timestamp()) // _STEP_SECONDS
    digits = code.replace(" ", "")
    for near in (step, step - 1, step + 1):
        if hmac.compare_digest(totp.generate_otp(near).encode(), digits.encode()):
            return near
    return None
