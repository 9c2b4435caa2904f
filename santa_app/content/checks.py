"""The `entry` decorator, which validates every content entry, and types that entries share.

A wrong entry raises `ContentError` while its module is imported, which stops tests and builds.
`santa_app.content.files` checks that the pictures and downloads exist.
"""

from dataclasses import MISSING, fields
from functools import wraps
from typing import Annotated, Any, Literal, TypeVar, dataclass_transform, get_args
from urllib.parse import urlsplit

from pydantic import AfterValidator, ConfigDict, Field, PositiveInt, ValidationError
from pydantic.dataclasses import dataclass

from santa_app.i18n import gettext as _

ALL = "all"
"""The choice of a filter that shows every entry."""
Difficulty = Literal["Easy", "Medium", "Hard"]
DIFFICULTIES: tuple[str, ...] = get_args(Difficulty)
DIFFICULTY_NAMES: dict[str, str] = {"Easy": _("Easy"), "Medium": _("Medium"), "Hard": _("Hard")}
Positive = PositiveInt
"""A whole number from 1 up."""
Rating = Annotated[float, Field(ge=4.5, le=4.9)]
"""Stars, from 4.5 to 4.9."""
MAX_TAGS = 3
"""Maximum tags of an entry, for which its card has room."""
Slug = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
"""Small letters, digits and hyphens."""

SHARED_HOSTS = (
    "audio.com", "blogspot.com", "djazairess.com", "docslib.org", "facebook.com", "github.com",
    "github.io", "gitlab.com", "githubusercontent.com", "issuu.com", "masress.com", "medium.com",
    "presseportal.ch", "pressreader.com", "readkong.com", "reddit.com", "sauress.com",
    "scribd.com", "turess.com", "wikipedia.org", "wordpress.com", "youtube.com",
)  # fmt: skip
"""Hosts that republish, or where anyone may write; their names say nothing about the publisher."""

SECOND_LEVELS = {
    "ac", "co", "com", "edu", "go", "gob", "gouv", "gov", "lg", "ne", "net", "or", "org",
}  # fmt: skip
"""Second-level labels below which organizations register, such as `co` in `co.nz`."""

_NAMING_FIELDS = (
    "slug", "title", "name", "country", "period", "question", "label", "heading", "text", "locale",
    "code", "url", "own_name", "translated_name", "phone",
)  # fmt: skip
_CONFIG = ConfigDict(strict=True, extra="forbid", str_strip_whitespace=True, str_min_length=1)

UNNAMED = "(without a name)"

T = TypeVar("T")


def distinct(texts: tuple[str, ...]) -> tuple[str, ...]:
    """Return the texts. Raises ValueError if one appears twice."""
    if len(set(texts)) < len(texts):
        raise ValueError("a text appears twice")
    return texts


Distinct = Annotated[tuple[str, ...], AfterValidator(distinct)]
"""Texts that all differ."""
Tags = Annotated[Distinct, Field(max_length=MAX_TAGS)]


class ContentError(ValueError):
    """A content entry breaks a rule. `entry` and `field` say where, `problem` says how."""

    def __init__(self, entry: str, field: str, problem: str) -> None:
        super().__init__(f"{entry}: field '{field}' {problem}." if field else f"{entry} {problem}.")
        self.entry = entry
        self.field = field
        self.problem = problem


@dataclass_transform(kw_only_default=True, frozen_default=True)
def entry(cls: type[T]) -> type[T]:
    """Make `cls` a frozen, keyword-only dataclass that validates its values with pydantic.

    Values must be of the annotated type; texts may not be blank, and tuples that are given may not
    be empty.

    Raises `ContentError`, which names the entry and the field.
    """
    made = dataclass(frozen=True, kw_only=True, slots=True, config=_CONFIG)(cls)
    validate = made.__init__
    required = {field.name for field in fields(made) if field.default is MISSING}

    @wraps(validate)
    def checked_init(self: T, **values: Any) -> None:  # noqa: ANN401 # the fields are of any type
        label = _label(cls.__name__, values)
        for name, value in values.items():
            if value == () and name in required:
                raise ContentError(label, name, "is empty")
        try:
            validate(self, **values)
        except ValidationError as error:
            raise _content_error(label, cls.__name__, error) from None

    made.__init__ = checked_init
    return made


def part_of(item: object, kind: type[T]) -> T:
    """Return an entry of another kind, whose fields the item has, too."""
    return kind(**{field.name: getattr(item, field.name) for field in fields(kind)})  # ty: ignore[invalid-argument-type]


def name_of(item: object) -> str:
    """Return how an error names an entry, such as "Recipe 'eggnog'"."""
    values = {name: getattr(item, name) for name in _NAMING_FIELDS if hasattr(item, name)}
    return _label(type(item).__name__, values)


def host_of(url: str) -> str:
    """Return the host of an address without `www`; empty where it has none."""
    return (urlsplit(url).hostname or "").rstrip(".").removeprefix("www.")


def domain_of(host: str) -> str:
    """Return the part of a host that an organization registers: "rnz.co.nz" of "amp.rnz.co.nz"."""
    labels = host.split(".")
    return ".".join(labels[-3 if labels[-2:-1] and labels[-2] in SECOND_LEVELS else -2 :])


def shows_others(host: str) -> bool:
    """Return whether a host republishes, so that it names no publisher."""
    return any(f".{host}".endswith(f".{shared}") for shared in SHARED_HOSTS)


def require(item: object, field: str, problem: str, *, holds: bool) -> None:
    """Raise a `ContentError` about `field` of `item` unless the rule holds."""
    if not holds:
        raise ContentError(name_of(item), field, problem)


def collection(*entries: T) -> tuple[T, ...]:
    """Return the entries. Raises `ContentError` if two of them have the same slug or title."""
    seen = set()
    for item in entries:
        for key in [name for name in _NAMING_FIELDS if hasattr(item, name)][:1]:
            value = getattr(item, key)
            problem = f"repeats '{value}', which another entry uses"
            require(item, key, problem, holds=value not in seen)
            seen.add(value)
    return entries


def _label(kind: str, values: dict[str, Any]) -> str:
    for name in _NAMING_FIELDS:
        value = values.get(name)
        if isinstance(value, str) and value.strip():
            return f"{kind} '{value[:60]}'"
    return f"{kind} {UNNAMED}"


def _content_error(label: str, kind: str, error: ValidationError) -> ContentError:
    unknown = "unexpected_keyword_argument"
    # A misspelled field is also missing; its spelling says more.
    first = max(error.errors(), key=lambda found: found["type"] == unknown)
    cause = first.get("ctx", {}).get("error")
    if isinstance(cause, ContentError):
        return cause
    problems = {
        "missing": "is missing",
        unknown: f"is not a field of {kind}",
        "string_too_short": "is blank",
    }
    other = f"is {first['input']!r}: {first['msg']}"
    return ContentError(label, str(first["loc"][0]), problems.get(first["type"], other))
