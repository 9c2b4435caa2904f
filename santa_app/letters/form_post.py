"""Letters that come by HTTP POST: from browsers without JavaScript or without a websocket.

Some schools and hotels block websockets, and some visitors block JavaScript. The form then posts
the same fields here. They go through the same `submit`, with its checks, limits and submission key.
"""

import base64
import hashlib
import hmac
import json
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qsl

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response

from santa_app.client_address import client_address
from santa_app.content import paths, plain_form, thanks
from santa_app.content.santa_reply import prose
from santa_app.i18n import Language, gettext, page_path, use_locale
from santa_app.letters.http import RequestRefusedError, mount, read_body
from santa_app.letters.service import LetterService, running_service
from santa_app.letters.submission.form import HONEYPOT, FormField, locale_of
from santa_app.letters.submission.result import SubmitResult, answer_to
from santa_app.letters.submission.submit import submit
from santa_app.observability.throttled_log import ThrottledLog
from santa_app.rules import class_letter, letter_form
from santa_app.rules.mistyped_email import tidied
from santa_app.rules.submit_status import SubmitStatus

logger = logging.getLogger(__name__)

MAX_FORM: Final = 250_000
"""Bytes of a form. The longest letter has some 4,500 characters, and each takes at most 12 bytes in
a form; one that is a few times too long gets the sentence that says so."""
_MAX_FIELDS: Final = 20
_LONG_FIELDS: Final = (FormField.CHILDREN, FormField.WISH_LIST, FormField.MESSAGE_TO_SANTA)
_refusals = ThrottledLog(logger, "a posted letter was refused")
_HTTP_STATUS: Final = {
    SubmitStatus.INVALID: 422,
    SubmitStatus.MAILBAG_FULL: 429,
    SubmitStatus.TOO_MANY: 429,
    SubmitStatus.SAVE_FAILED: 500,
    SubmitStatus.UNEXPECTED: 500,
}
"""The statuses of the answers to letters that are not stored; the others get 200. After a 503 nginx
would ask another server, and where none runs, show its own page in place of the form."""
_HEADERS: Final = {"cache-control": "no-store", "x-robots-tag": "noindex"}

_templates = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
_page = _templates.get_template("plain_form.html")
_STYLE: Final = (Path(__file__).parent / "templates" / "plain_form.css").read_text("utf-8")
_STYLE_HASH: Final = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()
POLICY: Final = (
    f"default-src 'none'; style-src 'sha256-{_STYLE_HASH}'; font-src 'self'; img-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""The Content-Security-Policy of the plain page."""


async def _post(request: Request) -> Response:
    """Submit the posted letter, and answer with JSON to JSON and with a page to a plain form."""
    service = running_service()
    if service is None:
        return Response(status_code=503)
    if request.method in {"GET", "HEAD"}:  # somebody opens the address of the answer again
        location = service.settings.letter_path
        return Response(status_code=303, headers={**_HEADERS, "location": location})
    if request.method != "POST":
        return Response(status_code=405, headers={"allow": "GET, HEAD, POST"})
    if request.headers.getlist("origin") not in [[origin] for origin in service.settings.origins]:
        # Browsers send the origin with every POST, so this is no form of ours.
        _refusals.warning("its origin is not the site's")
        return Response(status_code=403)
    is_json = request.headers.get("content-type", "").startswith("application/json")
    answer = _answer_json if is_json else _answer_page
    try:
        body = await read_body(request, MAX_FORM)
        form = _read_json(body) if is_json else _read_plain(body, service)
    except RequestRefusedError as error:
        _refusals.warning(str(error))
        result = SubmitResult(status=SubmitStatus.INVALID, description=plain_form.MISSING)
        return answer({}, result, error.status, service)
    address = client_address(request.scope, service.settings.trusted_proxies or ())
    result = await submit(form, origin=address or None, service=service)
    return answer(form, result, _HTTP_STATUS.get(result.status, 200), service)


def _answer_json(
    form: Mapping[str, Any], result: SubmitResult, status: int, _: LetterService
) -> Response:
    return Response(
        json.dumps(answer_to(form, result)),
        status_code=status,
        headers=_HEADERS,
        media_type="application/json",
    )


def _answer_page(
    form: Mapping[str, str], result: SubmitResult, status: int, service: LetterService
) -> Response:
    """Answer with the plain page: thanks for a stored letter, else the form with its error."""
    with use_locale(locale_of(form)) as language:
        page = _page.render(_page_of(form, result, service, language))
    return Response(
        page,
        status_code=status,
        headers={**_HEADERS, "content-security-policy": POLICY},
        media_type="text/html; charset=utf-8",
    )


def _page_of(
    form: Mapping[str, str], result: SubmitResult, service: LetterService, language: Language
) -> dict[str, Any]:
    is_class = FormField.CHILDREN in form
    rules = class_letter if is_class else letter_form
    name = form.get("class_name" if is_class else "child_name", "").strip()
    is_done = result.accepted and result.field is None  # else the form comes back, filled in
    santa = thanks.SAID["good"] if form.get("been_good") else thanks.SAID["trying"]
    return {
        "style": Markup(_STYLE),  # noqa: S704 -- a file of ours
        "_": gettext,
        "language": language,
        "site": service.settings.product_name,
        "home": page_path(paths.HOME, language.locale),
        "heading": _isolated(plain_form.THANKS, name=name) if is_done else result.title,
        "is_done": is_done,
        "result": result,
        "santa": "" if is_class else santa,
        "reached": _isolated(plain_form.REACHED, email=tidied(form.get("parent_email", ""))),
        "link": f"{page_path(paths.MY_LETTER, language.locale)}#{result.link}",
        "link_label": thanks.WORDS["link"],
        "another": plain_form.ANOTHER_CLASS if is_class else plain_form.ANOTHER,
        "back": page_path(
            paths.TEACHERS if is_class else service.settings.letter_path, language.locale
        ),
        "action": plain_form.PATH,
        "fields": rules.FIELDS if form else (),
        # None for the list of names, as on the page: the end of a pasted list would be cut.
        "most": {
            field: most for field, most in rules.MAX_LENGTHS.items() if field != FormField.CHILDREN
        },
        "long": _LONG_FIELDS,
        "labels": plain_form.CLASS_LABELS if is_class else plain_form.LABELS,
        "send": plain_form.SEND_CLASS if is_class else plain_form.SEND,
        "form": form,
        "is_class": is_class,
        "genders": plain_form.GENDERS if prose(language.locale).has_genders else {},
        "honeypot": HONEYPOT,
        "words": plain_form,
    }


def _isolated(sentence: str, **words: str) -> Markup:
    """Return a sentence with a visitor's words, which no browser's translator changes.

    They may be written in the other direction.
    """
    marked = {
        name: Markup('<bdi translate="no">{}</bdi>').format(word) for name, word in words.items()
    }
    return escape(gettext(sentence)).format(**marked)


def _read_json(body: bytes) -> dict[str, Any]:
    try:
        form = json.loads(body)
    except (ValueError, RecursionError):
        form = None
    if not isinstance(form, dict):
        raise RequestRefusedError(400, "it is no JSON object")
    return form


def _read_plain(body: bytes, service: LetterService) -> dict[str, str]:
    """Return the fields of a plain form, with a submission key. Raises RequestRefusedError.

    A prerendered page can hold no key of its own for each letter. So the key is made from the
    letter and the day: reloading the answer, which sends the form again, stores no second letter.
    """
    try:
        pairs = parse_qsl(
            body.decode("utf-8", "replace"), keep_blank_values=True, max_num_fields=_MAX_FIELDS
        )
    except ValueError:
        raise RequestRefusedError(400, "it has too many fields") from None
    form = dict(pairs)
    content = json.dumps(["form", service.clock().date().isoformat(), sorted(form.items())])
    key = hmac.digest(service.settings.signing_key().encode(), content.encode(), "sha256")
    return {**form, "submission_key": key.hex()}


serve_form_posts: Final = mount(plain_form.PATH, _post)
"""ASGI middleware that accepts letters sent by HTTP POST."""
