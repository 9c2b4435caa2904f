"""What reply a letter gets by decision, and when the operator is told of its signs of danger."""

import sqlalchemy as sa
from alembic import op

revision = "0008_danger"
down_revision = "0007_reply_variant"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; letters that are stored keep what their words decide."""
    op.add_column("santa_letters", sa.Column("reply_kind", sa.String(), nullable=True))
    op.add_column("santa_letters", sa.Column("alert_at", sa.DateTime(timezone=True), nullable=True))
    told = sa.text("alert_at IS NOT NULL")
    op.create_index(
        "ix_santa_letters_alert",
        "santa_letters",
        ["alert_at"],
        sqlite_where=told,
        postgresql_where=told,
    )


def downgrade() -> None:
    """Drop the columns; what waits for a person still does, for the operator's reason."""
    op.execute(
        "UPDATE santa_letters SET hold_reason = 'operator', reply_scheduled_at = NULL"
        " WHERE hold_reason = 'danger'"
    )
    op.drop_index("ix_santa_letters_alert", "santa_letters")
    op.drop_column("santa_letters", "alert_at")
    op.drop_column("santa_letters", "reply_kind")
