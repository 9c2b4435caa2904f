"""Rewrites Python expressions so that PScript's JavaScript for them keeps Python's meaning.

Whatever the two languages do differently becomes a call of a helper in js/python.js or js/text.js.
"""

# ruff: noqa: D102, N802 - ast.NodeTransformer names its methods after the nodes
import ast

from santa_app.browser.compiler.literals import Literals, function_of, is_text

_BINARY = {
    ast.Add: "py_add", ast.Mult: "py_mul", ast.Div: "py_div", ast.Mod: "py_mod",
    ast.FloorDiv: "py_floordiv", ast.BitAnd: "py_bitand", ast.BitOr: "py_bitor",
    ast.BitXor: "py_bitxor", ast.LShift: "py_lshift", ast.RShift: "py_rshift",
}  # fmt: skip
_ORDER: dict[type[ast.cmpop], str] = {
    ast.Lt: "py_lt",
    ast.LtE: "py_le",
    ast.Gt: "py_gt",
    ast.GtE: "py_ge",
}
_SYNTAX_HINTS = {
    "Await": "use browser.after(seconds, self.method)",
    "NamedExpr": "assign in a statement of its own",
    "Set": "use a tuple or a list",
    "SetComp": "use a list",
    "Starred": "pass the values one by one",
    "Yield": "return a list",
    "YieldFrom": "return a list",
    "GeneratorExp": "use a list comprehension",
    "Match": "use if and elif",
    "With": "call what it needs directly",
    "Global": "keep the value in a field of the State",
    "Nonlocal": "keep the value in a field of the State",
    "Import": "import at the top of the module",
    "ImportFrom": "import at the top of the module",
    "ClassDef": "define classes at the top of a module",
    "AsyncFunctionDef": "use browser.after(seconds, self.method)",
}


class Expressions(Literals):
    """The rewriter's layer for expressions."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Refuse every kind of syntax that has no method here."""
        kind = type(node).__name__
        hint = _SYNTAX_HINTS.get(kind, "say it with simpler statements")
        self.refuse(node, f"{kind} is no syntax that runs in the browser.", hint)

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        if isinstance(node.value, bytes | complex) or node.value is ...:
            self.refuse(
                node, f"{node.value!r} has no counterpart in a browser.", "use text or float"
            )
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if self.is_self(node):
            self.refuse(node, "The State itself cannot be passed around.", "pass its fields")
        if self.is_local(node.id):
            return ast.Name(id=self.local(node.id), ctx=node.ctx)
        found = self.static(node)
        return node if found is None else self.value(node, found)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if node.attr.startswith("__"):
            self.refuse(node, f"{node.attr} does not exist in a browser.", "use a plain name")
        if self.is_self(node.value):
            return self.member(node)
        found = self.static(node)
        if found is not None:
            return self.value(node, found)
        value = self.visit(node.value)
        if node.attr == "value":  # of an enum member, which is its value already
            return self.helper("py_value", value)
        return ast.Attribute(value=value, attr=node.attr, ctx=ast.Load())

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        value = self.visit(node.value)
        if not isinstance(node.slice, ast.Slice):
            return self.helper("py_item", value, self.visit(node.slice))
        part = node.slice
        if part.step is not None and _whole(part.step) not in {1, -1, 2, 3, 4, 5, 6, 7, 8, 9}:
            self.refuse(node, "This step of a slice is not supported.", "use 1 to 9, or -1")
        if part.step is not None and _whole(part.step) == -1 and (part.lower or part.upper):
            self.refuse(node, "A slice backwards takes all.", "use [::-1] on a slice")
        parts = [part.lower, part.upper, part.step]
        while parts and parts[-1] is None:
            parts.pop()
        bounds = [ast.Constant(value=None) if p is None else self.visit(p) for p in parts]
        return self.helper("py_slice", value, *bounds)

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        if isinstance(node.op, ast.Mod) and is_text(node.left):
            self.refuse(node, "Formatting with % does not run in the browser.", "use an f-string")
        left, right = self.visit(node.left), self.visit(node.right)
        if isinstance(node.op, ast.Sub | ast.Pow):
            return ast.BinOp(left=left, op=node.op, right=right)
        helper = _BINARY.get(type(node.op))
        if helper is None:
            self.refuse(node, "This operator has no counterpart in a browser.", "use functions")
        return self.helper(helper, left, right)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        if isinstance(node.op, ast.Not):
            return ast.UnaryOp(op=node.op, operand=self.test(node.operand))
        operand = self.visit(node.operand)
        if isinstance(node.op, ast.Invert):
            return self.helper("py_invert", operand)
        return ast.UnaryOp(op=node.op, operand=operand)

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        if self.is_truth(node):
            return self.test(node)
        helper = "py_and" if isinstance(node.op, ast.And) else "py_or"
        result = self.visit(node.values[-1])
        for value in reversed(node.values[:-1]):
            result = self.helper(helper, self.visit(value), function_of([], result))
        return result

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        return ast.IfExp(
            test=self.test(node.test), body=self.visit(node.body), orelse=self.visit(node.orelse)
        )

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        for middle in node.comparators[:-1]:
            if not isinstance(middle, ast.Name | ast.Constant | ast.Attribute):
                self.refuse(middle, "The middle of this comparison would be computed twice.",
                            "give it a name first")  # fmt: skip
        sides = [node.left, *node.comparators]
        pairs = [self._pair(sides[i], op, sides[i + 1]) for i, op in enumerate(node.ops)]
        return pairs[0] if len(pairs) == 1 else ast.BoolOp(op=ast.And(), values=pairs)

    def _pair(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> ast.expr:
        if isinstance(op, ast.In | ast.NotIn):
            if isinstance(right, ast.Set):
                right = ast.copy_location(ast.List(elts=right.elts, ctx=ast.Load()), right)
            return _maybe_not(op, self.helper("py_in", self.visit(left), self.visit(right)))
        a, b = self.visit(left), self.visit(right)
        if isinstance(op, ast.Is | ast.IsNot):
            if not isinstance(b, ast.Constant):
                self.refuse(right, "`is` compares only with None, True, False.", "use ==")
            same: ast.cmpop = ast.Eq() if b.value is None else ast.Is()
            return _maybe_not(op, ast.Compare(left=a, ops=[same], comparators=[b]))
        if isinstance(op, ast.Eq | ast.NotEq):
            if is_text(a) or is_text(b):
                return _maybe_not(op, ast.Compare(left=a, ops=[ast.Is()], comparators=[b]))
            return _maybe_not(op, self.helper("py_eq", a, b))
        if _is_number(a) or _is_number(b):
            return ast.Compare(left=a, ops=[op], comparators=[b])
        return self.helper(_ORDER[type(op)], a, b)


def _maybe_not(op: ast.cmpop, test: ast.expr) -> ast.expr:
    if isinstance(op, ast.NotEq | ast.NotIn | ast.IsNot):
        return ast.UnaryOp(op=ast.Not(), operand=test)
    return test


def _is_number(node: ast.expr) -> bool:
    kind = isinstance(node, ast.Constant) and isinstance(node.value, int | float)
    return kind and not isinstance(node.value, bool)


def _whole(node: ast.expr) -> object:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = _whole(node.operand)
        return -value if isinstance(value, int) else None
    return node.value if isinstance(node, ast.Constant) else None
