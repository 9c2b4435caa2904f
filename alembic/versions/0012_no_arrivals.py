"""Letters are no longer counted by the hour."""

import sqlalchemy as sa
from alembic import op

revision = "0012_no_arrivals"
down_revision = "0011_locale"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Drop the table, which no release has used."""
    op.drop_table("arrival_counts")


def downgrade() -> None:
    """Add it, empty."""
    op.create_table(
        "arrival_counts",
        sa.Column("hour", sa.DateTime(timezone=True), primary_key=True),
        sa.Column("letters", sa.Integer(), nullable=False),
    )
