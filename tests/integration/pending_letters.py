"""Stores pending letters for tests of the worker, and reads the counts of the quota."""

from sqlalchemy import func, insert, select

from santa_app.letters import LetterService
from santa_app.letters.models import COUNTS, LETTERS
from tests.support.letter_examples import letter


async def owe(service: LetterService, count: int, **values: object) -> list[int]:
    """Store pending letters, regardless of limits, and return their numbers."""
    rows = [letter(**values).model_dump(exclude={"id"}) for _ in range(count)]
    stored = insert(LETTERS).returning(LETTERS.c.id)
    return await service.repository.database.write(
        lambda connection: [connection.execute(stored, row).scalar_one() for row in rows]
    )


async def counted(service: LetterService) -> int:
    """Return the number of counted requests."""
    return await service.repository.database.read(
        lambda connection: connection.execute(
            select(func.coalesce(func.sum(COUNTS.c.requests), 0))
        ).scalar_one()
    )
