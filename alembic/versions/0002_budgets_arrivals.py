"""Counts for sending budgets, news of a reply's arrival, and replies asked for again."""

import sqlalchemy as sa
from alembic import op

revision = "0002_budgets_arrivals"
down_revision = "0001_santa_letters"
branch_labels = None
depends_on = None


def _added() -> list[sa.Column]:
    return [
        sa.Column("reply_tried_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("reply_arrival", sa.String(), nullable=True),
        sa.Column("reply_arrival_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("reply_arrival_note", sa.String(), nullable=True),
        sa.Column("reply_asked", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("reply_asked_at", sa.DateTime(timezone=True), nullable=True),
    ]


def upgrade() -> None:
    """Add the letters' columns and the table of counts."""
    for column in _added():
        op.add_column("santa_letters", column)
    op.create_table(
        "sending_counts",
        sa.Column("minute", sa.DateTime(timezone=True), primary_key=True),
        sa.Column("requests", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    """Forget counts, news and requests; the letters stay."""
    op.drop_table("sending_counts")
    for column in reversed(_added()):
        op.drop_column("santa_letters", column.name)
