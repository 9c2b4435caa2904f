"""Rules that hold for all servers together: sessions, limits, suppression, pauses, the quota."""

import asyncio
import os
import subprocess
import sys
import urllib.request
import uuid
from collections import Counter
from collections.abc import Sequence

from santa_app import product
from santa_app.letters.clock import utc_now
from santa_app.letters.models import COUNTS
from santa_app.letters.parents import LinkScope, LinkSigner
from santa_app.rules.email_address import EmailAddress
from santa_app.rules.server_paths import UNSUBSCRIBE_PATH
from santa_app.settings import Settings
from tests.faults.findings import Finding
from tests.faults.machines.cluster import (
    LETTERS_A_DAY,
    LETTERS_AN_HOUR,
    QUOTA,
    REPLIES_A_DAY,
    Cluster,
)
from tests.faults.machines.visitors import ask_once
from tests.support.fake_sendgrid import Answer
from tests.support.letter_examples import SECRET_KEY, long_form
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
        checks = [self.sessions, self.client_limit, self.recipient_limit, self.suppression]
        checks += [self.breaker, self.operators_pause, self.quota]
        return [asyncio.run(check()) for check in checks]

    def _address(self) -> str:
        self._people += 1
        return self._cluster.network.visitor(_FIRST_ADDRESS + self._people)

    async def _ask(self, turn: int, source: str, key: str, **fields: object) -> str:
        name = self._names[turn % len(self._names)]
        member = self._cluster.member(name)
        return await ask_once(member.url, source, key, self._cluster.origin(name), **fields)

    async def _ask_all(
        self, keys: Sequence[str], source: str | None = None, **fields: object
    ) -> Counter[str]:
        """Send letters to the servers in turn, one after the other, and count the answers."""
        found: Counter[str] = Counter()
        for turn, key in enumerate(keys):
            found[await self._ask(turn, source or self._address(), key, **fields)] += 1
        return found

    def _mails(self, keys: Sequence[str]) -> int:
        numbers = {row.letter for row in self._cluster.letters.rows() if row.key in set(keys)}
        return sum(
            entry.taken and entry.letter in numbers for entry in self._cluster.sender.ledger()
        )

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
            url, origin = self._cluster.member(name).url, self._cluster.origin(name)
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

    async def recipient_limit(self) -> Finding:
        """Send more letters for one mailbox than it gets replies, and than it may get letters."""
        keys = [f"rules-mailbox-{number:04}" for number in range(LETTERS_A_DAY + 1)]
        found = await self._ask_all(keys, parent_email="one.mailbox@example.com")
        held = self._statuses(keys)["held"]
        mails = self._mails(keys)
        return self._finding(
            f"{len(keys)} letters for one mailbox, by turns to both servers",
            f"{REPLIES_A_DAY} replies, {LETTERS_A_DAY - REPLIES_A_DAY} held, 1 refused",
            f"{mails} replies, {held} held, {found['mailbag_full']} refused",
            met=(mails, held, found["mailbag_full"]) == (3, 2, 1),
        )

    async def suppression(self) -> Finding:
        """Stop mail to a mailbox at one server, and send the other a letter for it."""
        settings = Settings(_env_file=None, secret_key=SECRET_KEY)
        signer = LinkSigner(settings, utc_now)
        address = "no.more@example.com"
        mailbox = signer.recipient_hash(EmailAddress.parse(address))
        token = signer.token(mailbox, LinkScope.UNSUBSCRIBE)
        url = f"{self._cluster.member(self._names[0]).url}{UNSUBSCRIBE_PATH}{token}"
        body = b"List-Unsubscribe=One-Click"
        request = urllib.request.Request(url, body)
        await asyncio.to_thread(lambda: urllib.request.urlopen(request, timeout=30).close())
        key = "rules-stopped-0001"
        await self._ask(1, self._address(), key, parent_email=address)
        status, mails = self._statuses([key]), self._mails([key])
        return self._finding(
            "mail stopped at one server, a letter to the other",
            "held, no mail",
            f"{', '.join(status)}, {mails} mails",
            met=status == {"held": 1} and mails == 0,
        )

    async def breaker(self) -> Finding:
        """Let the mail service refuse the key once, and send letters to both servers."""
        before = self._cluster.sender.count()
        self._cluster.sender.answer(Answer(status=401), always=Answer())
        keys = [f"rules-breaker-{number:04}" for number in range(8)]
        told = await self._ask(0, self._address(), keys[0])
        found = await self._ask_all(keys[1:])
        during = self._cluster.sender.count() - before
        wait_until(lambda: self._statuses(keys) == {"sent": 8}, "replies after the pause")
        return self._finding(
            "the mail service refuses the key of one server",
            "neither server asks again in the pause; then all replies leave",
            f"{during} request in the pause, {len(keys)} letters told that the reply comes later: "
            f"{(told == 'reply_later') + found['reply_later']}; then "
            f"{self._statuses(keys)['sent']} sent",
            met=during == 1 and told == "reply_later" and found == {"reply_later": 7},
        )

    async def operators_pause(self) -> Finding:
        """Pause on one machine by the operator's command, and resume on the other."""
        self._command(self._names[0], "pause")
        keys = [f"rules-pause-{number:04}" for number in range(4)]
        found = await self._ask_all(keys)
        mails = self._mails(keys)
        self._command(self._names[1], "resume")
        wait_until(lambda: self._statuses(keys) == {"sent": 4}, "replies after `resume`")
        return self._finding(
            "`pause` on one machine, `resume` on the other",
            "nothing is sent in between; then all",
            f"{mails} mails in the pause, then {self._mails(keys)}",
            met=found == {"reply_later": 4} and mails == 0,
        )

    def _command(self, name: str, command: str) -> None:
        member = self._cluster.member(name)
        done = subprocess.run(
            [*member.within, sys.executable, "-m", "santa_app.letters", command],
            cwd=member.folder,
            env={**os.environ, **member.environment, "SENDGRID_API_KEY": "SG.operator"},
            check=False,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise RuntimeError(f"`{command}` failed on {name}: {done.stderr}")

    async def quota(self) -> Finding:
        """Use the quota up but for ten, and let both servers send at the same time."""
        minute = utc_now().replace(second=0, microsecond=0)
        with self._cluster.letters.engine.begin() as connection:
            connection.execute(COUNTS.delete())
            connection.execute(COUNTS.insert().values(minute=minute, requests=QUOTA - 10))
        keys = [f"rules-quota-{number:04}" for number in range(16)]
        asking = [self._ask(turn, self._address(), key) for turn, key in enumerate(keys)]
        found = Counter(await asyncio.gather(*asking))
        # Longer than two polls of the workers, which must not send the rest.
        await asyncio.sleep(1.5)
        mails, statuses = self._mails(keys), self._statuses(keys)
        return self._finding(
            f"{len(keys)} letters at once to both servers, with 10 left of the quota",
            "10 replies, 6 wait",
            f"{mails} replies, {statuses['pending']} wait; told so: {found['reply_later']}",
            met=mails == 10 and statuses["pending"] == 6 and found["reply_later"] == 6,
        )
