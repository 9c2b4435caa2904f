"""A rolling update of all servers with deploy/update.py, beside the letters that arrive."""

import json
import os
import socketserver
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.faults.machines.cluster import PORTS, Cluster
from tests.faults.recorder import ROOT
from tests.support.releases import asset_of

_SYSTEMCTL = """#!{python} -S
import json, socket, sys
with socket.socket(socket.AF_UNIX) as driver:
    driver.connect({path!r})
    driver.sendall(json.dumps([{machine!r}, *sys.argv[1:]]).encode() + b"\\n")
    sys.exit(int(driver.recv(1)))
"""


@contextmanager
def systemd(cluster: Cluster) -> Generator[dict[str, dict[str, str]]]:
    """Play systemd for all servers' machines; yields the environment of update.py on each."""

    class Call(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            done = systemctl(cluster, *json.loads(self.rfile.readline()))
            self.wfile.write(b"0" if done else b"3")

    path = str(cluster.folder / "systemd.socket")
    environments = {}
    for name in cluster.servers:
        home = cluster.folder / name
        program = home / "bin" / "systemctl"
        program.parent.mkdir(parents=True)
        program.write_text(_SYSTEMCTL.format(python=sys.executable, path=path, machine=name))
        program.chmod(0o755)
        (home / ".env").touch()
        for port in PORTS:
            (home / str(port)).symlink_to(cluster.releases["one"])
        environments[name] = {
            **os.environ,
            "PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}",
            "SANTA_HOME": str(home),
            "SANTA_HOST": cluster.servers[name].address,
        }
    with socketserver.ThreadingUnixStreamServer(path, Call) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield environments
        server.shutdown()


def systemctl(cluster: Cluster, machine: str, action: str, *words: str) -> bool:
    """Do what `systemctl` does with a unit santa@PORT on a machine."""
    port = int(words[-1].partition("@")[2])
    member = cluster.server(machine, port)
    if action == "start":
        member.folder = (cluster.folder / machine / str(port)).resolve()
        member.start(wait=False)
    elif action == "is-active":
        return member.runs
    elif action == "stop":
        member.stop()
    return True


def switch(cluster: Cluster, environments: dict[str, dict[str, str]], name: str, new: Path) -> str:
    """Switch a machine to a release by deploy/update.py, and return what that says."""
    command = [sys.executable, str(ROOT / "deploy" / "update.py"), "switch", str(new)]
    done = subprocess.run(
        [*cluster.servers[name].within, *command],
        env=environments[name],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"update.py failed on {name}: {done.stderr}")
    return done.stdout.strip()


def missing_assets(cluster: Cluster) -> list[str]:
    """Ask every server for the assets of both releases; return those that one does not have."""
    missing = []
    for name in cluster.servers:
        for new in cluster.releases.values():
            url = cluster.member(name).url + asset_of(new)
            if read(url) != new.name:
                missing.append(f"{new.name} on {name}")
    return missing


def read(url: str) -> Any:
    """Return the text at a URL, or None where there is none."""
    try:
        with urllib.request.urlopen(url, timeout=30) as answer:
            return answer.read().decode()
    except OSError:
        return None
