"""All machines together: proxy, two servers, database and Redis, standby, fake SendGrid."""

import time
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

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
PORT = 3000
LETTERS_AN_HOUR = 60
"""As many as by default: a visitor who tries again and again in a fault uses several."""
SETTINGS = {
    "SEND_TIMEOUT": "5",
    "LEASE": "30",
    "POLL_INTERVAL": "0.5",
    "RETRY_FIRST": "1",
    "RETRY_MOST": "4",
    "RETRY_UNKNOWN": "4",
    "REFUSED_PAUSE": "3",
    "ORIGIN_LETTERS_PER_HOUR": str(LETTERS_AN_HOUR),
    "RECIPIENT_DOMAIN_REPLIES_PER_DAY": "1000000",
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
    release: Path
    members: dict[str, Member] = field(default_factory=dict)
    """The servers by the name of their machine."""
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

    def origin(self, name: str) -> str:
        """Return the origin of pages for requests that go to a server directly."""
        return self.members[name].environment["SITE_URL"]

    def add_server(self, name: str) -> None:
        """Add the server of a machine, which does not run yet."""
        machine = self.servers[name]
        clock = MovedClock(self.folder / f"{name}.clock")
        clock.forward(CLOCKS[name])
        member = self.fleet.add(
            port=PORT,
            HOST="0.0.0.0",  # noqa: S104 - a machine of the test's own
            SITE_URL=self.url,
            TRUSTED_PROXIES=self.nginx.machine.address,
            PYTHONPATH=str(ROOT),
            **{under_test.CLOCK: str(clock.file)},
        )
        member.name, member.log = name, self.folder / f"{name}.log"
        member.host, member.within = machine.address, machine.within
        member.folder = self.release
        self.members[name] = member

    def kill(self, name: str) -> Member:
        """Kill a server, and record its uncommitted requests."""
        member = self.members[name]
        member.kill()
        heard = self.sender.settled(member.key)
        self.uncommitted |= accounts.uncommitted(heard, self.letters.rows())
        return member

    def cut_off(self, name: str, until: float) -> None:
        """Record the requests of a server that were heard, and not committed before it was cut off.

        Call it while it is cut off; `until` is when that began, in seconds since 1970.
        """
        key = self.members[name].key
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
        addresses = [f"{one.address}:{PORT}" for one in servers.values()]
        nginx = Nginx(machines["proxy"], folder, addresses)
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
        release(folder / "release")
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
            release=folder / "release",
        )


def database_url(hosts: list[Postgresql]) -> str:
    """Return the URL of the database on the one of these servers that accepts writes."""
    names = "&".join(f"host={one.host}" for one in hosts)
    return f"postgresql://postgres@/letters?{names}&target_session_attrs=read-write"


def start(found: Cluster) -> None:
    """Start a server on each machine at the same time, and wait until both answer."""
    for name in found.servers:
        found.add_server(name)
        found.members[name].start(wait=False)
    for member in found.members.values():
        wait_until(member.answers, f"{member.name} starts (see {member.log})", seconds=300)
