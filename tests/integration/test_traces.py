"""Traces: one for a letter from the form to the delivery event, and nothing personal in it."""

import gzip
import os
import threading
from collections.abc import AsyncIterator, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span, Status

from santa_app.content import plain_form
from santa_app.letters import LetterService, serve_form_posts, serve_webhook, submit
from santa_app.letters import service as service_module
from santa_app.letters.submission.form import FormField
from santa_app.observability import traces
from santa_app.observability.traces import Attribute, Step, traces_lifespan
from santa_app.rules.server_paths import WEBHOOK_PATH
from tests.integration.fixture_types import Open, Stored
from tests.support.fake_sendgrid import Answer, FakeSendGrid
from tests.support.letter_examples import FakeClock, form
from tests.support.signed_events import EventSigner, body_of, event

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)

VISITOR = "192.0.2.77"
LETTER = {
    "child_name": "Fridolin",
    "city_country": "Quarnbek, Schweden",
    "parent_email": "fridolins.parent@mail.example.org",
    "wish_list": "a purple tricycle",
    "message_to_santa": "My sister is called Griseldis.",
}


class Collector(ThreadingHTTPServer):
    """Takes what an exporter posts, as an OpenTelemetry collector does."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Request)
        self.bodies: list[bytes] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    @property
    def spans(self) -> list[Span]:
        """All spans, in the order in which they ended."""
        found = [
            span
            for body in self.bodies
            for resource in ExportTraceServiceRequest.FromString(body).resource_spans
            for scope in resource.scope_spans
            for span in scope.spans
        ]
        return sorted(found, key=lambda span: span.end_time_unix_nano)


class _Request(BaseHTTPRequestHandler):
    server: Collector

    def do_POST(self) -> None:
        assert self.path == "/v1/traces"
        body = self.rfile.read(int(self.headers["content-length"]))
        zipped = self.headers.get("content-encoding") == "gzip"
        self.server.bodies.append(gzip.decompress(body) if zipped else body)
        self.send_response(200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        return


@pytest.fixture
def collector() -> Iterator[Collector]:
    with Collector() as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.fixture
def signer() -> EventSigner:
    return EventSigner()


@pytest.fixture
def service(
    open_office: Open, signer: EventSigner, monkeypatch: pytest.MonkeyPatch, collector: Collector
) -> LetterService:
    opened = open_office(sendgrid_webhook_key=signer.public, traces_url=collector.url)
    monkeypatch.setitem(service_module._services, os.getpid(), opened)
    return opened


async def _pages(*_: object) -> None:
    raise AssertionError("the request reached the framework")


@pytest.fixture
async def web(service: LetterService) -> AsyncIterator[httpx.AsyncClient]:
    app = serve_webhook(serve_form_posts(_pages))
    transport = httpx.ASGITransport(app=app, client=(VISITOR, 40_000))
    headers = {"origin": service.settings.site_url}
    async with httpx.AsyncClient(
        transport=transport, base_url="http://test", headers=headers
    ) as opened:
        yield opened


def facts(span: Span) -> dict[str, str | int]:
    found = {one.key: one.value for one in span.attributes}
    return {key: value.string_value or value.int_value for key, value in found.items()}


async def test_one_trace_from_the_form_to_the_delivery_event(
    service: LetterService,
    open_office: Open,
    web: httpx.AsyncClient,
    collector: Collector,
    sendgrid: FakeSendGrid,
    signer: EventSigner,
    stored: Stored,
    clock: FakeClock,
) -> None:
    sendgrid.answers(Answer(status=503))
    sent = form(**LETTER)
    async with traces_lifespan(service.settings):
        assert (await web.post(plain_form.PATH, json=sent)).status_code == 200
        await submit(sent, origin=VISITOR, service=service)  # a duplicate
        await submit({**sent, "parent_email": "no address"}, origin=VISITOR, service=service)
    # A process that is told nothing by the first one sends the mail and hears of it.
    async with traces_lifespan(service.settings):
        clock.forward(minutes=1)
        assert await open_office().worker.drain() == 1
        clock.forward(minutes=1)
        (letter,) = stored()
        assert letter.id is not None
        body = body_of(event("delivered", letter.id, LETTER["parent_email"], clock()))
        answer = await web.post(WEBHOOK_PATH, content=body, headers=signer.headers(body, clock()))
        assert answer.status_code == 204
        again = await web.post(WEBHOOK_PATH, content=body, headers=signer.headers(body, clock()))
        assert again.status_code == 204  # changes nothing, and is no span

    spans = collector.spans
    assert len({span.trace_id for span in spans}) == 1
    (root,) = [span for span in spans if not span.parent_span_id]
    assert {span.parent_span_id for span in spans if span is not root} == {root.span_id}
    assert len({span.span_id for span in spans}) == len(spans)
    common = {Attribute.LETTER: letter.id}
    failed = {**common, Attribute.ATTEMPT: 1}
    assert [(span.name, facts(span)) for span in spans if span.end_time_unix_nano] == [
        (Step.STORE, {**common, Attribute.OUTCOME: "stored", Attribute.REPLY: "sending"}),
        (Step.SEND, {**failed, Attribute.CAUSE: "other", Attribute.ERROR: "ServerError"}),
        (
            Step.ATTEMPT,
            {**failed, Attribute.OUTCOME: "reply scheduled for retry", Attribute.REPLY: "pending"},
        ),
        (Step.SUBMISSION, {**common, Attribute.CHANNEL: "post", Attribute.OUTCOME: "reply_later"}),
        (Step.STORE, {**common, Attribute.OUTCOME: "duplicate", Attribute.REPLY: "pending"}),
        (
            Step.SUBMISSION,
            {**common, Attribute.CHANNEL: "websocket", Attribute.OUTCOME: "reply_later"},
        ),
        (Step.SEND, {**common, Attribute.ATTEMPT: 2}),
        (
            Step.ATTEMPT,
            {
                **common,
                Attribute.ATTEMPT: 2,
                Attribute.OUTCOME: "reply sent",
                Attribute.REPLY: "sent",
            },
        ),
        (Step.DELIVERY_EVENT, {**common, Attribute.OUTCOME: "delivered"}),
    ]
    assert root is spans[3]
    assert [span.name for span in spans if span.status.code == Status.STATUS_CODE_ERROR] == ["send"]
    assert not any(span.events or span.links for span in spans)
    # Nothing of the visitor, the mailbox, the links or the mail is in what was exported.
    exported = b"".join(collector.bodies)
    personal = [*LETTER.values(), "Fridolin", "Quarnbek", "fridolins", "example.org", VISITOR]
    personal += [letter.access_key, letter.submission_key, letter.recipient_hash]
    personal += [str(sent["submission_key"]), str(letter.reply_message_id)]
    for text in personal:
        assert len(text) > 5
        assert text.encode() not in exported
    keys = {key for span in spans for key in facts(span)}
    assert keys <= set(Attribute)
    assert not {key.removeprefix("santa.") for key in Attribute} & set(FormField)


async def test_a_letter_that_is_not_stored_leaves_the_type_of_the_error(
    service: LetterService, collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ValueError(LETTER["wish_list"])

    monkeypatch.setattr(service.worker, "accept", fail)
    async with traces_lifespan(service.settings):
        await submit(form(**LETTER), origin=VISITOR, service=service)
    (span,) = collector.spans
    assert facts(span) == {Attribute.CHANNEL: "websocket", Attribute.ERROR: "ValueError"}
    assert LETTER["wish_list"].encode() not in b"".join(collector.bodies)


async def test_text_in_place_of_a_name_of_ours_is_not_exported(
    service: LetterService, collector: Collector, clock: FakeClock
) -> None:
    async with traces_lifespan(service.settings):
        traces.record(Step.SEND, "key", clock(), clock(), outcome=LETTER["child_name"])  # ty: ignore[invalid-argument-type]
    (span,) = collector.spans
    assert facts(span) == {Attribute.OUTCOME: "str"}


async def test_without_the_setting_nothing_is_recorded(
    open_office: Open, collector: Collector
) -> None:
    service = open_office()
    async with traces_lifespan(service.settings):
        assert traces._recorder is None
        await submit(form(), origin=None, service=service)
    assert collector.bodies == []


async def test_letters_go_out_while_no_collector_answers(
    service: LetterService,
    collector: Collector,
    sendgrid: FakeSendGrid,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(traces, "EXPORT_SECONDS", 0.2)
    closed = service.settings.model_copy(update={"traces_url": "http://127.0.0.1:9"})
    async with traces_lifespan(closed):
        await submit(form(), origin=None, service=service)
    assert len(sendgrid.taken) == 1
    assert collector.bodies == []
