"""The files in `deploy/` are valid, and true to the code: ports, paths, settings, commands."""

import json
import re
import subprocess
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import kubernetes_validate
import pytest
import yaml

from santa_app.content import plain_form
from santa_app.rules.server_paths import HEALTH_PATH
from santa_app.server.commands import COMMANDS
from santa_app.settings import Settings, load_settings
from tests.support.debian import compose_config
from tests.support.web_servers import caddy_mistake, nginx_mistakes

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NAMES = {name.upper() for name in Settings.model_fields}
OTHERS = {
    "SITE_HOST", "DESK_SITE_HOST", "POSTGRES_PASSWORD", "POSTGRES_USER", "POSTGRES_DB",
    "PGPASSWORD", "MIGRATE", "HOME", "SANTA_HOME", "SANTA_PORTS", "SANTA_USER",
}  # fmt: skip
"""Variables that are no settings of ours."""


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def compose() -> dict[str, Any]:
    return yaml.safe_load(text("compose.yaml"))


def manifest(kind: str, name: str = "santa") -> dict[str, Any]:
    found = [one for one in manifests() if (one["kind"], one["metadata"]["name"]) == (kind, name)]
    (one,) = found
    return one


def manifests() -> list[dict[str, Any]]:
    return list(yaml.safe_load_all(text("kubernetes/santa.yaml")))


def deployment() -> dict[str, Any]:
    return manifest("Deployment")["spec"]["template"]["spec"]


def check_compose(found: dict[str, Any]) -> None:
    folder = files("check_jsonschema") / "builtin_schemas" / "vendor"
    jsonschema.validate(found, json.loads((folder / "compose-spec.json").read_text("utf-8")))


def test_compose_is_valid() -> None:
    check_compose(compose())
    wrong = compose()
    wrong["services"]["caddy"]["port"] = []
    with pytest.raises(jsonschema.ValidationError):
        check_compose(wrong)


def test_kubernetes_is_valid() -> None:
    assert len(manifests()) >= 9
    for one in manifests():
        kubernetes_validate.validate(one, "1.31", strict=True)
    wrong = manifests()[0]
    wrong["spec"]["replica"] = 2
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(wrong, "1.31", strict=True)


def test_nginx_s_configuration_is_valid(tmp_path: Path) -> None:
    given = text("nginx.conf")
    assert nginx_mistakes(given, tmp_path) == []
    for right, wrong in (
        ("proxy_http_version 1.1;", "proxy_http_versions 1.1;"),
        ("server_name letters.example;", "server_name;"),
        ("client_max_body_size 2m;", "worker_connections 768;"),
    ):
        assert nginx_mistakes(given.replace(right, wrong), tmp_path)


def test_caddy_s_configuration_is_valid(tmp_path: Path) -> None:
    assert caddy_mistake(DEPLOY / "Caddyfile", tmp_path) == ""
    wrong = tmp_path / "Caddyfile"
    wrong.write_text(text("Caddyfile").replace("lb_policy round_robin", "lb_policy round"))
    assert "round" in caddy_mistake(wrong, tmp_path)


def test_every_variable_is_a_setting() -> None:
    given = set(compose()["x-app"]["environment"])
    given |= {one["name"] for one in deployment()["containers"][0]["env"]}
    given |= set(re.findall(r"\b([A-Z]+(?:_[A-Z]+)*)=", text("Dockerfile")))
    given |= set(re.findall(r"^Environment=([A-Z_]+)=", text("systemd/santa@.service"), re.M))
    assert len(given) >= 8
    assert given - NAMES - OTHERS == set()
    named = set(re.findall(r"\b[A-Z]+_[A-Z_]+\b", "".join(map(text, ("nginx.conf", "Caddyfile")))))
    assert named - NAMES - OTHERS == set()


def test_the_settings_are_accepted() -> None:
    given = dict(compose()["x-app"]["environment"])
    given["DATABASE_URL"] = "postgresql://santa:password@postgres/santa"
    chosen = Settings(_env_file=None, **{name.lower(): value for name, value in given.items()})
    assert chosen.trusted_proxies
    # Caddy connects from the network of the containers.
    subnet = compose()["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert [str(one) for one in chosen.trusted_proxies] == [subnet]
    given = {one["name"].lower(): one["value"] for one in deployment()["containers"][0]["env"]}
    assert Settings(_env_file=None, **given).metrics_port == 9100


def test_every_container_of_kubernetes_is_bounded() -> None:
    """Each has requests and a limit of memory, writes to volumes only, and mounts what is there."""
    job = manifest("CronJob", "santa-backup")["spec"]["jobTemplate"]["spec"]["template"]["spec"]
    for pod in (deployment(), job):
        volumes = {one["name"] for one in pod["volumes"]}
        claims = [one.get("persistentVolumeClaim", {}).get("claimName") for one in pod["volumes"]]
        for name in filter(None, claims):
            assert manifest("PersistentVolumeClaim", name)
        assert pod["securityContext"]["runAsNonRoot"]
        for container in (*pod["initContainers"], *pod["containers"]):
            assert container["resources"]["requests"].keys() == {"cpu", "memory"}
            assert container["resources"]["limits"]["memory"]
            assert container["securityContext"]["readOnlyRootFilesystem"]
            assert {one["name"] for one in container["volumeMounts"]} <= volumes
    given = {one["name"]: one.get("value") for one in deployment()["containers"][0]["env"]}
    # Where visitors' addresses may come from is the operator's to say; the start asks for it.
    assert "TRUSTED_PROXIES" not in given
    mounts = [one["mountPath"] for one in deployment()["containers"][0]["volumeMounts"]]
    for name in ("KEPT_ASSETS_DIR", "AUDIT_DIR"):
        assert str(given[name]).startswith(tuple(f"{path}/" for path in mounts))


def test_only_the_proxy_and_prometheus_reach_the_pods() -> None:
    policy = manifest("NetworkPolicy")["spec"]
    assert policy["podSelector"] == manifest("Deployment")["spec"]["selector"]
    ports = [[one["port"] for one in rule["ports"]] for rule in policy["ingress"]]
    assert ports == [[3000], [3000, 9100]]
    assert all(rule["from"] for rule in policy["ingress"])
    notes = manifest("Ingress")["metadata"]["annotations"]
    assert notes["nginx.ingress.kubernetes.io/enable-access-log"] == "false"


def test_the_file_of_settings_may_name_what_the_containers_need(tmp_path: Path) -> None:
    needed = re.findall(r"\$\{(\w+)", text("compose.yaml"))
    needed += re.findall(r"\$\{(\w+)", text("image.sh").split("start)")[1])
    assert {"SITE_HOST", "POSTGRES_PASSWORD", "MIGRATE"} <= set(needed)
    lines = (ROOT / ".env.example").read_text("utf-8") + "=x\n".join((*needed, ""))
    (tmp_path / ".env").write_text(lines)
    assert load_settings(tmp_path / ".env")


def test_ports() -> None:
    port = str(Settings(_env_file=None).port)
    assert f"EXPOSE {port}\n" in text("Dockerfile")
    assert f"PORT={port}\n" in text("Dockerfile")
    assert f"server 127.0.0.1:{port} " in text("nginx.conf")
    assert f"reverse_proxy app-1:{port} app-2:{port} " in text("Caddyfile")
    assert f"reverse_proxy desk:{Settings(_env_file=None).desk_port}\n" in text("Caddyfile")
    container = deployment()["containers"][0]
    assert [one["containerPort"] for one in container["ports"]] == [int(port), 9100]
    # The ports that an update switches between are those that nginx knows.
    (pair,) = re.findall(r'"SANTA_PORTS", "(\d+) (\d+)"', text("update.py"))
    assert re.findall(r"server 127\.0\.0\.1:(\d+) ", text("nginx.conf")) == list(pair)
    services = {"app-1", "app-2", "caddy", "desk", "postgres", "redis", "backup", "migrate"}
    assert compose()["services"].keys() == services


def test_paths_and_commands() -> None:
    for proxy in ("nginx.conf", "Caddyfile"):
        assert HEALTH_PATH.removeprefix("/") in text(proxy)
    assert "selector" not in manifest("Service", "santa-nobody")["spec"]
    (rule,) = manifest("Ingress")["spec"]["rules"]
    closed = {
        (one["path"], one["pathType"])
        for one in rule["http"]["paths"]
        if one["backend"]["service"]["name"] == "santa-nobody"
    }
    assert closed == {(HEALTH_PATH, "Prefix"), ("/metrics", "Prefix")}
    assert f"location = {plain_form.PATH} " in text("nginx.conf")
    commands = set(COMMANDS)
    files = [path for path in DEPLOY.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    everything = "".join(path.read_text("utf-8") for path in files)
    run = re.findall(r"bin/santa\"?,? \"?(\w+)", everything)
    run += re.findall(r"programs / \"santa\"\), \"(\w+)\"", everything)
    assert len(run) >= 7
    assert set(run) <= commands | {"letters"}
    steps = re.findall(r"^(\w+)\)$", text("image.sh"), re.M)
    used = re.findall(r'deploy/image\.sh"?,? "?(\w+)"?\]?(?:$| )', text("Dockerfile"), re.M)
    assert set(used) - {"deploy"} <= set(steps)
    # A server has time to answer the visitors whose letters it has in hand.
    assert compose()["x-app"]["stop_grace_period"] == "40s"
    assert "TimeoutStopSec=40\n" in text("systemd/santa@.service")
    assert deployment()["terminationGracePeriodSeconds"] >= 45


def test_the_documentation_names_every_file() -> None:
    documents = (ROOT / "docs").glob("*.md")
    told = "".join(path.read_text("utf-8") for path in documents)
    names = [str(path.relative_to(ROOT)) for path in DEPLOY.rglob("*") if path.is_file()]
    names = [name for name in names if "__pycache__" not in name]
    assert len(names) >= 10
    assert [name for name in names if name not in told] == []


@pytest.mark.nightly
def test_compose_s_own_parser_reads_it() -> None:
    found = compose_config({"SITE_HOST": "letters.example", "POSTGRES_PASSWORD": "$a #b"})
    assert found["services"].keys() == compose()["services"].keys()
    for name in ("app-1", "app-2", "migrate"):
        assert found["services"][name]["read_only"]
    with pytest.raises(subprocess.CalledProcessError) as refused:
        compose_config({"SITE_HOST": "letters.example"})
    assert b"POSTGRES_PASSWORD" in refused.value.stderr
