"""Copies of a reply, refused letters with signs of danger, deleted ones, and limits reached."""

import sqlalchemy as sa
from alembic import op

revision = "0012_copies"
down_revision = "0011_locale"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; of the replies that are stored, no copy is known."""
    copies = sa.Column("reply_copies", sa.Integer(), nullable=False, server_default="0")
    op.add_column("santa_letters", copies)
    op.add_column("santa_letters", sa.Column("refused_as", sa.String(), nullable=True))
    op.create_table(
        "deleted_letters",
        sa.Column("letter_id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("alert_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "limit_counts",
        sa.Column("hour", sa.DateTime(timezone=True), primary_key=True),
        sa.Column("name", sa.String(), primary_key=True),
        sa.Column("times", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    """Drop them; a reply that may have been sent waits for a person."""
    op.execute(
        "UPDATE santa_letters SET hold_reason = 'operator', reply_scheduled_at = NULL"
        " WHERE hold_reason IN ('next_copy', 'outcome_unknown')"
    )
    op.drop_table("limit_counts")
    op.drop_table("deleted_letters")
    op.drop_column("santa_letters", "refused_as")
    op.drop_column("santa_letters", "reply_copies")
