"""Sent replies counted apart from their letters, domains, and keys bound to their mailbox."""

import sqlalchemy as sa
from alembic import op

revision = "0005_recipients"
down_revision = "0004_reasons"
branch_labels = None
depends_on = None

KEY = "substr(submission_key, 1, length(submission_key) - length(recipient_hash) - 1)"
"""A bound submission key without its mailbox."""


def upgrade() -> None:
    """Add the table and the column, and bind the keys; count the replies that were sent."""
    op.create_table(
        "sent_replies",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("recipient_hash", sa.String(), nullable=False),
        sa.Column("sent_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_sent_replies_recipient", "sent_replies", ["recipient_hash", "sent_at"])
    # Those older than a day are deleted when the server starts.
    op.execute(
        "INSERT INTO sent_replies (recipient_hash, sent_at)"
        " SELECT recipient_hash, reply_sent_at FROM santa_letters WHERE reply_status = 'sent'"
        " AND reply_sent_at IS NOT NULL"
    )
    op.add_column("santa_letters", sa.Column("domain_hash", sa.String(), nullable=True))
    op.create_index("ix_santa_letters_domain", "santa_letters", ["domain_hash", "reply_status"])
    op.execute("UPDATE santa_letters SET submission_key = submission_key || ':' || recipient_hash")


def downgrade() -> None:
    """Forget counts and domains; of letters with the same key, the first gets it back."""
    op.execute(
        f"UPDATE santa_letters SET submission_key = {KEY}"  # noqa: S608 - a constant
        f" WHERE id IN (SELECT min(id) FROM santa_letters GROUP BY {KEY})"
    )
    # A held reply is checked again soon, and the mailbox's limit is all that is left.
    op.execute(
        "UPDATE santa_letters SET hold_reason = 'recipient_limit'"
        " WHERE hold_reason = 'domain_limit'"
    )
    op.drop_index("ix_santa_letters_domain", "santa_letters")
    op.drop_column("santa_letters", "domain_hash")
    op.drop_table("sent_replies")
