"""nginx's and Caddy's configurations: for tests that start nginx, and checked without either."""

import os
import re
import subprocess
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import crossplane

from tests.support.running_site import ROOT, free_port

_OURS = ROOT / "deploy" / "nginx.conf"


def nginx_configuration(
    folder: Path,
    *,
    listen: str,
    servers: Iterable[str],
    plain: str = "",
    edits: Iterable[tuple[str, str]] = (),
) -> str:
    """Return deploy/nginx.conf to be started by a test, with all files in a folder.

    Args:
        folder: Where nginx writes its logs, its process id and temporary files.
        listen: What stands for the directive `listen` of the site.
        servers: The servers behind it, as `server` takes them.
        plain: What stands for the directive `listen` of the redirect to https; without, there is
            no redirect.
        edits: Further regular expressions and what replaces their matches.

    Raises:
        ValueError: When an edit finds nothing to replace.
    """
    upstream = "".join(f"        server {server};\n" for server in servers)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"    {kind}_temp_path {folder / kind};\n" for kind in kinds)
    text = _OURS.read_text("utf-8")
    redirect = r"(?s)    server \{\n        listen 80;.*?\n    \}\n"
    for pattern, new in (
        (r" +listen 80;\n +listen \[::\]:80;", plain) if plain else (redirect, ""),
        (r" +listen \[::\]:443 .*\n", ""),
        (r"listen 443 ssl http2;", listen),
        (r"( +server 127\.0\.0\.1:\d+ max_fails=0;\n)+", upstream),
        (r"/var/log/nginx/", f"{folder}/"),
        (r"http \{\n", f"http {{\n{temporary}"),
        *edits,
    ):
        text, count = re.subn(pattern, lambda _, new=new: new, text)
        if not count:
            raise ValueError(f"{_OURS} has no {pattern}")
    return f"daemon off;\nuser root;\npid {folder / 'nginx.pid'};\n{text}"


def nginx_mistakes(text: str, folder: Path) -> list[str]:
    """Return unknown directives, and those with a wrong place or number of arguments.

    Args:
        text: A whole configuration; what it includes is left out.
        folder: Where a file may be written.
    """
    file = folder / "checked.conf"
    file.write_text(text, "utf-8")
    # The names in a `map` are values, not directives.
    found = crossplane.parse(str(file), strict=True, single=True, ignore=("map",))
    return [f"{one['line']}: {one['error']}" for one in found["errors"]]


@contextmanager
def run_nginx(folder: Path, configuration: str) -> Iterator[int]:
    """Run nginx with a configuration that keeps its files in a folder; yield its process id."""
    file = folder / "nginx.conf"
    file.write_text(configuration, "utf-8")
    command = ["nginx", "-p", str(folder), "-c", str(file), "-e", str(folder / "error.log")]
    subprocess.run([*command, "-t", "-q"], check=True)
    process = subprocess.Popen(command)
    try:
        yield process.pid
    finally:
        process.terminate()
        process.wait()


@contextmanager
def run_caddy(folder: Path, *, address: str, servers: str) -> Iterator[None]:
    """Run Caddy with deploy/Caddyfile, for an address without TLS; its log is `caddy.log`."""
    text = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    for shipped, ours in (("app-1:3000 app-2:3000", servers), ("{\n", "{\n\tadmin off\n")):
        text = text.replace(shipped, ours, 1)
    (folder / "Caddyfile").write_text(text, "utf-8")
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    desk = f"http://127.0.0.1:{free_port()}"
    environment = {**os.environ, "HOME": str(folder), "SITE_HOST": address, "DESK_SITE_HOST": desk}
    with (folder / "caddy.log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def caddy_mistake(file: Path, folder: Path) -> str:
    """Return what `caddy validate` says of a Caddyfile that it does not accept, else nothing.

    Args:
        file: The Caddyfile.
        folder: Where Caddy may keep its data.
    """
    result = subprocess.run(
        ["caddy", "validate", "--adapter", "caddyfile", "--config", str(file)],
        env={**os.environ, "HOME": str(folder), "SITE_HOST": "letters.example"},
        capture_output=True,
        text=True,
        check=False,
    )
    return result.stderr if result.returncode else ""
