"""How the tests find a browser."""

import sys
from pathlib import Path

import pytest

from tests.support import chromium


@pytest.mark.parametrize("app", chromium.MACOS_APPS)
def test_app_of_macos_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, app: str) -> None:
    monkeypatch.setenv("PATH", "")
    (tmp_path / app).parent.mkdir(parents=True)
    (tmp_path / app).touch()
    assert chromium.find_full(applications=tmp_path) == str(tmp_path / app)


@pytest.mark.parametrize(("platform", "command"), [("darwin", "brew"), ("linux", "apt-get")])
def test_missing_browser_is_reported_with_the_command_to_install_it(
    monkeypatch: pytest.MonkeyPatch, platform: str, command: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(chromium, "find", lambda: None)
    monkeypatch.setattr(chromium, "_try", lambda *_: False)
    with pytest.raises(SystemExit, match=command):
        chromium.ensure()


def test_only_requests_for_the_public_url_are_sent_to_the_site() -> None:
    assert chromium.arguments() == list(chromium.ARGUMENTS)
    assert chromium.arguments(8001)[-1].endswith("MAP localhost:2412 127.0.0.1:8001")
