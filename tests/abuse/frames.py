"""Frames for the fuzzer: Hypothesis mutates what a page sends."""

import json
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from tests.abuse.client import CONNECT_EVENT, SUBMIT, event
from tests.abuse.log_check import CANARY

_TEXTS = st.text(max_size=40) | st.sampled_from(
    [CANARY, CANARY * 300, "", "\x00", "\ud83c", "..", "/", "https://evil.example", "on", "8"]
)
_ATOMS = st.none() | st.booleans() | st.integers() | st.floats() | _TEXTS
_VALUES = st.recursive(
    _ATOMS,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(_TEXTS, inner, max_size=5),
    max_leaves=25,
)
_FIELDS = (
    "child_name", "age", "city_country", "parent_email", "wish_list", "message_to_santa",
    "been_good", "reindeer", "website", "submission_key",
)  # fmt: skip
_HEADS = st.sampled_from(
    ["0", "1", "2", "3", "4", "40", "41", "42", "43", "44", "45", "46", "451-", "5", "6", "b4", ""]
)
_NAMESPACES = st.sampled_from(["/_event,", "/_event", "/,", "/admin,", "", "/_event?x=1,"])


@dataclass(frozen=True, slots=True, kw_only=True)
class Sent:
    """A frame; `form` is what it brings to the letter's handler, if it does."""

    text: str
    form: dict[str, Any] | None = None
    ends: bool = False
    """Whether it may end the connection, and so goes over one of its own."""


def _names(handlers: list[str]) -> st.SearchStrategy[Any]:
    bent = st.sampled_from(handlers).flatmap(
        lambda name: st.sampled_from(
            [name[:-1], name.upper(), f"{name}.x", name.replace(".", "..", 1), f"_{name}"]
        )
    )
    return st.sampled_from(handlers) | bent | _VALUES


def _events(handlers: dict[str, list[str]]) -> st.SearchStrategy[Sent]:
    """Handlers of the app with values of any kind for their arguments."""

    def of(name: str) -> st.SearchStrategy[Sent]:
        arguments = dict.fromkeys(handlers[name], _VALUES)
        payload = st.fixed_dictionaries({}, optional=arguments) | st.fixed_dictionaries(arguments)
        return payload.map(lambda sent: Sent(text=event(name, sent)))

    return st.sampled_from(sorted(set(handlers) - {SUBMIT})).flatmap(of)


def _letters() -> st.SearchStrategy[Sent]:
    """Letters with anything in any field; some are good ones."""
    good = {
        "child_name": st.just("Testkind") | st.text(max_size=70),
        "parent_email": st.from_regex(r"fuzz[a-z0-9]{12}@example\.com", fullmatch=True),
        "submission_key": st.from_regex(r"fuzz-[a-z0-9]{20}", fullmatch=True),
        "age": st.sampled_from(["", "1", "8", "18", "19", "x", 8]),
        "been_good": st.booleans(),
    }
    rest = dict.fromkeys(("city_country", "wish_list", "message_to_santa"), _TEXTS)
    wild = st.dictionaries(st.sampled_from(_FIELDS), _VALUES)
    forms = st.fixed_dictionaries(good, optional=rest) | wild
    return forms.map(lambda form: Sent(text=event(SUBMIT, {"form": form}), form=_heard(form)))


def _heard(form: dict[str, Any]) -> dict[str, Any]:
    """Return a form as the server hears it: JSON, with lone surrogates replaced."""
    text = json.dumps(form, ensure_ascii=False)
    whole = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return json.loads(whole)


def _broken(handlers: list[str]) -> st.SearchStrategy[Sent]:
    """Frames that are no page's: wrong digits, wrong shapes, cut and spliced ones."""
    packets = st.fixed_dictionaries(
        {},
        optional={
            "name": _names(handlers),
            "payload": _VALUES,
            "router_data": _VALUES | st.fixed_dictionaries({"pathname": _VALUES}),
            "token": _VALUES,
        },
    )
    calls = st.tuples(st.sampled_from(["event", "client_error", "ping", "x", None, 1]), packets)
    bodies = _VALUES | packets | calls.map(list) | st.just({"event": {"name": CONNECT_EVENT}})
    shaped = st.builds(
        lambda head, namespace, body: f"{head}{namespace}{json.dumps(body)}",
        _HEADS,
        _NAMESPACES,
        bodies,
    )
    whole = event(SUBMIT, {"form": {"child_name": CANARY}})
    cut = st.integers(0, len(whole)).map(lambda at: whole[:at])
    spliced = st.builds(
        lambda at, length, text: whole[:at] + text + whole[at + length :],
        st.integers(0, len(whole)),
        st.integers(0, 20),
        st.text(st.characters(exclude_categories=["Cs"]), max_size=10),
    )
    plain = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
    deep = st.integers(1, 60_000).map(lambda levels: f"42/_event,{'[' * levels}")
    long = st.integers(1, 300_000).map(lambda count: "x" * count)
    texts = shaped | shaped | cut | spliced | plain | deep | long
    return texts.map(lambda text: Sent(text=text, ends=True))


def frames(handlers: dict[str, list[str]]) -> st.SearchStrategy[Sent]:
    """Return a strategy for frames to a server that has registered `handlers`."""
    return _events(handlers) | _letters() | _broken(sorted(handlers))
