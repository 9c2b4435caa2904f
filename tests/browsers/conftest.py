"""The site and the browsers of this suite: `site`, `inbox` and `page`, once for each engine."""

from collections.abc import Iterator

import pytest

from tests.browsers.engine import Engine
from tests.browsers.firefox import Firefox
from tests.browsers.webkit import WebKit
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.running_site import PUBLIC_URL, RunningSite, build_site, site_in


@pytest.fixture(scope="session")
def inbox() -> Iterator[FakeSendGrid]:
    """A fake SendGrid on loopback that keeps every mail it receives."""
    with FakeSendGrid() as server:
        yield server


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, inbox: FakeSendGrid) -> Iterator[RunningSite]:
    """The running site, at the port of its public URL: these browsers cannot map one to another."""
    build_site()
    running = site_in(
        tmp_path_factory.mktemp("site"),
        port=int(PUBLIC_URL.rpartition(":")[2]),
        SENDGRID_API_KEY="test-key",
        SENDGRID_HOST=inbox.url,
        ORIGIN_LETTERS_PER_HOUR="9999",
        POLL_INTERVAL="0.5",
    )
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session", params=[Firefox, WebKit], ids=lambda engine: engine.name)
def page(
    request: pytest.FixtureRequest, site: RunningSite, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    """A page in a new browser."""
    engine: Engine = request.param(tmp_path_factory.mktemp("browser"))
    try:
        engine.start()
        yield engine
    finally:
        engine.close()
