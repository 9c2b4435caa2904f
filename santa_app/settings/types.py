"""The types of settings: how a value is read, and the sentence that refuses it.

A message continues a sentence that begins with the setting's name.
"""

import re
from base64 import b64decode
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Annotated
from urllib.parse import urlsplit

import idna
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePublicKey
from cryptography.hazmat.primitives.serialization import load_der_public_key
from pydantic import AfterValidator, BeforeValidator, Field
from pydantic_settings import NoDecode
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from santa_app.i18n import LANGUAGES
from santa_app.rules.email_address import EmailAddress, InvalidAddressError

_USUAL_PORTS = {"http": 80, "https": 443}


def _web_url(value: str) -> str:
    """Return a URL as browsers write it: host in lower-case ASCII, no port that is the usual one.

    A browser compares origins, and names its own, in this spelling.
    """
    parts = urlsplit(value)
    try:
        host, port = parts.hostname or "", parts.port
        host = host if host.isascii() else idna.encode(host, uts46=True).decode()
    except ValueError:
        host = ""
    if parts.scheme not in _USUAL_PORTS or not host:
        raise ValueError("should be a web address such as https://example.com")
    if parts.query or parts.fragment:
        raise ValueError("should be a web address without '?' or '#'")
    if "@" in parts.netloc:
        raise ValueError("should be a web address without a user or a password")
    netloc = f"[{host}]" if ":" in host else host
    if port is not None and port != _USUAL_PORTS[parts.scheme]:
        netloc += f":{port}"
    return f"{parts.scheme}://{netloc}{parts.path.rstrip('/')}"


def _origin(value: str) -> str:
    url = _web_url(value)
    if urlsplit(url).path:
        raise ValueError("should be a web address without a path, such as https://example.com")
    return url


def _origins(values: tuple[str, ...]) -> tuple[str, ...]:
    if "*" in values:
        raise ValueError("must name each origin; '*' is not allowed")
    return tuple(_origin(value) for value in values)


def _locales(values: tuple[str, ...]) -> tuple[str, ...]:
    known = tuple(language.locale for language in LANGUAGES)
    if values == ("all",):
        return known
    for value in values:
        if value not in known:
            raise ValueError(f"should be all, or some of {', '.join(known)}, and not {value}")
    return values


def _email(value: str) -> str:
    try:
        return str(EmailAddress.parse(value))
    except InvalidAddressError:
        raise ValueError("should be one e-mail address") from None


def check_database_url(value: str) -> str:
    """Return the URL of a database of a kind that the site can use. Raises ValueError."""
    try:
        backend = make_url(value).get_backend_name()
    except ArgumentError:
        backend = ""
    if backend not in {"sqlite", "postgresql", "postgres"}:
        raise ValueError("should start with sqlite:/// or postgresql://")
    return value


def _public_key(value: str) -> str:
    try:
        key = load_der_public_key(b64decode(value, validate=True))
        is_valid = isinstance(key, EllipticCurvePublicKey)
    except (ValueError, UnsupportedAlgorithm):
        is_valid = False
    if not is_valid:
        raise ValueError("should be the verification key as SendGrid shows it")
    return value


def _matching(pattern: str, message: str) -> AfterValidator:
    def check(value: str) -> str:
        if not re.fullmatch(pattern, value):
            raise ValueError(message)
        return value

    return AfterValidator(check)


def _none_for(word: str) -> BeforeValidator:
    def read(value: object) -> object:
        return None if isinstance(value, str) and value.strip().lower() == word else value

    return BeforeValidator(read)


def _ip_address(value: str) -> str:
    try:
        return str(ip_address(value))
    except ValueError:
        raise ValueError("should be an IP address such as 127.0.0.1 or 0.0.0.0") from None


def _proxies(value: object) -> object:
    if not isinstance(value, str):
        return value
    if value.strip().lower() == "none":
        return ()
    try:
        networks = tuple(ip_network(part.strip()) for part in value.split(","))
    except ValueError:
        raise ValueError(
            "should be 'none', or IP addresses and networks such as 127.0.0.1,10.0.0.0/8"
        ) from None
    if any(network.prefixlen == 0 for network in networks):
        raise ValueError("must not trust every address, or anyone can forge theirs")
    return networks


def _host_name(value: str) -> str:
    label = r"[A-Za-z0-9_-]{1,63}"
    if is_ip_address(value) or re.fullmatch(rf"{label}(\.{label})*", value):
        return value
    raise ValueError("should be a host name such as smtp.example.com, without port")


def is_ip_address(value: str) -> bool:
    """Return whether the text is an IPv4 or IPv6 address."""
    try:
        ip_address(value)
    except ValueError:
        return False
    return True


def _split_at_commas(value: object) -> object:
    if isinstance(value, str):
        return tuple(part.strip().rstrip("/") for part in value.split(",") if part.strip())
    return value


WebUrl = Annotated[str, AfterValidator(_web_url)]
SiteUrl = Annotated[str, AfterValidator(_origin)]
Email = Annotated[str, AfterValidator(_email)]
Contact = Annotated[Email | None, _none_for("none")]
Phone = Annotated[
    str, _matching(r"\+?[\d ().-]{4,29}\d", "should be a phone number such as +1 555 010 0123")
]
OneLine = Annotated[
    str, _matching(r"(?=.*\S).{1,200}", "should be one line of at most 200 characters")
]
DatabaseUrl = Annotated[str, AfterValidator(check_database_url)]
LimitsUrl = Annotated[
    str,
    _matching(
        "(memory|redis|rediss):.*", "should be memory:// or start with redis:// or rediss://"
    ),
]
PublicKey = Annotated[str, AfterValidator(_public_key)]
PagePath = Annotated[
    str, _matching(r"(/[a-z0-9]+(-[a-z0-9]+)*)?", "should be a path such as /letters-to-santa")
]
Origins = Annotated[
    tuple[str, ...], NoDecode, BeforeValidator(_split_at_commas), AfterValidator(_origins)
]
Locales = Annotated[
    tuple[str, ...], NoDecode, BeforeValidator(_split_at_commas), AfterValidator(_locales)
]
HostName = Annotated[str, AfterValidator(_host_name)]
IpAddress = Annotated[str, AfterValidator(_ip_address)]
Proxies = Annotated[
    tuple[IPv4Network | IPv6Network, ...] | None, NoDecode, BeforeValidator(_proxies)
]
Seconds = Annotated[float, Field(gt=0, le=86_400)]
Count = Annotated[int, Field(ge=1, le=10_000)]
LargeCount = Annotated[int, Field(ge=1, le=1_000_000)]
Quota = Annotated[int, Field(ge=0, le=100_000_000)]
DayQuota = Annotated[Quota | None, _none_for("unlimited")]
