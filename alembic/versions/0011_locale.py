"""The language of each letter."""

import sqlalchemy as sa
from alembic import op

revision = "0011_locale"
down_revision = "0010_arrivals"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; the letters that are stored were written on the English site."""
    column = sa.Column("locale", sa.String(), nullable=False, server_default="en")
    op.add_column("santa_letters", column)


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("santa_letters", "locale")
