"""Toasts (SPEC sections 2 and 9): shown when a State emits `toast` with kind, title and description.

Reflex's own toasts are sent from the server and run with `eval`; these need neither. Only a letter
makes toasts, so the library is loaded on its page, and elsewhere when the first toast comes.
"""

import json
from typing import Final

import reflex as rx
from reflex_base.utils.imports import ImportDict, ImportVar

from santa_app import product

TOAST_PATHS: Final = (product.LETTER_PATH,)
"""Pages that have the library at hand before anything happens, in case the network goes."""

_LIBRARY: Final = rx.toast.provider().library or ""
"""The npm package with the version that Reflex has tried."""

_COMPONENT: Final = f"""
const toastPaths = {json.dumps(TOAST_PATHS)};

const Toasts = () => {{
  const {{ pathname }} = useLocation();
  const [library, setLibrary] = useState(null);
  const load = useCallback(async () => {{
    const found = await import("sonner");
    setLibrary(found);
    return found;
  }}, []);
  useEffect(() => {{
    if (toastPaths.includes(pathname.replace(/(.)\\/$/, "$1"))) load().catch(() => {{}});
  }}, [pathname]);
  useEffect(() => {{
    const show = async ({{ detail }}) => {{
      try {{
        (await load()).toast[detail.kind](detail.title, {{ description: detail.description }});
      }} catch {{
        alert(`${{detail.title}}\\n${{detail.description}}`); // the library could not be fetched
      }}
    }};
    window.addEventListener("toast", show);
    return () => window.removeEventListener("toast", show);
  }}, []);
  return library && jsx(library.Toaster, {{ closeButton: true, richColors: true, theme: "light" }});
}};
"""


class Toasts(rx.Component):
    """Turns `toast` events of the window into toasts; `kind` is `success`, `info` or `error`."""

    tag = "Toasts"

    def add_imports(self) -> ImportDict:
        """Import what the component is made of; the toast library is only installed."""
        return {
            "react": ["useCallback", "useEffect", "useState"],
            "react-router": "useLocation",
            _LIBRARY: ImportVar(tag="Toaster", render=False),
        }

    def add_custom_code(self) -> list[str]:
        """Return the component, as the browser runs it."""
        return [_COMPONENT]


def toasts() -> rx.Component:
    """Return the part that the app contains once: nothing to see until a toast comes."""
    return Toasts.create()
