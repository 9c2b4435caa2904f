"""Toasts, shown when a State dispatches a `toast` event with kind, title and description.

Reflex's own toasts come from the server and run through `eval`; these need neither. Only the letter
form shows toasts, so its page loads the library at once and other pages with their first toast.
"""

import json
from typing import Final

import reflex as rx
from reflex_base.utils.imports import ImportDict, ImportVar

from santa_app import product

TOAST_PATHS: Final = (product.LETTER_PATH,)
"""Pages that load the library at once, so that it is there if the network fails later."""

_LIBRARY: Final = rx.toast.provider().library or ""
"""The npm package, in the version that Reflex uses."""

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
    """Turns `toast` events of the window into toasts; `kind` is `success`, `info` or `error`.

    The app contains it once.
    """

    tag = "Toasts"

    def add_imports(self) -> ImportDict:
        """Import the hooks; the toast library is installed but imported dynamically."""
        return {
            "react": ["useCallback", "useEffect", "useState"],
            "react-router": "useLocation",
            _LIBRARY: ImportVar(tag="Toaster", render=False),
        }

    def add_custom_code(self) -> list[str]:
        """Return the React component."""
        return [_COMPONENT]
