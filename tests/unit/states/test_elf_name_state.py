"""ElfNameState: form, result, certificate."""

import pytest
from reflex_browser_state.testing import FakeBrowser

from santa_app.content.elf_names import ABILITIES, JOBS
from santa_app.rules.elf_portrait import elf_portrait
from santa_app.states import elf_name
from santa_app.states.elf_name import ElfNameState


def _generated(first_name: str = " Testkind ", month: str = "12") -> ElfNameState:
    state = ElfNameState()
    state.set_first_name(first_name)
    state.set_month(month)
    state.generate()
    return state


@pytest.mark.parametrize(
    ("first_name", "month", "expected"),
    [
        ("Testkind", "1", True),
        ("Testkind", "12", True),
        ("Testkind", "", False),
        ("Testkind", "0", False),
        ("Testkind", "13", False),
        ("  ", "1", False),
        ("\ufeff", "1", False),
        ("", "", False),
    ],
)
def test_name_and_month_are_needed(
    fake_browser: FakeBrowser, first_name: str, month: str, expected: bool
) -> None:
    state = _generated(first_name, month)
    assert state.can_generate is expected
    assert state.generated is expected
    assert (state.elf_name != "") is expected
    assert fake_browser.focused == ([elf_name.RESULT_ID] if expected else [])


@pytest.mark.parametrize(
    ("first_name", "month", "expected"),
    [
        ("Testkind", "12", "Tinsel Jinglebell"),
        ("testkind", "1", "Tinsel Snowflake"),
        ("nn", "6", "Nutmeg Sunbeam"),
        ("Aa", "2", "Almond Sugarplum"),
    ],
)
@pytest.mark.usefixtures("fake_browser")
def test_the_name(first_name: str, month: str, expected: str) -> None:
    assert _generated(first_name, month).elf_name == expected


def test_every_job_and_ability_can_be_drawn() -> None:
    jobs, abilities = set(), set()
    with FakeBrowser(seed=7):
        for _try in range(400):
            state = _generated()
            jobs.add(state.job)
            abilities.add(state.ability)
    assert jobs == set(JOBS)
    assert abilities == set(ABILITIES)


def test_the_certificate_prints_and_closes() -> None:
    with FakeBrowser("2025-12-24 09:30:00") as fake:
        state = _generated()
        state.download_certificate()
        (window,) = fake.printed
        assert (window.delay, window.close) == (0.5, True)
        for text in (">Testkind<", state.elf_name, state.job, state.ability):
            assert text in window.html
        drawing = elf_portrait(elf_name.prefix_index("Testkind"), 12)
        assert drawing in window.html
        assert drawing in state.portrait
        assert f"ELF-{int(fake.now)}" in window.html
        assert "December 24, 2025" in window.html
        assert fake.tracked == [
            {
                "event": "button_click",
                "button_name": "Download Certificate",
                "location": "elf-name-generator",
            }
        ]


def test_a_blocked_window_changes_nothing() -> None:
    with FakeBrowser(popups="blocked") as fake:
        state = _generated()
        before = vars(state).copy()
        state.download_certificate()
        assert vars(state) == before
        assert (fake.alerts, fake.printed) == ([], [])


def test_generate_another_clears_everything(fake_browser: FakeBrowser) -> None:
    state = _generated()
    state.generate_another()
    assert vars(state) == vars(ElfNameState())
    assert fake_browser.focused[-1] == elf_name.NAME_ID


@pytest.mark.parametrize(
    ("name", "index"),
    [
        ("  anna", 13),
        ("M", 25),
        ("N", 0),
        ("é", 0xC9 % 26),
        ("ß", ord("S") % 26),
        ("Мария", 0x41C % 26),
        ("小明", 0x5C0F % 26),
        ("🎅", 0xD83C % 26),
        ("4", 0),
        ("", 0),
    ],
)
def test_the_prefix_comes_from_the_first_letter(name: str, index: int) -> None:
    assert elf_name.prefix_index(name) == index
