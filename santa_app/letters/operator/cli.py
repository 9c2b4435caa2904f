"""`python -m santa_app.letters`: the operator's commands, for people and with --json for machines.

Exit code 0: done; 1: not all of it, or for `status` a letter that is past its promise, one with
signs of danger or an unknown outcome that waits for a person, or a mail service that takes no
reply; 2: wrong usage. The commands work beside a running server and change no letter that it is
sending.
"""

import asyncio
import getpass
import os
import pwd
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from sqlalchemy.exc import SQLAlchemyError
from typer.core import TyperGroup

from santa_app.database import check_key, database_now, dumps, open_database
from santa_app.database.backup import back_up, database_file, prepared, replace
from santa_app.i18n import DEFAULT_LOCALE
from santa_app.letters.clock import utc_now
from santa_app.letters.erasure import Erasure
from santa_app.letters.models import (
    FailureReason,
    HoldReason,
    PauseKind,
    ReplyKind,
    SuppressionReason,
)
from santa_app.letters.operator import actions, dry_run, output
from santa_app.letters.operator.mail_check import send_note, send_sample
from santa_app.letters.operator.setup import setup
from santa_app.letters.parents import LinkSigner
from santa_app.letters.repository import (
    ActionResult,
    LetterNotFoundError,
    LetterRepository,
    OperatorAction,
    SendQuota,
)
from santa_app.letters.repository.audit import COLUMNS, Entry
from santa_app.letters.repository.desk import DeskStore
from santa_app.observability.masking import database_message, file_message, mask
from santa_app.rules.email_address import EmailAddress, InvalidAddressError
from santa_app.settings import OperatorError, Settings, load_settings
from santa_app.settings.types import check_database_url

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
        except OperatorError as error:
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
app.command()(setup)
LAST_ID = 2**31 - 1
"""The largest id that both databases have."""
LetterId = Annotated[int, typer.Argument(min=1, max=LAST_ID, metavar="ID", help="The letter's id.")]
LetterIds = Annotated[list[int], typer.Argument(min=1, max=LAST_ID, metavar="ID…")]
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
OnlyCheck = Annotated[
    bool,
    typer.Option("--check", help="Restore into a temporary database, count, and change nothing."),
]
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
        help="An e-mail address; if left out, it is asked for, and - reads it from standard input, "
        "so that no shell history keeps it.",
    ),
]


LOGIN = Path("/proc/self/loginuid")  # the number of who logged in, as Linux keeps it
_as_name: ContextVar[str | None] = ContextVar("as_name", default=None)


@app.callback()
def who(
    *,
    as_name: Annotated[
        str | None,
        typer.Option("--as", metavar="NAME", help="Who you are, for the audit; else your login."),
    ] = None,
) -> None:
    """Look after the letters and the replies they are owed."""
    _as_name.set(as_name)


def person() -> str:
    """Return who gives the command, for the audit; sudo, su and runuser hide nobody."""
    if name := _as_name.get() or os.environ.get("SUDO_USER"):
        return name
    try:
        return pwd.getpwuid(int(LOGIN.read_text())).pw_name
    except (KeyError, OSError, ValueError):
        pass  # no login, as in a container or on macOS
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a container may run as a number without a name
        return str(os.getuid())


def desk_store(repository: LetterRepository) -> DeskStore:
    return DeskStore(repository.database, database_now, repository.audit)


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
            f"There is no database {Path(settings.engine_url.database or '').absolute()}: give the "
            "command in the site's folder, which has .env; the first `run` or `migrate` makes it."
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


def run(
    settings: Settings, work: Callable[[LetterRepository], Awaitable[T]], action: str | None = None
) -> T:
    """Do `work` with the open repository; errors end the command with one sentence.

    The audit has the `action` before it is done.
    """

    async def run() -> T:
        async with open_repository(settings) as repository:
            if action is not None:
                await repository.record(person(), action)
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
        if reveal:
            await repository.record(person(), "shown", letter_id)
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
    found = _run_on_letter(letter_id, lambda repository: _exported(repository, letter_id))
    output.print_json(found)
    _warn_of_danger(found)


async def _exported(repository: LetterRepository, letter_id: int) -> dict[str, list[Any]]:
    found = await repository.export(letter_id)
    await repository.record(person(), "export", letter_id)
    return found


def _warn_of_danger(found: dict[str, list[Any]]) -> None:
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
        "retry",
        as_json=as_json,
    )


@app.command()
def hold(letter_ids: SomeLetterIds = None, *, owed: Owed = False, as_json: AsJson = False) -> None:
    """Keep letters from being answered until you release them."""
    _check_choice(letter_ids, owed=owed)
    settings = load_settings()
    if letter_ids:
        _apply(settings, letter_ids, actions.hold, "hold", as_json=as_json)
        return
    held, sending = run(settings, lambda repository: repository.hold_owed(), "hold --owed")
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
        reply or "release",
        as_json=as_json,
    )


@app.command()
def resend(letter_ids: LetterIds, *, as_json: AsJson = False) -> None:
    """Send the reply to answered letters once more, for a parent who asks."""
    settings = load_settings()
    action = actions.resend(timedelta(hours=settings.reply_limit_hours))
    _apply(settings, letter_ids, action, "resend", as_json=as_json)


@app.command("mark-sent")
def mark_sent(letter_ids: LetterIds, *, as_json: AsJson = False) -> None:
    """Count letters as answered whose outcome is unknown, because you know that they were sent."""
    settings = load_settings()
    _apply(settings, letter_ids, actions.mark_sent(settings), "mark-sent", as_json=as_json)


@app.command()
def pause(*, as_json: AsJson = False) -> None:
    """Send nothing until `resume`; letters are still accepted, and wait."""
    reason = "paused by the operator"
    run(
        load_settings(),
        lambda repository: repository.pause(PauseKind.OPERATOR, None, reason),
        "pause",
    )
    _say({"paused": True}, "All sending is paused; `resume` ends that.", as_json=as_json)


@app.command()
def resume(*, as_json: AsJson = False) -> None:
    """Send again now, no matter who paused it: you with `pause`, or the mail service's answers."""
    ended = run(load_settings(), lambda repository: repository.resume(), "resume")
    text = "Sending was not paused."
    if ended is not None:
        text = f"Sending goes on; what had paused it: {ended.reason}."
    _say({"ended": ended and asdict(ended)}, text, as_json=as_json)


@app.command()
def delete(letter_id: LetterId, *, yes: Yes = False, as_json: AsJson = False) -> None:
    """Delete one letter for good, answered or not."""
    if not yes and not typer.confirm(f"Delete letter {letter_id} for good?", err=True):
        raise typer.Exit(1)
    _delete(load_settings(), [letter_id], as_json=as_json)


def _delete(settings: Settings, letter_ids: list[int], *, as_json: bool) -> None:
    async def delete(repository: LetterRepository) -> list[ActionResult]:
        results = await repository.apply_action(letter_ids, actions.delete, (person(), "delete"))
        await _erase(settings, repository)
        return results

    _report(run(settings, delete), as_json=as_json)


@app.command()
def find(
    email: Email = None,
    *,
    exported: Annotated[
        bool, typer.Option("--export", help="Write all that is stored about them, as JSON.")
    ] = False,
    deleted: Annotated[bool, typer.Option("--delete", help="Delete all of them for good.")] = False,
    yes: Yes = False,
    as_json: AsJson = False,
) -> None:
    """List the letters of a mailbox by number and state, for a parent who calls."""
    if exported and deleted:
        raise typer.BadParameter("give either --export or --delete")
    settings = load_settings()
    address = _address(email)

    async def search(repository: LetterRepository) -> tuple[list[Any], str | None, list[Any]]:
        known, rows = await _letters_of(repository, settings, address, "mailbox: search")
        letters = [await _exported(repository, row.id) for row in rows] if exported else []
        found = [dict(row._mapping) for row in rows]  # noqa: SLF001 - documented
        return found, await repository.suppression(known), letters

    found, suppression, letters = run(settings, search)
    numbers = [row["id"] for row in found]
    if exported:
        output.print_json(letters)
        for letter in letters:
            _warn_of_danger(letter)
    elif deleted:
        question = f"Delete {output.counted(len(numbers))} for good?"
        if numbers and not yes and not typer.confirm(question, err=True):
            raise typer.Exit(1)
        _delete(settings, numbers, as_json=as_json)
    elif as_json:
        output.print_json({"letters": found, "suppression_reason": suppression})
    else:
        output.print_found(found, suppression)


async def _letters_of(
    repository: LetterRepository, settings: Settings, address: EmailAddress, action: str
) -> tuple[str, Sequence[Any]]:
    """Return the hash of a mailbox and its letters, by whose numbers the audit names it."""
    await repository.database.write(check_key, settings)
    signer = LinkSigner(settings, utc_now)
    known, former = signer.recipient_hash(address), signer.former_hash(address)
    if former is not None:
        await repository.take_over(former, known)
    rows = await desk_store(repository).of_mailbox(known, None)
    numbers = ", ".join(str(row.id) for row in rows)
    await repository.record(person(), action, None, numbers)
    return known, rows


@app.command("season")
def season_report(
    *,
    since: Annotated[
        datetime, typer.Option(formats=["%Y-%m-%d"], metavar="YYYY-MM-DD", show_default=False)
    ] = datetime(2000, 1, 1, tzinfo=UTC),
    as_csv: Annotated[bool, typer.Option("--csv", help="Write CSV, for a spreadsheet.")] = False,
    as_json: AsJson = False,
) -> None:
    """Report letters, answers within 24 h, languages and classes, by day; numbers alone."""
    rows = run(load_settings(), lambda repository: repository.season(str(since.date())))
    if as_csv or as_json:
        _say(rows, output.csv_of(output.SEASON, rows), as_json=as_json)
    else:
        output.print_season(rows)


@app.command()
def audit(*, as_json: AsJson = False) -> None:
    """Write who did what to which letter, the oldest first, as CSV."""
    rows = run(load_settings(), lambda repository: desk_store(repository).whole_audit())
    _say(rows, output.csv_of(COLUMNS, rows), as_json=as_json)


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
    """Copy the database into a new file, also while the server runs; PostgreSQL by pg_dump."""
    settings = load_settings()
    run(settings, lambda repository: repository.check_tables(), "backup")
    if settings.uses_sqlite:
        back_up(database_file(settings), file)
    else:
        dumps.dump(settings, file)
    text = f"The database is copied to {file}. It contains letters: keep it safe."
    _say({"file": str(file), "bytes": file.stat().st_size}, text, as_json=as_json)


@app.command()
def restore(
    file: BackupFile, *, check: OnlyCheck = False, yes: Yes = False, as_json: AsJson = False
) -> None:
    """Replace a SQLite database by a backup. Stop the server first."""
    if check:
        _check_backup(file, as_json=as_json)
        return
    settings = load_settings()
    if not settings.uses_sqlite:
        where = "docs/when-something-is-wrong.md"
        raise _fail(LookupError(f"The database is PostgreSQL; use `pg_restore` ({where})."))

    async def hold_owed(repository: LetterRepository) -> tuple[int, list[Entry]]:
        await repository.add_suppressions(stopped)
        return await _replayed(repository)

    with prepared(file, settings) as copied:
        stopped = _before_restore(settings, yes=yes)
        held, repeated = run(copied, hold_owed)
        replace(copied, settings)
    _say_replayed(f"The database is restored from {file}.", held, repeated, as_json=as_json)


def _check_backup(file: Path, *, as_json: bool) -> None:
    settings = load_settings()
    restored = prepared if settings.uses_sqlite else dumps.restored
    with restored(file, settings) as copied:
        counts = run(copied, lambda repository: repository.status_counts())
    letters = sum(counts.values())
    text = f"{file} can be restored: {letters:,} letters. The database is as it was."
    _say({"file": str(file), "letters": letters}, text, as_json=as_json)


@app.command()
def replay(*, yes: Yes = False, as_json: AsJson = False) -> None:
    """Finish a pg_restore: hold what it owes, and repeat what was done after the backup.

    Stop the servers first. `restore` does this by itself.
    """
    if not yes and not typer.confirm("Hold all replies that the database owes?", err=True):
        raise typer.Exit(1)
    held, repeated = run(load_settings(), _replayed)
    _say_replayed("The restored database is ready.", held, repeated, as_json=as_json)


@app.command("move-to")
def move_to(
    url: Annotated[
        str | None,
        typer.Argument(metavar="[URL]", help="Asked for if left out; it may have a password."),
    ] = None,
    *,
    as_json: AsJson = False,
) -> None:
    """Copy all letters into another, empty database, and check each table. Stop the servers first.

    From SQLite to postgresql://… or back. If it is interrupted, run it again.
    """
    from santa_app.database.move import move  # noqa: PLC0415 - Alembic is slow to load

    settings = load_settings()
    if url is None:
        url = typer.prompt("URL of the new database", hide_input=True, err=True)
    try:
        target = settings.model_copy(update={"database_url": check_database_url(url)})
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="URL") from None
    run(settings, lambda repository: repository.check_tables(), "move-to")
    moved = move(settings, target)
    counts = ", ".join(f"{name} {count:,}" for name, (count, _) in moved.items() if count)
    text = f"Both databases are equal: {counts}. Set DATABASE_URL, and start the servers."
    _say({name: list(digest) for name, digest in moved.items()}, text, as_json=as_json)


async def _replayed(repository: LetterRepository) -> tuple[int, list[Entry]]:
    await repository.hold_owed(restored=True)
    repeated = await repository.replay(person())
    overview = await repository.overview()
    return overview.held.get(HoldReason.RESTORED, 0), repeated


def _say_replayed(done: str, held: int, repeated: list[Entry], *, as_json: bool) -> None:
    facts = {"held": held, "repeated": [dict(zip(COLUMNS, one, strict=True)) for one in repeated]}
    _say(facts, output.restored_sentence(done, held, repeated), as_json=as_json)


def _before_restore(settings: Settings, *, yes: bool) -> list[dict[str, Any]]:
    if not database_file(settings).is_file():
        return []

    async def read() -> tuple[int, list[dict[str, Any]]]:
        async with open_repository(settings) as repository:
            letters = sum((await repository.status_counts()).values())
            return letters, await repository.suppressions()

    try:
        letters, stopped = asyncio.run(read())
    except LettersUnavailableError as error:
        letters, stopped = 0, []
        typer.echo(f"{error} Its suppression list cannot be kept.", err=True)
    question = f"Replace the letters ({letters:,}) in {database_file(settings).absolute()}?"
    if letters and not yes and not typer.confirm(question, err=True):
        raise typer.Exit(1)
    return stopped


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


@app.command("accept-key")
def take_new_key(*, yes: Yes = False, as_json: AsJson = False) -> None:
    """Start with another SECRET_KEY, because the former one is lost."""
    question = "Forget all suppressed mailboxes, and make the links in sent mails invalid?"
    if not yes and not typer.confirm(question, err=True):
        raise typer.Exit(1)
    settings = load_settings()
    hashed = LinkSigner(settings, utc_now).recipient_hash
    run(settings, lambda repository: repository.accept_key(hashed), "accept-key")
    _say({"accepted": True}, "The key that is set is the database's from now on.", as_json=as_json)


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


@app.command("tell-operator")
def tell_operator(text: str) -> None:
    """Send a sentence to OPERATOR_EMAIL, such as the name of a backup that failed."""
    settings = load_settings()
    if settings.operator_email is None:
        raise _fail(LookupError("OPERATOR_EMAIL is not set."))
    done = asyncio.run(
        send_note(settings, utc_now, EmailAddress.parse(settings.operator_email), text)
    )
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
    name: str,
    *,
    as_json: bool,
) -> None:
    async def apply(repository: LetterRepository) -> list[ActionResult]:
        if isinstance(letters, list):
            numbers = list(dict.fromkeys(letters))
            return await repository.apply_action(numbers, action, (person(), name))
        results: list[ActionResult] = []
        last = 0
        while batch := await letters(repository, last, BATCH):
            results += await repository.apply_action(batch, action, (person(), name))
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

    async def apply(repository: LetterRepository) -> int:
        action = f"mailbox: {'stop' if suppressed else 'allow'}"
        known, _ = await _letters_of(repository, settings, address, action)
        return await change(repository, known)

    held = run(settings, apply)
    mailbox = mask(str(address))
    text = output.mailbox_sentence(mailbox, suppressed=suppressed, held=held)
    _say({"mailbox": mailbox, "suppressed": suppressed, "held": held}, text, as_json=as_json)


def _address(email: str | None) -> EmailAddress:
    if email is None:
        email = typer.prompt("E-mail address", err=True)
    elif email == "-":
        email = sys.stdin.readline()
    try:
        return EmailAddress.parse(email.strip())
    except InvalidAddressError:
        message = "that is not an e-mail address"
        raise typer.BadParameter(message, param_hint="ADDRESS") from None
