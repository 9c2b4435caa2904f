"""Runs the visitors in steps until something saturates, and shows what each step cost.

The machine does other work, too: processor time for a request depends on it least.
"""

import csv
import json
import os
import shutil
import subprocess
import time
import venv
from collections.abc import Generator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from santa_app import product
from santa_app.content import paths, plain_form
from santa_app.server.commands import BUILD
from santa_app.server.export import export
from tests.bench.load.processes import Usage, busy_seconds, run, usage
from tests.bench.sender import SenderProcess
from tests.support.certificates import make_certificate
from tests.support.fake_sendgrid import Answer
from tests.support.letter_examples import long_form
from tests.support.letter_state import ANSWER, LETTER_STATE, SUBMIT
from tests.support.postgresql import postgresql
from tests.support.running_site import PUBLIC_URL, ROOT, free_port, site_in
from tests.support.table import say, show
from tests.support.web_servers import nginx_configuration, run_nginx
from tests.support.websocket_visitors import CONNECT_EVENT, HYDRATED, ROOT_STATE

HERE = Path(__file__).parent
SECONDS = 10
GRACE = 15
"""Seconds for Locust to start and to end."""
SATURATED = 0.8
"""The share of the wanted rate below which no further step is tried."""
SEASON = {"page": 950, "game": 40, "letter": 8, "form": 2}
LETTERS_ONLY = {"page": 0, "game": 0, "letter": 8, "form": 2}
STEPS = (100, 200, 400, 800, 1600)
"""Visitors, each of whom does one thing a second."""
LETTER_STEPS = (10, 20, 40, 80, 160)


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """The result of one step: Locust's rows by name, and the resources of each process."""

    wanted: int
    rows: Mapping[str, Mapping[str, str]]
    used: Mapping[str, Usage]

    @property
    def rate(self) -> float:
        return rate(self.rows["Aggregated"])


def rate(row: Mapping[str, str]) -> float:
    """Return the requests a second of a row, from the first visitor's start to the end."""
    return int(row["Request Count"]) / SECONDS


def show_load(folder: Path, *, quick: bool) -> None:
    """Measure the season's mix by the application alone, by the proxy in front of it, and with the
    pages served by the proxy; then letters alone; print tables."""
    if shutil.which("nginx") is None:
        say("  nginx is missing (Debian's package nginx-light): nothing is measured.")
        return
    locust = _locust()
    with ExitStack() as stack:
        server = stack.enter_context(postgresql())
        sender = stack.enter_context(SenderProcess())
        sender.answer(always=Answer(delay=0.1))
        site = site_in(
            folder,
            SENDGRID_API_KEY="bench-key",
            SENDGRID_HOST=sender.url,
            DATABASE_URL=server.new_database("load"),
            TRUSTED_PROXIES="127.0.0.1",
            ORIGIN_LETTERS_PER_HOUR="10000",
            RECOGNIZE_BY="meaning",
            SEND_BUDGET_PER_DAY="1000000",
            RECIPIENT_DOMAIN_REPLIES_PER_DAY="1000000",
        )
        say("  starting the site …")
        stack.callback(site.stop)
        site.start()
        assert site.process
        export(BUILD, folder / "export")
        application = {
            "server": site.process.pid,
            "PostgreSQL": server.process,
            "mail": sender.process,
        }
        profile = folder / "profile.json"
        ways = [("application alone", f"http://127.0.0.1:{site.port}", application)]
        for name, exported in (
            ("nginx, pages by the application", None),
            ("nginx, pages from make export", folder / "export"),
        ):
            address, process = stack.enter_context(_nginx(folder, site.port, exported))
            ways.append((name, address, {"nginx": process, **application}))
        for name, address, processes in ways:
            profile.write_text(json.dumps(_profile(SEASON)))
            steps = _run(locust, profile, address, processes, STEPS[:1] if quick else STEPS)
            _show(f"Season's mix, {name}", steps)
        profile.write_text(json.dumps(_profile(LETTERS_ONLY)))
        name, address, processes = ways[-1]
        steps = _run(
            locust, profile, address, processes, LETTER_STEPS[:1] if quick else LETTER_STEPS
        )
        _show(f"Letters only, {name}", steps)


def _locust() -> Path:
    """Return the program, installed in a virtual environment of its own."""
    folder = ROOT / ".build" / "locust"
    program = folder / "bin" / "locust"
    if not program.exists():
        say("  installing Locust …")
        venv.create(folder, with_pip=True)
        command = [folder / "bin" / "python", "-m", "pip", "install", "-q", "--no-deps"]
        subprocess.run([*command, "--require-hashes", "-r", HERE / "requirements.lock"], check=True)
    return program


def _profile(weights: Mapping[str, int]) -> dict[str, object]:
    """Return the site's data for the visitors."""
    letter = {
        k: v for k, v in long_form("x").items() if k not in ("parent_email", "submission_key")
    }
    return {
        "weights": weights,
        "pages": ["/", paths.TRACKER, paths.RECIPES, paths.STORIES, product.LETTER_PATH],
        "games": ["/games/christmas-trivia", "/games/elf-name-generator"],
        "letter": letter,
        "letter_page": product.LETTER_PATH,
        "origin": PUBLIC_URL,
        "boot": CONNECT_EVENT,
        "hydrated": [ROOT_STATE, HYDRATED],
        "submit": SUBMIT,
        "answer": [LETTER_STATE, ANSWER],
        "form": plain_form.PATH,
        "thanks": plain_form.THANKS.format(name=letter["child_name"]),
    }


@contextmanager
def _nginx(folder: Path, server: int, exported: Path | None) -> Generator[tuple[str, int]]:
    """Run nginx with deploy/nginx.conf, and the include of `make export`; yield URL and process id.

    Only paths, ports and the limit for one address differ.
    """
    port = free_port()
    own = folder / f"nginx-{port}"
    own.mkdir()
    certificate = make_certificate(own)
    pages = "" if exported is None else f"root {exported}/site; include {exported}/nginx.conf;"
    text = nginx_configuration(
        own,
        listen=f"listen 127.0.0.1:{port} ssl; {pages}",
        servers=[f"127.0.0.1:{server} max_fails=0"],
        edits=[
            (r"/etc/ssl/letters\.example\.pem", str(certificate.certificate)),
            (r"/etc/ssl/letters\.example\.key", str(certificate.key)),
            (r"limit_conn santa 400;", "limit_conn santa 65000;"),
        ],
    )
    with run_nginx(own, text) as process:
        yield f"https://localhost:{port}", process


def _run(
    locust: Path, profile: Path, address: str, processes: Mapping[str, int], steps: Sequence[int]
) -> list[Step]:
    found: list[Step] = []
    for wanted in steps:
        prefix = profile.with_name("step")
        before = {name: usage(process) for name, process in processes.items()}
        busy, began = busy_seconds(), time.monotonic()
        visitors = run(
            [
                locust, "--headless", "--only-summary", "--loglevel", "ERROR",
                "--locustfile", HERE / "locustfile.py", "--host", address, "--csv", prefix,
                "--users", str(wanted), "--spawn-rate", str(wanted), "--run-time", f"{SECONDS}s",
            ],
            {**os.environ, "LOAD": str(profile)},
            # Now and then Locust waits for a visitor who goes on.
            SECONDS + GRACE,
        )  # fmt: skip
        if time.monotonic() - began >= SECONDS + GRACE:
            say(f"  {wanted} a second: Locust's visitors went on, so this step does not count.")
            break
        used = {
            name: Usage(
                seconds=(now := usage(process)).seconds - before[name].seconds,
                megabytes=now.megabytes,
                sockets=now.sockets,
            )
            for name, process in processes.items()
        }
        used["Locust"] = visitors
        used["everything here"] = Usage(seconds=busy_seconds() - busy, megabytes=0, sockets=0)
        with prefix.with_name("step_stats.csv").open() as file:
            rows = {row["Name"]: row for row in csv.DictReader(file)}
        found.append(Step(wanted=wanted, rows=rows, used=used))
        if found[-1].rate < SATURATED * wanted:
            break
    return found


def _show(title: str, steps: Sequence[Step]) -> None:
    load = os.getloadavg()[0]
    show(
        f"{title} (load average {load:.0f})",
        ("wanted a second", "what", "a second", "failed", "p50 ms", "p95 ms", "p99 ms"),
        [
            (
                str(step.wanted),
                name,
                f"{rate(row):.1f}",
                row["Failure Count"],
                *(str(round(float(row[mark]))) for mark in ("50%", "95%", "99%")),
            )
            for step in steps
            for name, row in step.rows.items()
        ],
    )
    show(
        "Processes",
        ("wanted a second", "process", "cores", "CPU ms a request", "MB", "sockets"),
        [
            (
                str(step.wanted),
                name,
                f"{used.seconds / SECONDS:.2f}",
                f"{1000 * used.seconds / int(step.rows['Aggregated']['Request Count']):.2f}",
                f"{used.megabytes:.0f}",
                str(used.sockets),
            )
            for step in steps
            for name, used in step.used.items()
        ],
    )
