"""What a child says about itself, where Santa's language has other words for a girl and a boy."""

import sqlalchemy as sa
from alembic import op

revision = "0015_gender"
down_revision = "0014_desk"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; older letters say nothing."""
    op.add_column("santa_letters", sa.Column("gender", sa.String(), nullable=True))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("santa_letters", "gender")
