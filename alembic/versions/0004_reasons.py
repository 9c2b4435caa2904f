"""Reasons for holding and failing as columns of their own, and columns in the field's terms."""

import sqlalchemy as sa
from alembic import op

revision = "0004_reasons"
down_revision = "0003_status_index"
branch_labels = None
depends_on = None

RENAMED = {
    "reply_due_at": "reply_scheduled_at",
    "reply_give_up_at": "reply_expires_at",
    "reply_tried_at": "reply_attempted_at",
    "reply_arrival": "delivery_status",
    "reply_arrival_at": "delivery_status_at",
    "reply_arrival_note": "delivery_note",
    "reply_asked": "resend_count",
    "reply_asked_at": "resend_requested_at",
}
SUPPRESSED = "the recipient asked for no more mail, or their provider refuses it"
OPERATOR = "held by the operator"


def _run(statement: str, **values: str) -> None:
    op.get_bind().execute(sa.text(statement), values)


def _rename(old: str, new: str) -> None:
    # Both databases rename in place; a rebuilt SQLite table would lose AUTOINCREMENT.
    op.execute(f"ALTER TABLE santa_letters RENAME COLUMN {old} TO {new}")


def upgrade() -> None:
    """Rename the columns, and turn the sentences in `reply_error` into reasons."""
    op.drop_index("ix_santa_letters_due", "santa_letters")
    for old, new in RENAMED.items():
        _rename(old, new)
    op.create_index("ix_santa_letters_scheduled", "santa_letters", ["reply_scheduled_at"])
    op.add_column("santa_letters", sa.Column("hold_reason", sa.String(), nullable=True))
    op.add_column("santa_letters", sa.Column("failure_reason", sa.String(), nullable=True))
    _run(
        "UPDATE santa_letters SET hold_reason = CASE"
        " WHEN reply_scheduled_at IS NOT NULL THEN 'recipient_limit'"
        " WHEN reply_error = :suppressed THEN 'suppressed'"
        " ELSE 'operator' END"
        " WHERE reply_status = 'held'",
        suppressed=SUPPRESSED,
    )
    _run(
        "UPDATE santa_letters SET reply_error = NULL WHERE reply_error IN (:suppressed, :operator)",
        suppressed=SUPPRESSED,
        operator=OPERATOR,
    )
    _run(
        "UPDATE santa_letters SET failure_reason = 'expired',"
        " reply_error = NULLIF(substr(reply_error, length('given up: ') + 1), '')"
        " WHERE reply_status = 'failed' AND reply_error LIKE 'given up: %'"
    )
    _run(
        "UPDATE santa_letters SET failure_reason = 'rejected', reply_error = CASE"
        " WHEN reply_error = 'rejected' THEN NULL"
        " WHEN reply_error LIKE 'rejected: %' THEN substr(reply_error, length('rejected: ') + 1)"
        " ELSE reply_error END"
        " WHERE reply_status = 'failed' AND failure_reason IS NULL"
    )
    _run("UPDATE santa_letters SET delivery_status = 'complained' WHERE delivery_status = 'spam'")
    _run("UPDATE suppressed_recipients SET reason = 'complaint' WHERE reason = 'spam'")


def downgrade() -> None:
    """Turn the reasons back into sentences, and give the columns their old names."""
    _run("UPDATE suppressed_recipients SET reason = 'spam' WHERE reason = 'complaint'")
    _run("UPDATE santa_letters SET delivery_status = 'spam' WHERE delivery_status = 'complained'")
    _run(
        "UPDATE santa_letters SET reply_error = CASE hold_reason"
        " WHEN 'suppressed' THEN :suppressed WHEN 'operator' THEN :operator ELSE reply_error END"
        " WHERE reply_status = 'held'",
        suppressed=SUPPRESSED,
        operator=OPERATOR,
    )
    _run(
        "UPDATE santa_letters SET reply_error = CASE"
        " WHEN failure_reason = 'expired' THEN 'given up: ' || coalesce(reply_error, '')"
        " WHEN reply_error IS NULL THEN 'rejected'"
        " ELSE 'rejected: ' || reply_error END"
        " WHERE reply_status = 'failed'"
    )
    op.drop_column("santa_letters", "failure_reason")
    op.drop_column("santa_letters", "hold_reason")
    op.drop_index("ix_santa_letters_scheduled", "santa_letters")
    for old, new in reversed(RENAMED.items()):
        _rename(new, old)
    op.create_index("ix_santa_letters_due", "santa_letters", ["reply_due_at"])
