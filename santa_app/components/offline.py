"""Offline support: registers the service worker, and marks what needs a network.

The worker itself is release/js/service_worker.js. It is registered only in a production build and only some
time after the page has loaded, so that it does not compete with the page for the network.
"""

from typing import Final

import reflex as rx
from reflex_base.utils.imports import ImportDict

from santa_app.components.icons import icon

WAIT: Final = 3000
"""Milliseconds between the load event and the registration, after which files are cached."""

_START: Final = f"""useEffect(() => {{
  const mark = () => document.documentElement.toggleAttribute("data-offline", !navigator.onLine);
  mark();
  window.addEventListener("online", mark);
  window.addEventListener("offline", mark);
  let timer;
  const start = () => {{ timer = setTimeout(startWorker, {WAIT}); }};
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, {{ once: true }});
  return () => {{
    clearTimeout(timer);
    window.removeEventListener("load", start);
    window.removeEventListener("online", mark);
    window.removeEventListener("offline", mark);
  }};
}}, []);"""

# A page of the same release asks a waiting worker to take over; the worker decides.
_WORKER: Final = """
const startWorker = async () => {
  if (!import.meta.env.PROD || !navigator.serviceWorker || navigator.connection?.saveData) return;
  try {
    const registration = await navigator.serviceWorker.register("/sw.js");
    const handOver = () =>
      registration?.waiting?.postMessage({ release: window.__reactRouterManifest?.version });
    handOver();
    registration?.addEventListener("updatefound", () =>
      registration.installing?.addEventListener("statechange", handOver));
  } catch (error) {
    console.info("The site will not open offline:", error.message);
  }
};
"""


class OfflineWorker(rx.Fragment):
    """Starts the service worker, and sets `data-offline` on the document while there is no network.

    The app contains it once.
    """

    def add_imports(self) -> ImportDict:
        """Import the effect hook."""
        return {"react": "useEffect"}

    def add_custom_code(self) -> list[str]:
        """Return the function that registers the worker."""
        return [_WORKER]

    def add_hooks(self) -> list[str | rx.Var]:
        """Start once the app is mounted."""
        return [_START]


def needs_network(text: str) -> rx.Component:
    """Return a note that is shown, and announced by screen readers, while there is no network."""
    return rx.el.div(
        rx.el.p(
            icon("wifi_off", 24),
            text,
            class_name=(
                "offline-only items-center gap-3 rounded-2xl border-2 border-gold bg-night p-4 "
                "font-bold text-white"
            ),
        ),
        role="status",
    )
