"""The download buttons of the printable templates: an alert in the demo, a real file otherwise."""

import pytest

from santa_app import product
from santa_app.content.printables import PRINTABLES
from santa_app.pages import printable_templates


def shown(monkeypatch: pytest.MonkeyPatch, *, is_demo: bool) -> str:
    monkeypatch.setattr(product, "IS_DEMO", is_demo)
    return str(printable_templates.page())


def test_the_demo_links_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    page = shown(monkeypatch, is_demo=True)
    assert ".pdf" not in page
    assert page.count("PrintablesState__store.demo") >= len(PRINTABLES)


def test_with_a_mail_key_every_template_is_a_real_download(monkeypatch: pytest.MonkeyPatch) -> None:
    page = shown(monkeypatch, is_demo=False)
    assert "PrintablesState__store.demo" not in page
    for template in PRINTABLES:
        assert f'to:"{template.download_url}"' in page
