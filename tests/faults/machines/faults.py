"""The faults, one after the other, while visitors send letters; each becomes a row of the table."""

import asyncio
import os
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from santa_app.rules.submit_status import STORED, SubmitStatus
from tests.faults.findings import Finding, show_finding
from tests.faults.machines.cluster import CLOCKS, Cluster
from tests.faults.machines.visitors import Postbag, untrue, write_letters
from tests.faults.testbed import reaches
from tests.support.waiting import PATIENCE, wait_until


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    name: str
    act: Callable[[], Awaitable[str]]
    """Brings it about and ends it; returns what it did."""
    one_server: bool = False
    """Whether only one of the servers has it, so that the other must go on meanwhile."""


_STOPPED, _RUNNING = 0.4, 0.1
"""Seconds for which a slow server stands still, and runs, by turns."""
_THROUGH = 30.0
"""Seconds after a fault within which each visitor who waited must get through."""


class Numbers:
    """The letters' numbers, one for each permit."""

    def __init__(self, total: int, permits: asyncio.Semaphore) -> None:
        self._left = iter(range(total))
        self._permits = permits

    def __aiter__(self) -> "Numbers":
        return self

    async def __anext__(self) -> int:
        await self._permits.acquire()
        number = next(self._left, None)
        if number is None:
            raise StopAsyncIteration
        return number


class Faults:
    """The faults of a run, and what visitors saw of each."""

    def __init__(self, cluster: Cluster, *, letters: int, writers: int, only: str = "") -> None:
        self._cluster = cluster
        self._total = letters
        self._writers = writers
        self._only = only
        self._bag = Postbag()
        self._findings: list[Finding] = []
        self._permits = asyncio.Semaphore(0)
        self._released = 0

    def run(self, *, seconds: float) -> list[Finding]:
        """Send all letters through all faults within a time, and return a row for each.

        Raises:
            TimeoutError: When that takes longer.
        """
        began = time.monotonic()
        asyncio.run(asyncio.wait_for(self._write_and_break(), seconds))
        took = time.monotonic() - began
        account = self._cluster.settle(self._bag.accepted, PATIENCE)
        wrong = untrue(self._bag, self._cluster.letters.stored_at())
        lies = Counter(one.status for one in wrong)
        # A commit whose answer was lost with the connection may have succeeded or not. The visitor
        # reads that the letter was not saved, sends it again, and it is found.
        false_alarms = sum(count for status, count in lies.items() if status not in STORED)
        answers = Counter(one.status for one in self._bag.told)
        shown = ", ".join(f"{status} {count}" for status, count in answers.most_common())
        servers = Counter(
            entry.process.rpartition("-")[0] for entry in self._cluster.sender.ledger()
        )
        self._findings.append(
            Finding(
                case=f"{self._total:,} letters through all of it in {took:.0f} s "
                f"({self._total / took:.0f} a second), clocks {max(CLOCKS.values()):.0f} s apart",
                database="PostgreSQL",
                to_reach="accepted = rows = answered; 0 lost; duplicates ≤ answers lost on the way "
                "+ servers that died or were cut off before the commit; all told the truth",
                reached=f"{account.said()}; {self._bag.broken} broken connections, "
                f"{self._bag.resent} letters sent again; told: {shown}; told that it is stored and "
                f"it was not: {sum(lies.values()) - false_alarms}; told that it is not and it was: "
                f"{false_alarms}; sent by {_listed(servers)}",
                met=account.whole
                and account.honest
                and account.accepted == self._total
                and sum(lies.values()) == false_alarms
                and len(servers) == len(self._cluster.servers),
            )
        )
        return self._findings

    async def _write_and_break(self) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(
                write_letters(
                    self._cluster.entry_points,
                    Numbers(self._total, self._permits),
                    self._cluster.network.visitor,
                    self._bag,
                    writers=self._writers,
                    name="flow",
                )
            )
            group.create_task(self._break())

    async def _break(self) -> None:
        steps = [
            Step(name="a server killed, and started again", act=self.killed, one_server=True),
            Step(name="Redis restarted", act=self.redis_restarted),
            Step(name="a server cut off for 15 s", act=self.cut_off, one_server=True),
            Step(name="a server slow for 15 s", act=self.slow, one_server=True),
            Step(name="Redis stopped for 10 s", act=self.redis_stopped),
            Step(name="Redis full for 15 s", act=self.redis_full),
            Step(name="the database's machine cut off for 12 s", act=self.data_cut_off),
            Step(name="PostgreSQL killed; after 10 s the standby takes over", act=self.failover),
        ]
        steps = [step for step in steps if self._only in step.name]
        share = self._total // (len(steps) + 1)
        for step in steps:
            self._permit(share)
            begun = self._released - 3 * share // 4
            await reaches(lambda begun=begun: len(self._bag.accepted) >= begun)
            await self._observe(step)
        self._permit(self._total - self._released)
        # Each writer learns that there are no more.
        for _ in range(self._writers):
            self._permits.release()

    def _permit(self, letters: int) -> None:
        """Let visitors send so many more letters."""
        self._released += letters
        for _ in range(letters):
            self._permits.release()

    async def _observe(self, step: Step) -> None:
        """Do a step, and wait until all letters of its share came through."""
        told, broken, sent = len(self._bag.told), self._bag.broken, len(self._bag.accepted)
        began = time.monotonic()
        said = await step.act()
        lasted = time.monotonic() - began
        during = len(self._bag.accepted) - sent
        await reaches(lambda: len(self._bag.accepted) >= self._released)
        waited = self._released - sent - during
        others = "the other server goes on; " if step.one_server else ""
        goes_on = not step.one_server or during >= lasted or waited == 0
        answers = Counter(one.status for one in self._bag.told[told:])
        refused = {status: count for status, count in answers.items() if status not in STORED}
        waits = sorted(self._bag.waits[sent:])
        told_what = _listed(refused) if refused else "no error"
        self._findings.append(
            Finding(
                case=step.name,
                database="PostgreSQL",
                to_reach=f"{others}each gets through within {_THROUGH:.0f} s after it; none is "
                "told too many",
                reached=f"{said}; in {lasted:.0f} s {during} letters accepted, then {waited}; "
                f"told: {told_what}; "
                f"{self._bag.broken - broken} connections broken; from the button to the thank-you "
                f"p50 {waits[len(waits) // 2]:.1f} s, at most {waits[-1]:.1f} s",
                met=goes_on
                and waits[-1] <= lasted + _THROUGH
                and SubmitStatus.TOO_MANY not in refused,
            )
        )
        show_finding(self._findings[-1])

    async def killed(self) -> str:
        """Kill a server as a crash does."""
        member = await asyncio.to_thread(self._cluster.kill, "app1")
        member.start(wait=False)
        await asyncio.to_thread(wait_until, member.answers, "the server starts", seconds=300)
        return "started again"

    async def redis_restarted(self) -> str:
        """Restart Redis, which forgets everything."""
        await asyncio.to_thread(self._cluster.redis.kill)
        await asyncio.to_thread(self._cluster.redis.start)
        return "all States and counts were gone"

    async def redis_stopped(self) -> str:
        """Leave the servers without Redis."""
        await asyncio.to_thread(self._cluster.redis.kill)
        await asyncio.sleep(10)
        await asyncio.to_thread(self._cluster.redis.start)
        return "started again"

    async def redis_full(self) -> str:
        await asyncio.to_thread(self._cluster.redis.fill)
        await asyncio.sleep(15)
        await asyncio.to_thread(self._cluster.redis.empty)
        return "every write was refused"

    async def cut_off(self) -> str:
        machine = self._cluster.servers["app2"]
        began = time.time()
        await asyncio.to_thread(machine.cut)
        await asyncio.sleep(15)
        await asyncio.to_thread(self._cluster.cut_off, "app2", began)
        await asyncio.to_thread(machine.connect)
        return "connected again"

    async def slow(self) -> str:
        """Let a server stand still for four fifths of the time."""
        process = self._cluster.members["app1"].process
        if process is None:
            raise RuntimeError("the server does not run")
        group = os.getpgid(process.pid)
        until = time.monotonic() + 15
        while time.monotonic() < until:
            os.killpg(group, signal.SIGSTOP)
            await asyncio.sleep(_STOPPED)
            os.killpg(group, signal.SIGCONT)
            await asyncio.sleep(_RUNNING)
        return "it had a fifth of its time"

    async def data_cut_off(self) -> str:
        """Cut the link of the machine with PostgreSQL and Redis."""
        machine = self._cluster.primary.machine
        began = time.time()
        await asyncio.to_thread(machine.cut)
        await asyncio.sleep(12)
        await asyncio.to_thread(machine.connect)
        # Results that could not be committed are tried again while the lease lasts.
        for name in self._cluster.servers:
            await asyncio.to_thread(self._cluster.cut_off, name, began + 12)
        return "connected again"

    async def failover(self) -> str:
        """Kill the primary, and promote its standby."""
        await asyncio.to_thread(self._cluster.primary.kill)
        await asyncio.sleep(10)
        began = time.monotonic()
        await asyncio.to_thread(self._cluster.standby.promote)
        return f"promoted in {time.monotonic() - began:.1f} s"


def _listed(found: "dict[str, int] | Counter[str]") -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(found.items()))
