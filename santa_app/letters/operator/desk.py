"""`python -m santa_app.letters desk`: serves the desk, and looks after its accounts."""

import json
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

import typer

from santa_app.database import check_key
from santa_app.letters.desk.models import Role
from santa_app.letters.operator.cli import desk_store, person, run
from santa_app.letters.repository import LetterRepository
from santa_app.letters.repository.desk import DeskStore
from santa_app.settings import load_settings

T = TypeVar("T")
desk = typer.Typer(help="Serve the desk, where people decide on letters, and keep its accounts.")
Name = Annotated[str, typer.Argument(help="By which the person signs in.")]
RoleOption = Annotated[Role, typer.Option("--role", help="What the person may do.")]


def _in_store(query: Callable[[DeskStore], Awaitable[T]], action: str = "", note: str = "") -> T:
    """Do `query`; the audit has the `action` before it is done."""

    async def work(repository: LetterRepository) -> T:
        if action:
            await repository.record(person(), action, None, note)
        return await query(desk_store(repository))

    return run(load_settings(), work)


@desk.callback(invoke_without_command=True)
def serve_desk(context: typer.Context) -> None:
    """Serve the desk at DESK_HOST and DESK_PORT until it is stopped."""
    if context.invoked_subcommand is not None:
        return
    settings = load_settings()
    people = _in_store(DeskStore.people)
    run(settings, lambda repository: repository.database.write(check_key, settings))
    if not people:
        typer.echo("Nobody has an account yet: `desk add-person NAME` makes one.", err=True)
    where = settings.desk_url or f"http://{settings.desk_host}:{settings.desk_port}"
    typer.echo(f"The desk is at {where}")
    command = [sys.executable, "-m", "granian", "--interface", "asgi", "--factory", "--no-ws"]
    command += ["--host", settings.desk_host, "--port", str(settings.desk_port)]
    command += ["--log-level", "warning", "santa_app.letters.desk.app:create_app"]
    os.execv(sys.executable, command)  # noqa: S606 - our own command, without a shell


@desk.command("add-person")
def add_person(name: Name, *, role: RoleOption = Role.DECIDES) -> None:
    """Add an account; asks for a password. With OpenID Connect, the name is an e-mail address."""
    from santa_app.letters.desk.accounts import SHORTEST_PASSWORD, password_hash  # noqa: PLC0415 - hashing takes time to load

    settings = load_settings()
    stored = None
    if settings.desk_oidc_issuer is None:
        question = f"Password, {SHORTEST_PASSWORD} characters at least"
        password = typer.prompt(question, hide_input=True, confirmation_prompt=True, err=True)
        if len(password) < SHORTEST_PASSWORD:
            raise typer.BadParameter(f"a password needs {SHORTEST_PASSWORD} characters")
        stored = password_hash(password)
    if not _in_store(
        lambda store: store.add_person(name.strip(), role, stored),
        "add-person",
        f"{name.strip()}, {role}",
    ):
        typer.echo(f"There is a person {name} already.", err=True)
        raise typer.Exit(1)
    typer.echo(f"{name} can sign in now. The first sign-in sets up the codes of an app.")


@desk.command("remove-person")
def remove_person(name: Name) -> None:
    """Remove an account and end its sessions; with `add-person`, for a lost password or phone."""
    if not _in_store(lambda store: store.remove_person(name), "remove-person", name):
        typer.echo(f"There is no person {name}.", err=True)
        raise typer.Exit(1)
    typer.echo(f"{name} cannot sign in any more.")


@desk.command("people")
def people() -> None:
    """List the accounts: name, role, and whether the second factor is set up."""
    for one in _in_store(DeskStore.people):
        ready = "ready" if one.totp_secret else "not signed in yet"
        typer.echo(f"{one.name}\t{one.role}\t{ready}")


@desk.command("training-texts")
def training_texts() -> None:
    """Write the texts that were kept for the next training, one JSON object a line."""
    for text in _in_store(DeskStore.texts, "training: shown"):
        typer.echo(json.dumps(text, ensure_ascii=False))
