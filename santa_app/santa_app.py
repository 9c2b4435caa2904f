"""The Reflex app: all pages, the middleware around the server, and its lifespan tasks."""

import santa_app.framework.config  # noqa: F401 -- comes first
from santa_app.components.error_boundary import error_boundary
from santa_app.components.head import head_components, html_attributes
from santa_app.components.layout import page_frame
from santa_app.components.offline import OfflineWorker
from santa_app.components.route_change import RouteChange
from santa_app.components.toasts import Toasts
from santa_app.database import database_lifespan
from santa_app.framework.app import create_app
from santa_app.guard import guarded
from santa_app.i18n import current_language
from santa_app.letters import (
    letters_lifespan,
    load_languages,
    serve_form_posts,
    serve_health,
    serve_unsubscription,
    serve_webhook,
)
from santa_app.observability.event_loop import watch_event_loop
from santa_app.observability.framework_logs import (
    log_browser_error,
    log_handler_error,
    redact_framework_logs,
)
from santa_app.observability.logs import configure_logging
from santa_app.server.kept_assets import keep_assets, serve_kept_assets
from santa_app.server.memory import freeze_loaded_objects, tune_garbage_collector
from santa_app.server.serving import answer_errors, answer_in_served_languages, serve_pages
from santa_app.shutdown import stop_in_order
from santa_app.site import add_pages, navigation
from santa_app.theme import FONT_SHEET

tune_garbage_collector()
app = create_app(
    middleware=(guarded, serve_pages, answer_errors),
    error_boundary=error_boundary,
    on_every_page=(RouteChange.create, page_frame(navigation()), OfflineWorker.create),
    html_lang=current_language().tag,
    html_custom_attrs=html_attributes() or None,
    stylesheets=["/styles/site.css", FONT_SHEET, "/styles/snow.css"],
    head_components=head_components(),
    reset_style=False,  # Tailwind has the same one
    toaster=Toasts.create(),
    api_transformer=[
        serve_health,
        serve_webhook,
        serve_unsubscription,
        serve_form_posts,
        serve_kept_assets,
    ],
    frontend_exception_handler=log_browser_error,
    backend_exception_handler=log_handler_error,
)
app.register_lifespan_task(redact_framework_logs)
app.register_lifespan_task(configure_logging)
app.register_lifespan_task(database_lifespan)
app.register_lifespan_task(answer_in_served_languages)
app.register_lifespan_task(letters_lifespan)
app.register_lifespan_task(load_languages)
app.register_lifespan_task(freeze_loaded_objects)
stop_in_order(app)
app.register_lifespan_task(watch_event_loop)
app.register_lifespan_task(keep_assets)
add_pages(app)
