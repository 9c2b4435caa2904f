"""Invisible components that run an event when a Var or the URL fragment changes."""

import zlib

import reflex as rx
from reflex_base.utils.imports import ImportDict


class FragmentWatch(rx.Fragment):
    """Calls `on_change` when the fragment of the URL changes, which does not reload the page."""

    on_change: rx.EventHandler[rx.event.no_args_event_spec]  # ty: ignore[invalid-type-form] -- Reflex's own notation

    def _exclude_props(self) -> list[str]:
        # React's Fragment accepts no props; only the hook uses the handler.
        return [*super()._exclude_props(), "on_change"]

    def add_imports(self) -> ImportDict:
        """Import React's effect hook."""
        return {"react": "useEffect"}

    def add_hooks(self) -> list[str | rx.Var]:
        """Listen from mount to unmount."""
        handler = rx.Var.create(self.event_triggers["on_change"])
        return [
            rx.Var(
                "useEffect(() => { const changed = () => "
                f"({handler!s})(); window.addEventListener('hashchange', changed);"
                " return () => window.removeEventListener('hashchange', changed); }, []);",
                _var_data=handler._get_all_var_data(),  # noqa: SLF001
            )
        ]


class Watch(rx.Fragment):
    """Calls `on_change` when `value` has changed since the last render.

    It connects a browser State with a server State.
    """

    value: rx.Var[int]
    on_change: rx.EventHandler[rx.event.no_args_event_spec]  # ty: ignore[invalid-type-form] -- Reflex's own notation

    def _exclude_props(self) -> list[str]:
        # React's Fragment accepts no props; only the hook uses them.
        return [*super()._exclude_props(), "value", "on_change"]

    def add_imports(self) -> ImportDict:
        """Import React's hooks."""
        return {"react": ["useEffect", "useRef"]}

    def add_hooks(self) -> list[str | rx.Var]:
        """Compare after each render."""
        name = f"before_{zlib.crc32(str(self.value).encode()):08x}"
        handler = rx.Var.create(self.event_triggers["on_change"])
        return [
            f"const {name} = useRef(undefined);",
            rx.Var(
                f"useEffect(() => {{ const before = {name}.current; {name}.current = {self.value!s};"
                f" if (before !== undefined && before !== {self.value!s}) ({handler!s})(); }},"
                f" [{self.value!s}]);",
                _var_data=rx.vars.VarData.merge(
                    self.value._get_all_var_data(),  # noqa: SLF001
                    handler._get_all_var_data(),  # noqa: SLF001
                ),
            ),
        ]
