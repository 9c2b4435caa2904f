"""A build with other packages than ours stops before it imports the site."""

import sys

import pytest

from santa_app.framework import inventory
from santa_app.framework.build import export_frontend


def test_a_changed_internal_stops_the_build_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inventory, "faults", lambda: ["Reflex has changed A.", "B is gone."])
    monkeypatch.setitem(sys.modules, "reflex.reflex", None)  # its import would fail
    with pytest.raises(SystemExit) as stop:
        export_frontend.main()
    assert str(stop.value).splitlines()[1:] == ["- Reflex has changed A.", "- B is gone."]
