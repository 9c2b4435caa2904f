"""The parent's link: its token, and that it compiles for the browser."""

import pkgutil
from importlib import import_module

from reflex_browser_state.declaration import SPECS
from reflex_browser_state.plugin import compile_states
from reflex_browser_state.testing import FakeBrowser

from santa_app import states
from santa_app.states.parent_link import ParentLink


def test_token_is_taken_from_the_url_once(fake_browser: FakeBrowser) -> None:
    link, taken = ParentLink(), []
    # The second time is a reload, which finds no fragment; the third is a click on another link.
    for fragment in ("first", "", "second"):
        fake_browser.page_fragment = fragment
        link.read()
        taken.append(link.request["token"])
        assert fake_browser.page_fragment == ""
    assert taken == ["first", "first", "second"]


def test_every_state_compiles() -> None:
    for module in pkgutil.iter_modules(states.__path__):
        import_module(f"{states.__name__}.{module.name}")
    ours = [spec for (module, _), spec in SPECS.items() if module.startswith(states.__name__)]
    assert len(compile_states(ours)) > len(ours) > 10
