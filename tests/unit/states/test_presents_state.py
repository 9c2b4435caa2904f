"""PresentsState: a flight in each way, pauses, the record, sound."""

from statistics import NormalDist, mean

import pytest
from reflex_browser_state.portable import unit
from reflex_browser_state.testing import FakeBrowser

from santa_app.content import presents as words
from santa_app.content.presents import FLY, HEMISPHERES, HOPS, SAID, WAIT
from santa_app.rules.presents import FALL_SECONDS, HOUSES, chimney_place, flight_seconds
from santa_app.sounds import sounds
from santa_app.states.presents import PresentsState

SPEED = HEMISPHERES[0].speed


@pytest.fixture
def state(fake_browser: FakeBrowser) -> PresentsState:
    made = PresentsState()
    made.on_start()
    return made


def _fly_to(state: PresentsState, fake: FakeBrowser, house: int, beside: float = 0) -> None:
    """Let the time pass until a present would land at a house's chimney, or `beside` it."""
    speed = next(one.speed for one in HEMISPHERES if one.slug == state.level)
    target = chimney_place(state.columns, house) + beside - speed * FALL_SECONDS
    fake.advance((target - state.sleigh_place()) / speed)


def test_a_whole_flight(state: PresentsState, fake_browser: FakeBrowser) -> None:
    state.press()
    assert (state.phase, state.action) == ("flying", SAID["drop"])
    assert float(state.strip_seconds.removesuffix("s")) == flight_seconds(SPEED)
    for house in range(HOUSES):
        _fly_to(state, fake_browser, house, beside=20 if house % 2 else -20)
        state.press()
        assert (state.falling, state.inside, state.fall) == (True, True, 128)
        assert state.drift == pytest.approx(-20 if house % 2 else 20)
        state.press()
        assert state.left == HOUSES - house
        fake_browser.advance(FALL_SECONDS)
        assert (state.falling, state.delivered, state.left) == (False, house + 1, 9 - house)
        assert state.houses[house].served
    assert state.on_roofs == []
    assert (state.phase, state.headline) == ("done", "10 of 10")
    assert state.message == f"10 of 10 chimneys. {words.PRAISES[0].text}"
    assert state.best == {"south-fly": 10}
    assert fake_browser.pending == 0


@pytest.mark.parametrize("level", HEMISPHERES, ids=lambda level: level.slug)
def test_chance_lands_two_of_ten_and_care_eight(fake_browser: FakeBrowser, level) -> None:
    """Steady taps of every rhythm, and a child who is a tenth of a second early or late."""
    by_chance, by_care = [], []
    for flight, rhythm in enumerate([0.9, 1.1, 1.4, 1.7, 2.0, 2.4, 2.8, 3.3] * 12):
        state = PresentsState(level=level.slug)
        state.prepare()
        state.press()
        fake_browser.advance(300 / level.speed + unit(7, flight) * rhythm)
        while state.phase == "flying":
            state.press()
            fake_browser.advance(rhythm)
        by_chance.append(state.delivered)
    for flight in range(40):
        state = PresentsState(level=level.slug)
        state.prepare()
        state.press()
        for house in range(HOUSES):
            late = NormalDist(0, 0.1).inv_cdf(unit(flight, house))
            _fly_to(state, fake_browser, house, beside=late * level.speed)
            state.press()
            fake_browser.advance(FALL_SECONDS)
        by_care.append(state.delivered)
    assert mean(by_chance) <= 2
    assert mean(by_care) >= 8


def test_a_miss_lies_on_the_roof_and_costs_nothing(
    state: PresentsState, fake_browser: FakeBrowser
) -> None:
    state.press()
    _fly_to(state, fake_browser, 2, beside=HEMISPHERES[0].reach + 2)
    state.press()
    fake_browser.advance(FALL_SECONDS)
    (lying,) = state.on_roofs
    assert lying.place == pytest.approx(chimney_place(state.columns, 2) + HEMISPHERES[0].reach + 2)
    assert state.delivered == 0
    _fly_to(state, fake_browser, 3)
    state.press()
    fake_browser.advance(60)
    assert (state.delivered, state.phase) == (1, "done")
    assert state.message.endswith(words.PRAISES[-1].text)


def test_a_present_more_for_the_same_house_is_not_counted(
    state: PresentsState, fake_browser: FakeBrowser
) -> None:
    state.choose_way(WAIT)
    state.press()
    for _ in range(state.columns[0] + 1):
        state.next_stop()
    state.press()
    assert state.message == SAID["in_chimney"]
    state.press()
    assert (state.message, state.delivered, len(state.landed)) == (SAID["has_one"], 1, 2)


def test_a_hidden_tab_pauses_and_a_press_flies_on(
    state: PresentsState, fake_browser: FakeBrowser
) -> None:
    state.press()
    _fly_to(state, fake_browser, 1)
    state.press()
    place = state.sleigh_place()
    fake_browser.hide()
    assert (state.phase, state.delivered, state.message) == ("paused", 1, SAID["resting"])
    assert state.strip_start == pytest.approx(-place)
    fake_browser.advance(3600)
    fake_browser.hide()
    assert (state.phase, fake_browser.pending) == ("paused", 0)
    state.press()
    assert state.sleigh_place() == pytest.approx(place)
    assert state.rest == pytest.approx(flight_seconds(SPEED) - (place + 300) / SPEED)
    _fly_to(state, fake_browser, 2)
    state.press()
    fake_browser.advance(state.rest)
    assert (state.phase, state.delivered) == ("done", 2)


def test_little_hops_need_no_motion() -> None:
    with FakeBrowser(reduced_motion=True) as fake:
        state = PresentsState()
        state.on_start()
        assert state.way == HOPS
        state.press()
        assert state.strip_seconds == "0.0s"
        for stop in range(HOUSES * 3):
            fake.advance(2)
            over_chimney = state.columns[stop // 3] == stop % 3
            assert state.message == (SAID["over_chimney"] if over_chimney else SAID["over_roof"])
            if over_chimney:
                state.press()
                assert not state.falling
            if state.left == 0:
                break
        assert (state.phase, state.delivered) == ("done", 10)
        assert state.best == {"south-hops": 10}
        assert fake.pending == 0


def test_without_hurry_nothing_moves_by_itself(
    state: PresentsState, fake_browser: FakeBrowser
) -> None:
    state.choose_way(WAIT)
    state.handle_key("ArrowRight")
    assert (state.waits, state.stop) == (True, -1)
    state.press()
    fake_browser.advance(3600)
    assert (state.stop, fake_browser.pending) == (-1, 0)
    for _ in range(HOUSES * 3):
        state.handle_key("ArrowRight")
        if state.message == SAID["over_chimney"]:
            state.press()
    state.next_stop()
    assert (state.phase, state.delivered) == ("done", 10)
    state.next_stop()
    assert state.phase == "done"


def test_a_press_of_the_pointer_counts_once(state: PresentsState) -> None:
    state.choose_way(WAIT)
    state.point()
    state.click()
    assert (state.phase, state.landed) == ("flying", [])
    state.click()
    assert len(state.landed) == 1


def test_after_a_flight_a_late_press_changes_nothing(
    state: PresentsState, fake_browser: FakeBrowser
) -> None:
    for level in (*HEMISPHERES[1:], HEMISPHERES[0]):
        state.press()
        fake_browser.advance(flight_seconds(SPEED))
        assert state.phase == "done"
        if level.slug == "east":
            state.phase = "flying"
            state.finish()
            state.press()
            assert state.phase == "done"
            fake_browser.advance(1)
        assert state.hint == SAID["on_to"].replace("{hemisphere}", level.name)
        state.press()
        assert (state.phase, state.level) == ("ready", level.slug)


def test_the_record_is_the_best_flight_of_each_way(
    state: PresentsState, fake_browser: FakeBrowser
) -> None:
    for houses, best, praised in ((2, 2, False), (1, 2, False), (3, 3, True)):
        state.choose_way(FLY)
        state.press()
        for house in range(houses):
            _fly_to(state, fake_browser, house)
            state.press()
        fake_browser.advance(60)
        assert (state.delivered, state.best) == (houses, {"south-fly": best})
        assert state.message.endswith(SAID["best_yet"]) == praised
        assert state.record == f"Your best: {best}"
    state.choose_way(WAIT)
    assert state.record == ""


def test_bells_ring_only_when_they_were_asked_for(
    state: PresentsState, fake_browser: FakeBrowser
) -> None:
    sounds.want(False)
    state.choose_way(WAIT)
    state.press()
    state.press()
    assert fake_browser.tones == []
    sounds.want(True)
    state.press()
    assert len(fake_browser.tones) > 0
    fake_browser.muted = True
    state.press()
    assert not sounds.wanted()
