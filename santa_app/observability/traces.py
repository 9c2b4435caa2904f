"""OpenTelemetry traces: one trace from a letter's submission to its last delivery event.

A trace's id is a keyed hash of the letter's submission key, so every process finds the trace of a
letter without a word from the others, and also days later. A span holds the letter's number, as the
log does, and names of ours: nothing that a visitor typed, no address and no link.

Without TRACES_URL nothing is recorded, and the packages of requirements-tracing.txt are not needed.
"""

import asyncio
import hmac
import threading
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from datetime import datetime
from enum import StrEnum
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from santa_app.settings import Settings, settings
from santa_app.version import VERSION

if TYPE_CHECKING:
    from opentelemetry.sdk.trace.export import SpanExporter

SERVICE: Final = "letters-to-santa"
EXPORT_SECONDS: Final = 5.0
"""How long the collector may take; a server that stops waits as long for it."""
_NANOSECONDS: Final = 1_000_000_000
Value = StrEnum | type | int | bool | None


class Step(StrEnum):
    """A step of a letter: the name of a span."""

    SUBMISSION = "submission"
    """From the form to the visitor's answer."""
    STORE = "store"
    """The transaction that stores the letter."""
    SEND = "send"
    """The request to the mail service."""
    ATTEMPT = "attempt"
    """From the claim of the letter to the stored outcome."""
    DELIVERY_EVENT = "delivery event"
    """What SendGrid reported later."""


class Attribute(StrEnum):
    """The attributes that a span may have."""

    LETTER = "santa.letter"
    """The letter's number."""
    CHANNEL = "santa.channel"
    OUTCOME = "santa.outcome"
    REPLY = "santa.reply"
    """The state of the reply afterwards."""
    ATTEMPT = "santa.attempt"
    """The number of the attempt, from 1."""
    CAUSE = "santa.cause"
    ERROR = "santa.error"
    """An exception's type."""


class Channel(StrEnum):
    """How a submission arrived."""

    WEBSOCKET = "websocket"
    POST = "post"


class Recorder:
    """Records spans and exports them from a thread of its own."""

    def __init__(self, exporter: "SpanExporter", key: str) -> None:
        """`key` keys the hash that makes the ids of traces."""
        from opentelemetry.sdk.resources import Resource  # noqa: PLC0415 -- optional packages
        from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
        from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415
        from opentelemetry.sdk.trace.id_generator import RandomIdGenerator  # noqa: PLC0415

        class LetterIds(RandomIdGenerator):
            """Gives the first span of a trace the ids that all processes know."""

            root: tuple[int, int] | None = None

            def generate_trace_id(self) -> int:
                return super().generate_trace_id() if self.root is None else self.root[0]

            def generate_span_id(self) -> int:
                return super().generate_span_id() if self.root is None else self.root[1]

        self._key = key.encode()
        self._ids = LetterIds()
        self._provider = TracerProvider(
            resource=Resource.create({"service.name": SERVICE, "service.version": VERSION}),
            id_generator=self._ids,
            shutdown_on_exit=False,
        )
        self._provider.add_span_processor(BatchSpanProcessor(exporter))
        self._tracer = self._provider.get_tracer(SERVICE)

    def record(
        self,
        step: Step,
        submission_key: str,
        times: tuple[datetime, datetime],
        attributes: Mapping[Attribute, Value],
        *,
        is_first: bool,
    ) -> None:
        """Record a step that began and ended at `times`; for the rest see the function below."""
        from opentelemetry import trace  # noqa: PLC0415

        digest = hmac.digest(self._key, b"trace:" + submission_key.encode(), "sha256")
        root = int.from_bytes(digest[:16]), int.from_bytes(digest[16:24])
        context = trace.context_api.Context()
        if is_first:
            self._ids.root = root
        else:
            sampled = trace.TraceFlags(trace.TraceFlags.SAMPLED)
            parent = trace.SpanContext(*root, is_remote=True, trace_flags=sampled)
            context = trace.set_span_in_context(trace.NonRecordingSpan(parent), context)
        try:
            span = self._tracer.start_span(
                step.value,
                context,
                attributes={name.value: _plain(value) for name, value in attributes.items()},
                start_time=_nanoseconds(times[0]),
            )
        finally:
            self._ids.root = None
        if attributes.get(Attribute.ERROR) is not None:
            span.set_status(trace.StatusCode.ERROR)
        span.end(_nanoseconds(times[1]))

    async def close(self) -> None:
        """Export what is left, at most EXPORT_SECONDS long."""
        # The provider may take 30 s, and the process ends without waiting for a daemon.
        closing = threading.Thread(target=self._provider.shutdown, daemon=True)
        closing.start()
        await asyncio.to_thread(closing.join, EXPORT_SECONDS)


_recorder: Recorder | None = None


def record(  # noqa: PLR0913 -- the attributes are named
    step: Step,
    submission_key: str,
    began: datetime,
    ended: datetime,
    *,
    is_first: bool = False,
    letter: int | None = None,
    channel: Channel | None = None,
    outcome: StrEnum | None = None,
    reply: StrEnum | None = None,
    attempt: int | None = None,
    cause: StrEnum | None = None,
    error: type[BaseException] | None = None,
) -> None:
    """Record a step that has ended as a span of the letter's trace; without TRACES_URL nothing.

    Args:
        step: Names the span.
        submission_key: The letter's, which tells its trace.
        began: When the step began.
        ended: When it ended.
        is_first: Whether this is the span that the others of the trace belong to.
        letter: See `Attribute`, as for the others.
    """
    if _recorder is None:
        return
    attributes: dict[Attribute, Value] = {
        Attribute.LETTER: letter,
        Attribute.CHANNEL: channel,
        Attribute.OUTCOME: outcome,
        Attribute.REPLY: reply,
        Attribute.ATTEMPT: attempt,
        Attribute.CAUSE: cause,
        Attribute.ERROR: error,
    }
    known = {name: value for name, value in attributes.items() if value is not None}
    _recorder.record(step, submission_key, (began, ended), known, is_first=is_first)


def _plain(value: Value) -> str | int:
    """Return an attribute's value; of anything unexpected only its type, it could be personal."""
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, int):
        return value
    return (value if isinstance(value, type) else type(value)).__name__


def _nanoseconds(moment: datetime) -> int:
    return round(moment.timestamp() * _NANOSECONDS)


def are_installed() -> bool:
    """Return whether the packages of requirements-tracing.txt are there."""
    try:
        return find_spec("opentelemetry.exporter.otlp.proto.http") is not None
    except ModuleNotFoundError:
        return False


@asynccontextmanager
async def traces_lifespan(chosen: Settings | None = None) -> AsyncGenerator[None]:
    """Export the traces of this process to TRACES_URL while the server runs, if it is set.

    Register it before the lifespan tasks that record: Reflex ends them in reverse order.
    """
    global _recorder  # noqa: PLW0603 -- a process has one
    chosen = chosen or settings()
    if chosen.traces_url is None:
        yield
        return
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import (  # noqa: PLC0415 -- optional
        OTLPSpanExporter,
    )

    exporter = OTLPSpanExporter(f"{chosen.traces_url}/v1/traces", timeout=EXPORT_SECONDS)
    recorder = _recorder = Recorder(exporter, chosen.signing_key())
    try:
        yield
    finally:
        _recorder = None
        await recorder.close()
