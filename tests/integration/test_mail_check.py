"""`test-mail` says in one sentence what keeps mail from being sent, and shows no secret."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.integration.operating import Operator, operator
from tests.integration.test_smtp_sender import unknown_name
from tests.support.fake_sendgrid import Answer, FakeSendGrid, Mode
from tests.support.letter_examples import SECRET_KEY
from tests.support.running_site import free_port
from tests.support.smtp_server import PASSWORD, Refusal, SmtpServer, Stage

__all__ = ["operator"]
KEY = "SG.hidden"
ADDRESS = "pat.parent@example.org"
OWN = {"MAIL_FROM": "santa@northpole.example", "MAIL_REPLY_TO": "elves@northpole.example"}
Run = Callable[..., str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs the command with settings, and returns its sentence after checking form and secrets."""

    async def run_it(expected: int, **settings: str) -> str:
        monkeypatch.chdir(tmp_path)
        for name, value in {"SECRET_KEY": SECRET_KEY, **OWN, **settings}.items():
            monkeypatch.setenv(name, value)
        done = await Operator().run("test-mail", ADDRESS)
        assert done.exit_code == expected, done.output
        said = (done.stderr if expected else done.stdout).strip()
        assert said.count("\n") == 0
        assert said.endswith(".")
        for secret in (PASSWORD, KEY, "pat.parent"):
            assert secret not in done.output
        return said

    return run_it


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        (
            Answer(status=401, error="The provided authorization grant is invalid"),
            "SENDGRID_API_KEY",
        ),
        (Answer(status=403, error="not a verified Sender Identity"), "MAIL_FROM"),
        (Answer(status=400, error="not good", field="from.email"), "MAIL_FROM"),
        (
            Answer(status=400, error=f"bad: {ADDRESS}", field="personalizations.0.to.0.email"),
            "recip",
        ),
        (Answer(status=503), "does not take the mail"),
        (Answer(mode=Mode.HANG), "SEND_TIMEOUT"),
        (Answer(mode=Mode.DROP), "cannot be reached"),
    ],
)
async def test_sendgrid_refuses(
    answer: Answer, says: str, run: Run, sendgrid: FakeSendGrid
) -> None:
    sendgrid.answers(always=answer)
    timeout = "0.3" if answer.mode is Mode.HANG else "60"
    said = await run(1, SENDGRID_API_KEY=KEY, SENDGRID_HOST=sendgrid.url, SEND_TIMEOUT=timeout)
    assert says in said
    if answer.error:
        assert answer.error.replace("pat.parent", "p•••") in said


async def test_sendgrid_is_not_reached(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    host = f"http://127.0.0.1:{free_port()}"
    assert "SENDGRID_HOST cannot be reached" in await run(
        1, SENDGRID_API_KEY=KEY, SENDGRID_HOST=host
    )
    monkeypatch.setattr("socket.getaddrinfo", unknown_name)
    assert "SENDGRID_HOST is not known" in await run(1, SENDGRID_HOST="https://api.example")


async def test_sendgrid_takes_the_sample(run: Run, sendgrid: FakeSendGrid) -> None:
    said = await run(0, SENDGRID_API_KEY=KEY, SENDGRID_HOST=sendgrid.url)
    assert said.startswith("SendGrid took the sample for p•••@example.org")
    (request,) = sendgrid.taken
    assert request.to == ADDRESS
    assert request.body["subject"].startswith("Test: ")
    assert "Dear Emma," in request.text
    # The webhook takes its events for those of no letter.
    assert request.letter_id == 0


REFUSED = [
    (Refusal(stage=Stage.AUTH, text=f"535 5.7.8 {PASSWORD} is wrong"), "SMTP_PASSWORD"),
    (Refusal(stage=Stage.MAIL, text="553 5.7.1 not your address"), "MAIL_FROM"),
    (Refusal(stage=Stage.RCPT, text=f"550 5.1.1 {ADDRESS} is unknown"), "p•••@example.org"),
    (Refusal(stage=Stage.CONTENT, text="554 5.7.1 it looks like spam"), "looks like spam"),
    (Refusal(stage=Stage.CONNECT, mode=Mode.HANG), "does not answer"),
    (Refusal(stage=Stage.CONNECT, mode=Mode.DROP), "No mail server takes connections"),
]


def smtp(server: SmtpServer, tls: str = "starttls", **settings: str) -> dict[str, str]:
    return {
        "MAIL_SENDER": "smtp",
        "SMTP_HOST": "localhost",
        "SMTP_PORT": str(server.ports[tls]),
        "SMTP_TLS": tls,
        "SMTP_USER": "santa",
        "SMTP_PASSWORD": PASSWORD,
        **settings,
    }


@pytest.mark.parametrize(("refusal", "says"), REFUSED, ids=lambda one: str(one)[:60])
async def test_smtp_server_refuses(
    refusal: Refusal, says: str, run: Run, smtp_server: SmtpServer
) -> None:
    smtp_server.refuse(always=refusal)
    timeout = "0.3" if refusal.mode is Mode.HANG else "60"
    assert says in await run(1, **smtp(smtp_server, SEND_TIMEOUT=timeout))


async def test_smtp_connection_fails(
    run: Run, smtp_server: SmtpServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = smtp(smtp_server, SMTP_PORT=str(free_port()))
    assert "No mail server takes connections at localhost" in await run(1, **given)
    # The certificate is for localhost.
    given = smtp(smtp_server, SMTP_HOST="127.0.0.1")
    assert "SMTP_TLS=starttls does not work with 127.0.0.1" in await run(1, **given)
    given = smtp(smtp_server, "tls", SMTP_PORT=str(smtp_server.ports["starttls"]))
    assert "port 465 needs tls" in await run(1, **given)
    monkeypatch.setattr("socket.getaddrinfo", unknown_name)
    given = smtp(smtp_server, SMTP_HOST="mail.example")
    assert "The name in SMTP_HOST, mail.example, is not known" in await run(1, **given)
    assert smtp_server.mails == []


async def test_smtp_server_takes_the_sample(run: Run, smtp_server: SmtpServer) -> None:
    said = await run(0, **smtp(smtp_server))
    assert said.startswith("The mail server localhost took the sample for p•••@example.org")
    (mail,) = smtp_server.mails
    assert mail.recipient == ADDRESS
    assert mail.message["Subject"].startswith("Test: For Emma")


async def test_demo_writes_the_sample(run: Run, tmp_path: Path) -> None:
    assert str(tmp_path / "outbox") in await run(0)
    assert len(list((tmp_path / "outbox").iterdir())) == 2
    (tmp_path / "file").touch()
    assert "OUTBOX_DIR" in await run(1, OUTBOX_DIR=str(tmp_path / "file"))


async def test_missing_setting_is_named(run: Run, smtp_server: SmtpServer) -> None:
    assert "SMTP_HOST must be set" in await run(1, MAIL_SENDER="smtp")
    said = await run(1, **smtp(smtp_server, MAIL_FROM="", MAIL_REPLY_TO=""))
    assert said == "MAIL_FROM is not set; it must be an e-mail address of your own."
    assert smtp_server.connections == 0


async def test_json_and_wrong_usage(operator: Operator) -> None:
    found = await operator.json("test-mail", ADDRESS)
    assert (found["sender"], found["sent"]) == ("file", True)
    assert (await operator.run("test-mail", "nobody")).exit_code == 2
