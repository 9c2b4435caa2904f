"""Works out the types of expressions from annotations and literals, as far as possible.

The compiler chooses by a type where one Python operator has two meanings, and refuses by it what
would differ in the browser. An unknown type is None; then the JavaScript decides at run time.
"""

# ruff: noqa: ANN401, N802 - types of any kind; methods are named after the classes of ast
import ast
import dataclasses
import enum
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from typing import Any, get_args, get_origin

from reflex_browser_state.functions import Functions, functions_spec

Binding = tuple[str, Any]
"""How a name gets a value: ("value", expression), ("item", iterable) or ("type", type)."""
UNKNOWN: Binding = ("type", None)
_ROUNDS = 20
"""After so many rounds, the types of names that depend on each other count as unknown."""
_SAME = object()
"""The type of a name while it is being worked out: `x = x[1:]` adds nothing to it."""
_NUMBERS = (bool, int, float)
_OF_BUILTINS = {
    "abs": float, "all": bool, "any": bool, "bool": bool, "chr": str, "dict": dict, "float": float,
    "int": int, "len": int, "list": list, "ord": int, "range": range, "round": float,
    "sorted": list, "str": str,
    "tuple": tuple,
}  # fmt: skip
_OF_METHODS = {
    **dict.fromkeys(["count", "find", "index", "rfind"], int),
    **dict.fromkeys(["endswith", "startswith"], bool),
    **dict.fromkeys(
        ["join", "lower", "lstrip", "removeprefix", "removesuffix", "replace", "rstrip", "strip",
         "upper", "zfill"], str,
    ),
    "partition": tuple, "split": list,
}  # fmt: skip
"""The results of methods whose name only text has."""


def kind_of(hint: Any) -> Any:
    """Return the class that a type is made of: list for `list[int]`, None for a union."""
    hint = get_origin(hint) or hint
    return hint if isinstance(hint, type) and hint is not types.UnionType else None


def is_plain_enum(hint: Any) -> bool:
    """Whether a type is an enum whose members equal nothing but themselves."""
    kind = kind_of(hint)
    return isinstance(kind, enum.EnumMeta) and not issubclass(kind, (str, int))


def item_of(hint: Any) -> Any:
    """Return the type of the items of a value of this type."""
    kind, parts = kind_of(hint), get_args(hint)
    if hint is _SAME:
        return _SAME
    if kind is range:
        return int
    if kind is str:
        return str
    is_uniform = parts[1:] == (Ellipsis,) if kind is tuple else kind is dict or len(parts) == 1
    return parts[0] if parts and is_uniform else None


def type_of_value(value: object) -> Any:
    """Return the type of a constant; of a tuple or dict with the type of its items."""
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        item = _common(map(type_of_value, value))
        return tuple if item is None else types.GenericAlias(tuple, (item, ...))
    if isinstance(value, Mapping):
        key, item = _common(map(type, value)), _common(map(type_of_value, value.values()))
        return dict if item is None else types.GenericAlias(dict, (key, item))
    return type(value)


def _list_of(item: Any) -> Any:
    return list if item in {None, _SAME} else list[item]


def _common(hints: Iterable[Any]) -> Any:
    given = list(hints)
    found = [hint for hint in given if hint is not _SAME]
    if not found:
        return _SAME if given else None
    if all(hint == found[0] for hint in found):
        return found[0]
    kinds = {kind_of(hint) for hint in found}
    return kinds.pop() if len(kinds) == 1 else None


@dataclasses.dataclass(eq=False)
class Types:
    """The types of the expressions of one function.

    Attributes:
        known: Returns the value of a name or dotted name that is known at build time, else None.
        member: Returns the type of a field, property or method's result of `self`.
        is_self: Whether an expression is `self`.
        scopes: The names of the functions and comprehensions around the expression.
    """

    known: Callable[[ast.expr], Any]
    member: Callable[[str], Any]
    is_self: Callable[[ast.AST], bool]
    scopes: list[Mapping[str, list[Binding]]]
    _found: dict[int, tuple[list[Binding], Any]] = dataclasses.field(default_factory=dict)
    _assumed: dict[int, tuple[list[Binding], int, Any]] = dataclasses.field(default_factory=dict)
    _visible: int | None = None

    def of(self, node: ast.AST | None) -> Any:
        """Return the type of an expression, or None."""
        find = getattr(self, f"_of_{type(node).__name__}", None)
        found = None if find is None else find(node)
        return None if found is _SAME and not self._assumed else found

    def unpacked(self, iterated: ast.expr, names: list[str]) -> list[Binding]:
        """Return how a loop over a value binds several names at once."""
        if len(names) == 2 and isinstance(iterated, ast.Call):
            func = iterated.func
            if self.known(func) is enumerate and iterated.args:
                return [("type", int), ("item", iterated.args[0])]
            parts = get_args(self.of(func.value)) if isinstance(func, ast.Attribute) else ()
            if len(parts) == 2 and isinstance(func, ast.Attribute) and func.attr == "items":
                return [("type", part) for part in parts]
        return [UNKNOWN] * len(names)

    def annotated(self, node: ast.expr | None) -> Any:
        """Return the type that an annotation names; only plain names and `name[…]` count."""
        if isinstance(node, ast.Subscript):
            kind = self.annotated(node.value)
            parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            inner = tuple(... if _is_dots(part) else self.annotated(part) for part in parts)
            return kind[inner] if kind in {list, dict, tuple} and None not in inner else kind
        found = self.known(node) if isinstance(node, ast.Name | ast.Attribute) else None
        return found if isinstance(found, type) else None

    def _of_Constant(self, node: ast.Constant) -> Any:
        return type(node.value)

    def _of_JoinedStr(self, _node: ast.JoinedStr) -> Any:
        return str

    def _of_List(self, node: ast.List) -> Any:
        item = _common(self.of(part) for part in node.elts)
        return _list_of(item)

    def _of_ListComp(self, _node: ast.ListComp) -> Any:
        return list

    def _of_Tuple(self, node: ast.Tuple) -> Any:
        return tuple

    def _of_Dict(self, node: ast.Dict) -> Any:
        return dict

    _of_DictComp = _of_Dict  # noqa: N815 - see above

    def _of_Compare(self, _node: ast.Compare) -> Any:
        return bool

    def _of_UnaryOp(self, node: ast.UnaryOp) -> Any:
        return bool if isinstance(node.op, ast.Not) else self.of(node.operand)

    def _of_BoolOp(self, node: ast.BoolOp) -> Any:
        return _common(self.of(value) for value in node.values)

    def _of_IfExp(self, node: ast.IfExp) -> Any:
        return _common([self.of(node.body), self.of(node.orelse)])

    def _of_BinOp(self, node: ast.BinOp) -> Any:
        left, right = self.of(node.left), self.of(node.right)
        if _SAME in (left, right):
            return _SAME
        if left in _NUMBERS and right in _NUMBERS:
            whole = float not in (left, right) and not isinstance(node.op, ast.Div | ast.Pow)
            return int if whole else float
        if isinstance(node.op, ast.Add):
            return _common([left, right])
        if isinstance(node.op, ast.Mult):
            repeated = [hint for hint in (left, right) if kind_of(hint) in {str, list, tuple}]
            return repeated[0] if repeated else None
        return dict if isinstance(node.op, ast.BitOr) and kind_of(left) is dict else None

    def _of_Name(self, node: ast.Name) -> Any:
        for at in reversed(range(len(self.scopes) if self._visible is None else self._visible)):
            if node.id in self.scopes[at]:
                return self._of_bindings(self.scopes[at][node.id], at + 1)
        return self._of_known(node)

    def _of_known(self, node: ast.expr) -> Any:
        value = self.known(node)
        if isinstance(value, enum.EnumMeta):
            return tuple[value, ...]
        return None if isinstance(value, type) or value is None else type_of_value(value)

    def _of_bindings(self, bindings: list[Binding], visible: int) -> Any:
        """Return the type of a name, which is bound in the innermost of the `visible` scopes.

        Names may depend on each other: all begin as `_SAME`, and their types are worked out again
        until none changes.
        """
        key = id(bindings)
        if key in self._found:
            return self._found[key][1]
        if key in self._assumed:
            return self._assumed[key][2]
        is_first = not self._assumed
        self._assumed[key] = bindings, visible, _SAME
        if not is_first:
            return _SAME
        for _ in range(_ROUNDS):
            before = dict(self._assumed)
            for one, (each, scope, _type) in before.items():
                self._assumed[one] = each, scope, self._common_of(each, scope)
            if self._assumed == before:
                break
        else:
            self._assumed = {one: (each, 0, None) for one, (each, _, _) in self._assumed.items()}
        for one, (each, _scope, found) in self._assumed.items():
            self._found[one] = each, None if found is _SAME else found
        self._assumed = {}
        return self._found[key][1]

    def _common_of(self, bindings: list[Binding], visible: int) -> Any:
        before, self._visible = self._visible, visible
        found = _common([self._of_binding(binding) for binding in bindings])
        self._visible = before
        return found

    def _of_binding(self, binding: Binding) -> Any:
        how, what = binding
        if how == "type":
            return what
        return self.of(what) if how == "value" else item_of(self.of(what))

    def _of_Attribute(self, node: ast.Attribute) -> Any:
        if self.is_self(node.value):
            return self.member(node.attr)
        found = self._of_known(node)
        if found is not None:
            return found
        cls = kind_of(self.of(node.value))
        return attribute_of(cls, node.attr)

    def _of_Subscript(self, node: ast.Subscript) -> Any:
        hint = self.of(node.value)
        kind, parts = kind_of(hint), get_args(hint)
        if hint is _SAME or isinstance(node.slice, ast.Slice):
            return hint
        return parts[1] if kind is dict and parts else None if kind is dict else item_of(hint)

    def _of_Call(self, node: ast.Call) -> Any:
        func = node.func
        value = self.known(func)
        if isinstance(value, type):
            if value in {list, tuple, reversed} and len(node.args) == 1:
                return _list_of(item_of(self.of(node.args[0])))
            is_class = dataclasses.is_dataclass(value) or isinstance(value, enum.EnumMeta)
            return value if is_class else _OF_BUILTINS.get(value.__name__)
        if isinstance(value, types.FunctionType):
            return hints_of(value).get("return")
        if isinstance(value, types.BuiltinFunctionType):
            return self._of_builtin(value, node.args)
        return self._of_method(func) if isinstance(func, ast.Attribute) else None

    def _of_builtin(self, function: types.BuiltinFunctionType, given: list[ast.expr]) -> Any:
        if function is sum and len(given) > 1:
            start = self.of(given[1])
            return kind_of(start) or start
        if function in {sorted, min, max} and len(given) == 1:
            item = item_of(self.of(given[0]))
            return _list_of(item) if function is sorted else item
        return _OF_BUILTINS.get(function.__name__)

    def _of_method(self, func: ast.Attribute) -> Any:
        if self.is_self(func.value):
            return self.member(func.attr)
        base = self.known(func.value)
        if isinstance(base, Functions):
            return hints_of(getattr(functions_spec(base).api, func.attr, None)).get("return")
        if func.attr == "copy":
            return self.of(func.value)
        hint = self.of(func.value)
        return _OF_METHODS.get(func.attr) if hint is str else hint if hint is _SAME else None


def hints_of(function: Any) -> dict[str, Any]:
    """Return the types in a function's signature; none if one cannot be resolved."""
    try:
        return typing.get_type_hints(function)
    except (NameError, TypeError, AttributeError):
        return {}


def attribute_of(cls: Any, name: str) -> Any:
    """Return the type of a dataclass's field or property, or None."""
    if cls is None or not dataclasses.is_dataclass(cls):
        return None
    member = getattr(cls, name, None)
    if isinstance(member, property):
        return hints_of(member.fget).get("return")
    return hints_of(cls).get(name)


def _is_dots(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is ...
