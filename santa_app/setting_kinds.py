"""The kinds of values that settings have, each with its check and its complaint.

A complaint continues a sentence that begins with the setting's name.
"""

import re
from base64 import b64decode
from typing import Annotated
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePublicKey
from cryptography.hazmat.primitives.serialization import load_der_public_key
from pydantic import AfterValidator, BeforeValidator, Field
from pydantic_settings import NoDecode
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError


def _web_address(value: str) -> str:
    parts = urlsplit(value)
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise ValueError("should be a web address such as https://example.com")
    if parts.query or parts.fragment:
        raise ValueError("should be a web address without '?' or '#'")
    return value.rstrip("/")


def _mail_address(value: str) -> str:
    if not re.fullmatch(r"[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,]+", value):
        raise ValueError("should be one e-mail address")
    return value


def _database_address(value: str) -> str:
    try:
        backend = make_url(value).get_backend_name()
    except ArgumentError:
        backend = ""
    if backend not in {"sqlite", "postgresql", "postgres"}:
        raise ValueError("should start with sqlite:/// or postgresql://")
    return value


def _limits_address(value: str) -> str:
    if urlsplit(value).scheme not in {"memory", "redis", "rediss"}:
        raise ValueError("should be memory:// or start with redis:// or rediss://")
    return value


def _public_key(value: str | None) -> str | None:
    if value is None:
        return None
    try:
        key = load_der_public_key(b64decode(value, validate=True))
        fits = isinstance(key, EllipticCurvePublicKey)
    except (ValueError, UnsupportedAlgorithm):
        fits = False
    if not fits:
        raise ValueError("should be the verification key as SendGrid shows it")
    return value


def _page_path(value: str) -> str:
    if not re.fullmatch(r"(/[a-z0-9]+(-[a-z0-9]+)*)?", value):
        raise ValueError("should be a path such as /letters-to-santa")
    return value


def _by_commas(value: object) -> object:
    if isinstance(value, str):
        return tuple(part.strip().rstrip("/") for part in value.split(",") if part.strip())
    return value


def slug(name: str) -> str:
    """Return `name` in small ASCII letters and digits, joined by hyphens."""
    return "-".join(re.findall(r"[a-z0-9]+", name.lower()))


WebAddress = Annotated[str, AfterValidator(_web_address)]
MailAddress = Annotated[str, AfterValidator(_mail_address)]
Seconds = Annotated[float, Field(gt=0, le=86_400)]
Count = Annotated[int, Field(ge=1, le=10_000)]
Budget = Annotated[int, Field(ge=0, le=100_000_000)]
LargeCount = Annotated[int, Field(ge=1, le=1_000_000)]
DatabaseAddress = Annotated[str, AfterValidator(_database_address)]
LimitsAddress = Annotated[str, AfterValidator(_limits_address)]
PublicKey = Annotated[str | None, AfterValidator(_public_key)]
PagePath = Annotated[str, AfterValidator(_page_path)]
CommaSeparated = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_by_commas)]
