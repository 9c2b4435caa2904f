"""The number that chooses Santa's words for each letter of a mailbox."""

import sqlalchemy as sa
from alembic import op

revision = "0007_reply_variant"
down_revision = "0006_circuit_breaker"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; letters that are stored keep 0."""
    column = sa.Column("reply_variant", sa.Integer(), nullable=False, server_default="0")
    op.add_column("santa_letters", column)


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("santa_letters", "reply_variant")
