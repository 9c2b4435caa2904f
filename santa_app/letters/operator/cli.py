"""`python -m santa_app.letters`: the operator's commands, for people and with --json for machines.

Exit code 0: done; 1: not all of it, or for `status` a letter that is past its promise; 2: bad use.
The commands work beside a running server and touch no letter that it is sending.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from datetime import datetime, timedelta
from typing import Annotated, Any, TypeVar

import typer
from sqlalchemy import Connection

from santa_app.letters import queries
from santa_app.letters.clock import utc_now
from santa_app.letters.database import Database
from santa_app.letters.operator import actions, output, reports
from santa_app.letters.operator.connection import LettersUnavailableError, open_letters
from santa_app.letters.parents.links import LinkSigner
from santa_app.letters.sending.quota import SendQuota
from santa_app.letters.suppression import why_stopped
from santa_app.observability.masking import mask
from santa_app.rules.letter_form import is_email
from santa_app.settings import Settings, SettingsError, load_settings

T = TypeVar("T")
app = typer.Typer(
    name="python -m santa_app.letters",
    help="Look after the letters and the replies they are owed.",
    no_args_is_help=True,
    add_completion=False,
    # A traceback with local values would show letters.
    pretty_exceptions_enable=False,
)
Number = Annotated[int, typer.Argument(min=1, metavar="ID", help="The letter's number.")]
Numbers = Annotated[list[int], typer.Argument(min=1, metavar="ID…", help="Letters' numbers.")]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON, for machines.")]
Reveal = Annotated[
    bool, typer.Option("--reveal", help="Show the child's words and the parent's address.")
]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
Address = Annotated[
    str | None,
    typer.Argument(help="An e-mail address; left out, it is asked for, so that no shell keeps it."),
]


def _fail(error: Exception) -> typer.Exit:
    typer.echo(str(error), err=True)
    return typer.Exit(1)


def _settings() -> Settings:
    try:
        return load_settings()
    except SettingsError as error:
        raise _fail(error) from None


def _at_the_desk(settings: Settings, work: Callable[[Database], Awaitable[T]]) -> T:
    """Do `work` with the open database; what goes wrong ends the command with one sentence."""

    async def run() -> T:
        async with open_letters(settings) as database:
            return await work(database)

    try:
        return asyncio.run(run())
    except (LettersUnavailableError, SettingsError, reports.UnknownLetterError) as error:
        raise _fail(error) from None


@app.command()
def status(*, as_json: AsJson = False) -> None:
    """Show how the letters stand; exit code 1 where one has waited past its promise."""
    settings = _settings()
    promise = timedelta(hours=settings.reply_promise_hours)
    budget = SendQuota.of(settings)
    seen = _at_the_desk(
        settings, lambda database: database.read(reports.overview, budget, utc_now())
    )
    if as_json:
        output.print_json(output.overview_json(seen, budget, promise))
    else:
        output.print_overview(seen, budget, promise)
    if not seen.keeps(promise):
        raise typer.Exit(1)


@app.command()
def show(number: Number, *, reveal: Reveal = False, as_json: AsJson = False) -> None:
    """Show one letter, masked unless you ask otherwise."""

    async def look(database: Database) -> dict[str, Any]:
        letter = await database.read(reports.find, number)
        stopped = await database.read(why_stopped, letter.recipient_hash)
        return output.letter_facts(letter, stopped=stopped is not None, reveal=reveal)

    facts = _at_the_desk(_settings(), look)
    if as_json:
        output.print_json(facts)
    else:
        output.print_letter(facts)


@app.command()
def export(number: Number, *, as_json: AsJson = False) -> None:
    """Write all that is stored about one letter, as JSON, for a parent who asks."""
    del as_json  # there is no other form; taken, so that every command takes it
    found = _at_the_desk(_settings(), lambda database: database.read(reports.export, number))
    output.print_json(found)


@app.command()
def retry(
    numbers: Annotated[
        list[int] | None, typer.Argument(min=1, metavar="[ID…]", help="None: all that failed.")
    ] = None,
    *,
    as_json: AsJson = False,
) -> None:
    """Try letters again now; failed ones start over, with the full time limit."""
    settings = _settings()
    rule = actions.retry(timedelta(hours=settings.reply_limit_hours))
    if numbers:
        _rule(settings, numbers, rule, as_json=as_json)
        return

    async def all_failed(database: Database) -> list[actions.ActionResult]:
        done: list[actions.ActionResult] = []
        last = 0
        while some := await database.read(actions.failed, last):
            done += await database.write(actions.rule_on_all, some, rule, utc_now())
            last = some[-1]
        return done

    _report(_at_the_desk(settings, all_failed), as_json=as_json)


@app.command()
def hold(numbers: Numbers, *, as_json: AsJson = False) -> None:
    """Keep letters from being answered until you release them."""
    _rule(_settings(), numbers, actions.hold, as_json=as_json)


@app.command()
def release(numbers: Numbers, *, as_json: AsJson = False) -> None:
    """Answer held letters now, whatever their mailbox had today."""
    settings = _settings()
    rule = actions.release(timedelta(hours=settings.reply_limit_hours))
    _rule(settings, numbers, rule, as_json=as_json)


@app.command()
def delete(number: Number, *, yes: Yes = False, as_json: AsJson = False) -> None:
    """Delete one letter for good, answered or not."""
    if not yes and not typer.confirm(f"Delete letter {number} for good?", err=True):
        raise typer.Exit(1)
    _rule(_settings(), [number], actions.remove, as_json=as_json)


@app.command()
def purge(*, as_json: AsJson = False) -> None:
    """Delete the letters whose time is up; the server does it by itself every few hours."""
    deleted = _at_the_desk(_settings(), lambda database: database.write(queries.purge, utc_now()))
    if as_json:
        output.print_json({"deleted": deleted})
    else:
        typer.echo(f"{deleted:,} {'letter' if deleted == 1 else 'letters'} deleted.")


@app.command()
def suppress(address: Address = None, *, as_json: AsJson = False) -> None:
    """Send nothing more to a mailbox; letters that wait for it are held."""
    _mailbox(address, actions.stop_mailbox, as_json=as_json)


@app.command()
def allow(address: Address = None, *, as_json: AsJson = False) -> None:
    """Take `suppress` back, or a parent's stop; letters held meanwhile stay held."""
    _mailbox(address, actions.allow_mailbox, as_json=as_json)


def _rule(settings: Settings, numbers: list[int], rule: actions.Rule, *, as_json: bool) -> None:
    """Apply one rule to letters and report it."""
    now = utc_now()

    def work(database: Database) -> Awaitable[list[actions.ActionResult]]:
        return database.write(actions.rule_on_all, list(dict.fromkeys(numbers)), rule, now)

    _report(_at_the_desk(settings, work), as_json=as_json)


def _report(done: Sequence[actions.ActionResult], *, as_json: bool) -> None:
    """Show what became of letters; exit code 1 where one was left as it was."""
    if as_json:
        output.print_json({"letters": [asdict(one) for one in done]})
    elif done:
        output.print_rulings(done)
    else:
        typer.echo("There was nothing to do.")
    if not all(one.done for one in done):
        raise typer.Exit(1)


def _mailbox(
    address: str | None,
    query: Callable[[Connection, str, datetime], actions.MailboxResult],
    *,
    as_json: bool,
) -> None:
    """Stop or allow mail to one mailbox and report it."""
    if address is None:
        address = typer.prompt("E-mail address", err=True)
    if not is_email(address):
        raise typer.BadParameter("that is no e-mail address", param_hint="ADDRESS")
    settings = _settings()

    async def work(database: Database) -> actions.MailboxResult:
        mailbox = LinkSigner(settings, utc_now).recipient_hash(address)
        return await database.write(query, mailbox, utc_now())

    found = _at_the_desk(settings, work)
    if as_json:
        output.print_json({"mailbox": mask(address), **asdict(found)})
    else:
        typer.echo(output.mailbox_sentence(mask(address), found))
