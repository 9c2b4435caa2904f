"""The base class of components that watch the page's websocket."""

from typing import ClassVar

import reflex as rx
from reflex_base.utils.imports import ImportDict

from santa_app.framework.components.invisible import Invisible


class KnowsConnection(Invisible):
    """Reads the failed attempts to connect since the websocket was last open.

    The hook `failures` names their list `connectFailures`; each connection starts a new one.
    """

    failures: ClassVar[str] = "const connectFailures = useContext(EventLoopContext)[1];"

    def add_imports(self) -> ImportDict:
        return {
            "react": ["useContext", "useEffect", "useRef"],
            "$/utils/context": ["EventLoopContext"],
        }

    @staticmethod
    def hydrated() -> rx.Var[bool]:
        """Return whether the page has got its State; this stays so when the connection is lost."""
        return rx.Var.create(rx.State.is_hydrated)
