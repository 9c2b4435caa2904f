"""Runs an event when the part of the address behind "#" changes, which reloads no page."""

import reflex as rx
from reflex_base.utils.imports import ImportDict


class FragmentWatch(rx.Fragment):
    """Shows nothing; calls `on_change` whenever the visitor opens another fragment of the page."""

    on_change: rx.EventHandler[rx.event.no_args_event_spec]  # ty: ignore[invalid-type-form] -- Reflex's own notation

    def _exclude_props(self) -> list[str]:
        # A fragment takes no properties; the handler is used in the hook alone.
        return [*super()._exclude_props(), "on_change"]

    def add_imports(self) -> ImportDict:
        """Import React's effect hook."""
        return {"react": "useEffect"}

    def add_hooks(self) -> list[str | rx.Var]:
        """Listen while the page is shown."""
        handler = rx.Var.create(self.event_triggers["on_change"])
        return [
            rx.Var(
                "useEffect(() => { const changed = () => "
                f"({handler!s})(); window.addEventListener('hashchange', changed);"
                " return () => window.removeEventListener('hashchange', changed); }, []);",
                _var_data=handler._get_all_var_data(),  # noqa: SLF001
            )
        ]
