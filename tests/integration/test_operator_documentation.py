"""Runs each operator command of the documentation; every command is documented."""

import re
import shlex
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

from santa_app.letters import LetterService
from santa_app.letters.clock import utc_now
from santa_app.letters.models import HoldReason, ReplyStatus
from santa_app.letters.operator import app
from santa_app.letters.operator.desk import desk
from tests.integration.operating import Operator, operator
from tests.integration.pending_letters import owe

__all__ = ["operator"]
COMMANDS = Path(__file__).parents[2] / "docs" / "every-day.md"
COMMAND = re.compile(r"^\.venv/bin/python -m santa_app\.letters (.+?) +# .+$", re.MULTILINE)


def documented() -> list[list[str]]:
    return [shlex.split(line) for line in COMMAND.findall(COMMANDS.read_text(encoding="utf-8"))]


def test_every_command_is_documented() -> None:
    names = {
        command.name or command.callback.__name__
        for command in app.registered_commands
        if command.callback
    }
    assert len(names) == 27
    assert {arguments[0] for arguments in documented()} == names | {"desk"}
    desks = {command.name for command in desk.registered_commands} | {None}
    shown = [arguments for arguments in documented() if arguments[0] == "desk"]
    assert {next(iter(arguments[1:]), None) for arguments in shown} == desks


async def test_documented_commands_work(
    open_service: Callable[..., LetterService], operator: Operator
) -> None:
    later = utc_now() + timedelta(days=1)
    moments = {"created_at": utc_now(), "reply_scheduled_at": later, "reply_expires_at": later}
    service = open_service(clock=utc_now)
    await owe(service, 14, **moments, delete_after=later)
    unknown = {"reply_status": ReplyStatus.HELD, "hold_reason": HoldReason.NEXT_COPY}
    await owe(service, 1, **moments, delete_after=later, **unknown)
    # Others cover these: the tests of backups, of moves, of the desk and of setup.
    others = {"backup", "restore", "tell-operator", "move-to", "desk", "setup"}
    commands = [one for one in documented() if one[0] not in others]
    assert len(commands) == 30
    for arguments in commands:
        answers = {
            "delete": "y\n",
            "replay": "y\n",
            "accept-key": "y\n",
            "find": "testparent@example.com\ny\n",
            "preview": '{"child_name": "Emma"}\n',
        }
        answer = answers.get(arguments[0], "testparent@example.com\n")
        for given in (arguments, [*arguments, "--json"]):
            if (
                given[0] in {"hold", "release", "mark-sent", "resend", "delete"}
                and "--json" in given
            ):
                continue  # already done, which is exit code 1
            done = await operator.run(*given, answer=answer)
            assert done.exit_code == 0, f"{given}: {done.output}"
            assert done.stdout
