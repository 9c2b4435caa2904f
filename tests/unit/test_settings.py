"""Settings: defaults, error messages, and `.env.example`."""

import random
import re
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest

from santa_app.letters.repository import SendQuota
from santa_app.settings import (
    Settings,
    SettingsError,
    load_settings,
    slugify,
)
from santa_app.settings.entropy import estimated_bits
from santa_app.settings.model import MIN_SECRET_BITS
from tests.support.letter_examples import PRODUCTION, make_settings, without_environment
from tools import documents


@pytest.fixture(autouse=True)
def _environment(monkeypatch: pytest.MonkeyPatch) -> None:
    without_environment(monkeypatch)


def load(monkeypatch: pytest.MonkeyPatch, **environment: str) -> Settings:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    return load_settings(env_file=None)


def complaint(monkeypatch: pytest.MonkeyPatch, **environment: str) -> str:
    with pytest.raises(SettingsError) as error:
        load(monkeypatch, **environment)
    return str(error.value)


def example() -> dict[str, str]:
    lines = documents.EXAMPLE_FILE.read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def test_what_operators_read_is_generated_from_the_settings() -> None:
    command = "run `python -m tools.documents`"
    assert documents.EXAMPLE_FILE.read_text("utf-8") == documents.example(), command
    text = documents.SETTINGS_FILE.read_text("utf-8")
    assert text == documents.settings(text), command
    for name in Settings.model_fields:
        assert text.count(f"| `{name.upper()}` |") >= 1


def test_the_example_shows_the_defaults() -> None:
    assert set(example()) == {name.upper() for name in Settings.model_fields}
    assert load_settings(documents.EXAMPLE_FILE) == load_settings(env_file=None)


def test_without_anything_set_the_site_is_a_demo_on_this_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = load(monkeypatch)
    assert found.is_demo
    assert found.site_url == "http://localhost:3000"
    assert found.origins == (
        "http://localhost:3000",
        "http://127.0.0.1:3000",
        "http://[::1]:3000",
    )
    assert found.letter_path == "/letters-to-santa"


def test_the_site_s_address_follows_the_port(monkeypatch: pytest.MonkeyPatch) -> None:
    assert load(monkeypatch, PORT="4321").site_url == "http://localhost:4321"


def test_name_and_path_of_the_product(monkeypatch: pytest.MonkeyPatch) -> None:
    assert slugify("Letters to Santa!") == "letters-to-santa"
    assert load(monkeypatch, PRODUCT_NAME="Dear Santa").letter_path == "/dear-santa"
    assert load(monkeypatch, PRODUCT_PATH="/write").letter_path == "/write"
    assert "PRODUCT_PATH" in complaint(monkeypatch, PRODUCT_PATH="write me")
    monkeypatch.delenv("PRODUCT_PATH")
    assert "PRODUCT_PATH is needed" in complaint(monkeypatch, PRODUCT_NAME="Письма")


@pytest.mark.parametrize(
    ("url", "driver", "is_sqlite"),
    [
        ("sqlite:///santa.db", "sqlite", True),
        ("sqlite+aiosqlite:///santa.db", "sqlite", True),
        ("postgresql://u:p@h/n", "postgresql+psycopg", False),
        ("postgres://u:p@h/n", "postgresql+psycopg", False),
    ],
)
def test_the_driver_is_ours_to_choose(url: str, driver: str, is_sqlite: bool) -> None:
    found = make_settings(database_url=url)
    assert found.engine_url.drivername == driver
    assert found.uses_sqlite is is_sqlite
    if not is_sqlite:
        assert found.engine_url.password == "p"  # noqa: S105 - an example


@pytest.mark.parametrize(
    ("typed", "origin"),
    [
        ("https://Letters.Example:443/", "https://letters.example"),
        ("HTTP://letters.example:80", "http://letters.example"),
        ("https://letters.example:8443", "https://letters.example:8443"),
        ("https://bücher.example", "https://xn--bcher-kva.example"),
        ("http://[2001:DB8::5]:3000", "http://[2001:db8::5]:3000"),
    ],
)
def test_an_origin_is_spelled_as_browsers_spell_it(typed: str, origin: str) -> None:
    assert make_settings(site_url=typed).origins == (origin,)
    assert make_settings(site_url=typed).site_url == origin
    assert make_settings(allowed_origins=f"https://x.example,{typed}").origins[-1] == origin


def test_several_processes_need_redis_for_states_and_limits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = complaint(monkeypatch, GRANIAN_WORKERS="2")
    assert "GRANIAN_WORKERS must be 1 unless REDIS_URL names a Redis server" in said
    said = complaint(monkeypatch, REDIS_URL="redis://localhost")
    assert "GRANIAN_WORKERS must be 1 unless LIMITS_STORAGE names a Redis server" in said
    assert load(monkeypatch, LIMITS_STORAGE="redis://localhost/1").granian_workers == 2


MALFORMED = {
    "PORT": "abc 70000",
    "SITE_URL": "letters.example https://x.example/?a=b https://x.example/santa"
    " https://x.example:99999 https://user@x.example",
    "GRANIAN_WORKERS": "0 2",
    "DATABASE_URL": "mysql://x santa.db",
    "SENDGRID_HOST": "api.sendgrid.com",
    "MAIL_FROM": "santa",
    "LIMITS_STORAGE": "file:///x",
    "MAIL_SENDER": "mail",
    "SMTP_HOST": "smtp://mail.example mail.example:587 mail..example",
    "SMTP_PORT": "0",
    "SMTP_TLS": "ssl",
    "SEND_TIMEOUT": "-1",
    "SUBMIT_WAIT": "soon",
    "LEASE": "15",
    "RETRY_MOST": "1",
    "TRUSTED_PROXIES": "proxy.example 10.0.0.1/8 127.0.0.1,none , 127.0.0.1, 0.0.0.0/0"
    " 127.0.0.1,::/0",
    "HOST": "localhost",
    "ENVIRONMENT": "prod",
    "SECRET_KEY": "short",
    "ALLOWED_ORIGINS": "* https://x.example/path x.example",
    "RECIPIENT_LETTERS_PER_DAY": "9",
    "SEND_BUDGET_PER_DAY": "-1 none",
    "SEND_BUDGET_PER_HOUR": "unlimited",
    "REPLY_LIMIT_HOURS": "23",
    "KEEP_DAYS_AT_MOST": "29",
}
"""Values that no setting of the name may have, with blanks between."""


@pytest.mark.parametrize(
    ("name", "value"), [(name, one) for name, given in MALFORMED.items() for one in given.split()]
)
def test_a_malformed_setting_is_one_sentence_that_names_it(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = complaint(monkeypatch, **{name: value})
    assert said.startswith("The settings cannot be used: ")
    assert name in said
    assert said.endswith(".")
    assert "\n" not in said


GUESSABLE = """
aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|abababababababababababababababab|11223344556677889900aabbccddeeff
a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6|abcdefghijklmnopqrstuvwxyz0123456789
f7Kq9zLbf7Kq9zLbf7Kq9zLbf7Kq9zLbf7Kq9zLb|qwertyuiopasdfghjklzxcvbnm123456
1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p|passwordpasswordpasswordpassword
P@ssw0rd!P@ssw0rd!P@ssw0rd!P@ssw0rd!|change-me-change-me-change-me-change-me
your-secret-key-at-least-32-characters|THIS_IS_MY_SECRET_KEY_FOR_THE_SITE
SantaClausNorthPole2026SantaClausNorthPole|correct horse battery staple correct horse
le-pere-noel-habite-au-pole-nord-2026|ключотсайтаписемдедуморозу123456
2026-11-28-2026-11-29-2026-11-30
"""


def test_a_guessable_key_is_refused_and_a_key_made_by_the_advice_never(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    poor = GUESSABLE.strip().replace("\n", "|").split("|")
    assert len(poor) == 18
    for key in poor:
        said = complaint(monkeypatch, SECRET_KEY=key)
        assert "SECRET_KEY is too easy to guess: make one with `python3 -c 'import" in said, key
        assert key not in said
    lot = random.Random(1)  # noqa: S311 - a test's dice
    for _ in range(2_000):
        drawn = urlsafe_b64encode(lot.randbytes(32)).decode().rstrip("=")
        assert estimated_bits(drawn) > 1.3 * MIN_SECRET_BITS, drawn


def test_a_complaint_quotes_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    said = complaint(monkeypatch, DATABASE_URL="mysql://u:hidden@h/n", SITE_URL="hidden")
    assert "hidden" not in said
    assert "DATABASE_URL" in said
    assert "SITE_URL" in said


@pytest.mark.parametrize(
    ("given", "budget"), [("unlimited", None), (" Unlimited ", None), ("1", 1), ("100000", 100_000)]
)
def test_production_takes_any_decision_on_the_daily_budget(
    given: str, budget: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = load(monkeypatch, **PRODUCTION | {"SEND_BUDGET_PER_DAY": given})
    assert found.send_budget_per_day == budget
    assert SendQuota.from_settings(found).per_day == (budget or 0)


@pytest.mark.parametrize("given", ["", "0"])
def test_production_asks_for_the_daily_budget(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = complaint(monkeypatch, **PRODUCTION | {"SEND_BUDGET_PER_DAY": given})
    assert said == (
        "The settings cannot be used: SEND_BUDGET_PER_DAY must be set in production: "
        "the most mails a day, or 'unlimited'."
    )


def test_production_asks_who_is_told_of_signs_of_danger(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = load(monkeypatch, **PRODUCTION)
    assert chosen.safeguarding_contact == PRODUCTION["SAFEGUARDING_CONTACT"]
    said = complaint(monkeypatch, SAFEGUARDING_CONTACT="")
    assert said.startswith("The settings cannot be used: SAFEGUARDING_CONTACT must be set in prod")
    assert "SAFEGUARDING_CONTACT" in complaint(monkeypatch, SAFEGUARDING_CONTACT="nobody")
    for given in ("none", " None "):
        assert load(monkeypatch, SAFEGUARDING_CONTACT=given).safeguarding_contact is None


SMTP = {"MAIL_SENDER": "smtp", "SMTP_HOST": "mail.example"}


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ({}, ("mail.example", 587)),
        ({"SMTP_TLS": "tls"}, ("mail.example", 465)),
        ({"SMTP_PORT": "2525", "SMTP_HOST": "192.0.2.1"}, ("192.0.2.1", 2525)),
        ({"SMTP_TLS": "none", "SMTP_HOST": "localhost"}, ("localhost", 25)),
        ({"SMTP_TLS": "none", "SMTP_HOST": "127.0.0.5"}, ("127.0.0.5", 25)),
        ({"SMTP_TLS": "none", "SMTP_HOST": "::1"}, ("::1", 25)),
    ],
)
def test_production_takes_an_smtp_server_in_place_of_a_key(
    given: dict[str, str], address: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = load(monkeypatch, **PRODUCTION | {"SENDGRID_API_KEY": ""} | SMTP | given)
    assert (found.sender, found.is_demo) == ("smtp", False)
    assert found.smtp_address == address


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"MAIL_SENDER": "smtp"}, "SMTP_HOST must be set"),
        ({"MAIL_SENDER": "sendgrid"}, "SENDGRID_API_KEY must be set"),
        ({"SMTP_HOST": "mail.example"}, "MAIL_SENDER must be set to smtp"),
        ({"SMTP_HOST": "mail.example", "SENDGRID_API_KEY": "k"}, "MAIL_SENDER must be set to smtp"),
        (SMTP | {"SMTP_USER": "santa"}, "SMTP_USER and SMTP_PASSWORD must be set together"),
        (SMTP | {"SMTP_PASSWORD": "hidden"}, "SMTP_USER and SMTP_PASSWORD must be set together"),
        (SMTP | {"SMTP_TLS": "none"}, "SMTP_TLS must be starttls or tls"),
        (SMTP | {"SMTP_TLS": "none", "SMTP_HOST": "10.0.0.1"}, "SMTP_TLS must be starttls or tls"),
        (PRODUCTION | {"MAIL_SENDER": "file"}, "must be set in production"),
    ],
)
def test_a_sender_needs_its_settings(
    given: dict[str, str], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = complaint(monkeypatch, **given)
    assert says in said
    assert "hidden" not in said


@pytest.mark.parametrize("missing", [name for name in PRODUCTION if name != "ENVIRONMENT"])
def test_production_refuses_unsafe_defaults(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rest = {name: value for name, value in PRODUCTION.items() if name != missing}
    assert missing in complaint(monkeypatch, **rest)


def test_the_operator_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("OPERATOR_PHONE", "OPERATOR_EMAIL"):
        assert name in complaint(monkeypatch, **PRODUCTION | {name: "ask the elves"})
        monkeypatch.setenv(name, PRODUCTION[name])
    for text in ("1 Example Street\nSpringfield", " ", "x" * 201):
        said = complaint(monkeypatch, **PRODUCTION | {"OPERATOR_ADDRESS": text})
        assert "OPERATOR_ADDRESS should be one line" in said


def test_proxies_are_addresses_and_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    found = load(monkeypatch, TRUSTED_PROXIES=" 127.0.0.1, 10.0.0.0/8,2001:db8::/32 ")
    assert found.trusted_proxies is not None
    assert [str(one) for one in found.trusted_proxies] == [
        "127.0.0.1/32",
        "10.0.0.0/8",
        "2001:db8::/32",
    ]
    assert load(monkeypatch, TRUSTED_PROXIES="none").trusted_proxies == ()


def test_production_listens_where_its_proxy_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert load(monkeypatch).listen_host == "0.0.0.0"  # noqa: S104
    assert load(monkeypatch, **PRODUCTION).listen_host == "127.0.0.1"
    assert load(monkeypatch, **PRODUCTION, HOST="::").listen_host == "::"


def test_without_a_proxy_production_must_be_reachable(monkeypatch: pytest.MonkeyPatch) -> None:
    exposed = PRODUCTION | {"TRUSTED_PROXIES": "none"}
    for host in ("", "127.0.0.1", "::1"):
        assert "HOST must be" in complaint(monkeypatch, **exposed, HOST=host)
    assert load(monkeypatch, **exposed, HOST="0.0.0.0").listen_host == "0.0.0.0"  # noqa: S104


def test_secrets_are_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    login = {"SMTP_HOST": "h", "SMTP_USER": "u", "SMTP_PASSWORD": "hidden"}
    given = PRODUCTION | login | {"MAIL_SENDER": "smtp"}
    shown = repr(load(monkeypatch, **given, DATABASE_URL="postgresql://u:hidden@h/n"))
    assert "hidden" not in shown
    assert PRODUCTION["SECRET_KEY"] not in shown
    assert "SG.x" not in shown


def test_a_generated_key_is_kept_beside_the_database(tmp_path: Path) -> None:
    found = make_settings(secret_key=None, database_url=f"sqlite:///{tmp_path}/santa.db")
    key = found.signing_key()
    assert len(key) >= 32
    assert found.signing_key() == key
    kept = tmp_path / "santa.db.key"
    assert kept.read_text() == key
    assert kept.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.iterdir()] == ["santa.db.key"]


def test_a_file_is_read_and_the_environment_wins(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("PORT=4000\nPRODUCT_NAME=Dear Santa\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PORT", "5000")
    found = load_settings()
    assert (found.port, found.product_name) == (5000, "Dear Santa")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("SAFEGARDING_CONTACT=a@b.example", "SAFEGARDING_CONTACT > SAFEGUARDING_CONTACT"),
        ("language=de", "LANGUAGE > LANGUAGES"),
        ("SMTP_PASS=", "SMTP_PASS > SMTP_PASSWORD"),
        ("SITE_LANGUAGE=de", "SITE_LANGUAGE > LANGUAGES"),
        ("HOSTS=a\nPROT=1", "HOSTS > HOST; PROT > PORT"),
        ("GREETING=hello", "GREETING in .env is no setting"),
        ("SECRET_KEY=abc\ndef", "line 3 of .env is not NAME=value"),
        ("SITE URL=https://a.example", "line 2 of .env is not NAME=value"),
        ("set SITE_URL=https://a.example", "line 2 of .env is not NAME=value"),
        ("\n# Where it listens\nHOST: 127.0.0.1", "line 4 of .env is not NAME=value"),
        ("PRODUCT_NAME='Santa's'", "line 2 of .env is not NAME=value"),
        ('PRODUCT_NAME="Dear" Santa', "line 2 of .env is not NAME=value"),
    ],
)
def test_an_unknown_name_in_the_file_stops_the_start(line: str, says: str, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"PORT=4000\n{line}\n")
    with pytest.raises(SettingsError) as error:
        load_settings(tmp_path / ".env")
    said = re.sub(r" > (\w+)", r" in .env is no setting (the nearest is \1)", says)
    assert str(error.value) == f"The settings cannot be used: {said}."


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_the_file_may_come_from_any_editor(ending: str, encoding: str, tmp_path: Path) -> None:
    lines = ["# ours", "", "export PORT = 4000  # a comment", "product_name='Émile #1'", ""]
    (tmp_path / ".env").write_bytes(ending.join(lines).encode(encoding))
    found = load_settings(tmp_path / ".env")
    assert (found.port, found.product_name) == (4000, "Émile #1")


def test_a_value_of_the_file_is_taken_as_written_or_refused(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    login = "MAIL_SENDER=smtp\nSMTP_HOST=h.example\nSMTP_USER=u\nSMTP_PASSWORD="
    for written in ("'pa${HOME}ss #1'", '"pa${HOME}ss #1"'):
        file.write_text(f"{login}{written}\n")
        password = load_settings(file).smtp_password
        assert password
        assert password.get_secret_value() == "pa${HOME}ss #1"
    for written in ("pa${HOME}ss", "pa$HOME#1", "${NONE:-x}"):
        file.write_text(f"{login}{written} # a comment\n")
        password = load_settings(file).smtp_password
        assert password
        assert password.get_secret_value() == written
    file.write_text(f"{login}pa${{HOME}}ss #1\n")
    with pytest.raises(SettingsError, match=r"SMTP_PASSWORD in \.env has ' #', which") as refused:
        load_settings(file)
    assert "pa$" not in str(refused.value)


def test_a_file_that_cannot_be_read_is_one_sentence(tmp_path: Path) -> None:
    for encoding in ("utf-16", "latin-1"):
        (tmp_path / ".env").write_bytes("PRODUCT_NAME=Père Noël\n".encode(encoding))
        with pytest.raises(SettingsError, match=r"^\.env is not UTF-8"):
            load_settings(tmp_path / ".env")
    (tmp_path / "folder").mkdir()
    with pytest.raises(SettingsError, match=r"^\.env cannot be read: Is a directory\.$"):
        load_settings(tmp_path / "folder")


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("SAFEGARDING_CONTACT", "SAFEGUARDING_CONTACT"),
        ("safeguard_contact", "SAFEGUARDING_CONTACT"),
        ("SANTA_SAFEGUARDING_CONTACT", "SAFEGUARDING_CONTACT"),
        ("SENDGRID_KEY", "SENDGRID_API_KEY"),
        ("TRUSTED_PROXY", "TRUSTED_PROXIES"),
        ("SEND_BUDGET_DAY", "SEND_BUDGET_PER_DAY"),
        ("SITE_ULR", "SITE_URL"),
    ],
)
def test_a_variable_that_is_nearly_a_setting_stops_the_start(
    name: str, nearest: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = complaint(monkeypatch, **{name: "hidden"})
    given = name.upper()
    assert said == (
        f"The settings cannot be used: {given} in the environment is no setting "
        f"(the nearest is {nearest})."
    )
    assert load(monkeypatch, **{name: ""})


OF_OTHERS = """
    COMPOSE_PROJECT_NAME DOCKER_HOST HTTPS_PROXY LANG LC_ALL MIGRATE OTEL_EXPORTER_OTLP_HEADERS
    PGPASSWORD POSTGRES_PASSWORD PYTHONUNBUFFERED REFLEX_TELEMETRY_ENABLED SITE_HOST SSL_CERT_FILE
    TZ
"""


def test_what_others_read_may_be_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("".join(f"{name}=x\n" for name in OF_OTHERS.split()))
    assert load_settings(tmp_path / ".env")
    # These belong to the system; in .env each would be a mistake.
    system = ("LANGUAGE", "HOSTNAME", "LOGNAME", "MAIL", "NODE_ENV", "RELEASE", "REDIS_TLS_URL")
    short = ("HOSTS", "HOST_IP", "VHOST", "PORTS", "PORT0", "PORT_3000", "POST")
    ours = ("SITE_LANGUAGES", "SANTA_PORT", "SMTP_SERVICE_HOST")
    others = (*OF_OTHERS.split(), *system, *short, *ours)
    assert load(monkeypatch, **dict.fromkeys(others, "x"))
