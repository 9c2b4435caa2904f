"""`/health` and the metrics of the running site, as a load balancer and Prometheus request them."""

import json
import re
import urllib.error
import urllib.request

import pytest

from tests.support.running_site import RunningSite
from tests.support.waiting import PATIENCE


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


def test_metrics_are_on_their_own_port_only(site: RunningSite) -> None:
    url = f"http://127.0.0.1:{site.environment['METRICS_PORT']}/metrics"
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        found = answer.read().decode()
    # What the server's process measures reaches the process that serves the metrics.
    (checks,) = re.findall(r"^santa_event_loop_lag_seconds_count (\S+)$", found, re.MULTILINE)
    assert float(checks) > 0
    assert 'santa_refusals_total{reason="path"}' in found
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(f"{site.local_url}/metrics", timeout=PATIENCE)
