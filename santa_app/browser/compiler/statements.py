"""Rewrites the statements of a function."""

# ruff: noqa: D102, N802 - ast.NodeTransformer names its methods after the nodes
import ast
from collections.abc import Iterator

from santa_app.browser.compiler.expressions import Expressions
from santa_app.browser.compiler.names import name

_CAUGHT = frozenset(
    [
        "Exception",
        "ValueError",
        "KeyError",
        "IndexError",
        "TypeError",
        "ZeroDivisionError",
        "AssertionError",
        "StopIteration",
        "RuntimeError",
    ]
)
_NESTED = (ast.FunctionDef, ast.Lambda, ast.ListComp, ast.GeneratorExp, ast.DictComp, ast.SetComp)


class Statements(Expressions):
    """The rewriter's layer for statements, the topmost: an instance of it rewrites a function."""

    def block(self, nodes: list[ast.stmt]) -> list[ast.stmt]:
        """Rewrite a list of statements."""
        made: list[ast.stmt] = []
        for node in nodes:
            result = self.visit(node)
            made.extend(result if isinstance(result, list) else [result])
        return made or [ast.Pass()]

    def visit_Pass(self, node: ast.Pass) -> ast.stmt:
        return node

    def visit_Break(self, node: ast.Break) -> ast.stmt:
        return node

    def visit_Continue(self, node: ast.Continue) -> ast.stmt:
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        if isinstance(node.value, ast.Constant):
            return ast.Pass()
        return ast.Expr(value=self.visit(node.value))

    def visit_Return(self, node: ast.Return) -> ast.stmt:
        return ast.Return(value=None if node.value is None else self.visit(node.value))

    def visit_Assign(self, node: ast.Assign) -> list[ast.stmt]:
        value = self.visit(node.value)
        if len(node.targets) == 1:
            return self._store(node.targets[0], value)
        held = self.fresh()
        made: list[ast.stmt] = [_let(held, value)]
        for target in node.targets:
            made += self._store(target, name(held))
        return made

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt | list[ast.stmt]:
        return (
            ast.Pass() if node.value is None else self._store(node.target, self.visit(node.value))
        )

    def visit_AugAssign(self, node: ast.AugAssign) -> list[ast.stmt]:
        target = node.target
        parts = [target.value, target.slice] if isinstance(target, ast.Subscript) else []
        if any(isinstance(part, ast.Call) for piece in parts for part in ast.walk(piece)):
            self.refuse(node, "The target of this assignment would be computed twice.",
                        "give its parts names first")  # fmt: skip
        value = ast.copy_location(ast.BinOp(left=target, op=node.op, right=node.value), node)
        return self._store(target, self.visit(value))

    def _store(self, target: ast.expr, value: ast.expr) -> list[ast.stmt]:
        if isinstance(target, ast.Name):
            return [_let(self.local(target.id), value)]
        if isinstance(target, ast.Tuple | ast.List):
            held = self.fresh()
            count = ast.Constant(value=len(target.elts))
            made: list[ast.stmt] = [_let(held, self.helper("py_unpack", value, count))]
            for at, item in enumerate(target.elts):
                part = self.helper("py_item", name(held), ast.Constant(value=at))
                made += self._store(item, part)
            return made
        if not isinstance(target, ast.Attribute | ast.Subscript):
            self.refuse(target, "This cannot be assigned to in the browser.", "use plain names")
        if self.static(target.value) is not None:
            self.refuse(target, "This changes a global, which each page has a copy of.",
                        "keep what changes in a field of the State")  # fmt: skip
        if self.pure:
            self.refuse(target, "A property only reads.", "move this into a method")
        if isinstance(target, ast.Subscript):
            at = self.visit(target.slice)
            return [ast.Expr(value=self.helper("py_set", self.visit(target.value), at, value))]
        return [ast.Assign(targets=[self._place(target)], value=value)]

    def _place(self, target: ast.Attribute) -> ast.Attribute:
        base = target.value
        if not self.is_self(base):
            return ast.Attribute(value=self.visit(base), attr=target.attr, ctx=ast.Store())
        if target.attr in self.owner.computed or self.owner.signature(target.attr) is not None:
            self.refuse(target, f"{target.attr} is no field.", "assign to a field")
        self.check_member(target)
        return ast.Attribute(value=name("self"), attr=target.attr, ctx=ast.Store())

    def visit_Delete(self, node: ast.Delete) -> list[ast.stmt]:
        made: list[ast.stmt] = []
        for target in node.targets:
            if not isinstance(target, ast.Subscript):
                self.refuse(node, "Only items can be deleted.", "assign None")
            if self.static(target.value) is not None:
                self.refuse(node, "This changes a global.", "keep it in a field of the State")
            popped = self.helper("m_pop", self.visit(target.value), self.visit(target.slice))
            made.append(ast.Expr(value=popped))
        return made

    def visit_If(self, node: ast.If) -> ast.stmt:
        orelse = self.block(node.orelse) if node.orelse else []
        return ast.If(test=self.test(node.test), body=self.block(node.body), orelse=orelse)

    def visit_While(self, node: ast.While) -> ast.stmt:
        self._no_else(node)
        return ast.While(test=self.test(node.test), body=self.block(node.body), orelse=[])

    def visit_For(self, node: ast.For) -> ast.stmt:
        self._no_else(node)
        source = self.helper("py_iter", self.visit(node.iter))
        if isinstance(node.target, ast.Name):
            target, first = self.local(node.target.id), []
        else:
            target = self.fresh()
            first = self._store(node.target, name(target))
        body = [*first, *self.block(node.body)]
        place = ast.Name(id=target, ctx=ast.Store())
        return ast.For(target=place, iter=source, body=body, orelse=[])

    def _no_else(self, node: ast.For | ast.While) -> None:
        if node.orelse:
            self.refuse(node, "`else` after a loop does not run in the browser.", "use a flag")

    def visit_Raise(self, node: ast.Raise) -> list[ast.stmt]:
        made = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
        found = None if made is None or node.cause is not None else self.static(made)
        if found is None or not (
            isinstance(found.value, type) and issubclass(found.value, Exception)
        ):
            self.refuse(
                node, "Only `raise SomeError(text)` runs in the browser.", "raise a new error"
            )
        arguments = node.exc.args if isinstance(node.exc, ast.Call) else []
        texts = [self.visit(a) for a in arguments[:1]]
        kind = ast.Constant(value=found.value.__name__)
        return self._throw(self.helper("py_error", kind, *texts))

    def _throw(self, error: ast.expr) -> list[ast.stmt]:
        held = self.fresh()
        return [_let(held, error), ast.Raise(exc=name(held), cause=None)]

    def visit_Assert(self, node: ast.Assert) -> ast.stmt:
        texts = [] if node.msg is None else [self.visit(node.msg)]
        error = self.helper("py_error", ast.Constant(value="AssertionError"), *texts)
        unmet = ast.UnaryOp(op=ast.Not(), operand=self.test(node.test))
        return ast.If(test=unmet, body=self._throw(error), orelse=[])

    def visit_Try(self, node: ast.Try) -> ast.stmt:
        if node.orelse:
            self.refuse(node, "`else` after `try` does not run in the browser.", "use a flag")
        handlers = [self._handler(handler) for handler in node.handlers]
        final = self.block(node.finalbody) if node.finalbody else []
        return ast.Try(body=self.block(node.body), handlers=handlers, orelse=[], finalbody=final)

    def _handler(self, node: ast.ExceptHandler) -> ast.ExceptHandler:
        found = None if node.type is None else self.static(node.type)
        kind = None if found is None else found.value
        own = isinstance(kind, type) and issubclass(kind, Exception) and found is not None
        if not own or (found.module == "builtins" and kind.__name__ not in _CAUGHT):
            self.refuse(node, "This `except` does not run in the browser.",
                        "catch one named class, such as ValueError or BrowserError")  # fmt: skip
        caught = None if node.name is None else self.local(node.name)
        return ast.ExceptHandler(type=name(kind.__name__), name=caught, body=self.block(node.body))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.stmt:
        if node.decorator_list:
            self.refuse(node, "An inner function takes no decorators.", "leave them out")
        return self.definition(node, self.local(node.name), skip=0)

    def definition(self, node: ast.FunctionDef, called: str, *, skip: int) -> ast.FunctionDef:
        """Rewrite a definition; its first `skip` parameters stand for `this`."""
        given = node.args
        if given.vararg or given.kwarg:
            self.refuse(node, "* and ** parameters do not run in the browser.", "name each one")
        all_args = [*given.posonlyargs, *given.args, *given.kwonlyargs]
        plain = [None] * (len(given.posonlyargs + given.args) - len(given.defaults))
        defaults = [*plain, *given.defaults, *given.kw_defaults]
        self.scopes.append({a.arg for a in all_args[skip:]} | set(_bound(node.body)))
        self._refuse_generators(node)
        names = [
            ast.arg(arg="self" if at < skip else self.local(a.arg)) for at, a in enumerate(all_args)
        ]
        body = self.block(node.body)
        for parameter, default in zip(names, defaults, strict=True):
            if default is not None:
                body.insert(0, _default(parameter.arg, self.visit(default)))
        self.scopes.pop()
        arguments = ast.arguments(
            posonlyargs=[], args=names, kwonlyargs=[], kw_defaults=[], defaults=[]
        )
        return ast.FunctionDef(name=called, args=arguments, body=body, decorator_list=[])

    def _refuse_generators(self, node: ast.FunctionDef) -> None:
        for part in ast.walk(node):
            if isinstance(part, ast.Yield | ast.YieldFrom | ast.Await):
                self.refuse(part, "Generators and coroutines do not run in the browser.",
                            "return a list; wait with browser.after(seconds, …)")  # fmt: skip


def _let(target: str, value: ast.expr) -> ast.Assign:
    return ast.Assign(targets=[ast.Name(id=target, ctx=ast.Store())], value=value)


def _default(parameter: str, value: ast.expr) -> ast.If:
    missing = ast.Compare(left=name(parameter), ops=[ast.Is()], comparators=[name("undefined")])
    return ast.If(test=missing, body=[_let(parameter, value)], orelse=[])


def _bound(nodes: list[ast.stmt]) -> Iterator[str]:
    """Yield the names that statements bind in their own function."""
    waiting: list[ast.AST] = list(nodes)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        if isinstance(node, ast.FunctionDef) or (isinstance(node, ast.ExceptHandler) and node.name):
            yield str(node.name)
        if not isinstance(node, _NESTED):
            waiting.extend(ast.iter_child_nodes(node))
