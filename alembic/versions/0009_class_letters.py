"""The first names of a class letter."""

import sqlalchemy as sa
from alembic import op

revision = "0009_class_letters"
down_revision = "0008_danger"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; the letters that are stored are those of single children."""
    op.add_column("santa_letters", sa.Column("children", sa.String(), nullable=True))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("santa_letters", "children")
