"""What Reflex's list Vars cannot say themselves."""

from collections.abc import Sequence

import reflex as rx
from reflex.vars import ArrayVar, VarData


def in_both(
    first: ArrayVar[Sequence[str]], second: ArrayVar[Sequence[str]]
) -> ArrayVar[Sequence[str]]:
    """Return the texts of `first` that also stand in `second`, each of another State perhaps."""
    found = rx.Var(
        _js_expr=f"{first!s}.filter((one) => {second!s}.includes(one))",
        _var_type=list[str],
        _var_data=VarData.merge(first._get_all_var_data(), second._get_all_var_data()),  # noqa: SLF001
    )
    return found.to(ArrayVar, list[str])
