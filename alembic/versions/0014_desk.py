"""The desk: people, sessions, tries, the audit; letters kept for the operator; escalations."""

import sqlalchemy as sa
from alembic import op

revision = "0014_desk"
down_revision = "0013_exact_mailboxes"
branch_labels = None
depends_on = None
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Add them, empty."""
    op.add_column("santa_letters", sa.Column("opened_at", MOMENT, nullable=True))
    count = sa.Column("escalations", sa.Integer(), nullable=False, server_default="0")
    op.add_column("santa_letters", count)
    op.add_column("santa_letters", sa.Column("reply_text", sa.String(), nullable=True))
    op.create_table(
        "kept_letters",
        sa.Column("letter_id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("facts", sa.String(), nullable=False),
        sa.Column("kept_at", MOMENT, nullable=False),
        sa.Column("delete_after", MOMENT, nullable=False),
    )
    op.create_index("ix_kept_letters_delete_after", "kept_letters", ["delete_after"])
    op.create_table(
        "desk_people",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False, unique=True),
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("password_hash", sa.String(), nullable=True),
        sa.Column("totp_secret", sa.String(), nullable=True),
        sa.Column("totp_used", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("created_at", MOMENT, nullable=False),
    )
    op.create_table(
        "desk_sessions",
        sa.Column("key", sa.String(), primary_key=True),
        sa.Column("person_id", sa.Integer(), nullable=True),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("data", sa.String(), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("seen_at", MOMENT, nullable=False),
    )
    op.create_table(
        "desk_tries",
        sa.Column("key", sa.String(), primary_key=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("last_at", MOMENT, nullable=False),
    )
    op.create_table(
        "desk_audit",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("letter_id", sa.Integer(), nullable=True),
        sa.Column("note", sa.String(), nullable=False),
    )
    op.create_table(
        "desk_proposals",
        sa.Column("letter_id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
    )
    op.create_table(
        "desk_texts",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("kept_at", MOMENT, nullable=False),
    )


def downgrade() -> None:
    """Drop them; a letter that is kept for the police is lost."""
    for name in ("texts", "proposals", "audit", "tries", "sessions", "people"):
        op.drop_table(f"desk_{name}")
    op.drop_table("kept_letters")
    for name in ("reply_text", "escalations", "opened_at"):
        op.drop_column("santa_letters", name)
