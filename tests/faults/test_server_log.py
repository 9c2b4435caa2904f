"""Every line of a server's log is JSON, from its start to the death of its worker process."""

import asyncio
import json
import os
import signal
import subprocess
import urllib.request
from pathlib import Path

from tests.faults.databases import SqliteHost
from tests.faults.families import write_letters
from tests.faults.testbed import open_testbed
from tests.support.letter_examples import long_form
from tests.support.waiting import wait_until


def workers(process: int) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(process)], capture_output=True, check=False)
    return [int(number) for number in found.stdout.split()]


def test_server_logs_json_without_personal_data(tmp_path: Path) -> None:
    with open_testbed(SqliteHost(tmp_path), "log", tmp_path, LOG_FORMAT="json") as own:
        own.fleet.start(1)
        (server,) = own.fleet.servers
        asyncio.run(write_letters(lambda: own.fleet.servers, [1], families=1))
        with urllib.request.urlopen(f"{server.url}/health", timeout=300) as answer:
            assert json.load(answer)["letters"]["sent"] == 1
        assert server.process is not None
        for worker in workers(server.process.pid):
            os.kill(worker, signal.SIGKILL)
        wait_until(lambda: "_granian" in server.log.read_text(), "the server noticed")
    lines = server.log.read_text().splitlines()
    told = [json.loads(line) for line in lines]
    assert all({"time", "level", "logger", "message"} <= set(line) for line in told)
    own_lines = [line["message"] for line in told if line["logger"].startswith("santa_app")]
    # A machine that is busy with other tests makes the server wait, and it says so.
    others = ("event loop: busy", "letters are recognized by phrases")
    steps = [message for message in own_lines if not message.startswith(others)]
    assert steps == ["letter accepted", "reply sent"]
    assert [line["level"] for line in told if line["logger"] == "_granian"] == ["ERROR"]
    values = [str(value) for value in long_form("fault-00001").values()]
    private = [line for value in values for line in value.splitlines() if len(line) > 4]
    assert len(private) >= 8
    for word in private:
        assert word not in server.log.read_text()
