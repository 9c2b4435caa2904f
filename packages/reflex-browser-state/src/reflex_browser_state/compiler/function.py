"""Compiles one Python function to JavaScript.

Every method `visit_…` either returns JavaScript that means what the Python code means, or raises
`BrowserCompileError`. Where the languages differ, the JavaScript calls a helper of js/python.js or
js/text.js.

An expression becomes one text that can be used at any place in another expression, because
operators are always put in parentheses. A statement becomes a list of lines.
"""

import ast
import builtins
import dataclasses
import enum
import inspect
import json
import math
import re
import sys
import types
import typing
from collections.abc import Callable, Collection, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType
from typing import Any, NoReturn, Protocol

from reflex_browser_state.compiler.names import Known, is_project, origin, reads_environment
from reflex_browser_state.compiler.source import BrowserCompileError, Source
from reflex_browser_state.compiler.types import (
    UNKNOWN,
    Binding,
    Types,
    hints_of,
    is_plain_enum,
    item_of,
    kind_of,
)
from reflex_browser_state.compiler.values import (
    NotConstantError,
    check_record,
    plain,
    properties_of,
    to_json,
)
from reflex_browser_state.declaration import without_self
from reflex_browser_state.functions import BrowserError, Functions, functions_spec


class References(Protocol):
    """Includes the functions and constants that code uses, and returns their JavaScript names."""

    def helper(self, file: str, name: str) -> str:
        """Import a name from a JavaScript file of the package."""
        ...

    def script(self, path: Path, name: str) -> str:
        """Import a function of a site's JavaScript file."""
        ...

    def function(self, function: FunctionType) -> str:
        """Include a function of a plain module."""
        ...

    def uses_browser(self, name: str) -> bool:
        """Return whether an included function calls `browser`, itself or through others."""
        ...

    def constant(self, value: object, module: str, name: str) -> str:
        """Include a constant."""
        ...

    def factory(self, cls: type) -> str:
        """Include the function that builds a dataclass."""
        ...


# ---- What compiled code may call

BUILTINS = {
    "abs": "x", "all": "x", "any": "x", "bool": "x", "chr": "n", "dict": "x=", "divmod": "a b",
    "enumerate": "x start=", "float": "x", "int": "x", "len": "x", "list": "x=",
    "next": "x default=", "ord": "c", "range": "a b= c=", "reversed": "x", "round": "x n=",
    "sorted": "x key= reverse=", "str": "x=", "sum": "x start=", "tuple": "x=",
}  # fmt: skip
"""The builtins that compile, with their parameters; `=` marks the optional ones.

`min`, `max` and `zip` compile too; they take any number of arguments."""
METHODS = {
    "append": 1, "clear": 0, "copy": 0, "count": 1, "endswith": 1, "extend": 1, "find": 1,
    "get": (1, 2), "index": 1, "insert": 2, "items": 0, "join": 1, "keys": 0, "lower": 0,
    "lstrip": (0, 1), "partition": 1, "pop": (0, 2), "remove": 1, "removeprefix": 1,
    "removesuffix": 1, "replace": 2, "reverse": 0, "rfind": 1, "rstrip": (0, 1),
    "setdefault": (1, 2), "sort": 0, "split": (0, 2), "startswith": 1, "strip": (0, 1),
    "update": 1, "upper": 0, "values": 0, "zfill": 1,
}  # fmt: skip
"""The methods of text, lists and dicts that compile, with the number of their arguments."""
MATH = {"floor", "ceil", "sqrt", "trunc", "sin", "cos", "tan", "atan2", "exp", "hypot"}
"""The functions of `math` that compile."""
_DECORATORS = {"event", "computed", "property"}
_MUTATING = {
    "append", "clear", "extend", "insert", "pop", "remove", "reverse", "setdefault", "sort",
    "update",
}  # fmt: skip
_SEARCHES = {"all", "any", "next"}
_KEYED = {"get", "pop", "setdefault"}
_CONSUMERS = {
    "all", "any", "dict", "len", "list", "next", "sorted", "sum", "tuple",
    "extend", "join", "update",
}  # fmt: skip
"""Builtins and methods that read their whole argument at once, so it may be a generator."""
_LAZY_BUILTINS = {"enumerate", "reversed", "zip"}
_LAZY_METHODS = {"items", "keys", "values"}
_ERRORS = {
    AssertionError, AttributeError, BrowserError, IndexError, KeyError, OverflowError, RuntimeError,
    StopIteration, TypeError, ValueError, ZeroDivisionError,
}  # fmt: skip
"""The errors that compiled code may catch by name, beside the project's own."""

# ---- What to write instead of what does not compile

SYNTAX_PROBLEM = "The syntax {} does not run in the browser."
_SYNTAX_HINTS = {
    "Await": "use browser.after(seconds, self.method)",
    "NamedExpr": "assign in a statement of its own",
    "Set": "use a tuple or a list",
    "SetComp": "use a list",
    "Starred": "pass the values one by one",
    "GeneratorExp": "use a list comprehension",
    "Match": "use if and elif",
    "TryStar": "use except",
    "TemplateStr": "use an f-string",
    "TypeAlias": "name types at the top of the module",
    "With": "call what it needs directly",
    "Global": "keep the value in a field of the State",
    "Nonlocal": "keep the value in a field of the State",
    "Import": "import at the top of the module",
    "ImportFrom": "import at the top of the module",
    "ClassDef": "define classes at the top of a module",
    "AsyncFunctionDef": "use browser.after(seconds, self.method)",
}
_BUILTIN_HINTS = {
    "print": "use browser.alert(…) or a field that the page shows",
    "isinstance": "keep values of one type, or compare with None",
    "set": "use a list or dict",
    "map": "use a comprehension",
    "filter": "use a comprehension",
    "open": "keep values in fields; stored(…) keeps them in the browser",
    "getattr": "name the attribute",
    "hasattr": "name the attribute",
    "super": "name the method",
    "issubclass": "keep values of one type, or compare with None",
    "type": "keep values of one type, or compare with None",
    "setattr": "name the attribute",
    "delattr": "assign None",
    "iter": "use a for loop",
    "pow": "use **, and % for a remainder",
    "repr": "use str(…) or an f-string",
    "ascii": "use str(…) or an f-string",
    "format": "use an f-string",
    "frozenset": "use a tuple, or a constant at the top of the module",
    "slice": "write the slice where it is used: xs[a:b]",
    "hash": "use hash32(n) of reflex_browser_state.portable",
    "id": "compare with ==",
    "input": "use a field and an input of the page",
}
_CALL_HINTS = {
    "Counter": "count in a dict: counts[key] = counts.get(key, 0) + 1",
    "defaultdict": "use a dict and d.setdefault(key, []) or d.get(key, 0)",
    "deque": "use a list",
    "OrderedDict": "use a dict, which keeps its order",
    "namedtuple": "use a frozen dataclass",
}
_METHOD_HINTS = {
    "casefold": "use lower()",
    "title": "use upper() on the first letter",
    "capitalize": "use text[:1].upper() + text[1:].lower()",
    "format": "use an f-string",
    "isdigit": "compare with text that contains the digits",
    "add": "use a list and append()",
    "format_map": "use an f-string",
    "center": "use an f-string: f'{text:^10}'",
    "ljust": "use an f-string: f'{text:<10}'",
    "rjust": "use an f-string: f'{text:>10}'",
    "splitlines": 'use split("\\n")',
    "rindex": "use rfind()",
    "rsplit": "use rfind() and slices",
    "rpartition": "use rfind() and slices",
    "encode": "use utf16_codes(text) of reflex_browser_state.portable",
    "translate": "use replace()",
    "fromkeys": "use a comprehension: {key: value for key in keys}",
    "popitem": "use list(d)[-1] and pop()",
    **dict.fromkeys(
        ["isalnum", "isalpha", "isascii", "isdecimal", "isnumeric", "isspace"],
        "compare with text that contains the characters",
    ),
    "isupper": "compare with upper()",
    "islower": "compare with lower()",
}
_ARGUMENT_HINTS = {
    "int": "int() reads decimal numbers only",
    "sum": "give the values and a start",
}
_MODULE_HINTS = {
    "random": "use browser.random() or browser.random_int(low, high)",
    "datetime": "use browser.local_time(ms) or browser.zoned_time(ms, zone)",
    "zoneinfo": "use browser.zoned_time(ms, zone)",
    "time": "use browser.now(), browser.after(seconds, …), browser.every(seconds, …)",
    "html": "use escape_html(text) of reflex_browser_state.portable",
    "json": "keep values in fields; stored(…) reads and writes JSON",
    "asyncio": "use browser.after(seconds, …)",
    "re": "use the methods of str, such as find(), split() and startswith()",
    "locale": "use browser.locale_number(n)",
    "os": "keep secrets in an rx.State; what everyone may read can be the default of a field",
    "reflex": "use `browser`, or name events of Reflex in the page: on_click=[A.b, rx.redirect(…)]",
}
_STATE_HINTS = {
    "router": "keep what the URL says in a query(…) field",
    "get_state": "let the page call handlers of both: on_click=[One.method, Other.method]",
    "get_var_value": "pass the Var to the handler in the page: on_click=One.method(Other.field)",
    "get_value": "write self.name",
    "setvar": "write self.name = value",
    "is_hydrated": "on_start runs when the page is ready",
    "get_client_token": "a page has no session on a server",
}
"""What to write instead of members that only an rx.State has."""
_STATES = {"reflex.state", "reflex_browser_state.state"}
"""The modules with the base classes of States."""
_CALL_OF_STATE = "write self.method(), or name both in the page: on_click=[One.method, Two.method]"
_IN_A_FIELD = "keep what changes in a field of the State"

# ---- JavaScript

_RESERVED = frozenset(
    """arguments await case catch const debugger default delete do enum eval export extends
    function implements instanceof interface let new null package private protected public static
    super switch this throw typeof undefined var void Infinity Math NaN""".split()  # noqa: SIM905 - easier to read than a list
)
"""Python names that mean something else in JavaScript."""
_TEXT_HELPERS = {"py_chr", "py_format", "py_ord", "py_round_to", "py_str"}
"""The helpers in js/text.js, beside the methods; all others are in js/python.js."""
_HELPER_PREFIXES = ("py_", "method_", "browser_", "portable_")
_BINARY: dict[type[ast.operator], str] = {
    ast.Add: "py_add", ast.Sub: "py_sub", ast.Mult: "py_mul", ast.Div: "py_div", ast.Mod: "py_mod",
    ast.FloorDiv: "py_floordiv", ast.Pow: "py_pow", ast.BitAnd: "py_bitand",
    ast.BitOr: "py_bitor", ast.BitXor: "py_bitxor", ast.LShift: "py_lshift",
    ast.RShift: "py_rshift",
}  # fmt: skip
_NUMERIC = (ast.Sub, ast.Div, ast.Mod, ast.FloorDiv, ast.Pow)
_ORDER: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "py_lt"),
    ast.LtE: ("<=", "py_le"),
    ast.Gt: (">", "py_gt"),
    ast.GtE: (">=", "py_ge"),
}
_FORMAT = re.compile(r"(?:(.)?([<>^]))?(0)?(\d+)?(,)?(?:\.(\d+))?([dfs%])?")
_ZEROS_AND_COMMAS = re.compile(r"(?<!\d)0\d+,")
_PLAIN_KEY = re.compile(r"(?!__proto__$)(?!\d+$).*", re.DOTALL)
"""A key that JavaScript keeps in its place: not a number, which comes first."""
_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_SCOPES = (ast.FunctionDef, ast.Lambda, ast.ListComp, ast.GeneratorExp, ast.DictComp, ast.SetComp)
_MISSING = object()


@dataclass(frozen=True, kw_only=True, slots=True)
class Owner:
    """The class whose methods or properties are compiled: a State, or a dataclass.

    Attributes:
        label: The name of the class.
        fields: The names of its fields.
        properties: The names of its properties.
        signature: Returns a method's parameters without `self`, or None if it has no such method.
        hint: Returns the type of a field, a property or the result of a method, or None.
    """

    label: str
    fields: Collection[str]
    properties: Collection[str]
    signature: Callable[[str], inspect.Signature | None] = lambda _name: None
    hint: Callable[[str], Any] = lambda _name: None


@dataclass(frozen=True, kw_only=True, slots=True)
class Compiled:
    """A JavaScript function: parameters, the lines of its body, whether it calls `browser`."""

    parameters: str
    lines: list[str]
    uses_browser: bool

    @property
    def text(self) -> str:
        """Parameters and body, as they follow the name of a function or method."""
        return f"({self.parameters}) " + "\n".join(["{", *_indented(self.lines), "}"])


def compile_function(
    source: Source,
    program: References,
    owner: Owner | None = None,
    *,
    receiver: str = "this",
    read_only: bool = False,
) -> Compiled:
    """Compile one function.

    Args:
        source: The function.
        program: Gets the functions and constants that the function refers to.
        owner: The class, if it is a method or property.
        receiver: The JavaScript name for `self`.
        read_only: Whether it may only read, as a property does.

    Raises:
        BrowserCompileError: Something in it cannot run in a browser.
    """
    for decorator in source.node.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        if getattr(called, "attr", getattr(called, "id", "")) not in _DECORATORS:
            raise source.error(
                decorator,
                "A decorator does not run in the browser.",
                "remove it; only event, computed and property are allowed",
            )
    compiler = _FunctionCompiler(source, program, owner, receiver, read_only)
    parameters, lines = compiler.definition(source.node, is_method=owner is not None)
    return Compiled(parameters=parameters, lines=lines, uses_browser=compiler.uses_browser)


@dataclass(eq=False)
class _FunctionCompiler(ast.NodeVisitor):
    source: Source
    program: References
    owner: Owner | None
    receiver: str
    read_only: bool
    self_name: str = ""
    scopes: list[Mapping[str, list[Binding]]] = dataclasses.field(default_factory=list)
    uses_browser: bool = False
    temporaries: int = 0
    comprehensions: int = 0

    def __post_init__(self) -> None:
        member = self.owner.hint if self.owner is not None else lambda _name: None
        self.types = Types(self.known_value, member, self.is_self, self.scopes)

    def refuse(self, node: ast.AST, problem: str, hint: str) -> NoReturn:
        raise self.source.error(node, problem, hint)

    def generic_visit(self, node: ast.AST) -> NoReturn:
        """Refuse every kind of syntax that has no method here."""
        kind = type(node).__name__
        self.refuse(node, SYNTAX_PROBLEM.format(kind), syntax_hint(kind))

    def helper(self, name: str, *arguments: str) -> str:
        """Import a helper of js/python.js or js/text.js and return a call of it."""
        is_text = name.startswith("method_") or name in _TEXT_HELPERS
        self.program.helper("text" if is_text else "python", name)
        return f"{name}({', '.join(arguments)})"

    def temporary(self) -> str:
        """Return a name that Python code cannot use."""
        self.temporaries += 1
        return f"${self.temporaries}"

    # ---- Names

    @contextmanager
    def scope(self, names: Mapping[str, list[Binding]]) -> Generator[None]:
        self.scopes.append(names)
        yield
        self.scopes.pop()

    def is_local(self, name: str) -> bool:
        return any(name in scope for scope in self.scopes)

    def is_self(self, node: ast.AST) -> bool:
        return (
            isinstance(node, ast.Name)
            and node.id == self.self_name
            and not self.is_local(self.self_name)
        )

    def known(self, node: ast.AST) -> Known | None:
        """Return the object of a name or dotted name, if it is known at build time."""
        found = None
        if isinstance(node, ast.Name) and not (self.is_local(node.id) or self.is_self(node)):
            found = self.global_(node)
        if isinstance(node, ast.Attribute):
            base = self.known(node.value)
            found = None if base is None else self.known_attribute(node, base)
        if found is not None and reads_environment(found):
            problem = f"{found.name} is read from the environment, and everyone can read a page."
            self.refuse(node, problem, _MODULE_HINTS["os"])
        return found

    def known_value(self, node: ast.expr) -> Any:  # noqa: ANN401 - any value
        """Return the value of a name that is known at build time, or None."""
        try:
            known = self.known(node)
        except BrowserCompileError:
            return None
        return None if known is None else known.value

    def known_attribute(self, node: ast.Attribute, base: Known) -> Known | None:
        if isinstance(base.value, types.ModuleType):
            self.check_module(node, base.value)
            if not hasattr(base.value, node.attr):
                self.refuse(node, f"{base.value.__name__} has no {node.attr}.", "check the name")
            return origin(base.value.__name__, node.attr, getattr(base.value, node.attr))
        if isinstance(base.value, enum.EnumMeta) and node.attr in base.value.__members__:
            return Known(base.value[node.attr], base.module, f"{base.name}.{node.attr}")
        if isinstance(base.value, enum.Enum) and node.attr in {"value", "name"}:
            return Known(getattr(base.value, node.attr), base.module, f"{base.name}.{node.attr}")
        return None

    def global_(self, node: ast.Name) -> Known:
        function = self.source.function
        if node.id in function.__code__.co_freevars:
            self.refuse(node, f"{node.id} belongs to a surrounding function.", "pass it in")
        value = function.__globals__.get(node.id, _MISSING)
        if value is not _MISSING:
            return origin(function.__module__, node.id, value)
        value = getattr(builtins, node.id, _MISSING)
        if value is _MISSING:
            hint = "define it at the top of the module, or import it there"
            self.refuse(node, f"The name {node.id} is not defined.", hint)
        return Known(value, "builtins", node.id)

    def check_module(self, node: ast.AST, module: types.ModuleType) -> None:
        if module is not math and not is_project(module):
            root = module.__name__.partition(".")[0]
            hint = _MODULE_HINTS.get(root, "write a function of your own, or use `browser`")
            self.refuse(node, f"The module {module.__name__} does not exist in a browser.", hint)

    def included(self, node: ast.AST, known: Known) -> str:
        """Return the JavaScript for a value known at build time, and include it in the program."""
        value = known.value
        if isinstance(value, types.FunctionType):
            return self.function(node, value)
        if isinstance(value, type) and issubclass(value, enum.Enum):
            return self.program.constant(tuple(value), known.module, known.name)
        if isinstance(value, types.ModuleType):
            self.check_module(node, value)
        is_builtin = known.module == "builtins" or isinstance(value, Functions)
        if isinstance(value, type) and _STATES & {base.__module__ for base in value.__mro__}:
            self.refuse(node, f"{known.name} is out of reach of a handler.", _CALL_OF_STATE)
        if isinstance(value, types.ModuleType | type) or is_builtin:
            hint = f"call it, or write `lambda x: {known.name}(x)`"
            self.refuse(node, f"{known.name} cannot be passed around.", hint)
        if known.module in sys.modules:
            self.check_module(node, sys.modules[known.module])
        try:
            if isinstance(value, enum.Enum | bool | int | float | str | None):
                return _literal(plain(value))
            return self.program.constant(value, known.module, known.name)
        except NotConstantError as error:
            problem = f"{known.module}.{known.name} is not a constant: {error}."
            self.refuse(node, problem, error.hint)

    def function(self, node: ast.AST, function: types.FunctionType) -> str:
        """Include another function in the program and return its JavaScript name."""
        function = inspect.unwrap(function)
        self.check_module(node, sys.modules[function.__module__])
        name = self.program.function(function)
        if self.program.uses_browser(name):
            self.use_browser(node)
        return name

    def use_browser(self, node: ast.AST) -> None:
        self.uses_browser = True
        if self.read_only:
            hint = "keep the answer in a field that on_start or a timer sets"
            self.refuse(node, "A property is also computed at build time, without a browser.", hint)

    def constant(self, node: ast.expr) -> object:
        """Return the scalar that an expression evaluates to, or `_MISSING`."""
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            value = self.constant(node.operand)
            return -value if isinstance(value, int | float) else _MISSING
        known = self.known(node)
        value = _MISSING if known is None else known.value
        value = value.value if isinstance(value, enum.Enum) else value
        return value if isinstance(value, bool | int | float | str | None) else _MISSING

    # ---- Simple expressions

    def visit_Constant(self, node: ast.Constant) -> str:
        if isinstance(node.value, bytes | complex) or node.value is ...:
            self.refuse(node, f"{node.value!r} does not exist in a browser.", "use text or numbers")
        try:
            return _literal(plain(node.value))
        except NotConstantError as error:
            self.refuse(node, f"This number does not fit: {error}.", error.hint)

    def visit_Name(self, node: ast.Name) -> str:
        if self.is_self(node):
            self.refuse(node, "The State itself cannot be passed around.", "pass its fields")
        known = self.known(node)
        return _local(node.id) if known is None else self.included(node, known)

    def visit_Attribute(self, node: ast.Attribute) -> str:
        if node.attr.startswith("__"):
            self.refuse(node, f"{node.attr} does not exist in a browser.", "use another name")
        if self.owner is not None and self.is_self(node.value):
            if self.owner.signature(node.attr) is not None:
                return f"((...values) => {self.receiver}.{node.attr}(...values))"
            return self.member(node, [*self.owner.fields, *self.owner.properties])
        known = self.known(node)
        return self.attribute(node) if known is None else self.included(node, known)

    def attribute(self, node: ast.Attribute) -> str:
        """Return the JavaScript for an attribute of a value that is known at run time only."""
        if self.is_caught_error(node.value):
            self.refuse(node, "An error has only a text in the browser.", "use str(error)")
        value = self.visit(node.value)
        kind = kind_of(self.types.of(node.value))
        if dataclasses.is_dataclass(kind):
            return f"{value}.{self.checked_attribute(node, kind)}"
        if node.attr in METHODS and kind in {str, list, dict, None}:
            method = self.helper(f"method_{node.attr}", "held", "...values")
            made = f"(held) => (...values) => {method}"
            if kind is None:  # also the name of a dataclass's field
                return self.helper("py_member", value, json.dumps(node.attr), made)
            return f"({made})({value})"
        if node.attr in {"value", "name"}:  # an enum member is its value in the browser
            return self.helper(f"py_{node.attr}", value)
        return self.helper("py_attribute", value, json.dumps(node.attr))

    def checked_attribute(self, node: ast.Attribute, cls: Any) -> str:  # noqa: ANN401 - a dataclass
        """Return the name of a field or property, which the dataclass must have."""
        names = [*(f.name for f in dataclasses.fields(cls)), *properties_of(cls)]
        if node.attr not in names:
            hint = "write a plain function" if hasattr(cls, node.attr) else "check the name"
            self.refuse(node, f"{cls.__name__} has no field or property {node.attr}.", hint)
        return node.attr

    def is_caught_error(self, node: ast.expr) -> bool:
        """Whether a name belongs to an `except … as name`."""
        hint = self.types.of(node)
        return isinstance(hint, type) and issubclass(hint, BaseException)

    def member(self, node: ast.Attribute, names: Collection[str]) -> str:
        """Return the JavaScript for `self.name`, where `name` must be one of `names`."""
        if self.owner is not None and node.attr not in names:
            problem = f"{self.owner.label} has no field {node.attr} that can be used here."
            declaration = f"declare it in the class: `{node.attr}: type = default`"
            self.refuse(node, problem, _STATE_HINTS.get(node.attr, declaration))
        return f"{self.receiver}.{node.attr}"

    def visit_Subscript(self, node: ast.Subscript) -> str:
        known, part = self.known(node.value), node.slice
        if known is not None and isinstance(known.value, enum.EnumMeta):
            name = self.constant(part)
            if not isinstance(name, str) or name not in known.value.__members__:
                hint = "write the name of a member as text"
                self.refuse(node, f"{known.name} has no such member.", hint)
            member = Known(known.value[name], known.module, f"{known.name}.{name}")
            return self.included(node, member)
        self.check_key(node.value, part)
        value = self.visit(node.value)
        if not isinstance(part, ast.Slice):
            return self.helper("py_item", value, self.visit(part))
        step = 1 if part.step is None else self.constant(part.step)
        if step not in {1, -1, 2, 3, 4, 5, 6, 7, 8, 9}:
            self.refuse(node, "This step of a slice does not run in the browser.", "use 1 to 9, -1")
        if step == -1 and (part.lower or part.upper):
            self.refuse(node, "A backward slice takes no bounds.", "use [::-1] on a slice")
        bounds = [part.lower, part.upper, part.step]
        while bounds and bounds[-1] is None:
            bounds.pop()
        made = ["null" if bound is None else self.visit(bound) for bound in bounds]
        return self.helper("py_slice", value, *made)

    def check_key(self, box: ast.expr, key: ast.expr) -> None:
        """Refuse a key of a dict that is known not to be text."""
        if kind_of(self.types.of(box)) is dict:
            self.check_text_key(key)

    def check_text_key(self, key: ast.expr) -> None:
        kind = kind_of(self.types.of(key))
        if kind is not None and not issubclass(kind, str) and not is_plain_enum(kind):
            problem = (
                f"This key is of type {kind.__name__}; those of a dict are text in the browser."
            )
            self.refuse(key, problem, "use str(…), or an f-string for several values")

    def visit_IfExp(self, node: ast.IfExp) -> str:
        return f"({self.test(node.test)} ? {self.visit(node.body)} : {self.visit(node.orelse)})"

    def visit_Lambda(self, node: ast.Lambda) -> str:
        given = node.args
        if given.kwonlyargs or given.vararg or given.kwarg or given.defaults:
            self.refuse(node, "A lambda takes only plain parameters.", "write a function")
        if self.comprehensions:
            problem = "This lambda would keep the values of its round; Python's sees the last ones."
            self.refuse(node, problem, "build the list with a for loop, or call a function here")
        names = [a.arg for a in (*given.posonlyargs, *given.args)]
        with self.scope({name: [UNKNOWN] for name in names}):
            return f"(({', '.join(map(_local, names))}) => {self.visit(node.body)})"

    # ---- Operators and conditions

    def visit_BinOp(self, node: ast.BinOp) -> str:
        if isinstance(node.op, ast.Mod) and isinstance(self.constant(node.left), str):
            self.refuse(node, "Formatting with % does not run in the browser.", "use an f-string")
        left, right = self.visit(node.left), self.visit(node.right)
        if (
            isinstance(node.op, ast.Sub)
            and self.is_number(node.left)
            and self.is_number(node.right)
        ):
            return f"({left} - {right})"
        if type(node.op) not in _BINARY:
            self.refuse(node, "This operator does not run in the browser.", "use functions")
        return self.helper(_BINARY[type(node.op)], left, right)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.Not):
            return f"(!{self.test(node.operand)})"
        operand = self.visit(node.operand)
        if isinstance(node.op, ast.Invert):
            return self.helper("py_invert", operand)
        if self.is_number(node.operand):
            return f"({'-' if isinstance(node.op, ast.USub) else '+'}{operand})"
        return self.helper("py_neg" if isinstance(node.op, ast.USub) else "py_pos", operand)

    def is_number(self, node: ast.expr) -> bool:
        """Whether the JavaScript of an expression is a number, whatever the annotations say."""
        match node:
            case ast.Constant():
                return isinstance(node.value, int | float)
            case ast.UnaryOp():
                return not isinstance(node.op, ast.Not)
            case ast.BinOp():
                is_text = isinstance(node.op, ast.Mod) and isinstance(node.left, ast.JoinedStr)
                return isinstance(node.op, _NUMERIC) and not is_text
            case ast.Call(func=ast.Name() as func):
                known = self.known(func)
                return known is not None and known.value in (abs, float, int, len, ord, round)
        value = self.constant(node)
        return isinstance(value, int | float)

    def visit_BoolOp(self, node: ast.BoolOp) -> str:
        if self.is_boolean(node):
            return self.test(node)
        helper = "py_and" if isinstance(node.op, ast.And) else "py_or"
        *before, last = [self.visit(value) for value in node.values]
        for value in reversed(before):
            last = self.helper(helper, value, f"() => {last}")
        return last

    def test(self, node: ast.expr) -> str:
        """Return the JavaScript for a condition, which follows Python's truth."""
        if isinstance(node, ast.BoolOp):
            operator = " && " if isinstance(node.op, ast.And) else " || "
            return f"({operator.join(self.test(value) for value in node.values)})"
        visited = self.visit(node)
        return visited if self.is_boolean(node) else self.helper("py_truth", visited)

    def is_boolean(self, node: ast.expr) -> bool:
        """Whether an expression can only be True or False."""
        match node:
            case ast.BoolOp():
                return all(self.is_boolean(value) for value in node.values)
            case ast.UnaryOp():
                return isinstance(node.op, ast.Not)
            case ast.Call(func=ast.Attribute() as func):
                return func.attr in {"startswith", "endswith"} and not self.is_self(func.value)
            case ast.Call(func=ast.Name() as func):
                known = self.known(func)
                return known is not None and known.value in (any, all, bool)
        return isinstance(node, ast.Compare) or isinstance(self.constant(node), bool)

    def visit_Compare(self, node: ast.Compare) -> str:
        for middle in node.comparators[:-1]:
            if not isinstance(middle, ast.Name | ast.Constant | ast.Attribute):
                problem = "The middle of this comparison would be computed twice."
                self.refuse(middle, problem, "give it a name first")
        sides = [node.left, *node.comparators]
        pairs = [self.compared(sides[i], op, sides[i + 1]) for i, op in enumerate(node.ops)]
        return pairs[0] if len(pairs) == 1 else f"({' && '.join(pairs)})"

    def compared(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> str:
        negation = "!" if isinstance(op, ast.NotEq | ast.NotIn | ast.IsNot) else ""
        if isinstance(op, ast.Eq | ast.NotEq):
            self.check_equality(left, right)
        if isinstance(op, ast.In | ast.NotIn):
            self.check_key(right, left)
            for item in right.elts if isinstance(right, ast.List | ast.Tuple) else []:
                self.check_equality(left, item)
            if isinstance(right, ast.Set):
                right = ast.copy_location(ast.List(elts=right.elts, ctx=ast.Load()), right)
            test = self.helper("py_in", self.visit(left), self.iterable(right))
            return f"({negation}{test})" if negation else test
        constants = self.constant(left), self.constant(right)
        a, b = self.visit(left), self.visit(right)
        if isinstance(op, ast.Is | ast.IsNot):
            known = self.known(right)
            if not (constants[1] is None or isinstance(constants[1], bool)) and not (
                known is not None and isinstance(known.value, enum.Enum)
            ):
                problem = "`is` compares only with None, True, False and members of an enum."
                self.refuse(right, problem, "use ==")
            return f"({a} {negation or '='}={'' if constants[1] is None else '='} {b})"
        if isinstance(op, ast.Eq | ast.NotEq):
            if any(isinstance(value, str) for value in constants):
                return f"({a} {negation or '='}== {b})"
            return f"({negation}{self.helper('py_eq', a, b)})"
        operator, helper = _ORDER[type(op)]
        if self.is_number(left) and self.is_number(right):
            return f"({a} {operator} {b})"
        return self.helper(helper, a, b)

    def check_equality(self, left: ast.expr, right: ast.expr) -> None:
        """Refuse to compare values that are equal in JavaScript only."""
        hints = kind_of(self.types.of(left)), kind_of(self.types.of(right))
        for one, other in (hints, hints[::-1]):
            if is_plain_enum(one) and other not in {None, one, type(None)}:
                problem = f"A member of {one.__name__} equals nothing but itself."
                self.refuse(right, problem, "compare it with a member, or derive it from StrEnum")
            if one is tuple and other is list:
                problem = "A tuple never equals a list in Python."
                self.refuse(right, problem, "use two lists or two tuples")
            is_record = other is dict or dataclasses.is_dataclass(other)
            if dataclasses.is_dataclass(one) and is_record and other is not one:
                problem = f"A {one.__name__} equals only another one in Python."
                self.refuse(right, problem, "compare their fields")

    def visit_JoinedStr(self, node: ast.JoinedStr) -> str:
        parts = []
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                parts.append(f"${{{self.formatted(part)}}}")
            else:
                text = json.dumps(typing.cast("ast.Constant", part).value)[1:-1]
                parts.append(text.replace("`", "\\`").replace("${", "\\${"))
        return f"`{''.join(parts)}`"

    def formatted(self, node: ast.FormattedValue) -> str:
        if node.conversion not in {-1, ord("s")}:
            self.refuse(node, "!r and !a do not run in the browser.", "leave them out")
        value = self.visit(node.value)
        if node.conversion == ord("s") or node.format_spec is None:
            self.check_text(node.value)
            value = self.helper("py_str", value)
        if node.format_spec is None:
            return value
        parts = typing.cast("ast.JoinedStr", node.format_spec).values
        spec = "".join(str(p.value) for p in parts if isinstance(p, ast.Constant))
        if len(parts) != 1 or not _FORMAT.fullmatch(spec):
            hint = "use [[fill]align][0][width][,][.digits] and d, f, s or %"
            self.refuse(node, "This format does not run in the browser.", hint)
        if "." in spec and spec[-1] not in "fs%":
            problem = "Digits without a letter mean significant digits for a number."
            self.refuse(node, problem, f"write {spec}f for a number, {spec}s for text")
        if _ZEROS_AND_COMMAS.search(spec):
            problem = "Zeros in front of a number with commas do not run in the browser."
            self.refuse(node, problem, "leave out the 0 or the comma")
        return self.helper("py_format", value, json.dumps(spec))

    def check_text(self, node: ast.expr) -> None:
        """Refuse to convert to text a value whose text differs in the browser."""
        hint = self.types.of(node)
        kind = kind_of(hint)
        if kind in {list, tuple, dict, range} or dataclasses.is_dataclass(kind):
            hint = 'join its parts: ", ".join(…)'
        elif is_plain_enum(kind):
            hint = "use .value"
        elif self.is_caught_error(node) and _has_builtin_text(kind):
            hint = "raise and catch an error class of your own; its text is the same"
        else:
            return
        problem = f"The text of a value of type {kind.__name__} differs in the browser."
        self.refuse(node, problem, hint)

    def visit_List(self, node: ast.List | ast.Tuple) -> str:
        items = [
            f"...{self.helper('py_iter', self.iterable(item.value))}"
            if isinstance(item, ast.Starred)
            else self.visit(item)
            for item in node.elts
        ]
        return f"[{', '.join(items)}]"

    visit_Tuple = visit_List  # noqa: N815 - see above

    def visit_Dict(self, node: ast.Dict) -> str:
        constants = [None if key is None else self.constant(key) for key in node.keys]
        if all(isinstance(key, str) and _PLAIN_KEY.fullmatch(key) for key in constants):
            names = [k if _IDENTIFIER.fullmatch(str(k)) else json.dumps(k) for k in constants]
            values = [self.visit(value) for value in node.values]
            members = [f"{name}: {value}" for name, value in zip(names, values, strict=True)]
            return f"({{ {', '.join(members)} }})"
        pairs = []
        for key, constant, value in zip(node.keys, constants, node.values, strict=True):
            if key is None:
                pairs.append(f"...{self.helper('py_pairs', self.visit(value))}")
                continue
            if constant is not _MISSING and not isinstance(constant, str):
                self.refuse(key, "The keys of a dict are text in the browser.", "use str(…)")
            self.check_text_key(key)
            pairs.append(f"[{self.visit(key)}, {self.visit(value)}]")
        return self.helper("py_dict", f"[{', '.join(pairs)}]")

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> NoReturn:
        problem = "A generator expression runs only where all of it is read at once."
        self.refuse(node, problem, "use a list comprehension: […]")

    def visit_ListComp(self, node: ast.ListComp | ast.GeneratorExp) -> str:
        [*_, last] = node.generators
        if len(node.generators) == 1 and not last.ifs:
            return self.loops("py_map", node.generators, lambda: self.visit(node.elt), "")
        return self.loops("py_flatmap", node.generators, lambda: f"[{self.visit(node.elt)}]", "[]")

    def visit_DictComp(self, node: ast.DictComp) -> str:
        def pair() -> str:
            self.check_text_key(node.key)
            return f"[[{self.visit(node.key)}, {self.visit(node.value)}]]"

        return self.helper("py_dict", self.loops("py_flatmap", node.generators, pair, "[]"))

    def loops(
        self,
        helper: str,
        generators: list[ast.comprehension],
        result: Callable[[], str],
        otherwise: str,
    ) -> str:
        """Return the loops of a comprehension, one call of `helper` inside the other.

        `result` gives the innermost JavaScript; `otherwise` replaces it where a condition fails.
        """
        first, rest = generators[0], generators[1:]
        source = self.iterable(first.iter)
        targets = first.target.elts if isinstance(first.target, ast.Tuple) else [first.target]
        names = [t.id for t in targets if isinstance(t, ast.Name)]
        if len(names) != len(targets) or first.is_async:
            self.refuse(first.target, "A comprehension takes only plain names.", "use a for loop")
        parameter = ", ".join(map(_local, names))
        if isinstance(first.target, ast.Tuple):
            source = self.helper("py_rows", source, str(len(names)))
            parameter = f"[{parameter}]"
        bindings: list[Binding] = [("type", item_of(self.types.of(first.iter)))]
        if isinstance(first.target, ast.Tuple):
            bindings = self.types.unpacked(first.iter, names)
        self.comprehensions += 1
        with self.scope({name: [how] for name, how in zip(names, bindings, strict=True)}):
            tests = [self.test(condition) for condition in first.ifs]
            body = self.loops(helper, rest, result, otherwise) if rest else result()
        self.comprehensions -= 1
        if tests:
            body = f"({' && '.join(tests)} ? {body} : {otherwise})"
        return self.helper(helper, source, f"({parameter}) => {body}")

    def iterable(self, node: ast.expr) -> str:
        """Return the JavaScript for a value that is read at once: a dict's view is fine here."""
        return self.call(node) if isinstance(node, ast.Call) else self.visit(node)

    def consumed(self, node: ast.expr) -> str:
        """Return the JavaScript for a value that is read wholly: a generator is fine here, too."""
        return (
            self.visit_ListComp(node) if isinstance(node, ast.GeneratorExp) else self.iterable(node)
        )

    def key_function(self, node: ast.expr) -> str:
        """Return the JavaScript for `key=`, which is called before the next round."""
        before, self.comprehensions = self.comprehensions, 0
        made = self.visit(node)
        self.comprehensions = before
        return made

    # ---- Calls

    def visit_Call(self, node: ast.Call) -> str:
        lazy = _LAZY_METHODS if isinstance(node.func, ast.Attribute) else _LAZY_BUILTINS
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name in lazy and self.is_python_call(node.func):
            problem = f"The result of {name}() can only be read once, at once."
            self.refuse(node, problem, f"put list() around {name}()")
        return self.call(node)

    def is_python_call(self, func: ast.expr) -> bool:
        """Whether a builtin, or a method of text, a list or a dict, is called."""
        if isinstance(func, ast.Attribute):
            return not self.is_self(func.value) and self.known(func) is None
        known = self.known(func)
        return known is not None and known.module == "builtins"

    def call(self, node: ast.Call) -> str:
        if any(isinstance(a, ast.Starred) for a in node.args) or any(
            k.arg is None for k in node.keywords
        ):
            self.refuse(node, "* and ** in a call do not run in the browser.", "name each argument")
        func = node.func
        if isinstance(func, ast.Attribute):
            if self.owner is not None and self.is_self(func.value):
                return self.call_of_own_method(node, func, self.owner)
            base = self.known(func.value)
            if base is not None and isinstance(base.value, Functions):
                return self.call_of_browser(node, func, base)
        known = self.known(func)
        if known is not None:
            return self.call_of_known(node, known)
        if isinstance(func, ast.Attribute):
            return self.call_of_method(node, func)
        if not isinstance(func, ast.Name):
            self.refuse(node, "Only a name or a method can be called.", "name the function")
        self.refuse_keywords(node)
        return f"{_local(func.id)}({self.listed(node.args)})"

    def refuse_keywords(self, node: ast.Call) -> None:
        if node.keywords:
            self.refuse(node, "This call takes no keywords in the browser.", "pass by position")

    def listed(self, nodes: Sequence[ast.expr]) -> str:
        return ", ".join(self.visit(node) for node in nodes)

    def bind(self, node: ast.Call, signature: inspect.Signature, label: str) -> list[str]:
        """Return the arguments of a call in the order of the parameters."""
        try:
            bound = signature.bind(*node.args, **{str(k.arg): k.value for k in node.keywords})
        except TypeError as error:
            self.refuse(node, f"This call of {label} does not fit: {error}.", "see its definition")
        first = self.consumed if label in _CONSUMERS else self.visit
        made = {
            name: (self.key_function if name == "key" else self.visit if at else first)(argument)
            for at, (name, argument) in enumerate(bound.arguments.items())
            if not isinstance(argument, dict)
        }
        for name, keywords in bound.arguments.items():
            if isinstance(keywords, dict):  # of a `**` parameter
                listed = [f"{key}: {self.visit(value)}" for key, value in keywords.items()]
                made[name] = f"{{ {', '.join(listed)} }}"
        return _optional(made, *signature.parameters)

    def call_of_own_method(self, node: ast.Call, func: ast.Attribute, owner: Owner) -> str:
        signature = owner.signature(func.attr)
        if signature is None:
            self.member(func, [*owner.fields, *owner.properties])
            self.refuse(node, f"{func.attr} is not a method.", "leave the brackets out")
        if self.read_only:
            self.refuse(node, "A property only reads.", "move this into a method")
        arguments = self.bind(node, signature, f"{owner.label}.{func.attr}")
        return f"{self.receiver}.{func.attr}({', '.join(arguments)})"

    def call_of_browser(self, node: ast.Call, func: ast.Attribute, base: Known) -> str:
        spec = functions_spec(base.value)
        method = None if func.attr.startswith("_") else getattr(spec.api, func.attr, None)
        if method is None:
            known = ", ".join(name for name in vars(spec.api) if not name.startswith("_"))
            self.refuse(node, f"`{base.name}` has no {func.attr}.", f"use one of {known}")
        self.use_browser(node)
        owned = func.attr in spec.owned
        if owned and self.owner is None:
            problem = "Timers and other effects that end with the page belong to a State."
            self.refuse(node, problem, "start them in one of its methods")
        signature = without_self(inspect.signature(method))
        arguments = self.bind(node, signature, f"{base.name}.{func.attr}")
        if spec.script is None:
            file = spec.files.get(func.attr, "browser_api")
            name = self.program.helper(file, f"browser_{func.attr}")
        else:
            name = self.program.script(spec.script, func.attr)
        return f"{name}({', '.join([self.receiver] * owned + arguments)})"

    def call_of_known(self, node: ast.Call, known: Known) -> str:
        value = known.value
        if value is typing.cast:
            return self.visit(node.args[1])
        if value is dataclasses.replace:
            self.refuse(node, "replace() does not run in the browser.", "build a new one")
        if isinstance(value, types.FunctionType):
            target = self.function(node, value)
            arguments = self.bind(node, inspect.signature(value), f"the function {known.name}")
            return f"{target}({', '.join(arguments)})"
        if isinstance(value, type) and dataclasses.is_dataclass(value):
            return self.call_of_dataclass(node, value)
        if getattr(value, "__module__", "") == math.__name__ and known.name in MATH:
            self.refuse_keywords(node)
            return self.helper("py_math", json.dumps(known.name), *map(self.visit, node.args))
        if known.module == "builtins":
            return self.call_of_builtin(node, known.name)
        problem = f"{known.name} cannot be called in the browser."
        return self.refuse(node, problem, _CALL_HINTS.get(known.name, "call a plain function"))

    def call_of_dataclass(self, node: ast.Call, cls: type) -> str:
        arguments = self.bind(node, inspect.signature(cls), f"the class {cls.__name__}")
        try:
            check_record(cls, made=True)
        except NotConstantError as error:
            self.refuse(node, f"{error}.", error.hint)
        try:
            return f"{self.program.factory(cls)}({', '.join(arguments)})"
        except NotConstantError as error:
            problem = f"A default of {cls.__name__} is not a constant: {error}."
            self.refuse(node, problem, error.hint)

    def call_of_builtin(self, node: ast.Call, name: str) -> str:
        if name in {"min", "max"}:
            return self.call_of_extreme(node, name)
        if name == "zip":
            self.refuse_keywords(node)
            return self.helper("py_zip", *[self.iterable(a) for a in node.args])
        if name not in BUILTINS:
            hint = _BUILTIN_HINTS.get(name, "use simpler functions")
            self.refuse(node, f"{name}() does not run in the browser.", hint)
        source = node.args[0] if node.args else None
        if isinstance(source, ast.GeneratorExp) and name in _SEARCHES:
            return self.search(node, name, source)
        if name == "next":
            self.refuse(node, "next() takes a generator expression here.", "use an index")
        if len(node.args) + len(node.keywords) > BUILTINS[name].count(" ") + 1:
            hint = _ARGUMENT_HINTS.get(name, "see what is documented for it")
            self.refuse(node, f"{name}() takes fewer arguments in the browser.", hint)
        if name == "str" and source is not None:
            self.check_text(source)
        arguments = self.bind(node, _signature(BUILTINS[name]), name)
        if name == "round" and len(arguments) > 1:
            return self.helper("py_round_to", *arguments)
        helper = {"bool": "py_truth", "tuple": "py_list"}.get(name, f"py_{name}")
        return self.helper(helper, *arguments)

    def search(self, node: ast.Call, name: str, source: ast.GeneratorExp) -> str:
        """Return the JavaScript for any, all or next, which read no further than they need."""
        if name == "next":
            found = self.loops(
                "py_find", source.generators, lambda: f"[{self.visit(source.elt)}]", "false"
            )
            return self.helper("py_next", found, *[self.visit(a) for a in node.args[1:2]])
        negation = "!" if name == "all" else ""
        found = self.loops(
            "py_find", source.generators, lambda: negation + self.test(source.elt), "false"
        )
        return f"(!{found})" if negation else found

    def call_of_extreme(self, node: ast.Call, name: str) -> str:
        keywords = {str(k.arg): self.key_function(k.value) for k in node.keywords}
        allowed = {"key", "default"} if len(node.args) == 1 else {"key"}
        if not node.args or keywords.keys() - allowed:
            self.refuse(node, f"This call of {name} does not fit.", "use key= and default=")
        values = self.consumed(node.args[0])
        if len(node.args) > 1:
            values = f"[{self.listed(node.args)}]"
        return self.helper(f"py_{name}", values, *_optional(keywords, "key", "default"))

    def call_of_method(self, node: ast.Call, func: ast.Attribute) -> str:
        name = func.attr
        hint = self.types.of(func.value)
        if dataclasses.is_dataclass(kind_of(hint)):
            problem = f"{kind_of(hint).__name__}.{name}() does not run in the browser."
            self.refuse(node, problem, "write a plain function that takes the dataclass")
        if name not in METHODS:
            hint = _METHOD_HINTS.get(name, "write a function for it")
            self.refuse(node, f"The method {name}() does not run in the browser.", hint)
        if name in _MUTATING:
            self.check_mutable(func.value)
        if name in _KEYED and node.args:
            self.check_key(func.value, node.args[0])
        given = METHODS[name]
        least, most = given if isinstance(given, tuple) else (given, given)
        keywords = {str(k.arg): self.key_function(k.value) for k in node.keywords}
        if keywords.keys() - ({"key", "reverse"} if name == "sort" else set()):
            self.refuse(node, f"{name}() takes no such keywords in the browser.", "use positions")
        if not least <= len(node.args) <= most:
            self.refuse(node, f"{name}() takes {least} to {most} arguments here.", "pass others")
        visit = self.consumed if name in _CONSUMERS else self.visit
        return self.helper(
            f"method_{name}",
            self.visit(func.value),
            *[visit(argument) for argument in node.args],
            *_optional(keywords, "key", "reverse"),
        )

    def check_mutable(self, node: ast.expr) -> None:
        """Refuse to change a global, or in a property a field."""
        if self.known(node) is not None:
            self.refuse(node, "This changes a global, of which each page has a copy.", _IN_A_FIELD)
        while isinstance(node, ast.Attribute | ast.Subscript):
            node = node.value
        if self.read_only and self.is_self(node):
            self.refuse(node, "A property only reads.", "move this into a method")

    # ---- Statements

    def block(self, nodes: list[ast.stmt]) -> list[str]:
        return [line for node in nodes for line in self.visit(node)]

    def braces(self, head: str, nodes: list[ast.stmt], first: Sequence[str] = ()) -> list[str]:
        return [f"{head} {{", *_indented([*first, *self.block(nodes)]), "}"]

    def visit_Pass(self, node: ast.Pass) -> list[str]:
        return []

    def visit_Break(self, node: ast.Break) -> list[str]:
        return ["break;"]

    def visit_Continue(self, node: ast.Continue) -> list[str]:
        return ["continue;"]

    def visit_Expr(self, node: ast.Expr) -> list[str]:
        return [] if isinstance(node.value, ast.Constant) else [f"{self.visit(node.value)};"]

    def visit_Return(self, node: ast.Return) -> list[str]:
        value = node.value
        for part in value.elts if isinstance(value, ast.List | ast.Tuple) else [value]:
            if self.is_own_method(part):
                problem = "A page does not call the method that a handler returns."
                self.refuse(node, problem, "call it: self.method()")
        return [f"return {'null' if value is None else self.visit(value)};"]

    def is_own_method(self, node: ast.AST | None) -> bool:
        return (
            isinstance(node, ast.Attribute)
            and self.owner is not None
            and self.is_self(node.value)
            and self.owner.signature(node.attr) is not None
        )

    def visit_Assign(self, node: ast.Assign) -> list[str]:
        value = self.visit(node.value)
        if len(node.targets) == 1:
            return self.store(node.targets[0], value)
        held = self.temporary()
        stores = [line for target in node.targets for line in self.store(target, held)]
        return [f"const {held} = {value};", *stores]

    def visit_AnnAssign(self, node: ast.AnnAssign) -> list[str]:
        return [] if node.value is None else self.store(node.target, self.visit(node.value))

    def visit_AugAssign(self, node: ast.AugAssign) -> list[str]:
        target = node.target
        if not isinstance(target, ast.Name) and any(
            isinstance(part, ast.Call) for part in ast.walk(target)
        ):
            problem = "The target of this assignment would be computed twice."
            self.refuse(node, problem, "give its parts names first")
        value = ast.copy_location(ast.BinOp(left=target, op=node.op, right=node.value), node)
        kind = kind_of(self.types.of(target))
        in_place = {ast.Add: "py_grow", ast.BitOr: "py_merge"}.get(type(node.op))
        if in_place is None or kind in {int, float, str, bool, tuple}:
            return self.store(target, self.visit(value))
        # A list or dict changes in place, which other names for it show too.
        more = self.visit(node.value)
        is_list = list in {kind, kind_of(self.types.of(node.value))}
        known = ["true"] if is_list else []
        return self.store(target, self.helper(in_place, self.visit(target), more, *known))

    def store(self, target: ast.expr, value: str) -> list[str]:
        """Return the lines that assign a value to a name, attribute, item or tuple of these."""
        if isinstance(target, ast.Name):
            return [f"{_local(target.id)} = {value};"]
        if isinstance(target, ast.Tuple | ast.List):
            unpacked = self.helper("py_unpack", value, str(len(target.elts)))
            if all(isinstance(item, ast.Name) for item in target.elts):
                return [f"[{self.listed(target.elts)}] = {unpacked};"]
            held = self.temporary()
            parts = [self.store(item, f"{held}[{at}]") for at, item in enumerate(target.elts)]
            return [f"const {held} = {unpacked};", *[line for part in parts for line in part]]
        if not isinstance(target, ast.Attribute | ast.Subscript):
            self.refuse(target, "This cannot be assigned to in the browser.", "use plain names")
        self.check_mutable(target.value)
        if isinstance(target, ast.Subscript):
            place = self.place(target)
            return [f"{self.helper('py_set', value, *place)};"]
        if self.owner is not None and self.is_self(target.value):
            return [f"{self.member(target, self.owner.fields)} = {value};"]
        kind = kind_of(self.types.of(target.value))
        if dataclasses.is_dataclass(kind):
            if getattr(kind, "__dataclass_params__").frozen:  # noqa: B009 - of any dataclass
                hint = "build a new one with the changed value"
                self.refuse(target, f"{kind.__name__} is frozen.", hint)
            self.checked_attribute(target, kind)
        box, name = self.visit(target.value), json.dumps(target.attr)
        return [f"{self.helper('py_set_attribute', value, box, name)};"]

    def place(self, target: ast.Subscript) -> tuple[str, str]:
        """Return the JavaScript of an item's container and of its index or key."""
        if isinstance(target.slice, ast.Slice):
            hint = "build a new list: [*xs[:a], *new, *xs[b:]]"
            self.refuse(target, "A slice cannot be assigned to or deleted in the browser.", hint)
        self.check_key(target.value, target.slice)
        return self.visit(target.value), self.visit(target.slice)

    def visit_Delete(self, node: ast.Delete) -> list[str]:
        lines = []
        for target in node.targets:
            if not isinstance(target, ast.Subscript):
                self.refuse(node, "Only items can be deleted.", "assign None")
            self.check_mutable(target.value)
            lines.append(f"{self.helper('py_delete', *self.place(target))};")
        return lines

    def visit_If(self, node: ast.If) -> list[str]:
        lines = self.braces(f"if ({self.test(node.test)})", node.body)
        if node.orelse:
            lines[-1:] = self.braces("} else", node.orelse)
        return lines

    def visit_While(self, node: ast.While) -> list[str]:
        self.refuse_else(node)
        return self.braces(f"while ({self.test(node.test)})", node.body)

    def visit_For(self, node: ast.For) -> list[str]:
        self.refuse_else(node)
        source = self.helper("py_loop", self.iterable(node.iter))
        if isinstance(node.target, ast.Name):
            return self.braces(f"for ({_local(node.target.id)} of {source})", node.body)
        held = self.temporary()
        return self.braces(
            f"for (const {held} of {source})", node.body, self.store(node.target, held)
        )

    def refuse_else(self, node: ast.For | ast.While | ast.Try) -> None:
        if node.orelse:
            problem = "`else` after a loop or `try` does not run in the browser."
            self.refuse(node, problem, "use a flag")

    def error_class(self, node: ast.expr | None) -> Any:  # noqa: ANN401 - an exception class
        """Return the exception class that a name refers to, or None."""
        known = None if node is None else self.known(node)
        cls = None if known is None else known.value
        return cls if isinstance(cls, type) and issubclass(cls, Exception) else None

    def visit_Raise(self, node: ast.Raise) -> list[str]:
        call = node.exc if isinstance(node.exc, ast.Call) else None
        cls = self.error_class(node.exc if call is None else call.func)
        arguments = [] if call is None else call.args
        has_own_init = cls is not None and (
            isinstance(cls.__init__, types.FunctionType)
            or isinstance(cls.__str__, types.FunctionType)
        )
        if cls is None or node.cause is not None or len(arguments) > 1 or has_own_init:
            problem = "Only `raise SomeError(text)` runs in the browser."
            self.refuse(node, problem, "raise a new error with one text")
        texts = [self.helper("py_str", self.visit(a)) for a in arguments] or ['""']
        names = [json.dumps(c.__name__) for c in cls.__mro__ if c is cls or _is_catchable(c)]
        return [f"throw {self.helper('py_error', names[0], *texts, *names[1:])};"]

    def visit_Assert(self, node: ast.Assert) -> list[str]:
        texts = [] if node.msg is None else [self.helper("py_str", self.visit(node.msg))]
        error = self.helper("py_error", '"AssertionError"', *texts)
        return [f"if (!{self.test(node.test)}) throw {error};"]

    def visit_Try(self, node: ast.Try) -> list[str]:
        self.refuse_else(node)
        lines = self.braces("try", node.body)
        if node.handlers:
            caught = self.temporary()
            lines[-1:] = [f"}} catch ({caught}) {{"]
            for at, handler in enumerate(node.handlers):
                test = self.caught(handler, caught)
                first = [] if handler.name is None else [f"{_local(handler.name)} = {caught};"]
                branch = self.braces(f"if ({test})", handler.body, first)
                branch[0] = f"{'} else ' if at else ''}{branch[0]}"
                lines += _indented(branch[:-1])
            lines += [f"  }} else throw {caught};", "}"]
        if node.finalbody:
            lines[-1:] = self.braces("} finally", node.finalbody)
        return lines

    def caught(self, node: ast.ExceptHandler, error: str) -> str:
        """Return the JavaScript test of whether a handler catches an error."""
        cls = self.error_class(node.type)
        if cls is Exception:
            return "true"
        if cls is None or not _is_catchable(cls):
            hint = "catch one named class, such as ValueError or BrowserError"
            self.refuse(node, "This `except` does not run in the browser.", hint)
        return self.helper("py_is_error", error, json.dumps(cls.__name__))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> list[str]:
        if node.decorator_list:
            self.refuse(node, "An inner function takes no decorators.", "leave them out")
        parameters, body = self.definition(node, is_method=False)
        return [f"{_local(node.name)} = ({parameters}) => {{", *_indented(body), "};"]

    def definition(self, node: ast.FunctionDef, *, is_method: bool) -> tuple[str, list[str]]:
        """Return the parameters and the lines of the body of a function."""
        given = node.args
        if given.vararg or given.kwarg:
            self.refuse(node, "* and ** parameters do not run in the browser.", "name each one")
        positional = [*given.posonlyargs, *given.args]
        parameters = [*positional, *given.kwonlyargs]
        defaults: list[ast.expr | None] = [None] * (len(positional) - len(given.defaults))
        defaults += [*given.defaults, *given.kw_defaults]
        if is_method and not parameters:
            self.refuse(node, "A method needs `self`.", "add it as the first parameter")
        if is_method:
            self.self_name = parameters.pop(0).arg
            defaults.pop(0)
        listed = ", ".join(
            _local(parameter.arg) + ("" if default is None else f" = {self.default(default)}")
            for parameter, default in zip(parameters, defaults, strict=True)
        )
        if self.comprehensions:
            self.refuse(node, "A function in a comprehension.", "define it before")
        names = dict.fromkeys(parameter.arg for parameter in parameters)
        variables = [name for name in dict.fromkeys(_bound(node.body)) if name not in names]
        with self.scope(self.bindings(node, [*names, *variables])):
            for part in ast.walk(node):
                if isinstance(part, ast.Yield | ast.YieldFrom | ast.Await):
                    hint = "return a list; wait with browser.after(seconds, …)"
                    self.refuse(part, "Generators and coroutines do not run in the browser.", hint)
            body = self.block(node.body)
        if variables:
            body.insert(0, f"let {', '.join(map(_local, variables))};")
        if not isinstance(node.body[-1], ast.Return | ast.Raise):
            body.append("return null;")
        return listed, body

    def bindings(self, node: ast.FunctionDef, names: list[str]) -> dict[str, list[Binding]]:
        """Return how each local name of a function gets its values."""
        found: dict[str, list[Binding]] = {name: [] for name in names}
        is_own = node is self.source.node
        hints = hints_of(self.source.function) if is_own else {}
        for parameter in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs):
            if parameter.arg in found:
                hint = (
                    hints.get(parameter.arg)
                    if is_own
                    else self.types.annotated(parameter.annotation)
                )
                found[parameter.arg].append(("type", hint))
        for name, binding in _bindings(node.body, self):
            found[name].append(binding)
        return found

    def default(self, node: ast.expr) -> str:
        """Return a parameter's default. Python computes it once, JavaScript at each call."""
        if isinstance(node, ast.Tuple):
            return f"[{', '.join(self.default(item) for item in node.elts)}]"
        if self.constant(node) is _MISSING and self.known(node) is None:
            self.refuse(node, "The default of a parameter must be a constant.", "use None")
        return self.visit(node)


def syntax_hint(kind: str) -> str:
    """Return what to write instead of a class of `ast` that does not compile."""
    return _SYNTAX_HINTS.get(kind, "use simpler statements")


def _literal(value: object) -> str:
    text = to_json(value)
    return f"({text})" if text.startswith("-") else text


def _local(name: str) -> str:
    """Return the JavaScript name of a local variable."""
    return f"${name}" if name in _RESERVED or name.startswith(_HELPER_PREFIXES) else name


def _indented(lines: Sequence[str]) -> list[str]:
    return [f"  {line}" for line in lines]


def _optional(values: dict[str, str], *names: str) -> list[str]:
    """Return values in the order of the names, with `undefined` for those before the last one."""
    found = [values.get(name, "undefined") for name in names]
    while found and found[-1] == "undefined":
        found.pop()
    return found


def _signature(parameters: str) -> inspect.Signature:
    """Build a signature from an entry of `BUILTINS`."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    defaults = {"=": None, "": inspect.Parameter.empty}
    return inspect.Signature(
        [
            inspect.Parameter(name, kind, default=defaults[optional])
            for name, optional in re.findall(r"(\w+)(=?)", parameters)
        ]
    )


def _is_catchable(cls: type) -> bool:
    """Whether `except` may name a class: a builtin one that compiled code raises, or our own."""
    is_own = issubclass(cls, Exception) and is_project(sys.modules.get(cls.__module__))
    return cls in _ERRORS or is_own


def _bound(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """Yield the names that statements bind in their own function."""
    for node in nodes:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        if isinstance(node, ast.FunctionDef) or (isinstance(node, ast.ExceptHandler) and node.name):
            yield str(node.name)
        if not isinstance(node, _SCOPES):
            yield from _bound(list(ast.iter_child_nodes(node)))


def _bindings(
    nodes: Sequence[ast.AST], compiler: _FunctionCompiler
) -> Iterator[tuple[str, Binding]]:
    """Yield the names that statements bind in their own function, each with how it is bound."""
    for node in nodes:
        match node:
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    yield from _stored(target, ("value", value))
            case ast.AnnAssign(target=target, annotation=annotation):
                yield from _stored(target, ("type", compiler.types.annotated(annotation)))
            case ast.For(target=ast.Tuple(elts=elts), iter=iterated) if all(
                isinstance(item, ast.Name) for item in elts
            ):
                names = [typing.cast("ast.Name", item).id for item in elts]
                yield from zip(names, compiler.types.unpacked(iterated, names), strict=True)
            case ast.For(target=target, iter=iterated):
                yield from _stored(target, ("item", iterated))
            case ast.ExceptHandler(name=str() as name, type=cls):
                yield name, ("type", compiler.error_class(cls))
            case ast.FunctionDef(name=name):
                yield name, UNKNOWN
        if not isinstance(node, _SCOPES):
            yield from _bindings(list(ast.iter_child_nodes(node)), compiler)


def _stored(target: ast.expr, binding: Binding) -> Iterator[tuple[str, Binding]]:
    if isinstance(target, ast.Name):
        yield target.id, binding
        return
    how, value = binding
    if how == "value" and isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for item, part in zip(target.elts, value.elts, strict=False):
            yield from _stored(item, ("value", part))
        return
    for name in _bound([target]):
        yield name, UNKNOWN


def _has_builtin_text(cls: type) -> bool:
    """Whether Python itself raises errors of this class, with texts that differ in the browser."""
    return cls.__module__ == "builtins" or issubclass(cls, KeyError)
