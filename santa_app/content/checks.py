"""The `entry` decorator, which checks every content entry, and rules that several entries share.

A wrong entry raises `ContentError` while its module is imported, which stops tests and builds.
`santa_app.content.files` checks that the pictures and downloads exist.
"""

import re
import types
from dataclasses import MISSING, dataclass, fields
from functools import wraps
from typing import (
    Any,
    Literal,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

ALL = "all"
"""The choice of a filter that shows every entry."""
Difficulty = Literal["Easy", "Medium", "Hard"]
DIFFICULTIES: tuple[str, ...] = get_args(Difficulty)
MAX_TAGS = 3
"""How many tags a card has room for."""
RATING_RANGE = (4.5, 4.9)
"""Lowest and highest rating, in stars."""

_TITLE_FIELDS = ("title", "name", "country", "period")
_NAMING_FIELDS = ("slug", *_TITLE_FIELDS, "question", "label", "heading", "text")
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

T = TypeVar("T")


class ContentError(ValueError):
    """A content entry breaks a rule. `entry` and `field` say where, `problem` says how."""

    def __init__(self, entry: str, field: str, problem: str) -> None:
        super().__init__(f"{entry}: field '{field}' {problem}.")
        self.entry = entry
        self.field = field
        self.problem = problem


@dataclass_transform(kw_only_default=True, frozen_default=True)
def entry(cls: type[T]) -> type[T]:
    """Make `cls` a frozen, keyword-only, slotted dataclass whose values are checked.

    Every field without a default must be given. Values must be of the annotated type and must
    not be blank text or an empty tuple. The checks run before the class's own `__post_init__`.
    A class that declares `slug: str = ""` gets the slug from the entry's title unless the entry
    gives one: "Santa's Hot Cocoa" becomes "santas-hot-cocoa".

    Raises `ContentError`, which names the entry and the field.
    """
    made = dataclass(frozen=True, kw_only=True, slots=True)(cls)
    hints = get_type_hints(made)
    declared = fields(made)
    plain_init = made.__init__

    @wraps(plain_init)
    def checked_init(self: T, **values: Any) -> None:  # noqa: ANN401 # the fields are of any type
        if "slug" in hints and "slug" not in values:
            values |= _derived_slug(values)
        label = _label(cls.__name__, values)
        for name in values:
            if name not in hints:
                raise ContentError(label, name, f"is not a field of {cls.__name__}")
        for item in declared:
            if item.name in values:
                if item.name == "slug" or values[item.name] != item.default:
                    _check_value(label, item.name, values[item.name], hints[item.name])
            elif item.default is MISSING and item.default_factory is MISSING:
                raise ContentError(label, item.name, "is missing")
        plain_init(self, **values)

    made.__init__ = checked_init
    return made


def slug_of(title: str) -> str:
    """Return `title` in lowercase letters, digits and hyphens."""
    return "-".join(re.findall(r"[a-z0-9]+", title.lower().replace("'", "")))


def name_of(item: object) -> str:
    """Return how an error names an entry, such as "Recipe 'eggnog'"."""
    values = {name: getattr(item, name) for name in _NAMING_FIELDS if hasattr(item, name)}
    return _label(type(item).__name__, values)


def require(item: object, field: str, problem: str, *, holds: bool) -> None:
    """Raise a `ContentError` about `field` of `item` unless the rule holds."""
    if not holds:
        raise ContentError(name_of(item), field, problem)


def require_tags(item: object, tags: tuple[str, ...]) -> None:
    """Require at most three tags, all different."""
    require(
        item, "tags", f"has {len(tags)} tags; at most {MAX_TAGS} fit", holds=len(tags) <= MAX_TAGS
    )
    require(item, "tags", "names a tag twice", holds=len(set(tags)) == len(tags))


def require_rating(item: object, rating: float) -> None:
    """Require a rating from 4.5 to 4.9 stars."""
    low, high = RATING_RANGE
    require(item, "rating", f"is {rating}; it must be {low} to {high}", holds=low <= rating <= high)


def require_positive(item: object, **numbers: int) -> None:
    """Require each number, given by its field's name, to be at least 1."""
    for field, value in numbers.items():
        require(item, field, f"is {value}; it must be at least 1", holds=value >= 1)


def collection(*entries: T) -> tuple[T, ...]:
    """Return the entries. Raises `ContentError` if two of them have the same slug or title."""
    seen = set()
    for item in entries:
        key = next(name for name in _NAMING_FIELDS if hasattr(item, name))
        value = getattr(item, key)
        require(item, key, f"repeats '{value}', which another entry uses", holds=value not in seen)
        seen.add(value)
    return entries


def _derived_slug(values: dict[str, Any]) -> dict[str, str]:
    for name in _TITLE_FIELDS:
        if isinstance(values.get(name), str):
            return {"slug": slug_of(values[name])}
    return {}


def _label(kind: str, values: dict[str, Any]) -> str:
    for name in _NAMING_FIELDS:
        value = values.get(name)
        if isinstance(value, str) and value.strip():
            return f"{kind} '{value[:60]}'"
    return f"{kind} (without a name)"


def _check_value(label: str, field: str, value: object, hint: object) -> None:
    kind = get_origin(hint)
    choices = get_args(hint)
    if kind is Literal:
        if value not in choices:
            allowed = ", ".join(str(choice) for choice in choices)
            raise ContentError(label, field, f"is {value!r}; it must be one of {allowed}")
    elif kind in {Union, types.UnionType}:
        if value is not None:
            inner = next(choice for choice in choices if choice is not types.NoneType)
            _check_value(label, field, value, inner)
    elif kind is tuple:
        _check_tuple(label, field, value, choices[0])
    elif hint is str:
        _check_text(label, field, value)
    elif hint in {int, float}:
        wanted = (int, float) if hint is float else int
        if isinstance(value, bool) or not isinstance(value, wanted):
            raise ContentError(label, field, f"is {value!r}; it must be a number")
    elif isinstance(hint, type) and not isinstance(value, hint):
        raise ContentError(label, field, f"must be a {hint.__name__}")


def _check_tuple(label: str, field: str, value: object, inner: object) -> None:
    if not isinstance(value, tuple):
        # Without its comma, ("one",) is plain text.
        raise ContentError(label, field, "must be a tuple; is a comma missing?")
    if not value:
        raise ContentError(label, field, "is empty")
    for item in value:
        _check_value(label, field, item, inner)


def _check_text(label: str, field: str, value: object) -> None:
    if not isinstance(value, str):
        raise ContentError(label, field, f"is {value!r}; it must be text")
    if not value.strip():
        raise ContentError(label, field, "is blank")
    if value != value.strip():
        raise ContentError(label, field, "begins or ends with white space")
    if field == "slug" and not _SLUG.fullmatch(value):
        raise ContentError(label, field, f"is '{value}'; use small letters, digits and hyphens")
