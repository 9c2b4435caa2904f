"""What opened the circuit breaker, since when, and pauses that only the operator ends."""

import sqlalchemy as sa
from alembic import op

revision = "0006_circuit_breaker"
down_revision = "0005_recipients"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table anew: it holds at most one pause, which SendGrid's next answer repeats."""
    op.drop_table("sending_pause")
    op.create_table(
        "sending_pause",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("paused_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("rejections", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    """Make the former table; a pause ends."""
    op.drop_table("sending_pause")
    op.create_table(
        "sending_pause",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("paused_until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
    )
