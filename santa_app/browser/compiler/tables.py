"""Which builtins and methods compiled code may call, and what to say about the others."""

BUILTINS = {
    "abs": "x", "all": "x", "any": "x", "bool": "x", "chr": "n", "dict": "x=", "divmod": "a b",
    "enumerate": "x start=", "float": "x", "int": "x", "len": "x", "list": "x=",
    "next": "x default=", "ord": "c", "range": "a b= c=", "reversed": "x", "round": "x",
    "sorted": "x key= reverse=", "str": "x=", "sum": "x start=", "tuple": "x=",
}  # fmt: skip
"""Their parameters; `=` marks those that may be left out."""
HELPERS = {"bool": "py_truth", "tuple": "py_list"}
METHODS = {
    "append": 1, "clear": 0, "copy": 0, "count": 1, "endswith": 1, "extend": 1, "find": 1,
    "get": 2, "index": 1, "insert": 2, "items": 0, "join": 1, "keys": 0, "lower": 0, "lstrip": 1,
    "partition": 1, "pop": 2, "remove": 1, "removeprefix": 1, "removesuffix": 1, "replace": 2,
    "reverse": 0, "rfind": 1, "rstrip": 1, "setdefault": 2, "sort": 0, "split": 2, "startswith": 1,
    "strip": 1, "update": 1, "upper": 0, "values": 0, "zfill": 1,
}  # fmt: skip
OPTIONAL = {"get": 1, "lstrip": 0, "pop": 0, "rstrip": 0, "setdefault": 1, "split": 0, "strip": 0}
CHANGING = {
    "append", "clear", "extend", "insert", "pop", "remove", "reverse", "setdefault", "sort",
    "update",
}  # fmt: skip
METHOD_HINTS = {
    "casefold": "use lower()", "title": "use upper() on the first letter",
    "capitalize": "use text[:1].upper() + text[1:].lower()", "format": "use an f-string",
    "isdigit": "compare with text that holds the digits", "add": "use a list and append()",
}  # fmt: skip
BUILTIN_HINTS = {
    "print": "use browser.alert(…) or a field that the page shows",
    "isinstance": "keep values of one type, or compare with None",
    "set": "use a list or dict", "map": "use a comprehension", "filter": "use a comprehension",
    "open": "keep values in fields; stored(…) keeps them in the browser",
    "getattr": "name the attribute", "hasattr": "name the attribute", "super": "name the method",
}  # fmt: skip
MATH = {"floor", "ceil", "sqrt", "trunc", "sin", "cos", "tan", "atan2", "exp", "hypot"}
UNDEFINED = "undefined"

TAKEN = frozenset(
    """abstract arguments boolean byte case catch char const debugger default delete do double enum
    eval export extends final float function goto implements instanceof int interface let long
    native new null package private protected public short static super switch synchronized this
    throw throws transient true false typeof undefined var void volatile window unichr xrange
    Math""".split()  # noqa: SIM905 - a list of sixty quoted words hides them
)
"""Names of locals that mean something else in JavaScript or to PScript."""
OURS = (
    "py_", "m_", "fx_", "portable_", "f_", "c_", "make_", "with_", "stub", "err_", "tmp_", "v_",
)  # fmt: skip
"""How our own JavaScript names begin."""
MODULE_HINTS = {
    "random": "use browser.random() or browser.random_int(low, high)",
    "datetime": "use browser.local_time(ms) or browser.zoned_time(ms, zone)",
    "zoneinfo": "use browser.zoned_time(ms, zone)",
    "time": "use browser.now(), browser.after(seconds, …), browser.every(seconds, …)",
    "html": "use escape_html(text) of santa_app.browser.portable",
    "json": "keep values in fields; stored(…) reads and writes JSON",
    "asyncio": "use browser.after(seconds, …)",
    "re": "use the methods of str, such as find(), split() and startswith()",
    "locale": "use browser.locale_number(n)",
}
