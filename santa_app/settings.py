"""Every environment variable of the site, validated once, with its default and its unit."""

import secrets
from functools import cache
from pathlib import Path
from typing import Any, Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy.engine import URL, make_url

from santa_app.setting_kinds import (
    Budget,
    CommaSeparated,
    Count,
    DatabaseAddress,
    LargeCount,
    LimitsAddress,
    MailAddress,
    PagePath,
    PublicKey,
    Seconds,
    WebAddress,
    slug,
)

SHORTEST_SECRET = 32


class SettingsError(Exception):
    """A setting is malformed or unsafe; the text is one sentence for the operator."""


def _on_this_machine(data: dict[str, Any]) -> str:
    return f"http://localhost:{data.get('port', 3000)}"


class Settings(BaseSettings):
    """The settings; each field is the environment variable of the same name in capitals.

    DESIGN sections 1, 4 and 5. `.env.example` explains each of them for operators.
    """

    model_config = SettingsConfigDict(
        env_file=".env",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    environment: Literal["development", "production"] = "development"

    log_format: Literal["text", "json"] | None = None
    log_level: Literal["info", "warning", "error"] = "info"

    product_name: str = Field(default="Letters to Santa", min_length=1, max_length=60)
    product_path: PagePath = ""
    port: int = Field(default=3000, ge=1, le=65_535)
    site_url: WebAddress = Field(default_factory=_on_this_machine)
    allowed_origins: CommaSeparated = ()
    trusted_proxy_hops: int = Field(default=0, ge=0, le=10)

    # Addresses may hold passwords, which a printed settings object must not show.
    database_url: DatabaseAddress = Field(default="sqlite:///santa.db", repr=False)
    redis_url: SecretStr | None = None
    limits_storage: LimitsAddress = Field(default="memory://", repr=False)
    secret_key: SecretStr | None = None

    sendgrid_api_key: SecretStr | None = None
    sendgrid_host: WebAddress = "https://api.sendgrid.com"
    sendgrid_webhook_key: PublicKey = None
    sendgrid_webhook_window: Seconds = 600.0
    mail_from: MailAddress = "santa@example.com"
    mail_from_name: str = Field(default="Santa Claus", min_length=1, max_length=60)
    mail_reply_to: MailAddress = "santa@example.com"
    outbox_dir: Path = Path("outbox")

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

    send_budget_per_day: Budget = 0
    send_budget_per_hour: Budget = 0
    recipient_replies_per_day: Count = 6
    recipient_letters_per_day: Count = 20
    origin_letters_per_hour: Count = 60
    origin_connections: LargeCount = 200
    origin_connects_per_minute: LargeCount = 240
    origin_messages_per_minute: LargeCount = 1200
    connection_messages_per_minute: LargeCount = 60
    max_connections: LargeCount = 5000
    max_message_bytes: int = Field(default=65_536, ge=65_536, le=1_000_000)
    max_memory_mb: LargeCount = 2000
    session_minutes: Count = 15
    keep_days_after_reply: Count = 30
    keep_days_at_most: Count = 60

    @model_validator(mode="after")
    def _check_combinations(self) -> Self:
        if not slug(self.product_name) and not self.product_path:
            raise ValueError(
                "PRODUCT_PATH is needed when PRODUCT_NAME has no Latin letter or digit"
            )
        if self.lease < 2 * self.send_timeout:
            raise ValueError("LEASE must be at least twice SEND_TIMEOUT")
        if self.retry_most < self.retry_first:
            raise ValueError("RETRY_MOST must not be less than RETRY_FIRST")
        if self.reply_limit_hours < self.reply_promise_hours:
            raise ValueError("REPLY_LIMIT_HOURS must not be less than REPLY_PROMISE_HOURS")
        if self.recipient_letters_per_day < self.recipient_replies_per_day:
            raise ValueError(
                "RECIPIENT_LETTERS_PER_DAY must not be less than RECIPIENT_REPLIES_PER_DAY"
            )
        if self.keep_days_at_most < self.keep_days_after_reply:
            raise ValueError("KEEP_DAYS_AT_MOST must not be less than KEEP_DAYS_AFTER_REPLY")
        if self.secret_key and len(self.secret_key.get_secret_value()) < SHORTEST_SECRET:
            raise ValueError(f"SECRET_KEY must have at least {SHORTEST_SECRET} characters")
        if "*" in self.allowed_origins:
            raise ValueError("ALLOWED_ORIGINS must name each origin; '*' is not taken")
        if self.environment == "production":
            self._refuse_unsafe_defaults()
        return self

    def _refuse_unsafe_defaults(self) -> None:
        """Raise ValueError for what is convenient on a laptop and wrong on the open web."""
        if self.secret_key is None:
            raise ValueError("SECRET_KEY must be set in production")
        if self.sendgrid_api_key is None:
            raise ValueError("SENDGRID_API_KEY must be set in production")
        if not self.site_url.startswith("https://"):
            raise ValueError("SITE_URL must start with https:// in production")
        for name in ("mail_from", "mail_reply_to"):
            if getattr(self, name).endswith("@example.com"):
                raise ValueError(f"{name.upper()} must be an address of your own in production")

    @property
    def slug(self) -> str:
        """The path of the letter page, derived from the product's name unless it is set."""
        return self.product_path or f"/{slug(self.product_name)}"

    @property
    def is_demo(self) -> bool:
        """Whether replies go to files, because no SendGrid key is set (DESIGN section 1)."""
        return self.sendgrid_api_key is None

    @property
    def logs_json(self) -> bool:
        """Whether the log is for machines; for people by default, but not in production."""
        if self.log_format is None:
            return self.environment == "production"
        return self.log_format == "json"

    @property
    def origins(self) -> tuple[str, ...]:
        """The web origins that may speak to the server: the site's own, then those allowed.

        A site on localhost is this machine's own, by whichever name a browser reaches it.
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
        """The database's address for SQLAlchemy.

        Its drivers are the blocking ones; psycopg serves PostgreSQL's async engine as well.
        """
        driver = "sqlite" if self.uses_sqlite else "postgresql+psycopg"
        return make_url(self.database_url).set(drivername=driver)

    def signing_key(self) -> str:
        """Return the key for signed links and keyed hashes.

        Without SECRET_KEY (development only) one is made once and kept in a file beside the
        database, so links survive a restart. Raises SettingsError when it cannot be kept.
        """
        if self.secret_key:
            return self.secret_key.get_secret_value()
        database = make_url(self.database_url).database if self.uses_sqlite else None
        return _kept_key(Path(f"{database or 'santa'}.key"))


def _kept_key(path: Path) -> str:
    """Return the key in `path`; make it first when there is none, safely among processes."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    try:
        if not path.exists():
            draft.touch(mode=0o600)
            draft.write_text(secrets.token_urlsafe(SHORTEST_SECRET), encoding="ascii")
            try:
                path.hardlink_to(draft)
            except FileExistsError:
                # Another process was quicker; its key is as good as ours.
                return path.read_text(encoding="ascii")
            finally:
                draft.unlink()
        return path.read_text(encoding="ascii")
    except OSError as error:
        raise SettingsError(
            f"SECRET_KEY is not set and no key can be kept in {path}: {error.strerror}."
        ) from error


def _one_sentence(error: ValidationError) -> str:
    """Return all complaints as one sentence that names each setting and quotes no value."""
    complaints = []
    for detail in error.errors(include_url=False, include_input=False):
        if detail["type"] == "default_factory_not_called":
            continue  # a default that hangs on the setting complained of already
        name = ".".join(str(part) for part in detail["loc"][:1]).upper()
        text = detail["msg"].removeprefix("Value error, ").removeprefix("Input ")
        complaints.append(f"{name} {text}" if name else text)
    return f"The settings cannot be used: {'; '.join(complaints)}."


def load_settings(env_file: Path | str | None = ".env") -> Settings:
    """Read the environment, then `env_file` where it exists (the environment wins).

    Raises SettingsError with one sentence for the operator.
    """
    try:
        return Settings(_env_file=env_file)
    except ValidationError as error:
        raise SettingsError(_one_sentence(error)) from None


@cache
def settings() -> Settings:
    """Return the settings of this process, read at the first call."""
    return load_settings()
