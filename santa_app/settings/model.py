"""The settings of the site: every environment variable with its default, range and meaning.

`tools/documents.py` writes them into `.env.example` and the operators' documentation.
"""

import re
import secrets
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, Literal, Self, TypeVar
from urllib.parse import urlsplit

from dotenv import dotenv_values
from pydantic import Field, SecretStr, model_validator
from pydantic_settings import (
    BaseSettings,
    DotEnvSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)
from sqlalchemy.engine import URL, make_url

from santa_app.settings.entropy import estimated_bits
from santa_app.settings.types import (
    Contact,
    Count,
    DatabaseUrl,
    DayQuota,
    Email,
    HostName,
    IpAddress,
    LargeCount,
    LimitsUrl,
    Locales,
    OneLine,
    Origins,
    PagePath,
    Phone,
    Proxies,
    PublicKey,
    Quota,
    Seconds,
    SiteUrl,
    WebUrl,
    is_ip_address,
)

MIN_SECRET_LENGTH = 32
MIN_SECRET_BITS = 80
"""As `estimated_bits` counts: keys that are made as the message says have 130 at least."""


class OperatorError(Exception):
    """The operator has to change something; the message is one sentence that says what."""


class SettingsError(OperatorError):
    """A setting is malformed or unsafe."""


def slugify(name: str) -> str:
    """Return `name` in lowercase ASCII letters and digits, joined by hyphens."""
    return "-".join(re.findall(r"[a-z0-9]+", name.lower()))


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


T = TypeVar("T")
MUST = object()
Must = Annotated[T, MUST]
"""A setting that operators decide on: `santa setup` asks for it, and `.env.example` begins with it.
The others are for experts, or are never touched."""


def _local_url(data: dict[str, Any]) -> str:
    return f"http://localhost:{data.get('port', 3000)}"


class _Group(BaseSettings):
    """Settings that belong together; the text below a setting is its description."""

    model_config = SettingsConfigDict(use_attribute_docstrings=True)


class Site(_Group):
    """The site and who runs it."""

    environment: Must[Literal["development", "production"]] = "development"
    """development or production. Production refuses unsafe defaults (no key, plain http, …)."""
    product_name: str = Field(default="Letters to Santa", min_length=1, max_length=60)
    """Name of the product and of the site."""
    product_path: PagePath = ""
    """Path of the letter page. Empty: derived from the name, here /letters-to-santa."""
    languages: Must[Locales] = ()
    """Locales of the languages to publish besides English, separated by commas, such as de,pt_BR;
    or all. In a checkout, each takes as long to build as English. Empty: English only."""
    incomplete_languages: Locales = ()
    """Locales of languages that are built although their catalogs in locales/ are incomplete, for
    translators, separated by commas: de,ar. What is not translated is shown in English."""
    operator_name: Must[OneLine | None] = None
    """Name of the person or organization that runs the site. About and the privacy policy show the
    operator's name, addresses and phone number; production does not start without them. Empty
    (development): a marked placeholder."""
    operator_address: Must[OneLine | None] = None
    """Postal address of the operator, in one line."""
    operator_phone: Must[Phone | None] = None
    """Phone number of the operator, such as +1 555 010 0123."""
    operator_email: Must[Email | None] = None
    """E-mail address at which parents reach the operator."""


class Server(_Group):
    """Where the server listens, and what it keeps."""

    host: IpAddress | None = None
    """IP address the server listens on. Empty: 0.0.0.0 (all of IPv4) in development, 127.0.0.1 in
    production, where a proxy on the same machine passes visitors on. :: is all of IPv6 and IPv4.
    """
    port: int = Field(default=3000, ge=1, le=65_535)
    """Port the server listens on."""
    site_url: Must[SiteUrl] = Field(default_factory=_local_url)
    """Public URL of the site, with its port unless that is the usual one, and without a path; links
    in replies start with it. Default: localhost with PORT."""
    allowed_origins: Origins = ()
    """Other web origins whose pages may connect to the server, separated by commas. SITE_URL's
    origin is always allowed."""
    trusted_proxies: Must[Proxies] = None
    """IP addresses and networks of your proxies, separated by commas: 127.0.0.1,10.1.2.0/24.
    X-Forwarded-For counts only where they wrote it. none: visitors connect to the server itself.
    Production does not start without one of them. Empty (development): none."""
    granian_workers: int = Field(default=1, ge=1, le=64)
    """Server processes on this port. More than one need REDIS_URL, and LIMITS_STORAGE in Redis."""
    database_url: Must[DatabaseUrl] = Field(default="sqlite:///santa.db", repr=False)
    """Database: sqlite:///file.db or postgresql://user:password@host/name."""
    redis_url: SecretStr | None = None
    """Redis for the State of the web framework, needed for more than one process. Empty: in memory.
    """
    limits_storage: LimitsUrl = Field(default="memory://", repr=False)
    """Where letters per client are counted: memory:// or redis://host:6379/1."""
    secret_key: Must[SecretStr | None] = None
    """Key that signs the links in replies, at least 32 random characters; words, repeated and
    neighboring characters are refused. Make one with python3 -c 'import secrets;
    print(secrets.token_urlsafe(32))'. Empty (development only): a generated key is stored beside
    the database. To change it, keep the old one in FORMER_SECRET_KEYS."""
    former_secret_keys: SecretStr | None = None
    """Earlier SECRET_KEYs, the latest first, separated by commas. Their links stay valid; new ones
    are made with SECRET_KEY. What is stored (the hashes of mailboxes, the desk's second factors)
    is made with the last of them, so keep that one."""
    kept_assets_dir: Must[Path | None] = None
    """Folder, outside the release, for the assets of earlier releases, which pages that are open
    still need for a week. All servers of a site on one machine share it. Empty: they are gone with
    an update."""
    pages_dir: Path = Path("pages")
    """Folder for the pages of an installed release, with these settings filled in. Its contents can
    be deleted while no server runs: the next start fills them in anew."""

    audit_dir: Must[Path | None] = None
    """Folder for the audit's journal: numbers of letters and what was done to them, so that a
    restored backup forgets nothing. Best on another disk than the database's. Empty: beside a
    SQLite file; with PostgreSQL, no journal."""


class Watching(_Group):
    """The log and the metrics."""

    log_format: Literal["text", "json"] | None = None
    """text (lines for people) or json (one object per line). Empty: text in development, json in
    production."""
    log_level: Literal["info", "warning", "error"] = "info"
    """info (a line for each step of a letter), warning or error."""
    metrics_port: int | None = Field(default=None, ge=1, le=65_535)
    """Port on which Prometheus reads the metrics; visitors must not reach it. Empty: no metrics."""
    metrics_host: IpAddress = "127.0.0.1"
    """IP address of METRICS_PORT, such as that of the private network."""


class Mail(_Group):
    """The mails, and who is told of a child in danger."""

    mail_sender: Must[Literal["sendgrid", "smtp", "file"] | None] = None
    """What sends the replies: sendgrid, smtp (any mail server), or file (a demo: files in
    OUTBOX_DIR). Empty: sendgrid if SENDGRID_API_KEY is set, else file. `letters test-mail` tries
    it."""
    sendgrid_api_key: Must[SecretStr | None] = None
    """SendGrid API key."""
    sendgrid_host: WebUrl = "https://api.sendgrid.com"
    """SendGrid's API; https://api.eu.sendgrid.com for EU accounts, a local server for tests."""
    sendgrid_webhook_key: Must[PublicKey | None] = None
    """Verification key of SendGrid's signed event webhook, which posts to
    SITE_URL/webhooks/sendgrid. Empty: that URL answers 404, and bounces are not recorded."""
    sendgrid_webhook_window: Seconds = 600.0
    """Maximum age of a signed webhook request in seconds. A larger value also accepts late retries.
    """
    smtp_host: Must[HostName | None] = None
    """Name or IP address of the SMTP server."""
    smtp_port: int | None = Field(default=None, ge=1, le=65_535)
    """Port of the SMTP server. Empty: 587 with starttls, 465 with tls, 25 with none."""
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"
    """starttls, tls (from the first byte), or none, only for a server on this machine."""
    smtp_user: Must[str | None] = None
    """User for the SMTP server. Empty: no login."""
    smtp_password: Must[SecretStr | None] = None
    """Password of the user for the SMTP server."""
    mail_from: Must[Email] = "santa@example.com"
    """Sender address of the replies, also the one that bounces return to; must be verified at
    SendGrid, or permitted to your user of the SMTP server."""
    mail_from_name: str = Field(default="Santa Claus", min_length=1, max_length=60)
    """Sender name of the replies."""
    mail_reply_to: Must[Email] = "santa@example.com"
    """Address that receives a parent's answer to a reply."""
    outbox_dir: Path = Path("outbox")
    """Folder for the replies of a demo, as .eml and .html files."""
    safeguarding_contact: Must[Contact] = None
    """E-mail address of who is told of a letter with signs of danger (violence, abuse, self-harm).
    Such a letter is then held until that person decides; docs/safeguarding.md. none: nobody is
    told; the letter gets the quiet reply, and the log an error. Production does not start without
    one of them. Empty (development): none."""

    recognize_by: Literal["meaning", "phrases"] = "meaning"
    """What recognizes sad letters and signs of danger: meaning (a model in a process of its own,
    which also weighs the phrases of each language) or phrases (alone, which miss far more)."""


class Desk(_Group):
    """The desk, where people decide on letters with signs of danger."""

    desk_url: WebUrl | None = None
    """Address at which people open the desk (docs/desk.md), such as https://desk.example.com; the
    alert links to it. Empty: the alert names the commands, and the desk is at DESK_HOST."""
    desk_host: IpAddress = "127.0.0.1"
    """IP address the desk listens on. Another than this machine's needs a DESK_URL with https://
    and TRUSTED_PROXIES: a proxy has to do TLS."""
    desk_port: int = Field(default=3100, ge=1, le=65_535)
    """Port of the desk; visitors must not reach it."""
    desk_two_people: bool = False
    """true: deleting a letter and keeping one for the police take two people."""
    desk_oidc_issuer: WebUrl | None = None
    """OpenID Connect provider that signs people in at the desk, in place of passwords and codes,
    such as https://login.example.com. It has to ask for a second factor itself."""
    desk_oidc_client_id: str | None = None
    """The desk's client id at the provider; its redirect address there is DESK_URL/oidc."""
    desk_oidc_client_secret: SecretStr | None = None
    """The desk's client secret at the provider."""
    escalation_after_1_hour: Email | None = None
    """E-mail address that gets the alert when nobody has opened a letter for an hour."""
    escalation_after_4_hours: Email | None = None
    """The same for four hours."""


class Sending(_Group):
    """When a reply is sent, and how often at most."""

    reply_promise_hours: Count = 24
    """Hours within which the letter page promises the reply."""
    reply_limit_hours: Count = 48
    """Hours the privacy page aims at. A reply that was not sent by then is marked as failed."""
    submit_wait: Seconds = 3.0
    """Seconds the letter page waits for the reply to be sent; sending then continues without it."""
    send_timeout: Seconds = 10.0
    """Seconds after which an attempt to send is aborted and retried later."""
    lease: Seconds = 120.0
    """Seconds after which another process may take over a claimed letter; at least twice
    SEND_TIMEOUT."""
    visitor_sends: Count = 100
    """Concurrent sends per process for letters whose visitor is waiting."""
    backlog_sends: Count = 20
    """Concurrent sends per process for replies in the queue."""
    poll_interval: Seconds = 5.0
    """Seconds between two checks for replies that are due."""
    retry_first: Seconds = 30.0
    """Seconds before the second attempt; the wait doubles with each further attempt."""
    retry_most: Seconds = 900.0
    """Maximum seconds between two attempts."""
    retry_unknown: Seconds = 14_400.0
    """Seconds before a reply is sent once more of which nobody knows whether it was sent: the mail
    service got it and did not answer, or the process was killed. After three attempts a person
    decides."""
    refused_pause: Seconds = 300.0
    """Seconds for which all sending is paused after SendGrid rejected the key or reported an
    exhausted quota."""
    send_budget_per_day: Must[DayQuota] = 0
    """Maximum requests to SendGrid within 24 hours by all processes together. unlimited: no limit,
    as 0, with which production does not start. Replies over the limit wait, oldest first. A new
    account may send 100 mails a day. A retry counts too, unless SendGrid refused the request or
    could not be reached."""
    send_budget_per_hour: Quota = 0
    """Maximum requests to SendGrid within an hour by all processes together. 0: no limit."""
    recipient_replies_per_day: Count = 10
    """Maximum replies to one mailbox within 24 hours; further letters are held. Enough for eight
    children, a letter that was mistyped, and a reply that is sent again."""
    recipient_domain_replies_per_day: LargeCount = 200
    """Maximum replies to all mailboxes of one domain with its subdomains within 24 hours;
    well-known providers such as gmail.com have no such limit. Raise it if one school or company of
    yours writes more letters."""
    recipient_letters_per_day: Count = 20
    """Maximum letters for one mailbox within 24 hours; further ones are refused."""


class Limits(_Group):
    """What one client, and all of them, may ask of a server."""

    origin_letters_per_hour: Count = 60
    """Maximum letters from one client (an IPv4 address or an IPv6 /64) per hour; enough for a
    school class. This and the other limits of a client also hold for an IPv6 /56, times 4, and a
    /48, times 16."""
    request_timeout: Seconds = 10.0
    """Seconds within which a request's headers must arrive; a connection without any is closed
    then, too."""
    origin_connections: LargeCount = 200
    """Maximum open websockets of one client; a page with the letter form has one."""
    origin_connects_per_minute: LargeCount = 240
    """Maximum new websockets of one client per minute."""
    origin_cpu_percent: int = Field(default=25, ge=0, le=100)
    """Maximum percent of one processor core that one client may use in each server process. A
    request counts as 2 ms, a message as 5 ms; above the limit they wait, and are refused after
    10 s. 0: no limit."""
    max_connections: LargeCount = 5000
    """Maximum open websockets of each server process, and of its other connections. Each takes a
    file descriptor (ulimit -n). Above 80 %, networks that hold many get no more."""
    max_message_bytes: int = Field(default=65_536, ge=65_536, le=1_000_000)
    """Maximum bytes of a message; at least 65536, so that the longest letter fits in any script."""
    session_minutes: Count = 15
    """Minutes without activity after which the server forgets a page's session."""


class Retention(_Group):
    """How long letters are kept."""

    keep_days_after_reply: Count = 30
    """Days a letter is kept after its reply was sent. A change holds for replies from then on."""
    keep_days_at_most: Count = 60
    """Maximum days a letter is kept."""


class Settings(Retention, Limits, Sending, Desk, Mail, Watching, Server, Site):
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
        """Take values of `.env` as they are written; Pydantic would put variables for `${…}`."""
        del settings_cls
        if isinstance(dotenv_settings, DotEnvSettingsSource):
            file = dotenv_settings.env_file
            found = dotenv_values(file, interpolate=False, encoding="utf-8-sig") if file else {}  # ty: ignore[invalid-argument-type]
            values = {name.lower(): value for name, value in found.items() if value}
            dotenv_settings.env_vars = values
        return init_settings, env_settings, dotenv_settings, file_secret_settings

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
        if self.secret_key:
            _check_secret(self.secret_key.get_secret_value())
        if self.metrics_port == self.port:
            raise ValueError("METRICS_PORT must be another port than PORT")
        if self.granian_workers > 1:
            self._refuse_separate_processes()
        self._check_sender()
        self._check_desk()
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

    def _check_desk(self) -> None:
        """Raise ValueError where strangers could reach the desk or listen."""
        if self.desk_port in {self.port, self.metrics_port}:
            raise ValueError("DESK_PORT must be another port than PORT and METRICS_PORT")
        has_tls = (self.desk_url or "").startswith("https://") and self.trusted_proxies
        if not (_is_loopback(self.desk_host) or has_tls):
            raise ValueError(
                "DESK_HOST must be 127.0.0.1 unless DESK_URL starts with https:// and "
                "TRUSTED_PROXIES names the proxy that does TLS"
            )
        oidc = (self.desk_oidc_issuer, self.desk_oidc_client_id, self.desk_oidc_client_secret)
        if any(oidc) and not (all(oidc) and self.desk_url):
            raise ValueError(
                "DESK_OIDC_ISSUER, DESK_OIDC_CLIENT_ID and DESK_OIDC_CLIENT_SECRET must be set "
                "together, with DESK_URL"
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
        """The settings that still have an example address."""
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
        """The database's URL for SQLAlchemy; psycopg serves PostgreSQL's async engine as well."""
        driver = "sqlite" if self.uses_sqlite else "postgresql+psycopg"
        return make_url(self.database_url).set(drivername=driver)

    @property
    def audit_folder(self) -> Path | None:
        """The folder of the audit's journal, or None."""
        if self.audit_dir is not None or not self.uses_sqlite:
            return self.audit_dir
        return Path(f"{self.engine_url.database or 'santa'}.audit")

    def signing_key(self) -> str:
        """Return the key for new signed links.

        Without SECRET_KEY (development only) a key is generated once and stored in a file beside
        the database, so that links survive a restart. Raises SettingsError when that fails.
        """
        if self.secret_key:
            return self.secret_key.get_secret_value()
        database = make_url(self.database_url).database if self.uses_sqlite else None
        return _stored_key(Path(f"{database or 'santa'}.key"))

    def signing_keys(self) -> list[str]:
        """Return all keys whose links are valid, the oldest first; the last one signs."""
        former = self.former_secret_keys
        older = former.get_secret_value().split(",") if former else []
        return [*(key.strip() for key in reversed(older) if key.strip()), self.signing_key()]

    def storing_key(self) -> str:
        """Return the key of what the database keeps, such as the hashes of mailboxes."""
        return self.signing_keys()[0]


def _check_secret(key: str) -> None:
    """Raise ValueError for a key that can be guessed, and with it every link."""
    if len(key) < MIN_SECRET_LENGTH:
        problem = f"must have at least {MIN_SECRET_LENGTH} characters"
    elif estimated_bits(key) < MIN_SECRET_BITS:
        problem = "is too easy to guess"
    else:
        return
    raise ValueError(
        f"SECRET_KEY {problem}: make one with `python3 -c 'import secrets; "
        "print(secrets.token_urlsafe(32))'`"
    )


def _is_loopback(host: str) -> bool:
    return host == "localhost" or (is_ip_address(host) and ip_address(host).is_loopback)


def _stored_key(path: Path) -> str:
    """Return the key in `path`, or the one that the first of several processes generates there."""
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
