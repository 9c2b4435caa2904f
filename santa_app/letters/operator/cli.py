"""`python -m santa_app.letters`: the operator's commands, for people and with --json for machines.

Exit code 0: done; 1: not all of it, or for `status` a letter that is past its promise, one with
signs of danger or an unknown outcome that waits for a person, or a mail service that takes no
reply; 2: wrong usage. The commands work beside a running server and change no letter that it is
sending.
"""

import asyncio
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from sqlalchemy.exc import SQLAlchemyError
from typer.core import TyperGroup

from santa_app.database import open_database
from santa_app.database.backup import BackupError, back_up, database_file, prepared, replace
from santa_app.i18n import DEFAULT_LOCALE
from santa_app.letters.clock import utc_now
from santa_app.letters.erasure import Erasure
from santa_app.letters.models import FailureReason, PauseKind, ReplyKind, SuppressionReason
from santa_app.letters.operator import actions, dry_run, output
from santa_app.letters.operator.mail_check import send_sample
from santa_app.letters.parents import LinkSigner
from santa_app.letters.repository import (
    ActionResult,
    LetterNotFoundError,
    LetterRepository,
    OperatorAction,
    SendQuota,
)
from santa_app.observability.masking import database_message, file_message, mask
from santa_app.rules.email_address import EmailAddress, InvalidAddressError
from santa_app.settings import Settings, SettingsError, load_settings

T = TypeVar("T")
FindLetters = Callable[[LetterRepository, int, int], Awaitable[list[int]]]
"""Returns the ids of some letters above an id, as many as a number at most."""
BATCH = 500
"""Letters changed in one transaction at most, so that visitors' letters are stored in between."""
ERASE_SECONDS = 5.0
"""Seconds for which a command tries to erase what it deleted."""
_MISSING_IN_SQLITE = ("no such table", "no such column")
_MISSING_IN_POSTGRESQL = frozenset({"42P01", "42703"})
"""SQLSTATEs of an undefined table and an undefined column."""


class _Commands(TyperGroup):
    """The commands; what cannot be used, a file or a setting, ends each with one sentence."""

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401 - of typer's own click
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise  # typer ends without a word
        except OSError as error:
            raise _fail(LookupError(file_message(error))) from None
        except SettingsError as error:
            raise _fail(error) from None
        except UnicodeEncodeError:
            raise _fail(LookupError("A name in the command is not UTF-8.")) from None


app = typer.Typer(
    cls=_Commands,
    name="python -m santa_app.letters",
    help="Look after the letters and the replies they are owed.",
    no_args_is_help=True,
    add_completion=False,
    # A traceback with local values would show letters.
    pretty_exceptions_enable=False,
)
LAST_ID = 2**31 - 1
"""The largest id that both databases have."""
LetterId = Annotated[int, typer.Argument(min=1, max=LAST_ID, metavar="ID", help="The letter's id.")]
SomeLetterIds = Annotated[
    list[int] | None,
    typer.Argument(min=1, max=LAST_ID, metavar="[ID…]", help="The letters' ids."),
]
Owed = Annotated[
    bool,
    typer.Option(
        "--owed", help="All replies owed in a backup that was restored; they may have been sent."
    ),
]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", dir_okay=False)]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON, for machines.")]
Reveal = Annotated[
    bool, typer.Option("--reveal", help="Show the child's words and the parent's e-mail address.")
]
LetterLanguage = Annotated[
    str, typer.Option("--language", metavar="TAG", help="The page's, such as de or pt-BR.")
]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
Email = Annotated[
    str | None,
    typer.Argument(
        metavar="[ADDRESS]",
        help="An e-mail address; if left out, it is asked for, so that no shell history keeps it.",
    ),
]


class LettersUnavailableError(Exception):
    """The letters cannot be read; the text is one sentence for the operator."""


@asynccontextmanager
async def open_repository(settings: Settings) -> AsyncGenerator[LetterRepository]:
    """Open the letters' database for a command, and close it again.

    Raises LettersUnavailableError where it does not exist, cannot be used, or lacks a revision.
    """
    where = settings.engine_url.render_as_string(hide_password=True)
    # SQLite would create an empty file for a mistyped path.
    if settings.uses_sqlite and not Path(settings.engine_url.database or "").is_file():
        raise LettersUnavailableError(
            f"The database {where} does not exist; `make run` creates it."
        )
    database = open_database(settings)
    repository = LetterRepository(database, settings)
    try:
        await repository.check_tables()
        yield repository
    except SQLAlchemyError as error:
        if _lacks_revision(error):
            raise LettersUnavailableError(
                f"The database {where} is not up to date; `python -m santa_app migrate` "
                "upgrades it."
            ) from None
        raise LettersUnavailableError(
            f"The database {where} cannot be used: {database_message(error)}."
        ) from None
    finally:
        await database.close()


def _lacks_revision(error: SQLAlchemyError) -> bool:
    cause = getattr(error, "orig", None)
    if getattr(cause, "sqlstate", None) in _MISSING_IN_POSTGRESQL:
        return True
    return type(cause).__module__.startswith("sqlite3") and str(cause).startswith(
        _MISSING_IN_SQLITE
    )


def _fail(error: Exception) -> typer.Exit:
    typer.echo(str(error), err=True)
    return typer.Exit(1)


def _say(data: object, text: str, *, as_json: bool) -> None:
    if as_json:
        output.print_json(data)
    else:
        typer.echo(text)


def run(settings: Settings, work: Callable[[LetterRepository], Awaitable[T]]) -> T:
    """Do `work` with the open repository; errors end the command with one sentence."""

    async def run() -> T:
        async with open_repository(settings) as repository:
            return await work(repository)

    try:
        return asyncio.run(run())
    except LettersUnavailableError as error:
        raise _fail(error) from None


def _run_on_letter(letter_id: int, work: Callable[[LetterRepository], Awaitable[T]]) -> T:
    """Do `work` on one letter; a missing letter ends the command with one sentence."""
    try:
        return run(load_settings(), work)
    except LetterNotFoundError:
        error = LookupError(f"There is no letter {letter_id}; it may have been deleted.")
        raise _fail(error) from None


@app.command()
def status(*, as_json: AsJson = False) -> None:
    """Show the state of all letters; exit code 1 where one waits too long or needs you now."""
    settings = load_settings()
    promise = timedelta(hours=settings.reply_promise_hours)
    quota = SendQuota.from_settings(settings)
    has_contact = settings.safeguarding_contact is not None
    overview = run(settings, lambda repository: repository.overview())
    if as_json:
        report = output.overview_json(overview, quota, promise, has_contact=has_contact)
        output.print_json(report)
    else:
        output.print_overview(overview, quota, promise, has_contact=has_contact)
    needs_a_person = overview.danger or overview.outcome_unknown
    if overview.sending_fails or needs_a_person or not overview.keeps(promise):
        raise typer.Exit(1)


@app.command()
def show(letter_id: LetterId, *, reveal: Reveal = False, as_json: AsJson = False) -> None:
    """Show one letter, masked unless you ask otherwise."""

    async def read(repository: LetterRepository) -> dict[str, Any]:
        letter = await repository.find_or_kept(letter_id, opened=reveal)
        suppression = await repository.suppression(letter.recipient_hash)
        return output.letter_facts(letter, suppression=suppression, reveal=reveal)

    facts = _run_on_letter(letter_id, read)
    if as_json:
        output.print_json(facts)
    else:
        output.print_letter(facts)


@app.command()
def export(letter_id: LetterId, *, as_json: AsJson = False) -> None:
    """Write all that is stored about one letter, as JSON, for a parent who asks."""
    del as_json  # JSON is the only format; the option exists because every command has it
    found = _run_on_letter(letter_id, lambda repository: repository.export(letter_id))
    output.print_json(found)
    if any(row["reply_kind"] == ReplyKind.GENTLE for row in found["santa_letters"]):
        typer.echo(
            "This letter has signs of danger. Read docs/safeguarding.md before you pass it on: "
            "the person who asks may be the cause.",
            err=True,
        )


@app.command()
def retry(
    letter_ids: Annotated[
        list[int] | None,
        typer.Argument(min=1, max=LAST_ID, metavar="[ID…]", help="None: all failed letters."),
    ] = None,
    *,
    reason: Annotated[
        FailureReason | None, typer.Option(help="Of all failed letters, only those.")
    ] = None,
    since: Annotated[
        datetime | None,
        typer.Option(
            formats=["%Y-%m-%d", "%Y-%m-%dT%H:%M"],
            help="Of all failed letters, only those tried since then, in UTC.",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Try letters again now; failed ones start over, with the full time limit."""
    if letter_ids and (reason or since):
        raise typer.BadParameter(
            "--reason and --since choose among all failed letters, without IDs"
        )
    tried_since = since and since.replace(tzinfo=UTC)
    settings = load_settings()
    time_limit = timedelta(hours=settings.reply_limit_hours)

    def failed(repository: LetterRepository, after: int, limit: int) -> Awaitable[list[int]]:
        return repository.failed(after, limit, reason=reason, since=tried_since)

    _apply(
        settings,
        letter_ids or failed,
        actions.retry(time_limit),
        as_json=as_json,
    )


@app.command()
def hold(letter_ids: SomeLetterIds = None, *, owed: Owed = False, as_json: AsJson = False) -> None:
    """Keep letters from being answered until you release them."""
    _check_choice(letter_ids, owed=owed)
    settings = load_settings()
    if letter_ids:
        _apply(settings, letter_ids, actions.hold, as_json=as_json)
        return
    held, sending = run(settings, lambda repository: repository.hold_owed())
    text = f"{held:,} {'reply is' if held == 1 else 'replies are'} held."
    if sending:
        text += f" {sending:,} are being sent right now; try again in {settings.lease:g} s."
    _say({"held": held, "sending": sending}, text, as_json=as_json)
    if sending:
        raise typer.Exit(1)


@app.command()
def release(
    letter_ids: SomeLetterIds = None,
    *,
    owed: Owed = False,
    reply: Annotated[
        ReplyKind | None,
        typer.Option(
            help="The reply, for letters with signs of danger: `gentle` quotes nothing, `ordinary` "
            "is for a false alarm."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Answer held letters now, regardless of the limit of their mailbox."""
    _check_choice(letter_ids, owed=owed)
    if owed and reply:
        raise typer.BadParameter("--reply is for letters that you have read, so give their IDs")
    settings = load_settings()
    time_limit = timedelta(hours=settings.reply_limit_hours)
    _apply(
        settings,
        letter_ids or LetterRepository.held_as_owed,
        actions.release(time_limit, reply),
        as_json=as_json,
    )


@app.command("mark-sent")
def mark_sent(
    letter_ids: Annotated[list[int], typer.Argument(min=1, metavar="ID…")],
    *,
    as_json: AsJson = False,
) -> None:
    """Count letters as answered whose outcome is unknown, because you know that they were sent."""
    settings = load_settings()
    _apply(settings, letter_ids, actions.mark_sent(settings), as_json=as_json)


@app.command()
def pause(*, as_json: AsJson = False) -> None:
    """Send nothing until `resume`; letters are still accepted, and wait."""
    reason = "paused by the operator"
    run(load_settings(), lambda repository: repository.pause(PauseKind.OPERATOR, None, reason))
    _say({"paused": True}, "All sending is paused; `resume` ends that.", as_json=as_json)


@app.command()
def resume(*, as_json: AsJson = False) -> None:
    """Send again now, no matter who paused it: you with `pause`, or the mail service's answers."""
    ended = run(load_settings(), lambda repository: repository.resume())
    text = "Sending was not paused."
    if ended is not None:
        text = f"Sending goes on; what had paused it: {ended.reason}."
    _say({"ended": ended and asdict(ended)}, text, as_json=as_json)


@app.command()
def delete(letter_id: LetterId, *, yes: Yes = False, as_json: AsJson = False) -> None:
    """Delete one letter for good, answered or not."""
    if not yes and not typer.confirm(f"Delete letter {letter_id} for good?", err=True):
        raise typer.Exit(1)
    settings = load_settings()

    async def delete_one(repository: LetterRepository) -> list[ActionResult]:
        results = await repository.apply_action([letter_id], actions.delete)
        await _erase(settings, repository)
        return results

    _report(run(settings, delete_one), as_json=as_json)


@app.command()
def purge(*, as_json: AsJson = False) -> None:
    """Delete the letters whose time is up; the server does that every hour."""
    settings = load_settings()

    async def delete_due(repository: LetterRepository) -> int:
        deleted = await repository.purge()
        await _erase(settings, repository)
        return deleted

    deleted = run(settings, delete_due)
    text = f"{deleted:,} {'letter' if deleted == 1 else 'letters'} deleted."
    _say({"deleted": deleted}, text, as_json=as_json)


@app.command()
def backup(file: BackupFile, *, as_json: AsJson = False) -> None:
    """Copy a SQLite database into a new file, also while the server runs."""
    settings = _sqlite_settings("pg_dump --format=custom")
    run(settings, lambda repository: repository.check_tables())
    try:
        back_up(database_file(settings), file)
    except BackupError as error:
        raise _fail(error) from None
    text = f"The database is copied to {file}. It contains letters: keep it safe."
    _say({"file": str(file), "bytes": file.stat().st_size}, text, as_json=as_json)


@app.command()
def restore(file: BackupFile, *, yes: Yes = False, as_json: AsJson = False) -> None:
    """Replace a SQLite database by a backup. Stop the server first."""
    settings = _sqlite_settings("pg_restore")
    stopped = _before_restore(settings, yes=yes)

    async def hold_owed(repository: LetterRepository) -> int:
        await repository.add_suppressions(stopped)
        held, _ = await repository.hold_owed(restored=True)
        return held

    try:
        with prepared(file, settings) as copied:
            held = run(copied, hold_owed)
            replace(copied, settings)
    except BackupError as error:
        raise _fail(error) from None
    _say({"held": held}, output.restored_sentence(file, held), as_json=as_json)


def _before_restore(settings: Settings, *, yes: bool) -> list[dict[str, Any]]:
    if not database_file(settings).is_file():
        return []

    async def read() -> tuple[int, list[dict[str, Any]]]:
        async with open_repository(settings) as repository:
            return await repository.count(), await repository.suppressions()

    try:
        letters, stopped = asyncio.run(read())
    except LettersUnavailableError as error:
        letters, stopped = 0, []
        typer.echo(f"{error} Its suppression list cannot be kept.", err=True)
    question = f"Replace the database and its {letters:,} letters?"
    if letters and not yes and not typer.confirm(question, err=True):
        raise typer.Exit(1)
    return stopped


def _sqlite_settings(instead: str) -> Settings:
    settings = load_settings()
    if not settings.uses_sqlite:
        raise _fail(
            LookupError(f"The database is PostgreSQL; use `{instead}` (docs/operations.md).")
        )
    return settings


def _check_choice(letter_ids: list[int] | None, *, owed: bool) -> None:
    if bool(letter_ids) == owed:
        raise typer.BadParameter("give either numbers of letters or --owed")


@app.command()
def suppress(email: Email = None, *, as_json: AsJson = False) -> None:
    """Send nothing more to a mailbox; its letters that wait are held."""
    _change_mailbox(
        email,
        lambda repository, mailbox: repository.suppress(mailbox, SuppressionReason.OPERATOR),
        suppressed=True,
        as_json=as_json,
    )


@app.command()
def allow(email: Email = None, *, as_json: AsJson = False) -> None:
    """Undo `suppress`, or a parent's stop; letters held meanwhile stay held."""
    _change_mailbox(
        email,
        lambda repository, mailbox: repository.allow(mailbox),
        suppressed=False,
        as_json=as_json,
    )


@app.command("test-mail")
def send_test_mail(email: Email = None, *, as_json: AsJson = False) -> None:
    """Send a sample reply with the configured sender, and say what is wrong if it is not taken."""
    address = _address(email)
    settings = load_settings()
    done = asyncio.run(send_sample(settings, utc_now, address, mask(str(address))))
    if as_json:
        output.print_json(asdict(done))
    else:
        typer.echo(done.sentence, err=not done.sent)
    if not done.sent:
        raise typer.Exit(1)


@app.command()
def recognize(language: LetterLanguage = DEFAULT_LOCALE, *, as_json: AsJson = False) -> None:
    """Say how the site understands a child's message: one a line, one JSON object a line.

    `answer` is `ordinary`, `gentle`, or `held`: with SAFEGUARDING_CONTACT set, a person reads it
    first. `kinds` are the sad words that were found, such as `death`, and `sad` or `danger` for
    what the message means. `danger` and `worry` are numbers from 0 to 1: how sure the site is of
    signs of danger, and of these or sadness. Each counts from 0.5 on.
    """
    del as_json  # as in `export`
    try:
        locale = dry_run.known_locale(language)
    except dry_run.LineError as error:
        raise typer.BadParameter(str(error), param_hint="--language") from None
    _answer_lines(dry_run.recognizer(locale))


@app.command()
def preview(*, as_json: AsJson = False) -> None:
    """Show the mails that letters would get, and send none: one JSON object a line, both ways.

    A letter has `child_name`, and perhaps `age`, `city_country`, `wish_list`, `message_to_santa`,
    `been_good`, `gender` ("girl" or "boy"), `language` (such as "pt-BR", published or not) and
    `written` (an ISO date, today by default). The answer has `answer` (as in `recognize`),
    `subject`, `greeting`, `name` (null where Santa uses none), `wishes` (those that he names) and
    `text`. Where a letter is held, they are those of the gentle reply that `release --reply gentle`
    sends.
    """
    del as_json  # as in `export`
    _answer_lines(dry_run.previewer(load_settings()))


def _answer_lines(answer: dry_run.DryRun) -> None:
    """Answer each line of standard input at once; exit code 1 where one could not be read."""
    if sys.stdin is None:
        typer.echo("Standard input is closed: the letters belong there, one a line.", err=True)
        raise typer.Exit(1)
    if sys.stdin.isatty():
        typer.echo("Type one letter a line; Ctrl+D ends.", err=True)
    failed = False
    for number, line in enumerate(typer.get_binary_stream("stdin"), start=1):
        found = dry_run.answered(line, number, answer)
        output.print_json_line(found)
        failed = failed or "error" in found
    if failed:
        raise typer.Exit(1)


async def _erase(settings: Settings, repository: LetterRepository) -> None:
    """Erase deleted letters from the files, or say that a server has to do it."""
    if not await Erasure(settings, repository, utc_now).finish(ERASE_SECONDS):
        typer.echo(
            "Words of deleted letters are still in the database's files, because another program "
            "uses it. A running server erases them within the hour, or run `purge` again.",
            err=True,
        )


def _apply(
    settings: Settings,
    letters: list[int] | FindLetters,
    action: OperatorAction,
    *,
    as_json: bool,
) -> None:
    async def apply(repository: LetterRepository) -> list[ActionResult]:
        if isinstance(letters, list):
            return await repository.apply_action(list(dict.fromkeys(letters)), action)
        results: list[ActionResult] = []
        last = 0
        while batch := await letters(repository, last, BATCH):
            results += await repository.apply_action(batch, action)
            last = batch[-1]
        return results

    _report(run(settings, apply), as_json=as_json)


def _report(results: Sequence[ActionResult], *, as_json: bool) -> None:
    """Show the results; exit code 1 where a letter was left as it was."""
    if as_json:
        output.print_json({"letters": [asdict(result) for result in results]})
    elif results:
        output.print_results(results)
    else:
        typer.echo("There was nothing to do.")
    if not all(result.done for result in results):
        raise typer.Exit(1)


def _change_mailbox(
    email: str | None,
    change: Callable[[LetterRepository, str], Awaitable[int]],
    *,
    suppressed: bool,
    as_json: bool,
) -> None:
    """Suppress or allow one mailbox and report it; `change` returns how many letters are held."""
    address = _address(email)
    settings = load_settings()

    signer = LinkSigner(settings, utc_now)
    known, former = signer.recipient_hash(address), signer.former_hash(address)

    async def apply(repository: LetterRepository) -> int:
        if former is not None:
            await repository.take_over(former, known)
        return await change(repository, known)

    held = run(settings, apply)
    mailbox = mask(str(address))
    text = output.mailbox_sentence(mailbox, suppressed=suppressed, held=held)
    _say({"mailbox": mailbox, "suppressed": suppressed, "held": held}, text, as_json=as_json)


def _address(email: str | None) -> EmailAddress:
    if email is None:
        email = typer.prompt("E-mail address", err=True)
    try:
        return EmailAddress.parse(email.strip())
    except InvalidAddressError:
        message = "that is not an e-mail address"
        raise typer.BadParameter(message, param_hint="ADDRESS") from None
