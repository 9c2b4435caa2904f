"""All machines together: proxy, two servers, database and Redis, standby, fake SendGrid."""

import time
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from santa_app.server import kept_assets
from tests.faults import accounts
from tests.faults import process as under_test
from tests.faults.clock import MovedClock
from tests.faults.databases import Letters
from tests.faults.fleet import Fleet, Member
from tests.faults.machines.network import Machine, Namespaces, found_program
from tests.faults.machines.services import Nginx, Postgresql, Redis
from tests.faults.machines.visitors import EntryPoint, EntryPoints
from tests.faults.recorder import ROOT, RecordingSender
from tests.faults.sendgrid import Entry
from tests.support.releases import release
from tests.support.waiting import wait_until

CLOCKS = {"app1": 0.0, "app2": 90.0}
"""Seconds by which each server's clock is ahead."""
PORTS = (3000, 3001)
"""The ports of a server's machine, which take turns in an update."""
LETTERS_AN_HOUR = 60
"""As many as by default: a visitor who tries again and again in a fault uses several."""
REPLIES_A_DAY = 3
LETTERS_A_DAY = 5
QUOTA = 20_000
SETTINGS = {
    "SEND_TIMEOUT": "5",
    "LEASE": "30",
    "POLL_INTERVAL": "0.5",
    "RETRY_FIRST": "1",
    "RETRY_MOST": "4",
    "RETRY_UNKNOWN": "4",
    "REFUSED_PAUSE": "3",
    "ORIGIN_LETTERS_PER_HOUR": str(LETTERS_AN_HOUR),
    "RECIPIENT_REPLIES_PER_DAY": str(REPLIES_A_DAY),
    "RECIPIENT_LETTERS_PER_DAY": str(LETTERS_A_DAY),
    "RECIPIENT_DOMAIN_REPLIES_PER_DAY": "1000000",
    "SEND_BUDGET_PER_HOUR": str(QUOTA),
}
"""Quicker than the defaults, so that a short run sees leases end."""


@dataclass
class Cluster:
    folder: Path
    network: Namespaces
    servers: dict[str, Machine]
    """The machines of the site's servers by name."""
    primary: Postgresql
    standby: Postgresql
    redis: Redis
    nginx: Nginx
    sender: RecordingSender
    letters: Letters
    fleet: Fleet
    releases: dict[str, Path]
    running: dict[tuple[str, int], Member] = field(default_factory=dict)
    """The servers that were started, by machine and port."""
    uncommitted: set[int] = field(default_factory=set)
    """Requests whose answer was read by a server that could not commit it."""

    @property
    def url(self) -> str:
        """Where visitors find the site: at the proxy."""
        return f"http://{self.nginx.machine.address}"

    @property
    def entry_points(self) -> EntryPoints:
        """The proxy, for visitors who choose among several places."""
        entry_point = EntryPoint(url=self.url)
        return lambda: [entry_point]

    def member(self, name: str) -> Member:
        """Return the server that runs on a machine, or ran there last."""
        here = [one for (machine, _), one in self.running.items() if machine == name]
        return next((one for one in here if one.runs), here[-1])

    def origin(self, name: str) -> str:
        """Return the origin of pages for requests that go to a server directly."""
        return self.member(name).environment["SITE_URL"]

    def server(self, name: str, port: int) -> Member:
        """Return the server of a machine's port, which may not run yet."""
        known = self.running.get((name, port))
        if known is not None:
            return known
        machine = self.servers[name]
        clock = MovedClock(self.folder / f"{name}-{port}.clock")
        clock.forward(CLOCKS[name])
        member = self.fleet.add(
            port=port,
            HOST="0.0.0.0",  # noqa: S104 - a machine of the test's own
            SITE_URL=self.url,
            TRUSTED_PROXIES=self.nginx.machine.address,
            KEPT_ASSETS_DIR=str(self.kept(name)),
            PYTHONPATH=str(ROOT),
            **{under_test.CLOCK: str(clock.file)},
        )
        member.name, member.log = f"{name}-{port}", self.folder / f"{name}-{port}.log"
        member.host, member.within = machine.address, machine.within
        member.folder = self.releases["one"]
        self.running[name, port] = member
        return member

    def kept(self, name: str) -> Path:
        return self.folder / name / "assets"

    def publish(self, new: Path) -> None:
        """Put a release's assets on every machine, as its build there does."""
        for name in self.servers:
            kept_assets.refresh(new / kept_assets.BUILT, self.kept(name))

    def kill(self, name: str) -> Member:
        """Kill a server, and record its uncommitted requests."""
        member = self.member(name)
        member.kill()
        heard = self.sender.settled(member.key)
        self.uncommitted |= accounts.uncommitted(heard, self.letters.rows())
        return member

    def cut_off(self, name: str, until: float) -> None:
        """Record the requests of a server that were heard, and not committed before it was cut off.

        Call it while it is cut off; `until` is when that began, in seconds since 1970.
        """
        key = self.member(name).key
        heard: list[Entry] = [entry for entry in self.sender.ledger(key) if entry.at <= until]
        self.uncommitted |= accounts.uncommitted(heard, self.letters.rows())

    def settle(self, accepted: list[str], seconds: float) -> accounts.Account:
        """Wait until all letters are answered or time is up, and count."""
        give_up = time.monotonic() + seconds
        while not self.letters.all_sent() and time.monotonic() < give_up:
            time.sleep(0.25)
        ledger = self.sender.settled()
        return accounts.settle(accepted, self.letters.rows(), ledger, self.uncommitted)


def lacking() -> list[str]:
    """Return the programs that this computer lacks."""
    return [name for name in ("redis-server", "nginx") if found_program(name) is None]


@contextmanager
def cluster(network: Namespaces, folder: Path) -> Generator[Cluster]:
    """Start all machines, but no server of the site; all ends with the context."""
    with ExitStack() as stack:
        stack.callback(network.close)
        names = ("app1", "app2", "data", "standby", "mail", "proxy")
        machines = {name: network.machine(name) for name in names}
        data, mail = machines["data"], machines["mail"]
        primary = Postgresql(data, folder)
        stack.callback(primary.remove)
        primary.initialize()
        primary.start()
        standby = Postgresql(machines["standby"], folder)
        stack.callback(standby.remove)
        standby.copy(primary)
        standby.start()
        primary.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
        primary.execute("SELECT pg_reload_conf()")
        redis = Redis(data, folder)
        stack.callback(redis.kill)
        redis.start()
        sender = stack.enter_context(RecordingSender(mail.address, mail.within))
        primary.execute("CREATE DATABASE letters")
        letters = Letters(database_url([primary, standby]))
        servers = {name: machines[name] for name in ("app1", "app2")}
        ports = [f"{one.address}:{port}" for one in servers.values() for port in PORTS]
        nginx = Nginx(machines["proxy"], folder, ports)
        stack.callback(nginx.kill)
        nginx.start()
        settings = {
            **SETTINGS,
            "REDIS_URL": redis.url(0),
            "LIMITS_STORAGE": redis.url(1),
            under_test.CLOCK_ALONE: "yes",
            under_test.PAGES: "yes",
        }
        fleet = stack.enter_context(
            Fleet(folder, letters.url, sender, MovedClock(folder / "unused"), settings)
        )
        releases = {name: folder / "releases" / name for name in ("one", "two")}
        for path in releases.values():
            release(path)
        yield Cluster(
            folder=folder,
            network=network,
            servers=servers,
            primary=primary,
            standby=standby,
            redis=redis,
            nginx=nginx,
            sender=sender,
            letters=letters,
            fleet=fleet,
            releases=releases,
        )


def database_url(hosts: list[Postgresql]) -> str:
    """Return the URL of the database on the one of these servers that accepts writes."""
    names = "&".join(f"host={one.host}" for one in hosts)
    return f"postgresql://postgres@/letters?{names}&target_session_attrs=read-write"


def start(found: Cluster) -> None:
    """Start a server on each machine at the same time, and wait until both answer."""
    found.publish(found.releases["one"])
    new = [found.server(name, PORTS[0]) for name in found.servers]
    for member in new:
        member.start(wait=False)
    for member in new:
        wait_until(member.answers, f"{member.name} starts (see {member.log})", seconds=300)
