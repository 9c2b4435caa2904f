"""Rewrites conditions, and what builds values: lists, dicts, f-strings, lambdas, comprehensions."""

# ruff: noqa: D102, N802, N815 - ast.NodeTransformer names its methods after the nodes
import ast
import re

from santa_app.browser.compiler.calls import Calls

_SPEC = re.compile(r"(?:(.)?([<>^]))?(0)?(\d+)?(,)?(?:\.(\d+))?([dfs%])?")
_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


class Literals(Calls):
    """The rewriter's layer for conditions, and for values written out or made from others."""

    def test(self, node: ast.expr) -> ast.expr:
        """Return the code for a condition, with Python's idea of what is true."""
        if isinstance(node, ast.BoolOp):
            return ast.BoolOp(op=node.op, values=[self.test(value) for value in node.values])
        visited = self.visit(node)
        return visited if self.is_truth(node) else self.helper("py_truth", visited)

    def is_truth(self, node: ast.expr) -> bool:
        """Whether an expression can only be true or false."""
        if isinstance(node, ast.BoolOp):
            return all(self.is_truth(value) for value in node.values)
        if isinstance(node, ast.UnaryOp):
            return isinstance(node.op, ast.Not)
        constant = isinstance(node, ast.Constant) and isinstance(node.value, bool)
        return constant or isinstance(node, ast.Compare) or self.answers_truth(node)

    def visit_List(self, node: ast.List | ast.Tuple) -> ast.expr:
        if not any(isinstance(item, ast.Starred) for item in node.elts):
            return ast.List(elts=[self.visit(item) for item in node.elts], ctx=ast.Load())
        parts: list[ast.expr] = []
        for item in node.elts:
            if isinstance(item, ast.Starred):
                parts.append(self.helper("py_list", self.visit(item.value)))
            else:
                parts.append(ast.List(elts=[self.visit(item)], ctx=ast.Load()))
        return self.helper("py_flat", ast.List(elts=parts, ctx=ast.Load()))

    visit_Tuple = visit_List

    def visit_Dict(self, node: ast.Dict) -> ast.expr:
        pairs = list(zip(node.keys, node.values, strict=True))
        if any(key is None for key, _ in pairs):
            parts = [
                self.visit(value) if key is None else self._dict([(key, value)])
                for key, value in pairs
            ]
            return self.helper("py_merge", *parts)
        return self._dict([(key, value) for key, value in pairs if key is not None])

    def _dict(self, pairs: list[tuple[ast.expr, ast.expr]]) -> ast.expr:
        keys, values = [self.visit(k) for k, _ in pairs], [self.visit(v) for _, v in pairs]
        for node, key in zip((k for k, _ in pairs), keys, strict=True):
            if isinstance(key, ast.Constant) and not isinstance(key.value, str):
                self.refuse(node, "A key that is no text would become text.", "use str(…)")
        if all(isinstance(k, ast.Constant) and _IDENTIFIER.fullmatch(k.value)
               and k.value != "__proto__" for k in keys):  # fmt: skip
            return ast.Dict(keys=list(keys), values=values)
        made = [ast.List(elts=[k, v], ctx=ast.Load()) for k, v in zip(keys, values, strict=True)]
        return self.helper("py_dict", ast.List(elts=list(made), ctx=ast.Load()))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.expr:
        parts = [
            self._formatted(part) if isinstance(part, ast.FormattedValue) else self.visit(part)
            for part in node.values
        ]
        return self.helper("py_join", *parts)

    def _formatted(self, node: ast.FormattedValue) -> ast.expr:
        value = self.visit(node.value)
        if node.conversion not in {-1, ord("s")}:
            self.refuse(node, "!r and !a have no counterpart in a browser.", "leave it out")
        if node.format_spec is None:
            return value if is_text(value) else self.helper("py_str", value)
        parts = node.format_spec.values if isinstance(node.format_spec, ast.JoinedStr) else []
        spec = "".join(str(p.value) for p in parts if isinstance(p, ast.Constant))
        if len(parts) != 1 or not _SPEC.fullmatch(spec):
            self.refuse(node, "This format is not supported in the browser.",
                        "use [[fill]align][0][width][,][.digits] and d, f, s or %")  # fmt: skip
        return self.helper("py_format", value, ast.Constant(value=spec))

    def visit_Lambda(self, node: ast.Lambda) -> ast.expr:
        given = node.args
        if given.kwonlyargs or given.vararg or given.kwarg or given.defaults:
            self.refuse(node, "A lambda takes plain parameters only.", "write a function")
        names = [a.arg for a in given.args]
        self.scopes.append(set(names))
        body = self.visit(node.body)
        self.scopes.pop()
        return function_of([self.local(n) for n in names], body)

    def visit_ListComp(self, node: ast.ListComp | ast.GeneratorExp) -> ast.expr:
        return self._comprehension(node.generators, node.elt)

    def visit_DictComp(self, node: ast.DictComp) -> ast.expr:
        pair = ast.copy_location(ast.List(elts=[node.key, node.value], ctx=ast.Load()), node)
        return self.helper("py_dict", self._comprehension(node.generators, pair))

    def _comprehension(self, generators: list[ast.comprehension], result: ast.expr) -> ast.expr:
        first, rest = generators[0], generators[1:]
        source = self.visit(first.iter)
        flat = isinstance(first.target, ast.Tuple)
        targets = first.target.elts if isinstance(first.target, ast.Tuple) else [first.target]
        names = [t.id for t in targets if isinstance(t, ast.Name)]
        if len(names) != len(targets) or first.is_async:
            self.refuse(first.target, "A comprehension takes plain names only.", "use a for loop")
        self.scopes.append(set(names))
        locals_ = [self.local(n) for n in names]
        for condition in first.ifs:
            kept = function_of(locals_, self.test(condition))
            source = self.helper("py_keepn" if flat else "py_keep", source, kept)
        inner = self._comprehension(rest, result) if rest else self.visit(result)
        self.scopes.pop()
        mapped = self.helper("py_mapn" if flat else "py_map", source, function_of(locals_, inner))
        return self.helper("py_flat", mapped) if rest else mapped


def function_of(parameters: list[str], body: ast.expr) -> ast.Lambda:
    """Build a lambda."""
    given = ast.arguments(
        posonlyargs=[], args=[ast.arg(arg=p) for p in parameters], kwonlyargs=[],
        kw_defaults=[], defaults=[],
    )  # fmt: skip
    return ast.Lambda(args=given, body=body)


def is_text(node: ast.expr) -> bool:
    """Whether a node is a text constant."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
