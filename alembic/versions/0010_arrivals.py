"""Indexes for what `status` shows and for deleting old counts."""

import sqlalchemy as sa
from alembic import op

revision = "0010_arrivals"
down_revision = "0009_class_letters"
branch_labels = None
depends_on = None


def _index_status(*reasons: str) -> None:
    op.drop_index("ix_santa_letters_status", "santa_letters")
    columns = ["reply_status", "created_at", *reasons]
    op.create_index("ix_santa_letters_status", "santa_letters", columns)


def upgrade() -> None:
    """Add them."""
    _index_status("hold_reason", "failure_reason")
    op.create_index("ix_sent_replies_sent", "sent_replies", ["sent_at"])
    failed = sa.text("reply_error IS NOT NULL")
    op.create_index(
        "ix_santa_letters_error",
        "santa_letters",
        ["reply_attempted_at"],
        sqlite_where=failed,
        postgresql_where=failed,
    )


def downgrade() -> None:
    """Drop them."""
    _index_status()
    op.drop_index("ix_santa_letters_error", "santa_letters")
    op.drop_index("ix_sent_replies_sent", "sent_replies")
