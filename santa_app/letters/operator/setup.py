"""`santa setup`: asks for what a site of your own needs, and writes `.env`."""

import asyncio
import os
import secrets
import sys
from pathlib import Path
from typing import Final

import httpx2
import typer
from dotenv import dotenv_values
from pydantic import TypeAdapter, ValidationError

from santa_app.letters.clock import utc_now
from santa_app.letters.operator.mail_check import send_sample
from santa_app.rules.email_address import EmailAddress
from santa_app.settings import Settings, SettingsError, load_settings
from santa_app.settings.loading import reason
from santa_app.settings.model import MUST

FILE: Final = Path(".env")
_SUGGESTED: Final = {
    "languages": "all",
    "site_url": "https://letters.example.org",
    "trusted_proxies": "127.0.0.1",
    "mail_sender": "smtp",
    "send_budget_per_day": "100",
}
_NOT_ASKED: Final = {
    "environment",
    "secret_key",
    "kept_assets_dir",
    "audit_dir",
    "sendgrid_webhook_key",  # SendGrid shows it once the site is there
}
_SENDERS: Final = {"sendgrid_": "sendgrid", "smtp_": "smtp"}
_ASKED: Final = [
    name
    for name, field in Settings.model_fields.items()
    if any(one is MUST for one in field.metadata) and name not in _NOT_ASKED
]


def setup() -> None:
    """Ask for what a site of your own needs, check each answer, try the mail, and write .env."""
    known = _existing()
    data = Path(typer.prompt("Folder for the site's data", str(Path("data").absolute()), err=True))
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    for folder in (Path.cwd(), data.absolute()):  # before the questions, so that no answer is lost
        if not os.access(folder, os.W_OK | os.X_OK):
            raise SettingsError(f"{folder} cannot be written by this user.")
    suggested = {
        "environment": "production",
        "secret_key": secrets.token_urlsafe(32),
        "database_url": f"sqlite:///{data.absolute()}/santa.db",
        "kept_assets_dir": str(data.absolute() / "assets"),
        "audit_dir": str(data.absolute() / "audit"),
    }
    given = _SUGGESTED | suggested | known
    _ask(_ASKED, given)
    while (problem := _write(given)) is not None:
        typer.echo(f"\n{problem}", err=True)
        named = [name for name in _ASKED if name.upper() in problem]
        if not named:
            raise SettingsError("Mend that in .env, and begin again.")
        _ask(named, given)
    typer.echo("\n.env is written. It holds SECRET_KEY: keep a copy with the backups.", err=True)
    chosen = load_settings(FILE)
    if typer.confirm(f"Send a test mail to {chosen.operator_email}?", default=True, err=True):
        typer.echo(_try_mail(chosen), err=True)
    if typer.confirm(f"Ask {chosen.site_url} through the proxy?", default=False, err=True):
        typer.echo(_try_proxy(chosen), err=True)
    typer.echo("`santa run` serves the site; docs/first-day.md installs it as a service.", err=True)


def _existing() -> dict[str, str]:
    """Return the settings of the file that is there. Raises Abort where it is to stay."""
    if not FILE.exists():
        return {}
    question = ".env exists. Write it anew? What it sets is kept, its comments are not."
    typer.confirm(question, abort=True, err=True)
    found = dotenv_values(FILE, interpolate=False, encoding="utf-8-sig")
    return {name.lower(): value for name, value in found.items() if value}


def _ask(names: list[str], given: dict[str, str]) -> None:
    """Ask for settings until each answer is valid; those of another mail service are left out."""
    for name in names:
        sender = next((one for start, one in _SENDERS.items() if name.startswith(start)), None)
        if sender and sender != given.get("mail_sender"):
            given.pop(name, None)
            continue
        field = Settings.model_fields[name]
        typer.echo(f"\n{' '.join((field.description or '').split())}", err=True)
        secret = name in {"sendgrid_api_key", "smtp_password"}
        suggested = given.get(name, "")
        while True:
            given[name] = typer.prompt(
                name.upper(),
                suggested,
                show_default=not secret and bool(suggested),
                hide_input=secret and sys.stdin.isatty(),
                err=True,
            ).strip()
            if not given[name]:
                break
            try:
                TypeAdapter(field.rebuild_annotation()).validate_python(given[name])
                break
            except ValidationError as error:
                typer.echo(f"{name.upper()} {reason(error.errors()[0])}.", err=True)


def _write(given: dict[str, str]) -> str | None:
    """Write the settings, or return the sentence with which they would stop the start."""
    draft = FILE.with_name(f"{FILE.name}.{secrets.token_hex(4)}")
    draft.touch(mode=0o600, exist_ok=False)
    lines = [f"{name.upper()}={_quoted(value)}\n" for name, value in given.items() if value]
    try:
        draft.write_text("".join(lines), encoding="utf-8")
        load_settings(draft)
        draft.replace(FILE)
    except SettingsError as error:
        return str(error)
    finally:
        draft.unlink(missing_ok=True)
    return None


def _quoted(value: str) -> str:
    """Return a value as .env and Docker Compose both read it."""
    if not set(value) & set("#$\"'\\"):
        return value
    return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"


def _try_mail(chosen: Settings) -> str:
    address = EmailAddress.parse(chosen.operator_email or "")
    return asyncio.run(send_sample(chosen, utc_now, address, str(address))).sentence


def _try_proxy(chosen: Settings) -> str:
    try:
        status = httpx2.get(f"{chosen.site_url}/ping", timeout=5).status_code
    except httpx2.HTTPError as error:
        return f"{chosen.site_url} does not answer: {error}."
    if status == httpx2.codes.OK:
        return f"{chosen.site_url} answers."
    if status in {httpx2.codes.BAD_GATEWAY, httpx2.codes.SERVICE_UNAVAILABLE}:
        return f"The proxy answers; the server behind it does not yet ({status})."
    return f"{chosen.site_url} answers {status} to /ping: it is not the proxy of this site."
