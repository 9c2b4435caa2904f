"""The letters, the mailboxes that get no more mail, and the pause of all sending."""

import sqlalchemy as sa
from alembic import op

revision = "0001_santa_letters"
down_revision = None
branch_labels = None
depends_on = None


def _moment(name: str, *, nullable: bool = False) -> sa.Column:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=nullable)


def _text(name: str, *, nullable: bool = False) -> sa.Column:
    return sa.Column(name, sa.String(), nullable=nullable)


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "santa_letters",
        sa.Column("id", sa.Integer(), primary_key=True),
        _text("child_name"),
        sa.Column("age", sa.Integer(), nullable=True),
        _text("city_country", nullable=True),
        _text("parent_email"),
        _text("wish_list", nullable=True),
        _text("message_to_santa", nullable=True),
        sa.Column("been_good", sa.Boolean(), nullable=False),
        _moment("created_at"),
        _text("submission_key"),
        _text("recipient_hash"),
        _text("access_key"),
        _text("reply_status"),
        sa.Column("reply_attempts", sa.Integer(), nullable=False),
        _moment("reply_due_at", nullable=True),
        _moment("reply_give_up_at"),
        _text("reply_lease", nullable=True),
        _moment("reply_lease_until", nullable=True),
        _moment("reply_sent_at", nullable=True),
        _text("reply_message_id", nullable=True),
        _text("reply_error", nullable=True),
        _moment("delete_after"),
        sa.UniqueConstraint("submission_key"),
        sa.UniqueConstraint("access_key"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_santa_letters_due", "santa_letters", ["reply_due_at"])
    op.create_index(
        "ix_santa_letters_recipient", "santa_letters", ["recipient_hash", "created_at"]
    )
    op.create_index("ix_santa_letters_delete_after", "santa_letters", ["delete_after"])
    op.create_table(
        "suppressed_recipients",
        sa.Column("recipient_hash", sa.String(), primary_key=True),
        _text("reason"),
        _moment("created_at"),
    )
    op.create_table(
        "sending_pause",
        sa.Column("id", sa.Integer(), primary_key=True),
        _moment("paused_until"),
        _text("reason"),
    )


def downgrade() -> None:
    """Drop them, with all letters."""
    op.drop_table("sending_pause")
    op.drop_table("suppressed_recipients")
    op.drop_table("santa_letters")
