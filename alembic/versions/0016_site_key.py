"""The fingerprint of the key with which the database's hashes were made."""

import sqlalchemy as sa
from alembic import op

revision = "0016_site_key"
down_revision = "0015_gender"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table, empty: the first start stores the key that is set then."""
    op.create_table(
        "site_key",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("fingerprint", sa.String(), nullable=False),
    )


def downgrade() -> None:
    """Forget the fingerprint."""
    op.drop_table("site_key")
