"""What all servers know together by Redis: sessions, and the letters of a network.

What they know by the database is shown with several services in tests/integration.
"""

import asyncio
import uuid
from collections import Counter
from collections.abc import Sequence

from santa_app import product
from tests.faults.findings import Finding
from tests.faults.machines.cluster import LETTERS_AN_HOUR, Cluster
from tests.faults.machines.visitors import ask_once
from tests.support.letter_examples import long_form
from tests.support.letter_state import ANSWER, LETTER_STATE, SUBMIT
from tests.support.waiting import wait_until
from tests.support.websocket_visitors import Delta, Visitor

_FIRST_ADDRESS = 20_000
"""Above those of the visitors who write while servers fail."""


class Rules:
    """Asks both servers in turn, each directly."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster
        self._names = list(cluster.servers)
        self._people = 0

    def all(self) -> list[Finding]:
        """Check every rule, and return what was found."""
        return [asyncio.run(check()) for check in (self.sessions, self.client_limit)]

    def _address(self) -> str:
        self._people += 1
        return self._cluster.network.visitor(_FIRST_ADDRESS + self._people)

    async def _ask_all(self, keys: Sequence[str], source: str) -> Counter[str]:
        """Send letters to the servers in turn, one after the other, and count the answers."""
        found: Counter[str] = Counter()
        for turn, key in enumerate(keys):
            name = self._names[turn % len(self._names)]
            url, origin = self._cluster.members[name].url, self._cluster.origin(name)
            found[await ask_once(url, source, key, origin)] += 1
        return found

    def _statuses(self, keys: Sequence[str]) -> Counter[str]:
        rows = self._cluster.letters.rows()
        return Counter(row.status for row in rows if row.key in set(keys))

    @staticmethod
    def _finding(case: str, to_reach: str, reached: str, *, met: bool) -> Finding:
        return Finding(
            case=case, database="PostgreSQL", to_reach=to_reach, reached=reached, met=met
        )

    async def sessions(self) -> Finding:
        """Send a letter to one server, and open the same tab at the other."""
        source, tab, key = self._address(), str(uuid.uuid4()), "rules-session-0001"

        async def arrive(name: str) -> Visitor:
            url, origin = self._cluster.members[name].url, self._cluster.origin(name)
            return await Visitor.arrive(
                url, product.LETTER_PATH, origin=origin, tab=tab, source=source
            )

        def is_answer(told: Delta) -> bool:
            return told.get(LETTER_STATE, {}).get(ANSWER, {}).get("key") == key

        visitor = await arrive(self._names[0])
        await visitor.ask(SUBMIT, {"form": {**long_form(key), "submission_key": key}}, is_answer)
        # The server hears from Redis that it has stored the tab's record, and reads it. If the tab
        # leaves meanwhile, Reflex stores the record again, and the tab counts as connected for an
        # hour.
        await asyncio.sleep(1)
        await visitor.leave()
        # Until then the other server takes the tab for a copy, which gets a State of its own.
        record = f"token_manager_socket_record_{tab}"
        redis = self._cluster.redis.client
        await asyncio.to_thread(wait_until, lambda: not redis.exists(record), "the tab has left")
        visitor = await arrive(self._names[1])
        known = visitor.state.get(LETTER_STATE, {}).get(ANSWER, {}).get("key")
        await visitor.leave()
        return self._finding(
            "a tab that connects to the other server",
            "its State is there",
            "the answer to its letter is there" if known == key else "its State is lost",
            met=known == key,
        )

    async def client_limit(self) -> Finding:
        """Send more letters from one address than it may."""
        keys = [f"rules-client-{number:04}" for number in range(LETTERS_AN_HOUR + 6)]
        found = await self._ask_all(keys, self._address())
        stored = sum(self._statuses(keys).values())
        return self._finding(
            f"{len(keys)} letters of one network, by turns to both servers",
            f"{LETTERS_AN_HOUR} stored, the others refused",
            f"{stored} stored, {found['too_many']} told that it is too many",
            met=stored == LETTERS_AN_HOUR and found["too_many"] == 6,
        )
