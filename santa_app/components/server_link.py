"""A websocket only where a page needs the server: the letter form, and the parent's page.

Reflex opens a websocket on every page of an app that has any `rx.State`. The cookie
`backend-enabled=false` stops that (its name and meaning are Reflex's own). A script in the
head sets it by path before the app loads; `server_link()` turns it on and off as the visitor
moves through the site. tests/e2e/test_sockets.py stands on all of this.
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


def head_script() -> rx.Component:
    """Return the script that decides, before the app loads, whether this page opens a websocket."""
    known = json.dumps(SERVER_PATHS)
    return rx.el.script(
        f'document.cookie="backend-enabled="+{known}.includes('
        'location.pathname.replace(/(.)\\/$/,"$1"))+"; path=/; SameSite=Lax"'
    )


class ServerLink(rx.Fragment):
    """Keeps the websocket open while the page it stands on is shown."""

    def add_imports(self) -> ImportDict:
        """Import React's effect hook."""
        return {"react": "useEffect"}

    def add_hooks(self) -> list[str | rx.Var]:
        """Enable the backend on mount and focus; on leaving, disable it and close the socket.

        The cookie is the browser's, not the tab's: another tab may have turned it off, so it is
        turned on again whenever this tab comes to the front or is used.
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


class QuietWhileDisabled(rx.Fragment):
    """Keeps server events of the framework itself out of the queue while no socket is open.

    Without it the on-load event of a client-side navigation, or an error report, waits in the
    queue for a socket that never opens, and blocks whatever is queued after it.
    """

    def add_imports(self) -> ImportDict:
        """Import the app's registry and the question whether the backend is disabled."""
        return {"$/utils/context-registry": ["app"], "$/utils/state": ["isBackendDisabled"]}

    def add_custom_code(self) -> list[str]:
        """Wrap both entry points once, when the module is loaded."""
        return [
            """
if (typeof window !== "undefined" && !app.quietWhileDisabled) {
  app.quietWhileDisabled = true;
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


def server_link() -> rx.Component:
    """Return the invisible part that a page with server State must contain."""
    return ServerLink.create()


def quiet_while_disabled() -> rx.Component:
    """Return the invisible part that the app contains once, around all pages."""
    return QuietWhileDisabled.create()
