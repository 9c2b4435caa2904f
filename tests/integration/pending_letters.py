"""Stores pending letters for tests of the worker, and reads the counts of the quota."""

from sqlalchemy import func, select

from santa_app.letters import LetterService
from santa_app.letters.models import COUNTS
from santa_app.letters.repository import RecipientLimits
from tests.support.letter_examples import letter

PLENTY = RecipientLimits(replies=10_000, domain_replies=10_000, letters=10_000)


async def owe(service: LetterService, count: int, **values: object) -> list[int]:
    """Store pending letters and return their numbers."""
    numbers = []
    for _ in range(count):
        accepted = await service.repository.accept(letter(**values), PLENTY)
        assert accepted.letter is not None
        assert accepted.letter.id is not None
        numbers.append(accepted.letter.id)
    return numbers


async def counted(service: LetterService) -> int:
    """Return the number of counted requests."""
    return await service.repository.database.read(
        lambda connection: connection.execute(
            select(func.coalesce(func.sum(COUNTS.c.requests), 0))
        ).scalar_one()
    )
