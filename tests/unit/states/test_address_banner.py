"""The banner of the mailing-address page: when it shows, and that a closed one stays closed."""

import pytest
from reflex_browser_state.testing import FakeBrowser

from santa_app.states.address_banner import AddressBanner


@pytest.mark.parametrize(("closed", "shown"), [(False, True), (True, False)])
def test_it_shows_once_storage_is_read_unless_it_was_closed(*, closed: bool, shown: bool) -> None:
    with FakeBrowser():
        state = AddressBanner(closed=closed)
        assert not state.shown
        state.on_start()
    assert state.shown is shown


def test_closing_takes_it_away() -> None:
    with FakeBrowser():
        state = AddressBanner()
        state.on_start()
        state.close()
    assert not state.shown
