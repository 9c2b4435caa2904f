"""PgBouncer in front of a PostgreSQL server of the tests, as docs/going-larger.md describes it."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine, make_url, pool
from sqlalchemy.exc import OperationalError

from tests.support.running_site import free_port
from tests.support.waiting import wait_until

CONFIGURATION = """
[databases]
{database} = host={host} user={user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
max_prepared_statements = 200
"""


@contextmanager
def pgbouncer(url: str) -> Generator[str]:
    """Yield the URL of a database through PgBouncer, whose program PGBOUNCER names."""
    real, port = make_url(url), free_port()
    through = real.set(host="127.0.0.1", port=port, query={})
    folder = Path(tempfile.mkdtemp(prefix="tests-pgbouncer-"))
    folder.chmod(0o755)
    file = folder / "pgbouncer.ini"
    file.write_text(
        CONFIGURATION.format(
            database=real.database,
            host=real.query["host"],
            user=real.username,
            port=port,
        )
    )
    command = [os.environ.get("PGBOUNCER", "pgbouncer"), str(file)]
    # As the user of PostgreSQL's socket: it refuses to run as root.
    owner = Path(str(real.query["host"])).stat().st_uid if os.geteuid() == 0 else None
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, user=owner)
    engine = create_engine(through.set(drivername="postgresql+psycopg"), poolclass=pool.NullPool)

    def answers() -> bool:
        if process.poll() is not None:
            raise RuntimeError((folder / "log").read_text())
        try:
            engine.connect().close()
        except OperationalError:
            return False
        return True

    try:
        wait_until(answers, "PgBouncer answers", every=0.1)
        yield through.render_as_string(hide_password=False)
    finally:
        process.terminate()
        process.wait()
        shutil.rmtree(folder)
