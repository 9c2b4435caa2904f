"""Which domain the domain limit counts."""

import pytest

from santa_app.letters.submission.recipient_domain import PROVIDERS, limited_domain
from santa_app.rules.email_address import EmailAddress


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("a@example.org", "example.org"),
        ("a@one.example.org", "example.org"),
        ("a@two.mail.example.org", "example.org"),
        ("a@school.example.sch.uk", "school.example.sch.uk"),
        ("a@mail.example.co.uk", "example.co.uk"),
        ("a@other.co.uk", "other.co.uk"),
        ("a@co.uk", "co.uk"),
        ("a@x.bücher.example", "xn--bcher-kva.example"),
        ("a@gmail.com", None),
        ("a@Hotmail.co.uk", None),
        ("a@mail.gmail.com", "gmail.com"),
    ],
)
def test_domain_that_is_counted(address: str, counted: str | None) -> None:
    assert limited_domain(EmailAddress.parse(address)) == counted


def test_providers_are_written_as_addresses_are_stored() -> None:
    assert len(PROVIDERS) > 100
    for domain in PROVIDERS:
        assert EmailAddress.parse(f"a@{domain}").domain == domain
