"""Counts of letters a day, which outlive the letters."""

import sqlalchemy as sa
from alembic import op

revision = "0017_season"
down_revision = "0016_site_key"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table, empty: the next hour's purge counts the stored letters."""
    op.create_table(
        "season_days",
        sa.Column("day", sa.String(), primary_key=True),
        sa.Column("locale", sa.String(), primary_key=True),
        sa.Column("is_class", sa.Boolean(), primary_key=True),
        sa.Column("letters", sa.Integer(), nullable=False),
        sa.Column("answered", sa.Integer(), nullable=False),
        sa.Column("in_24_hours", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    """Forget the counts."""
    op.drop_table("season_days")
