"""The options with which the web server starts."""

import os
from unittest.mock import Mock, patch

import pytest
from reflex_base.environment import environment

from santa_app.framework.server import web_server
from santa_app.server import commands


@pytest.mark.parametrize("workers", [1, 3])
def test_the_web_server_has_the_options_of_the_settings(
    workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    granian = Mock()
    monkeypatch.setattr(web_server, "Granian", granian)
    monkeypatch.setattr(web_server, "_load_before_fork", Mock())
    monkeypatch.setattr(commands, "configure_logging", Mock())
    settings = Mock(
        metrics_port=None,
        listen_host="::1",
        port=3456,
        granian_workers=workers,
        request_timeout=2.5,
        max_connections=77,
    )
    with patch.dict(os.environ):
        commands.serve(settings, with_pages=False)
        assert environment.REFLEX_SKIP_COMPILE.get() is True
        assert environment.REFLEX_MOUNT_FRONTEND_COMPILED_APP.get() is False
        commands.serve(settings)
        assert environment.REFLEX_MOUNT_FRONTEND_COMPILED_APP.get() is True
    given = granian.call_args.kwargs
    assert granian.call_args.args == ("santa_app.santa_app:app",)
    assert given["factory"]
    assert (given["address"], given["port"]) == ("::1", 3456)
    assert given["workers"] == workers
    assert given["http"].value == "1"
    assert given["http1_settings"].header_read_timeout == 2500
    assert given["backpressure"] == 77
    assert granian.return_value.serve.call_count == 2
