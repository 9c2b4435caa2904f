"""Reflex Vars that read the store of a State, and event handlers that call its methods."""

import inspect
import json
import re
from typing import Any, NoReturn

from reflex.vars import FunctionVar, Var, VarData
from reflex_base.event import EventChain, FileUpload
from reflex_base.utils.imports import ImportVar
from reflex_base.vars.function import ArgsFunctionOperation, FunctionStringVar

from reflex_browser_state.refusals import EVENT_OPTIONS, refuse

VALTIO = "valtio@2.3.2"
FOLDER = "utils/browser"
"""The folder of the JavaScript modules, in Reflex's web folder."""


def _var_data(label: str, hook: str, imported: str) -> VarData:
    return VarData(
        hooks={hook: None},
        imports={
            f"$/{FOLDER}/runtime": [ImportVar(tag=imported)],
            f"$/{FOLDER}/state_{label}": [ImportVar(tag="store", alias=f"{label}__store")],
            VALTIO: [ImportVar(tag=None, render=False)],  # installed for the runtime
        },
    )


def field_var(label: str, name: str, hint: Any) -> Var:  # noqa: ANN401 - any type
    """Build the Var that reads a field or property of a State in a rendered component."""
    hook = f"const {label}__snap = useBrowserState({label}__store);"
    return Var(
        _js_expr=f"{label}__snap.{name}",
        _var_type=hint,
        _var_data=_var_data(label, hook, "useBrowserState"),
    ).guess_type()


class Handler:
    """A method of a State as an event handler, bare or with bound arguments.

    Reflex calls it with the values of the trigger, one for each parameter without a default. It
    returns a JavaScript function that runs at once, outside Reflex's event queue.
    """

    def __init__(
        self, label: str, name: str, signature: inspect.Signature, actions: tuple[str, ...] = ()
    ) -> None:
        self._label, self._name, self._full, self._actions = label, name, signature, actions
        needed = [p for p in signature.parameters.values() if p.default is p.empty]
        self.__name__ = f"{label}.{name}"
        self.__signature__ = inspect.Signature(needed)

    def __call__(self, *arguments: Any, **keywords: Any) -> FunctionVar:  # noqa: ANN401 - constants or Vars
        """Bind arguments: constants or Vars. Raises `TypeError` if they do not fit the method."""
        try:
            bound = self._full.bind(*arguments, **keywords).arguments
        except TypeError as error:
            raise TypeError(f"{self.__name__}: {error}") from None
        undefined = Var(_js_expr="undefined")
        values = [bound.get(name, undefined) for name in self._full.parameters]
        while values and values[-1] is undefined:
            values.pop()
        if any(isinstance(value, FileUpload) for value in values):
            refuse(self.__name__, "cannot upload files", "write a handler of an rx.State")
        label = self._label
        hook = f"useBrowserEvents({label}__store);"
        target = FunctionStringVar.create(
            f"{label}__store.{self._name}", _var_data=_var_data(label, hook, "useBrowserEvents")
        )
        body = target.call(*values)
        if self._actions:  # the last value of a trigger is its DOM event
            steps = "".join(self._actions)
            data = body._get_all_var_data()  # noqa: SLF001 - Reflex has no public name for it
            body = Var(_js_expr=f"{{ {steps}{body!s}; }}", _var_data=data)
            return ArgsFunctionOperation.create((), body, rest="args").to(FunctionVar, EventChain)
        return ArgsFunctionOperation.create((), body).to(FunctionVar, EventChain)

    @property
    def stop_propagation(self) -> "Handler":
        """The same handler; it also keeps the event from parent elements."""
        return self._with("args.at(-1)?.stopPropagation?.();")

    @property
    def prevent_default(self) -> "Handler":
        """The same handler; it also prevents the browser's default action."""
        return self._with("args.at(-1)?.preventDefault?.();")

    def for_keys(self, *keys: str) -> "Handler":
        """The same handler, for these keys only; it prevents the browser's default action for them.

        A key that is pressed together with Alt, Ctrl or Meta is left to the browser.
        """
        pressed = "args.at(-1)"
        others = f"{pressed}.altKey || {pressed}.ctrlKey || {pressed}.metaKey"
        return self._with(
            f"if (!{json.dumps(keys)}.includes({pressed}.key) || {others}) return; "
            f"{pressed}.preventDefault();"
        )

    def _with(self, action: str) -> "Handler":
        return Handler(self._label, self._name, self._full, (*self._actions, action))

    def __getattr__(self, name: str) -> NoReturn:
        """Say what to write instead of the options that handlers of an rx.State have."""
        if name in EVENT_OPTIONS:
            raise AttributeError(f"{self.__name__} has no {name}; {EVENT_OPTIONS[name]}")
        raise AttributeError(f"A browser handler has no {name}")

    def __repr__(self) -> str:
        return f"<browser handler {self.__name__}>"


def browser_handler(event: object) -> str:
    """Return the name of the handler, if an event is one of a BrowserState, or an empty text."""
    if isinstance(event, Handler):
        return event.__name__
    found = re.search(r"(\w+)__store\.(\w+)\(", str(event)) if isinstance(event, Var) else None
    return "" if found is None else ".".join(found.groups())
