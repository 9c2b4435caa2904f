"""The settings of the site: every environment variable, validated once, with its default.

A validator's message continues a sentence that begins with the setting's name.
"""

import os
import re
import secrets
import socket
from base64 import b64decode
from collections.abc import Collection
from difflib import get_close_matches
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, Self
from urllib.parse import urlsplit

import idna
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePublicKey
from cryptography.hazmat.primitives.serialization import load_der_public_key
from dotenv.parser import Binding, parse_stream
from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    SecretStr,
    ValidationError,
    model_validator,
)
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from santa_app.i18n import LANGUAGES
from santa_app.rules.email_address import EmailAddress, InvalidAddressError

MIN_SECRET_LENGTH = 32


class SettingsError(Exception):
    """A setting is malformed or unsafe; the message is one sentence for the operator."""


def slugify(name: str) -> str:
    """Return `name` in lowercase ASCII letters and digits, joined by hyphens."""
    return "-".join(re.findall(r"[a-z0-9]+", name.lower()))


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
            raise ValueError(f"must name locales of the site, such as de or pt_BR, not {value}")
    return values


def _email(value: str) -> str:
    try:
        return str(EmailAddress.parse(value))
    except InvalidAddressError:
        raise ValueError("should be one e-mail address") from None


def _database_url(value: str) -> str:
    try:
        backend = make_url(value).get_backend_name()
    except ArgumentError:
        backend = ""
    if backend not in {"sqlite", "postgresql", "postgres"}:
        raise ValueError("should start with sqlite:/// or postgresql://")
    return value


def _limits_url(value: str) -> str:
    if urlsplit(value).scheme not in {"memory", "redis", "rediss"}:
        raise ValueError("should be memory:// or start with redis:// or rediss://")
    return value


def _public_key(value: str | None) -> str | None:
    if value is None:
        return None
    try:
        key = load_der_public_key(b64decode(value, validate=True))
        is_valid = isinstance(key, EllipticCurvePublicKey)
    except (ValueError, UnsupportedAlgorithm):
        is_valid = False
    if not is_valid:
        raise ValueError("should be the verification key as SendGrid shows it")
    return value


def _page_path(value: str) -> str:
    if not re.fullmatch(r"(/[a-z0-9]+(-[a-z0-9]+)*)?", value):
        raise ValueError("should be a path such as /letters-to-santa")
    return value


def _one_line(value: str | None) -> str | None:
    if value is not None and (len(value) > 200 or not value.strip() or not value.isprintable()):
        raise ValueError("should be one line of at most 200 characters")
    return value


def _phone(value: str | None) -> str | None:
    if value is not None and not re.fullmatch(r"\+?[\d ().-]{4,29}\d", value):
        raise ValueError("should be a phone number such as +1 555 010 0123")
    return value


def _nobody(value: object) -> object:
    return None if isinstance(value, str) and value.strip().lower() == "none" else value


def _unlimited(value: object) -> object:
    return None if isinstance(value, str) and value.strip().lower() == "unlimited" else value


def _ip_address(value: str | None) -> str | None:
    if value is None:
        return None
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


def _host_name(value: str | None) -> str | None:
    label = r"[A-Za-z0-9_-]{1,63}"
    if value is None or _is_ip_address(value) or re.fullmatch(rf"{label}(\.{label})*", value):
        return value
    raise ValueError("should be a host name such as smtp.example.com, without port")


def _is_ip_address(value: str) -> bool:
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
Contact = Annotated[Email | None, BeforeValidator(_nobody)]
Phone = Annotated[str | None, AfterValidator(_phone)]
OneLine = Annotated[str | None, AfterValidator(_one_line)]
DatabaseUrl = Annotated[str, AfterValidator(_database_url)]
LimitsUrl = Annotated[str, AfterValidator(_limits_url)]
PublicKey = Annotated[str | None, AfterValidator(_public_key)]
PagePath = Annotated[str, AfterValidator(_page_path)]
Origins = Annotated[
    tuple[str, ...], NoDecode, BeforeValidator(_split_at_commas), AfterValidator(_origins)
]
Locales = Annotated[
    tuple[str, ...], NoDecode, BeforeValidator(_split_at_commas), AfterValidator(_locales)
]
HostName = Annotated[str | None, AfterValidator(_host_name)]
IpAddress = Annotated[str | None, AfterValidator(_ip_address)]
Proxies = Annotated[
    tuple[IPv4Network | IPv6Network, ...] | None, NoDecode, BeforeValidator(_proxies)
]
Seconds = Annotated[float, Field(gt=0, le=86_400)]
Count = Annotated[int, Field(ge=1, le=10_000)]
LargeCount = Annotated[int, Field(ge=1, le=1_000_000)]
Quota = Annotated[int, Field(ge=0, le=100_000_000)]
DayQuota = Annotated[Quota | None, BeforeValidator(_unlimited)]

OPERATOR_FIELDS = ("operator_name", "operator_address", "operator_phone", "operator_email")
"""The settings that say who runs the site, in the order in which pages show them."""

_ORDERED = (
    ("retry_most", "retry_first"),
    ("reply_limit_hours", "reply_promise_hours"),
    ("recipient_letters_per_day", "recipient_replies_per_day"),
    ("recipient_domain_replies_per_day", "recipient_replies_per_day"),
    ("keep_days_at_most", "keep_days_after_reply"),
)
"""Settings of which the first must not be less than the second."""


def _local_url(data: dict[str, Any]) -> str:
    return f"http://localhost:{data.get('port', 3000)}"


class Settings(BaseSettings):
    """The settings; each field is the environment variable of the same name in capitals.

    `.env.example` explains each of them to operators.
    """

    model_config = SettingsConfigDict(
        env_file=".env",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Return the usual sources, without the HOST that tcsh sets to the machine's name."""
        if isinstance(env_settings, EnvSettingsSource):
            found = dict(env_settings.env_vars)
            if found.get("host") == socket.gethostname():
                del found["host"]
            env_settings.env_vars = found
        return init_settings, env_settings, dotenv_settings, file_secret_settings

    environment: Literal["development", "production"] = "development"

    log_format: Literal["text", "json"] | None = None
    log_level: Literal["info", "warning", "error"] = "info"

    product_name: str = Field(default="Letters to Santa", min_length=1, max_length=60)
    product_path: PagePath = ""
    languages: Locales = ()
    incomplete_languages: Locales = ()
    operator_name: OneLine = None
    operator_address: OneLine = None
    operator_phone: Phone = None
    operator_email: Email | None = None
    host: IpAddress = None
    port: int = Field(default=3000, ge=1, le=65_535)
    site_url: SiteUrl = Field(default_factory=_local_url)
    allowed_origins: Origins = ()
    trusted_proxies: Proxies = None
    kept_assets_dir: Path | None = None
    metrics_host: IpAddress = "127.0.0.1"
    metrics_port: int | None = Field(default=None, ge=1, le=65_535)
    granian_workers: int = Field(default=1, ge=1, le=64)

    # URLs may hold passwords, which a printed settings object must not show.
    database_url: DatabaseUrl = Field(default="sqlite:///santa.db", repr=False)
    redis_url: SecretStr | None = None
    limits_storage: LimitsUrl = Field(default="memory://", repr=False)
    secret_key: SecretStr | None = None

    mail_sender: Literal["sendgrid", "smtp", "file"] | None = None
    sendgrid_api_key: SecretStr | None = None
    sendgrid_host: WebUrl = "https://api.sendgrid.com"
    sendgrid_webhook_key: PublicKey = None
    sendgrid_webhook_window: Seconds = 600.0
    smtp_host: HostName = None
    smtp_port: int | None = Field(default=None, ge=1, le=65_535)
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str | None = None
    smtp_password: SecretStr | None = None
    mail_from: Email = "santa@example.com"
    mail_from_name: str = Field(default="Santa Claus", min_length=1, max_length=60)
    mail_reply_to: Email = "santa@example.com"
    outbox_dir: Path = Path("outbox")
    safeguarding_contact: Contact = None
    """None for "none", too; production takes only what was set as a decision."""

    send_timeout: Seconds = 10.0
    submit_wait: Seconds = 3.0
    lease: Seconds = 120.0
    visitor_sends: Count = 100
    backlog_sends: Count = 20
    poll_interval: Seconds = 5.0
    retry_first: Seconds = 30.0
    retry_most: Seconds = 900.0
    refused_pause: Seconds = 300.0
    reply_promise_hours: Count = 24
    reply_limit_hours: Count = 48

    send_budget_per_day: DayQuota = 0
    """None for "unlimited"; 0 means the same, but production does not take it as a decision."""
    send_budget_per_hour: Quota = 0
    recipient_replies_per_day: Count = 10
    recipient_domain_replies_per_day: LargeCount = 200
    recipient_letters_per_day: Count = 20
    origin_letters_per_hour: Count = 60
    request_timeout: Seconds = 10.0
    origin_connections: LargeCount = 200
    origin_connects_per_minute: LargeCount = 240
    origin_cpu_percent: int = Field(default=25, ge=0, le=100)
    max_connections: LargeCount = 5000
    max_message_bytes: int = Field(default=65_536, ge=65_536, le=1_000_000)
    session_minutes: Count = 15
    keep_days_after_reply: Count = 30
    keep_days_at_most: Count = 60

    @model_validator(mode="after")
    def _check_combinations(self) -> Self:
        if not slugify(self.product_name) and not self.product_path:
            raise ValueError(
                "PRODUCT_PATH is needed when PRODUCT_NAME has no Latin letter or digit"
            )
        if self.lease < 2 * self.send_timeout:
            raise ValueError("LEASE must be at least twice SEND_TIMEOUT")
        for larger, smaller in _ORDERED:
            if getattr(self, larger) < getattr(self, smaller):
                raise ValueError(f"{larger.upper()} must not be less than {smaller.upper()}")
        if self.secret_key and len(self.secret_key.get_secret_value()) < MIN_SECRET_LENGTH:
            raise ValueError(f"SECRET_KEY must have at least {MIN_SECRET_LENGTH} characters")
        if self.metrics_port == self.port:
            raise ValueError("METRICS_PORT must be another port than PORT")
        if self.granian_workers > 1:
            self._refuse_separate_processes()
        self._check_sender()
        if self.environment == "production":
            self._refuse_unsafe_defaults()
            self._refuse_unnamed_operator()
        return self

    def _refuse_separate_processes(self) -> None:
        """Raise ValueError where several processes would not share States or limits."""
        for name, is_set in (
            ("REDIS_URL", self.redis_url is not None),
            ("LIMITS_STORAGE", not self.limits_storage.startswith("memory:")),
        ):
            if not is_set:
                raise ValueError(
                    f"GRANIAN_WORKERS must be 1 unless {name} names a Redis server, "
                    "which the processes share"
                )

    def _refuse_unnamed_operator(self) -> None:
        for name, value in zip(OPERATOR_FIELDS, self.operator, strict=True):
            if value is None:
                raise ValueError(
                    f"{name.upper()} must be set in production: About and the privacy policy "
                    "tell parents who runs the site"
                )

    def _check_sender(self) -> None:
        """Raise ValueError where the chosen sender lacks a setting, or none was chosen."""
        if self.smtp_host is not None and self.mail_sender is None:
            raise ValueError("MAIL_SENDER must be set to smtp for SMTP_HOST to be used")
        if self.sender == "sendgrid" and self.sendgrid_api_key is None:
            raise ValueError("SENDGRID_API_KEY must be set when MAIL_SENDER is sendgrid")
        if self.sender != "smtp":
            return
        if self.smtp_host is None:
            raise ValueError("SMTP_HOST must be set when MAIL_SENDER is smtp")
        if (self.smtp_user is None) != (self.smtp_password is None):
            raise ValueError("SMTP_USER and SMTP_PASSWORD must be set together, or neither")
        if self.smtp_tls == "none" and not _is_loopback(self.smtp_host):
            raise ValueError(
                "SMTP_TLS must be starttls or tls unless SMTP_HOST is this machine, "
                "or letters and password would pass the network in plain text"
            )

    def _refuse_unsafe_defaults(self) -> None:
        """Raise ValueError for defaults that suit a laptop but not a public server."""
        if self.secret_key is None:
            raise ValueError("SECRET_KEY must be set in production")
        if self.is_demo:
            raise ValueError(
                "SENDGRID_API_KEY, or MAIL_SENDER=smtp with SMTP_HOST, must be set in production"
            )
        if not self.site_url.startswith("https://"):
            raise ValueError("SITE_URL must start with https:// in production")
        if self.send_budget_per_day == 0:
            raise ValueError(
                "SEND_BUDGET_PER_DAY must be set in production: "
                "the most mails a day, or 'unlimited'"
            )
        if "safeguarding_contact" not in self.model_fields_set:
            raise ValueError(
                "SAFEGUARDING_CONTACT must be set in production: the e-mail address of who is "
                "told of a letter with signs of danger, or 'none' if nobody is to be told"
            )
        if names := self.example_addresses:
            raise ValueError(f"{names[0]} must be your own e-mail address in production")
        if self.trusted_proxies is None:
            raise ValueError(
                "TRUSTED_PROXIES must be set in production: the IP addresses of your proxies, "
                "or 'none' if visitors connect to the server itself"
            )
        if not self.trusted_proxies and ip_address(self.listen_host).is_loopback:
            raise ValueError(
                "HOST must be an address that visitors can reach if TRUSTED_PROXIES is 'none'"
            )

    @property
    def listen_host(self) -> str:
        """The IP address to listen on.

        In production that is this machine unless HOST says otherwise, because a proxy in front
        limits what the web server cannot.
        """
        return self.host or ("127.0.0.1" if self.environment == "production" else "0.0.0.0")  # noqa: S104 -- also a phone in the same network may show a demo

    @property
    def letter_path(self) -> str:
        """The path of the letter page, derived from the product's name unless it is set."""
        return self.product_path or f"/{slugify(self.product_name)}"

    @property
    def operator(self) -> tuple[str | None, ...]:
        """The values of `OPERATOR_FIELDS`."""
        return tuple(getattr(self, name) for name in OPERATOR_FIELDS)

    @property
    def sender(self) -> Literal["sendgrid", "smtp", "file"]:
        """What sends mails: MAIL_SENDER, or SendGrid where there is a key for it."""
        return self.mail_sender or ("file" if self.sendgrid_api_key is None else "sendgrid")

    @property
    def is_demo(self) -> bool:
        """Whether replies go to files."""
        return self.sender == "file"

    @property
    def example_addresses(self) -> list[str]:
        """The names of the settings whose address is nobody's, as by default."""
        names = ("mail_from", "mail_reply_to")
        return [name.upper() for name in names if getattr(self, name).endswith("@example.com")]

    @property
    def smtp_address(self) -> tuple[str, int]:
        """Host and port of the SMTP server; by default the port of its kind of TLS."""
        usual = {"starttls": 587, "tls": 465, "none": 25}
        return self.smtp_host or "", self.smtp_port or usual[self.smtp_tls]

    @property
    def logs_json(self) -> bool:
        """Whether the log is JSON; by default it is in production only."""
        if self.log_format is None:
            return self.environment == "production"
        return self.log_format == "json"

    @property
    def origins(self) -> tuple[str, ...]:
        """The web origins whose pages may open a websocket: the site's own, then those allowed.

        A site on localhost has three: a browser may reach it by name, IPv4 or IPv6 address.
        """
        parts = urlsplit(self.site_url)
        own = [f"{parts.scheme}://{parts.netloc}"]
        if parts.hostname == "localhost":
            own += [own[0].replace("localhost", name) for name in ("127.0.0.1", "[::1]")]
        return tuple(dict.fromkeys((*own, *self.allowed_origins)))

    @property
    def uses_sqlite(self) -> bool:
        """Whether the database is a SQLite file."""
        return make_url(self.database_url).get_backend_name() == "sqlite"

    @property
    def engine_url(self) -> URL:
        """The database's URL for SQLAlchemy.

        The drivers are the blocking ones; psycopg serves PostgreSQL's async engine as well.
        """
        driver = "sqlite" if self.uses_sqlite else "postgresql+psycopg"
        return make_url(self.database_url).set(drivername=driver)

    def signing_key(self) -> str:
        """Return the key for signed links and keyed hashes.

        Without SECRET_KEY (development only) a key is generated once and stored in a file beside
        the database, so that links survive a restart.

        Raises:
            SettingsError: When the generated key cannot be stored.
        """
        if self.secret_key:
            return self.secret_key.get_secret_value()
        database = make_url(self.database_url).database if self.uses_sqlite else None
        return _stored_key(Path(f"{database or 'santa'}.key"))


def _is_loopback(host: str) -> bool:
    return host == "localhost" or (_is_ip_address(host) and ip_address(host).is_loopback)


def _stored_key(path: Path) -> str:
    """Return the key in `path`; generate it first when there is none.

    Processes that start at the same time all return the same key.
    """
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    try:
        if not path.exists():
            draft.touch(mode=0o600)
            draft.write_text(secrets.token_urlsafe(MIN_SECRET_LENGTH), encoding="ascii")
            try:
                path.hardlink_to(draft)
            except FileExistsError:
                # Another process stored a key first.
                return path.read_text(encoding="ascii")
            finally:
                draft.unlink()
        return path.read_text(encoding="ascii")
    except OSError as error:
        raise SettingsError(
            f"SECRET_KEY is not set and no key can be stored in {path}: {error.strerror}."
        ) from error


_NAMES = frozenset(name.upper() for name in Settings.model_fields)
_MESSAGE_LIMIT = (
    "ORIGIN_MESSAGES_PER_MINUTE and CONNECTION_MESSAGES_PER_MINUTE were removed: "
    "ORIGIN_CPU_PERCENT limits messages. Remove them."
)
_FORMER = {
    "TRUSTED_PROXY_HOPS": (
        "TRUSTED_PROXY_HOPS was replaced: remove it, and set TRUSTED_PROXIES to the IP "
        "addresses of your proxies, or to 'none' if visitors connect to the server itself."
    ),
    "MAX_MEMORY_MB": "MAX_MEMORY_MB was removed: /health no longer looks at memory. Remove it.",
    "ORIGIN_MESSAGES_PER_MINUTE": _MESSAGE_LIMIT,
    "CONNECTION_MESSAGES_PER_MINUTE": _MESSAGE_LIMIT,
    "TRACES_URL": "TRACES_URL was removed: the site sends no traces any more. Remove it.",
}
"""What to do about settings of earlier versions."""
_OF_OTHERS = re.compile(
    r"(COMPOSE_|DOCKER_|LC_|OTEL_|PG|POSTGRES_|PYTHON|REFLEX_|SSL_CERT_).+"
    r"|(HTTPS?|ALL|NO)_PROXY|LANG|MIGRATE|SITE_HOST|TZ"
)
"""What else operators write into .env: the containers' tools and the libraries read it."""
_OF_THE_SYSTEM = frozenset({"LANGUAGE"})
"""Variables that look like a misspelled setting, and that gettext or the system reads."""
_NEAR = 0.85
"""How similar to a setting's name a variable of the environment is a mistake. Most variables there
are none of ours, so only what is almost the same counts (SAFEGARDING_CONTACT, SENDGRID_KEY)."""
_LONG = frozenset(name for name in _NAMES if len(name) > len("HOST"))
"""Names to which a variable of the environment can be similar by mistake: VHOST and PORT0 are other
programs'."""


def _one_sentence(error: ValidationError) -> str:
    """Return all errors as one sentence that names each setting and quotes no value."""
    messages = []
    for detail in error.errors(include_url=False, include_input=False):
        if detail["type"] == "default_factory_not_called":
            continue  # this default depends on a setting that has an error of its own
        name = ".".join(str(part) for part in detail["loc"][:1]).upper()
        text = detail["msg"].removeprefix("Value error, ").removeprefix("Input ")
        messages.append(f"{name} {text}" if name else text)
    return f"The settings cannot be used: {'; '.join(messages)}."


def _refuse_unknown_names(env_file: Path | str | None) -> None:
    """Raise SettingsError for names that no setting has: what they were to set has its default.

    In `.env` every such name is a mistake, in the environment one that is nearly a setting's.
    """
    given = {name.upper() for name, value in os.environ.items() if value}
    lines = _lines(env_file)
    written = {line.key.upper() for line in lines if line.key and line.value is not None}
    for name, sentence in _FORMER.items():
        if name in given | written:
            raise SettingsError(sentence)
    # A line that is none may be the rest of a secret, so it is not quoted.
    mistakes = [
        f"line {_number(line)} of .env is not NAME=value"
        for line in lines
        if line.error or (line.key and line.value is None)
    ]
    mistakes += [
        f"{name} in .env is no setting{_nearest(name, _NAMES, 0.6)}"
        for name in sorted(written - _NAMES)
        if not _OF_OTHERS.fullmatch(name)
    ]
    mistakes += [
        f"{name} in the environment is no setting{nearest}"
        for name in sorted(given - written - _NAMES - _OF_THE_SYSTEM)
        if not _OF_OTHERS.fullmatch(name) and (nearest := _nearest(name, _LONG, _NEAR))
    ]
    if mistakes:
        raise SettingsError(f"The settings cannot be used: {'; '.join(mistakes)}.")


def _lines(env_file: Path | str | None) -> list[Binding]:
    """Return the lines of the file, if there is one. Raises SettingsError."""
    if env_file is None:
        return []
    try:
        with Path(env_file).open(encoding="utf-8-sig") as file:
            return list(parse_stream(file))
    except FileNotFoundError:
        return []
    except OSError as error:
        raise SettingsError(f".env cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise SettingsError(".env is not UTF-8: save it in this encoding.") from None


def _number(line: Binding) -> int:
    """Return the number of a line; empty ones before it belong to the binding."""
    text = line.original.string
    return line.original.line + text[: len(text) - len(text.lstrip())].count("\n")


def _nearest(name: str, names: Collection[str], similarity: float) -> str:
    found = get_close_matches(name, sorted(names), 1, similarity)
    return f" (the nearest is {found[0]})" if found else ""


def load_settings(env_file: Path | str | None = ".env") -> Settings:
    """Read the environment and, if it exists, `env_file`; the environment wins.

    Raises:
        SettingsError: When a setting is malformed, unsafe or unknown, or the file cannot be read.
    """
    _refuse_unknown_names(env_file)
    try:
        return Settings(_env_file=env_file)
    except ValidationError as error:
        raise SettingsError(_one_sentence(error)) from None


@cache
def settings() -> Settings:
    """Return the settings of this process, which are read at the first call."""
    return load_settings()
