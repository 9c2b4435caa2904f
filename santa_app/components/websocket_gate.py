"""Opens Reflex's websocket only on pages that use a server State.

Reflex opens a websocket on every page of an app that has any `rx.State`, unless the cookie
`backend-enabled` is `false` (name and meaning are Reflex's). A script in the head sets it by path
before the app loads; `websocket_gate()` switches it as the visitor moves between pages.
tests/e2e/test_sockets.py covers this.
"""

import json

import reflex as rx
from reflex_base.utils.imports import ImportDict

from santa_app import product
from santa_app.content import paths

SERVER_PATHS = (product.LETTER_PATH, paths.MY_LETTER)

_SET = 'document.cookie = "backend-enabled={}; path=/; SameSite=Lax"'
ENABLE = _SET.format("true")
DISABLE = _SET.format("false")


def backend_cookie_script() -> rx.Component:
    """Return the head script that sets the cookie for the page being loaded."""
    known = json.dumps(SERVER_PATHS)
    return rx.el.script(
        f'document.cookie="backend-enabled="+{known}.includes('
        'location.pathname.replace(/(.)\\/$/,"$1"))+"; path=/; SameSite=Lax"'
    )


class WebsocketGate(rx.Fragment):
    """Keeps the websocket open while the page that contains it is shown."""

    def add_imports(self) -> ImportDict:
        """Import React's effect hook."""
        return {"react": "useEffect"}

    def add_hooks(self) -> list[str | rx.Var]:
        """Enable the backend on mount; on unmount disable it and close the socket.

        All tabs share the cookie, and another tab may have disabled the backend. So the cookie is
        set again whenever this tab gets the focus or is used.
        """
        return [
            f"""useEffect(() => {{
  const enable = () => {{ {ENABLE}; }};
  enable();
  window.addEventListener("focus", enable);
  window.addEventListener("pointerdown", enable);
  window.addEventListener("keydown", enable);
  return () => {{
    window.removeEventListener("focus", enable);
    window.removeEventListener("pointerdown", enable);
    window.removeEventListener("keydown", enable);
    {DISABLE};
    window.dispatchEvent(new Event("beforeunload"));
  }};
}}, []);"""
        ]


def websocket_gate() -> rx.Component:
    """Return the invisible component that a page with a server State must contain."""
    return WebsocketGate.create()


class EventQueueGuard(rx.Fragment):
    """Drops the framework's own server events while the backend is disabled.

    Without it the on-load event of a client-side navigation, or an error report, waits for a socket
    that never opens and blocks every event queued after it. The app contains it once.
    """

    def add_imports(self) -> ImportDict:
        """Import the app's registry and Reflex's test for a disabled backend."""
        return {"$/utils/context-registry": ["app"], "$/utils/state": ["isBackendDisabled"]}

    def add_custom_code(self) -> list[str]:
        """Wrap the sources of both events once, when the module is loaded."""
        return [
            """
if (typeof window !== "undefined" && !app.eventQueueGuarded) {
  app.eventQueueGuarded = true;
  const onLoad = app.onLoadInternalEvent;
  app.onLoadInternalEvent = (...given) => (isBackendDisabled() ? [] : onLoad(...given));
  let reports = app.exception_state_name;
  Object.defineProperty(app, "exception_state_name", {
    get: () => (isBackendDisabled() ? undefined : reports),
    set: (name) => { reports = name; },
  });
}
"""
        ]
