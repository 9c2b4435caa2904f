"""The base class of components that render nothing, and a helper for their Vars."""

import reflex as rx


class Invisible(rx.Fragment):
    """Renders nothing; its hooks alone use its properties and event handlers."""

    def _exclude_props(self) -> list[str]:
        # React's Fragment takes no properties.
        return [*super()._exclude_props(), *self.get_props()]

    def handler(self, name: str) -> rx.Var:
        """Return the JavaScript function of an event handler that the component was given."""
        return rx.Var.create(self.event_triggers[name])


def expression(code: str, *used: rx.Var) -> rx.Var:
    """Return a Var for JavaScript, an expression or a hook's statement, made of the Vars `used`."""
    data = rx.vars.VarData.merge(*(one._get_all_var_data() for one in used))  # noqa: SLF001
    return rx.Var(code, _var_data=data)
