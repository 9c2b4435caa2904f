"""Life without a network: the service worker is started, and a page may say what needs a network.

The worker itself is release/js/worker.js. It starts only in a production build, once the page is
loaded and idle, so that nothing competes with what the visitor came for.
"""

from typing import Final

import reflex as rx
from reflex_base.utils.imports import ImportDict

from santa_app.components.icons import icon

WAIT: Final = 3000
"""Milliseconds after the page has loaded; then what is kept for later may be fetched."""

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

# A page of the same release as the waiting worker asks it to take over; the worker decides.
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
    """Starts the service worker, and marks the document while there is no network."""

    def add_imports(self) -> ImportDict:
        """Import the effect hook."""
        return {"react": "useEffect"}

    def add_custom_code(self) -> list[str]:
        """Return the function that registers the worker."""
        return [_WORKER]

    def add_hooks(self) -> list[str | rx.Var]:
        """Start once the app is mounted."""
        return [_START]


def offline_worker() -> rx.Component:
    """Return the invisible part that the app contains once."""
    return OfflineWorker.create()


def needs_network(text: str) -> rx.Component:
    """Return a note that is shown, and read out, while the browser has no network."""
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
