"""Components that rely on private parts of Reflex and React, and helpers for other packages."""

# ruff: noqa: F401 -- these names are the public surface of the package

from reflex_base.components.component import BaseComponent
from reflex_base.utils.imports import ImportDict, ImportVar
from reflex_components_core.base.error_boundary import ErrorBoundary
from reflex_components_core.el.elements.base import BaseHTML
from reflex_components_core.el.elements.forms import Button
from reflex_components_core.el.elements.inline import A
from reflex_components_core.el.elements.other import Details
from reflex_components_core.el.elements.sectioning import H1
from reflex_components_core.el.elements.typography import Div

from santa_app.framework.components.connection import KnowsConnection
from santa_app.framework.components.input_replay import InputReplay
from santa_app.framework.components.invisible import Invisible, expression
from santa_app.framework.components.javascript import javascript
from santa_app.framework.components.translated_text import own_elements
from santa_app.framework.components.websocket_gate import (
    EventQueueGuard,
    disable_backend_script,
    with_websocket_gate,
)

RELEASE = "window.__reactRouterManifest?.version"
"""JavaScript: the name that React Router gives the modules of a build."""
