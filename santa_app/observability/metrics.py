"""The server's metrics for Prometheus.

Label values are names from the source, such as the members of an enum, never visitor input.
`server/metrics.py` serves the metrics of all server processes; where nothing does, counting costs
next to nothing.
"""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

_HOUR: Final = 3600.0


def _latest(name: str, text: str, *labels: str) -> Gauge:
    """Return a gauge of which the process that set it last counts."""
    return Gauge(f"santa_{name}", text, labels, multiprocess_mode="mostrecent")


LETTERS: Final = _latest("letters", "Letters by the status of their reply", "status")
OLDEST_OWED: Final = _latest(
    "oldest_owed_seconds", "How long the oldest letter whose reply is owed has waited"
)
SILENCE: Final = _latest("silence_seconds", "How long no mail has left while some is owed")
UNDECIDED: Final = _latest("undecided", "Letters with signs of danger that wait for a decision")
UNOPENED: Final = _latest(
    "unopened_seconds", "How long the oldest of them has waited that nobody has opened"
)
SUBMISSIONS: Final = Counter(
    "santa_submissions", "Submissions of the letter form by how they ended", ["status"]
)
HIDDEN_FIELD: Final = Counter(
    "santa_hidden_field", "Letters that are held because their hidden field was filled in"
)
SENDS: Final = Counter("santa_sends", "Attempts to send a reply by how they ended", ["outcome"])
REPLY_SECONDS: Final = Histogram(
    "santa_reply_seconds",
    "From a stored letter to its first sent reply",
    buckets=(
        *(0.5, 1, 2, 3, 5, 10, 30, 60, 300, 900),
        *(_HOUR, 6 * _HOUR, 12 * _HOUR, 24 * _HOUR, 48 * _HOUR),
    ),
)
CIRCUIT_BREAKER: Final = _latest(
    "circuit_breaker", "1 for the state of the circuit breaker, 0 for the others", "state"
)
QUOTA_USED: Final = _latest(
    "quota_used",
    "Requests to the mail service that count for the sending quota of a window",
    "window",
)
QUOTA_LIMIT: Final = _latest("quota_limit", "The sending quota of a window", "window")
PROBLEMS: Final = Gauge(
    "santa_problem",
    "1 for each problem that /health reports, else 0",
    ["problem"],
    multiprocess_mode="livemax",
)
REFUSALS: Final = Counter(
    "santa_refusals", "Requests, websockets and messages that the guard refused", ["reason"]
)
WEBSOCKETS: Final = Gauge("santa_websockets", "Open websockets", multiprocess_mode="livesum")
EVENT_LOOP_LAG: Final = Histogram(
    "santa_event_loop_lag_seconds",
    "How late the event loop runs what is due, ten times a second",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
