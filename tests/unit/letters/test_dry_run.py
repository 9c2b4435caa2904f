"""The commands `recognize` and `preview`: one letter a line, without a database or a build."""

import json
import os
import pty
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from santa_app.i18n import LANGUAGES, language
from santa_app.letters.operator import app
from santa_app.recognizer.judgement import HALF
from tests.support.letter_examples import without_environment
from tests.support.waiting import PATIENCE

ROOT = Path(__file__).parents[3]
SAD = {
    "en": "My grandpa died.",
    "de": "Mein Opa ist gestorben.",
    "ja": "おじいちゃんがなくなりました。",
    "ar": "توفي جدي.",
}
LETTER = {
    "child_name": "Emma",
    "age": 7,
    "wish_list": "a red kite\nour own zimbelot",
    "message_to_santa": "How is Rudolph?",
    "been_good": True,
    "written": "2025-12-24",
}


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    without_environment(monkeypatch)
    monkeypatch.chdir(tmp_path)


def run(*arguments: str, lines: str | bytes) -> tuple[int, list[Any]]:
    """Run a command on lines; return the exit code and the answer to each line."""
    done = CliRunner().invoke(app, list(arguments), input=lines)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.exit_code, [
        json.loads(line) for line in done.stdout_bytes.decode().split("\n")[:-1]
    ]


def preview(*letters: dict[str, Any]) -> list[Any]:
    code, answers = run("preview", lines="\n".join(map(json.dumps, letters)))
    assert code == 0
    assert len(answers) == len(letters)
    return answers


@pytest.mark.parametrize("locale", SAD)
def test_a_message_is_recognized_in_its_language(locale: str) -> None:
    lines = f"{SAD[locale]}\nI would like a bike.\nHe hits me\n"
    code, answers = run("recognize", "--language", locale, lines=lines)
    assert code == 0
    assert [(one["answer"], one["kinds"]) for one in answers] == [
        ("gentle", ["death"]),
        ("ordinary", []),
        ("held", ["danger"]),
    ]
    assert [(one["danger"] >= HALF, one["worry"] >= HALF) for one in answers] == [
        (False, True),
        (False, False),
        (True, True),
    ]


@pytest.mark.parametrize("tag", [*(one.tag for one in LANGUAGES), "pt_BR", "pt-br", "DE"])
def test_every_language_is_known_by_its_tag(tag: str) -> None:
    assert run("recognize", "--language", tag, lines="He hits me\n")[1][0]["answer"] == "held"
    (shown,) = preview({**LETTER, "language": tag})
    assert shown["name"] == {"pl": "Emmo", "ja": "Emmaさん"}.get(tag, "Emma")
    locale = tag.replace("_", "-").casefold()
    prefix = next(one.prefix for one in LANGUAGES if one.tag.casefold() == locale)
    assert f"{prefix}/" in shown["text"].partition("http://localhost:3000")[2]


def test_an_unknown_language_is_wrong_usage() -> None:
    done = CliRunner().invoke(app, ["recognize", "--language", "xx"], input="")
    assert done.exit_code == 2
    assert "pt-BR" in done.stderr


def test_a_mail_is_shown_as_it_would_be_sent() -> None:
    ordinary, sad, held = preview(
        LETTER,
        {**LETTER, "child_name": "Buy now", "message_to_santa": "My grandpa died."},
        {**LETTER, "message_to_santa": "He hits me"},
    )
    assert list(ordinary) == ["answer", "subject", "greeting", "name", "wishes", "text"]
    assert [one["answer"] for one in (ordinary, sad, held)] == ["ordinary", "gentle", "held"]
    assert (ordinary["greeting"], ordinary["name"]) == ("Dear Emma,", "Emma")
    assert ordinary["wishes"] == ["a red kite"]
    assert ordinary["text"].startswith("Dear Emma,\n\n")
    assert "  * a red kite\n" in ordinary["text"]
    assert "zimbelot" not in ordinary["text"]
    assert (sad["greeting"], sad["name"], sad["wishes"]) == ("Dear friend,", None, [])
    # A reply that a person may release repeats nothing, and asks nothing of the grown-up.
    assert "For the grown-up" in sad["text"]
    assert "For the grown-up" not in held["text"]
    assert held["greeting"] == "Dear Emma,"


def test_the_day_chooses_the_season() -> None:
    def season(written: str) -> str:
        # Greeting, opening and age come before, the wishes after.
        return preview({**LETTER, "written": written})[0]["text"].split("\n\n")[3]

    days = ("2025-07-01", "2025-11-10", "2025-12-10", "2025-12-24", "2025-12-25", "2025-12-28")
    assert len({season(day) for day in days}) == len(days)
    assert season("2025-12-24T00:30:00+02:00") == season("2025-12-23")
    assert season("2025-12-24") == season("2025-12-24T12:00")
    assert preview(LETTER) == preview(LETTER)


def test_only_the_name_is_needed() -> None:
    others = ("age", "city_country", "wish_list", "message_to_santa", "been_good", "language")
    # The links tell the second in which they were made.
    named = {"child_name": "Emma", "written": "2025-12-24"}
    alone, empty = preview(named, {**named, **dict.fromkeys(others)})
    assert alone == empty
    assert (alone["answer"], alone["greeting"]) == ("ordinary", "Dear Emma,")


def test_a_class_letter_has_no_name() -> None:
    (shown,) = preview({"class_name": "Class 2b", "children": "Anna\nEmma S.", "language": "de"})
    assert (shown["answer"], shown["name"], shown["greeting"]) == (
        "ordinary",
        None,
        "Hallo, liebe Klasse!",
    )


WRONG = {
    "not JSON": "this is not a JSON object",
    "[1]": "this is not a JSON object",
    '"Emma"': "this is not a JSON object",
    "": "the line is empty",
    " ": "the line is empty",
    "{}": "child_name: ",
    '{"child_name": "Emma", "age": 19}': "age: ",
    '{"child_name": "Emma", "age": 7.5}': "age: ",
    json.dumps({"child_name": "E" * 61}): "child_name: ",
    json.dumps({**LETTER, "wish_list": "w" * 2001}): "wish_list: ",
    json.dumps({**LETTER, "wish_list": ["a kite"]}): "wish_list must be text",
    json.dumps({**LETTER, "language": "xx"}): "the language must be one of en, de, ",
    json.dumps({**LETTER, "language": 7}): "the language must be one of en, de, ",
    **{
        json.dumps({**LETTER, "written": written}): "written must be a date such as 2025-12-24"
        for written in ("24.12.2025", "2025-02-30", "0001-01-01", "9999-12-31T23:59", 20251, True)
    },
}


def test_a_wrong_line_is_named_and_the_others_are_answered() -> None:
    good = json.dumps(LETTER)
    code, answers = run("preview", lines="\n".join([*WRONG, good]))
    assert code == 1
    assert len(answers) == len(WRONG) + 1 == 20
    for number, (found, problem) in enumerate(zip(answers, WRONG.values(), strict=False), start=1):
        assert list(found) == ["error"]
        assert found["error"].startswith(f"line {number}: {problem}"), found
    assert answers[-1]["name"] == "Emma"


def test_a_text_that_the_form_refuses_is_an_error() -> None:
    lines = b"\xff\xfe\n" + b"x" * 2001 + b"\nMy grandpa died."
    code, answers = run("recognize", lines=lines)
    assert code == 1
    assert answers[0] == {"error": "line 1: this is not UTF-8"}
    assert answers[1]["error"].startswith("line 2: message_to_santa: ")
    assert answers[2]["answer"] == "gentle"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources as a checkout has them: neither built pages nor a database nor a .env."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in ("santa_app", "locales"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


@pytest.mark.parametrize("locale", ["ja"])
def test_a_bare_checkout_answers_each_line_at_once(
    locale: str, checkout: Path, tmp_path: Path
) -> None:
    files = sorted(checkout.rglob("*"))
    # Neither Python's own environment nor a locale of UTF-8.
    bare = {"LANG": "C", "PYTHONPATH": str(checkout), "PYTHONDONTWRITEBYTECODE": "1"}
    letter = {**LETTER, "language": locale, "message_to_santa": None}
    lines = {"recognize": SAD.get(locale, "Meu avô morreu."), "preview": json.dumps(letter)}
    for command, line in lines.items():
        options = ["--language", locale] if command == "recognize" else []
        with subprocess.Popen(
            [sys.executable, "-m", "santa_app.letters", command, *options],
            cwd=tmp_path,
            env=bare,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            for _ in range(2):
                process.stdin.write(f"{line}\n".encode())
                process.stdin.flush()
                # The pipe is open, so this line was not kept back.
                answer = json.loads(process.stdout.readline())
            process.stdin.close()
            assert process.wait(PATIENCE) == 0
        if command == "recognize":
            assert (answer["answer"], answer["kinds"]) == ("gentle", ["death"])
        else:
            assert answer == preview(letter)[0]
            assert f"http://localhost:3000{language(locale).prefix}/" in answer["text"]
    assert sorted(checkout.rglob("*")) == files
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["recognize", "preview"])
def test_a_terminal_is_told_what_to_type(command: str, tmp_path: Path) -> None:
    terminal, stdin = pty.openpty()
    os.write(terminal, b"\x04")
    done = _started(command, tmp_path, stdin=stdin)
    os.close(terminal)
    os.close(stdin)
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr == "Type one letter a line; Ctrl+D ends.\n"


def _started(command: str, folder: Path, **options: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "santa_app.letters", command],
        cwd=folder,
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        **options,
    )
