"""The table of the letters at the height of a large season, in PostgreSQL.

Every transaction that visitors, parents, the worker, `/health`, the metrics and the operator's
`status` cause is measured one after the other, through the repository. Then old letters are purged
while others are submitted.
"""

import asyncio
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, text

from santa_app.settings import Settings
from tests.support.load import Figures, measure
from tests.support.plans import Plans, plans_of
from tests.support.postgresql import postgresql
from tests.support.season import new_season, season
from tests.support.table import say, show, verdict

FEW, SOME = 20_000, 150_000
"""Letters of a quick run and of a usual one; `--rows 1500000` is a whole season."""
BACKLOG = 90_000
"""Owed replies after an hour without the mail service, at 25 letters a second."""
AIM_P95 = 20.0
"""Milliseconds of one transaction."""
AIM_WAIT = 100.0
"""Milliseconds of a submission while letters are purged."""
SUBMIT_EVERY = 0.04
"""Seconds: 25 letters a second."""


async def measure_steps(settings: Settings) -> dict[str, tuple[Figures, float]]:
    """Measure every step, one transaction after the other, which thus share a connection.

    The second figure is the milliseconds of the processor that one of them took of PostgreSQL:
    unlike the others it does not depend on what else the machine does.
    """
    found = {}
    async with season(settings) as opened:
        ask = text("SELECT pg_backend_pid()")
        process = await opened.repository.database.read(lambda one: one.execute(ask).scalar_one())
        for step in opened.steps():
            await step.work(0)
            before = _processor_time(process)
            figures = await measure([step.work], step.turns)
            found[step.name] = figures, (_processor_time(process) - before) / step.turns
    return found


def _processor_time(process: int) -> float:
    """Return the milliseconds that a process has run (Linux)."""
    return int(Path(f"/proc/{process}/schedstat").read_text().split()[0]) / 1e6


async def explain_steps(settings: Settings) -> dict[str, Plans]:
    """Return the plans of every step's statements."""
    found = {}
    async with season(settings) as opened:
        for step in opened.steps():
            with plans_of(opened.repository.database) as plans:
                await step.work(0)
            found[step.name] = plans
    return found


async def purge_beside_submissions(settings: Settings) -> tuple[int, float, Figures, Figures]:
    """Purge what is old; return how many letters in how many seconds, each batch's time, and the
    times of the letters that were submitted meanwhile, 25 a second."""
    async with season(settings) as visited, season(settings) as purging:
        batches: list[float] = []
        waits: list[float] = []

        async def submit() -> None:
            began = time.perf_counter()
            await visited.submit()
            waits.append(time.perf_counter() - began)

        async def keep_submitting() -> None:
            async with asyncio.TaskGroup() as group:
                while True:
                    group.create_task(submit())
                    await asyncio.sleep(SUBMIT_EVERY)

        await submit()
        write = purging.repository.database.write

        async def timed(*args: Any, **kwargs: Any) -> Any:
            began = time.perf_counter()
            try:
                return await write(*args, **kwargs)
            finally:
                batches.append(time.perf_counter() - began)

        purging.repository.database.write = timed
        visitors = asyncio.create_task(keep_submitting())
        began = time.perf_counter()
        deleted = await purging.repository.purge()
        seconds = time.perf_counter() - began
        visitors.cancel()
        await asyncio.wait({visitors})
    return (
        deleted,
        seconds,
        Figures(waits=tuple(batches), seconds=seconds),
        Figures(waits=tuple(waits), seconds=seconds),
    )


def owe(engine: Engine, count: int) -> None:
    """Let the youngest sent letters be owed again, as after an outage of the mail service."""
    with engine.begin() as connection:
        connection.execute(
            text(
                "UPDATE santa_letters SET reply_status = 'pending', reply_scheduled_at = :now"
                " WHERE id IN (SELECT id FROM santa_letters WHERE reply_status = 'sent'"
                " ORDER BY created_at DESC LIMIT :count)"
            ),
            {"now": datetime.now(UTC), "count": count},
        )


def show_season(rows: int) -> None:
    """Fill a table with `rows` letters, measure and print."""
    with postgresql() as server:
        say(f"  storing {rows:,} letters …")
        settings, engine = new_season(server, rows)
        show_sizes(engine)
        show_steps(f"{rows:,} letters", settings)
        for name, plans in asyncio.run(explain_steps(settings)).items():
            say(f"\n{name}\n{plans.text}")
        show_purge(settings)
        owe(engine, min(BACKLOG, rows // 10))
        show_steps(f"the same, {min(BACKLOG, rows // 10):,} of them owed", settings)


def show_sizes(engine: Engine) -> None:
    """Print the bytes of table and indexes."""
    with engine.connect() as connection:
        found = connection.exec_driver_sql(
            "SELECT relname, pg_relation_size(oid) FROM pg_class"
            " WHERE relname ~ 'santa_letters|sent_repl' AND relkind IN ('r', 'i')"
            " ORDER BY 2 DESC"
        ).all()
    show("Sizes", ("table or index", "MB"), [(name, f"{size / 1e6:,.1f}") for name, size in found])


def show_steps(title: str, settings: Settings) -> None:
    """Measure all steps and print them."""
    found = asyncio.run(measure_steps(settings))
    show(
        f"Milliseconds of one transaction, {title}",
        ("transaction", "times", "p50", "p95", "p99", f"p95 ≤ {AIM_P95:.0f}", "PostgreSQL's CPU"),
        [
            (
                name,
                str(len(figures.waits)),
                *(f"{figures.within(share):.1f}" for share in (0.5, 0.95, 0.99)),
                verdict(met=figures.within(0.95) <= AIM_P95),
                f"{processor:.1f}",
            )
            for name, (figures, processor) in found.items()
        ],
    )


def show_purge(settings: Settings) -> None:
    """Purge beside submissions and print."""
    deleted, seconds, batches, waits = asyncio.run(purge_beside_submissions(settings))
    rows = [
        (name, str(len(one.waits)), *(f"{one.within(share):.1f}" for share in (0.5, 0.95, 0.99, 1)))
        for name, one in (("purge, each transaction", batches), ("submission meanwhile", waits))
    ]
    show(
        f"{deleted:,} letters purged in {seconds:.1f} s, milliseconds",
        ("transaction", "times", "p50", "p95", "p99", "longest"),
        rows,
    )
    longest = waits.within(1)
    say(f"  longest submission ≤ {AIM_WAIT:.0f} ms: {verdict(met=longest <= AIM_WAIT)}")
