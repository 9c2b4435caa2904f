"""An index for the counts and the oldest letter of each status, which /health asks for."""

from alembic import op

revision = "0003_status_index"
down_revision = "0002_budgets_arrivals"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the index."""
    op.create_index("ix_santa_letters_status", "santa_letters", ["reply_status", "created_at"])


def downgrade() -> None:
    """Drop the index."""
    op.drop_index("ix_santa_letters_status", "santa_letters")
