"""The privacy policy names the service that sends the replies."""

import pytest

from santa_app import product
from santa_app.content import privacy
from tests.support.letter_examples import make_settings


def policy() -> str:
    paragraphs = [text for section in privacy.SECTIONS for text in section.paragraphs]
    return product.with_settings(" ".join(paragraphs))


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"sendgrid_api_key": "k"}, "through SendGrid, an email service that gets"),
        ({"mail_sender": "smtp", "smtp_host": "::1"}, "through an email service that gets"),
    ],
)
def test_policy_names_the_mail_service(
    values: dict[str, str], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(product, "_SETTINGS", make_settings(**values))
    assert says in policy()
