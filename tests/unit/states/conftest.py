"""Gives the State tests their stand-in for the browser, and one for its small sounds."""

import pytest
from reflex_browser_state.testing import FakeBrowser, fake_browser

__all__ = ["fake_browser"]


@pytest.fixture(autouse=True)
def sounds_played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Switch sound on for `santa_app.sounds`, and return what it has played."""
    played, wanted = [], [True]
    stand_ins = {
        "_do_wanted": lambda _browser: wanted[-1],
        "_do_want": lambda _browser, on: wanted.append(on),
        "_do_play": lambda _browser, sound: played.append(sound),
    }
    for name, stand_in in stand_ins.items():
        monkeypatch.setattr(FakeBrowser, name, stand_in, raising=False)
    return played
