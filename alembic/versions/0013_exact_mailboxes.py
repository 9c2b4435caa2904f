"""Mailboxes of domains with `ß`, `ς` and the like, which had the hash of `ss` and `σ`."""

import hashlib

import idna
import sqlalchemy as sa
from alembic import op

revision = "0013_exact_mailboxes"
down_revision = "0012_copies"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Give their letters hashes of their own, and keep whom the suppression list may have meant.

    The list has hashes only, so each of its rows may have been made by either spelling. It stays
    as it is for one; a copy waits for the other, which gets it with the first letter to come.
    """
    op.create_table(
        "former_suppressions",
        sa.Column("recipient_hash", sa.String(), primary_key=True),
        sa.Column("reason", sa.String(), nullable=False),
    )
    op.execute(
        "INSERT INTO former_suppressions (recipient_hash, reason)"
        " SELECT recipient_hash, reason FROM suppressed_recipients"
    )
    connection = op.get_bind()
    letters = connection.execute(
        sa.text("SELECT id, parent_email, recipient_hash, submission_key FROM santa_letters")
    )
    for letter, email, former, key in letters.all():
        domain = exact_domain(email)
        if domain is not None:
            exact = hashlib.sha256(f"{former}:{domain}".encode()).hexdigest()[:32]
            values = {"letter": letter, "former": former, "exact": exact}
            values["key"] = key.removesuffix(former) + exact
            for statement in (
                "UPDATE santa_letters SET recipient_hash = :exact, submission_key = :key"
                " WHERE id = :letter",
                "INSERT INTO suppressed_recipients (recipient_hash, reason, created_at)"
                " SELECT CAST(:exact AS VARCHAR), reason, created_at FROM suppressed_recipients"
                " WHERE recipient_hash = :former ON CONFLICT DO NOTHING",
                "DELETE FROM former_suppressions WHERE recipient_hash = :former",
            ):
                parameters = {name: values[name] for name in values if f":{name}" in statement}
                connection.execute(sa.text(statement), parameters)


def exact_domain(email: str) -> str | None:
    """Return the domain in ASCII, or None where its hash was right before."""
    domain = email.rpartition("@")[2].lower()
    try:
        shown = idna.decode(domain)
        return None if shown == shown.casefold() else idna.encode(shown).decode("ascii")
    except idna.IDNAError:  # of an early version; nothing is sent to it
        return None


def downgrade() -> None:
    """Forget the copies; letters keep their hashes, which version 1.0.0 only compares."""
    op.drop_table("former_suppressions")
