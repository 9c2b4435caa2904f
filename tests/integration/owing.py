"""Letters that are stored and owed a reply, for the tests of Delivery."""

from santa_app.letters import PostOffice
from santa_app.letters.room import Room
from tests.unit.letters.examples import letter

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
