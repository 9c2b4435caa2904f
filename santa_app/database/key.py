"""The fingerprint of SECRET_KEY in the database, so that a start with another key is refused."""

import hashlib
from typing import Final

from sqlalchemy import Column, Connection, Integer, String, Table, delete, insert, select

from santa_app.database.tables import INSERTS, METADATA
from santa_app.settings import OperatorError, Settings

SITE_KEY: Final = Table(
    "site_key", METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("fingerprint", String, nullable=False),
)  # fmt: skip


class KeyChangedError(OperatorError):
    """The key is not the one with which the database's hashes were made."""

    def __init__(self) -> None:
        super().__init__(
            "SECRET_KEY is not the key of this database: all suppressed mailboxes would get mail "
            "again, and links in sent mails would be invalid. Set the former key, or put it "
            "behind the new one in FORMER_SECRET_KEYS; if it is lost, "
            "`python -m santa_app.letters accept-key` takes the new one."
        )


def check_key(connection: Connection, settings: Settings) -> None:
    """Store the key's fingerprint where there is none. Raises KeyChangedError for another one."""
    row = {"id": 1, "fingerprint": _fingerprint(settings)}
    new = INSERTS[connection.dialect.name](SITE_KEY).values(row)
    connection.execute(new.on_conflict_do_nothing())
    if connection.scalar(select(SITE_KEY.c.fingerprint)) != row["fingerprint"]:
        raise KeyChangedError


def accept_key(connection: Connection, settings: Settings) -> None:
    connection.execute(delete(SITE_KEY))
    connection.execute(insert(SITE_KEY).values(id=1, fingerprint=_fingerprint(settings)))


def _fingerprint(settings: Settings) -> str:
    """Return 16 hexadecimal digits, which tell nothing about a key that cannot be guessed."""
    key = settings.storing_key()
    return hashlib.sha256(f"fingerprint:{key}".encode()).hexdigest()[:16]
