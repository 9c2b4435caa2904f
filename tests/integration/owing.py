"""Letters that are owed a reply, stored for tests of Delivery, and what the budget counted."""

from sqlalchemy import func, select

from santa_app.letters import PostOffice
from santa_app.letters.room import Room
from santa_app.letters.table import COUNTS
from tests.support.letter_examples import letter

PLENTY = Room(replies=10_000, letters=10_000)


async def owe(office: PostOffice, count: int, **values: object) -> list[int]:
    """Store pending letters and return their numbers."""
    numbers = []
    for _ in range(count):
        accepted = await office.store.accept(letter(**values), PLENTY)
        assert accepted.letter is not None
        assert accepted.letter.id is not None
        numbers.append(accepted.letter.id)
    return numbers


async def counted(office: PostOffice) -> int:
    """Return how many requests stand in the table of counts."""
    return await office.store.database.read(
        lambda connection: connection.execute(
            select(func.coalesce(func.sum(COUNTS.c.requests), 0))
        ).scalar_one()
    )
