"""The files of a new server feature: table, revision, State, part of a page."""

from pathlib import Path

_VERSIONS = Path(__file__).parents[3] / "alembic" / "versions"
_LAST = max(file.stem for file in _VERSIONS.glob("0*.py"))
_NEW = f"{int(_LAST[:4]) + 1:04}_votes"
_TABLE = '''"""Votes for cookies: the table and its queries."""

from datetime import datetime

from sqlalchemy import Connection, func, insert, select
from sqlmodel import Field, SQLModel

from santa_app.database import UtcDateTime, table_of


class Vote(SQLModel, table=True):
    """One vote."""

    __tablename__ = "votes"

    id: int | None = Field(default=None, primary_key=True)
    created_at: datetime = Field(sa_type=UtcDateTime)


VOTES = table_of(Vote)


def add_vote(connection: Connection, now: datetime) -> None:
    """Store a vote."""
    connection.execute(insert(VOTES).values(created_at=now))


def count_votes(connection: Connection) -> int:
    """Return how many votes are stored."""
    return connection.execute(select(func.count()).select_from(VOTES)).scalar_one()
'''
_REVISION = f'''"""Votes for cookies."""

import sqlalchemy as sa
from alembic import op

revision = "{_NEW}"
down_revision = "{_LAST}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "votes",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("votes")
'''
_STATE = '''"""The votes of all visitors, in the database."""

from datetime import UTC, datetime

import reflex as rx

from santa_app.database import database
from santa_app.votes import add_vote, count_votes


class VoteState(rx.State):
    """How many votes there are."""

    count: int = 0

    @rx.event
    async def load(self) -> None:
        """Read the number of votes."""
        self.count = await database().read(count_votes)

    @rx.event
    async def vote(self) -> None:
        """Store a vote."""
        await database().write(add_vote, datetime.now(UTC))
        self.count = await database().read(count_votes)
'''
_PART = """        rx.el.button("Vote", on_click=VoteState.vote),
        rx.el.p("Votes: ", VoteState.count, on_mount=VoteState.load),
"""

PATH = "/about"
INSERTED = (
    (
        "alembic/env.py",
        "  # one such line for each feature with tables\n",
        "import santa_app.votes  # noqa: F401\n",
    ),
    (
        "santa_app/pages/about.py",
        "from santa_app.content import paths\n",
        "from santa_app.states.votes import VoteState\n",
    ),
    (
        "santa_app/pages/about.py",
        "        ui.hero(paths.ABOUT),\n",
        _PART,
    ),
)
NEW_FILES = {
    "santa_app/votes.py": _TABLE,
    f"alembic/versions/{_NEW}.py": _REVISION,
    "santa_app/states/votes.py": _STATE,
}
