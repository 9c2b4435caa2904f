"""Turns Python values into JSON, and types of stored fields into descriptions for js/shape.js."""

import dataclasses
import enum
import json
import types
import typing
from typing import Any, Literal, Union, get_args, get_origin

from reflex.istate.storage import ClientStorageBase

_SCALARS = (bool, int, float, str, type(None))
_LARGEST = 2**53


class NotConstantError(Exception):
    """A value cannot be sent to the browser. The text says why; `hint` says what to write."""

    def __init__(self, problem: str, hint: str) -> None:
        super().__init__(problem)
        self.hint = hint


def properties_of(cls: type) -> list[str]:
    """Return the names of a dataclass's public properties, in the order of their definitions."""
    names = {}
    for base in reversed(cls.__mro__):
        for name, member in vars(base).items():
            if isinstance(member, property) and not name.startswith("_"):
                names[name] = None
    return list(names)


def is_frozen(value: object) -> bool:
    """Whether a value is an instance of a frozen dataclass."""
    parameters = getattr(type(value), "__dataclass_params__", None)
    return parameters is not None and parameters.frozen


def init_fields(cls: Any) -> list[dataclasses.Field]:  # noqa: ANN401 - a dataclass
    """Return the parameters of a dataclass's constructor: positional ones first."""
    fields = [field for field in dataclasses.fields(cls) if field.init]
    return [f for f in fields if not f.kw_only] + [f for f in fields if f.kw_only]


def plain(value: object, *, fields: bool = False) -> Any:  # noqa: ANN401 - any JSON value
    """Convert a constant to what JSON can hold.

    Args:
        value: None, bool, int, float, text, tuple, frozenset, dict with text keys, enum member
            (as its value), or a frozen dataclass of these (with its properties).
        fields: Whether to accept lists and unfrozen dataclasses too, as in defaults of fields.

    Raises:
        NotConstantError: It is of another type.
    """
    if isinstance(value, enum.Enum):
        check_enum(type(value))
        return plain(value.value, fields=fields)
    if isinstance(value, ClientStorageBase):
        raise NotConstantError(
            f"only an rx.State stores an rx.{type(value).__name__}",
            "declare the field with stored(default, key=…)",
        )
    if isinstance(value, _SCALARS):
        return _number(value)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        raise NotConstantError(
            f"the NamedTuple {type(value).__name__} loses its names in the browser",
            "use a frozen dataclass",
        )
    if isinstance(value, tuple) or (fields and isinstance(value, list)):
        return [plain(item, fields=fields) for item in value]
    if isinstance(value, frozenset):
        return [plain(item, fields=fields) for item in sorted(value, key=repr)]
    if isinstance(value, dict | types.MappingProxyType):
        return {_key(key): plain(item, fields=fields) for key, item in value.items()}
    if is_frozen(value) or (fields and dataclasses.is_dataclass(value)):
        check_record(type(value), made=False)
        return _members(value, fields=fields)
    if isinstance(value, list | set | bytearray) or dataclasses.is_dataclass(value):
        raise NotConstantError(
            f"a {type(value).__name__} can change, and the page would keep an old copy of it",
            "make it a constant: a tuple instead of a list, a frozenset instead of a set, "
            "a frozen dataclass; or keep it in a field of the State",
        )
    raise NotConstantError(
        f"a value of type {type(value).__name__} cannot be sent to the browser",
        "use None, bool, int, float, str, tuple, dict, enum or a frozen dataclass of these",
    )


def check_enum(cls: type[enum.Enum]) -> None:
    """Raise `NotConstantError` unless members may be their values, as in the browser."""
    if issubclass(cls, enum.Flag):
        raise NotConstantError(
            f"the flags of {cls.__name__} are not combined in the browser", "use a tuple of members"
        )
    for member in cls:
        if not isinstance(member.value, (str, int, float)) or isinstance(member.value, bool):
            raise NotConstantError(
                f"the value of {member} is neither text nor a number", "give it such a value"
            )
        if not member.value and member:
            raise NotConstantError(
                f"{member} is true in Python, but its value {member.value!r} is false",
                "give it another value",
            )


def check_record(cls: Any, *, made: bool) -> None:  # noqa: ANN401 - a dataclass
    """Raise `NotConstantError` unless instances behave in the browser, where they are plain data.

    Args:
        cls: The dataclass.
        made: Whether compiled code makes instances.
    """
    given, name = cls.__dataclass_params__, cls.__name__
    fields = dataclasses.fields(cls)
    for field in fields:
        if field.name.startswith("_"):
            raise NotConstantError(
                f"{name}.{field.name} starts with an underscore, but everyone can read all values "
                "of a page",
                "leave the field out of what a page uses, or the underscore",
            )
    if properties_of(cls) and not given.frozen:
        raise NotConstantError(
            f"{name} has properties and can change, but they are computed only once in the browser",
            "make it @dataclass(frozen=True), or write a plain function instead of the property",
        )
    if given.order or not given.eq or not all(field.compare for field in fields):
        raise NotConstantError(
            f"{name} compares in a way of its own, in the browser field by field and without order",
            "leave order, eq and compare out, and sort with key=",
        )
    if made and hasattr(cls, "__post_init__"):
        raise NotConstantError(
            f"{name} has a __post_init__, which does not run in the browser",
            "build a dataclass without it",
        )
    own = {"__init__", "__eq__", "__bool__", "__len__"} & vars(cls).keys()
    written = [n for n in own if getattr(vars(cls)[n], "__qualname__", "").startswith(f"{name}.")]
    generated = {"__init__", "__eq__"}
    if made and (set(written) - generated or not all(field.init for field in fields)):
        raise NotConstantError(
            f"{name} is more than its fields, which does not run in the browser",
            "leave out field(init=False) and methods such as __bool__ and __len__",
        )


def to_json(value: object, *, fields: bool = False) -> str:
    """Return a constant as JSON text that is also JavaScript. Raises `NotConstantError`."""
    made = plain(value, fields=fields)
    _check_order(made)
    return json.dumps(made, ensure_ascii=True, separators=(",", ":"))


def _number(value: object) -> object:
    if isinstance(value, float) and value not in {float("inf"), float("-inf")} and value == value:  # noqa: PLR0124 - NaN
        return int(value) if value.is_integer() and abs(value) < _LARGEST else value
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > _LARGEST:
        raise NotConstantError(
            "a whole number beyond 2**53 loses its last digits in JavaScript", "stay below 2**53"
        )
    if isinstance(value, float):
        raise NotConstantError("JSON has no infinity and no NaN", "use None")
    return value


def _key(key: object) -> str:
    if isinstance(key, enum.Enum):
        key = key.value
    if isinstance(key, str):
        return key
    raise NotConstantError(
        f"a dict with the key {key!r}: JavaScript's keys are text and would change it",
        "use text as keys, or a tuple of pairs",
    )


def _check_order(value: object) -> None:
    """Refuse keys that JavaScript would put in another order: numbers come first, ascending."""
    if isinstance(value, list):
        for item in value:
            _check_order(item)
    if isinstance(value, dict):
        keys = list(value)
        numbers = [key for key in keys if key.isascii() and key.isdigit()]
        if [*sorted(numbers, key=int), *(key for key in keys if key not in numbers)] != keys:
            raise NotConstantError(
                "a dict with keys made of digits has another order in the browser",
                "sort the keys, add a letter to them, or use a tuple of pairs",
            )
        _check_order(list(value.values()))


def _members(value: Any, *, fields: bool) -> dict[str, object]:  # noqa: ANN401 - any dataclass
    found = {
        field.name: plain(getattr(value, field.name), fields=fields)
        for field in dataclasses.fields(value)
    }
    for name in properties_of(type(value)):
        try:
            found[name] = plain(getattr(value, name), fields=fields)
        except NotConstantError:
            continue  # a property that only the server uses
    return found


def default_json(field: dataclasses.Field) -> str:
    """Return a field's default for a JavaScript parameter list, or an empty text.

    Raises `NotConstantError` if the default is not a constant.
    """
    if field.default is not dataclasses.MISSING:
        return f" = {to_json(field.default)}"
    factory = field.default_factory
    if factory is dataclasses.MISSING:
        return ""
    if factory not in {list, dict, tuple, frozenset}:
        raise NotConstantError(
            "a default_factory runs when the site is built, not in the browser",
            "use list, dict or tuple as default_factory, or pass the value",
        )
    return f" = {to_json(factory(), fields=True)}"


_PLAIN_SHAPES = {str: '"s"', int: '"i"', float: '"n"', bool: '"b"', type(None): '"z"'}


def shape_of(hint: Any, completion: typing.Callable[[type], str]) -> str:  # noqa: ANN401 - any type
    """Return the JavaScript that describes a field's type to js/shape.js.

    Args:
        hint: The annotation.
        completion: Returns the JavaScript name of the function that adds the properties of a
            dataclass, or an empty text if it has none.

    Raises:
        NotConstantError: The type has no JSON form.
    """
    if hint in _PLAIN_SHAPES:
        return _PLAIN_SHAPES[hint]
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return f'["=",{",".join(to_json(member) for member in hint)}]'
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return _record_shape(hint, completion)
    made = _generic_shape(get_origin(hint), get_args(hint), completion)
    if made is None:
        raise NotConstantError(
            f"a stored field of type {hint} cannot be checked when it is read",
            "use str, int, float, bool, None, Literal, an enum, a dataclass, or list[…], "
            "tuple[…], dict[str, …] of these",
        )
    return made


def _shapes(parts: tuple[Any, ...], completion: typing.Callable[[type], str]) -> str:
    return ",".join(shape_of(part, completion) for part in parts)


def _generic_shape(
    origin: object, parts: tuple[Any, ...], completion: typing.Callable[[type], str]
) -> str | None:
    if origin in {Union, types.UnionType}:
        return f'["|",{_shapes(parts, completion)}]'
    if origin is Literal:
        return f'["=",{",".join(to_json(part) for part in parts)}]'
    if origin is list or (origin is tuple and parts[1:] == (Ellipsis,)):
        return f'["l",{shape_of(parts[0], completion)}]'
    if origin is tuple:
        return f'["t",{_shapes(parts, completion)}]'
    if origin is dict and parts[0] is str:
        return f'["d",{shape_of(parts[1], completion)}]'
    return None


def _record_shape(hint: type, completion: typing.Callable[[type], str]) -> str:
    hints = typing.get_type_hints(hint)
    members = (
        f"{json.dumps(field.name)}:{shape_of(hints[field.name], completion)}"
        for field in init_fields(hint)
    )
    made = completion(hint)
    return f'["o",{{{",".join(members)}}}{"," + made if made else ""}]'
