"""`/health` of the running site, as a load balancer requests it."""

import json
import urllib.request

import pytest

from tests.support.running_site import RunningSite


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_running_site_is_healthy(site: RunningSite, method: str) -> None:
    request = urllib.request.Request(f"{site.local_url}/health", method=method)
    with urllib.request.urlopen(request, timeout=120) as answer:
        assert answer.status == 200
        assert answer.headers["Cache-Control"] == "no-store"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        body = answer.read()
    if method == "GET":
        found = json.loads(body)
        assert (found["status"], found["problems"]) == ("ok", [])
    else:
        assert body == b""
        assert int(answer.headers["Content-Length"]) > 0
