"""A browser around WebKitGTK, started by WebKitWebDriver with Debian's Python.

MiniBrowser cannot be narrower than 447 pixels and prints to a dialog. This browser runs init.js in
every page and prints to PDF files. Its argument is the folder for its data and its PDFs.
"""

import sys
from itertools import count
from pathlib import Path

import gi  # ty: ignore[import-not-found]

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402  # ty: ignore[import-not-found]

folder = Path(sys.argv[1])
numbers = count()
windows: list[Gtk.Window] = []
data = str(folder / "webkit")
context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(
        base_data_directory=data, base_cache_directory=data
    )
)
script = WebKit2.UserScript.new(
    Path(__file__).with_name("init.js").read_text(),
    WebKit2.UserContentInjectedFrames.ALL_FRAMES,
    WebKit2.UserScriptInjectionTime.START,
    None,
    None,
)


letter = Gtk.PageSetup()  # shorter than A4
letter.set_paper_size_and_default_margins(Gtk.PaperSize.new("na_letter"))


def finish(part: Path) -> None:
    """Close the windows that the page has opened, unless they did so, and name the print."""
    for window in windows[1:]:
        window.destroy()
    part.rename(part.with_suffix(".pdf"))


def print_to_file(*_: object) -> None:
    """Print the newest window to NUMBER.pdf."""
    part = folder / f"{next(numbers):03}.part"
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, part.as_uri())
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    operation = WebKit2.PrintOperation.new(windows[-1].get_child())
    operation.set_print_settings(settings)
    operation.set_page_setup(letter)
    operation.connect("finished", lambda _: GLib.idle_add(finish, part))
    operation.connect("failed", lambda _, error: sys.exit(str(error)))
    operation.print_()


scripts = WebKit2.UserContentManager()
scripts.add_script(script)
scripts.register_script_message_handler("print")
scripts.connect("script-message-received::print", print_to_file)


def open_window(**options: object) -> WebKit2.WebView:
    """Open a window; it takes any width, because nothing but the page is in it."""
    view = WebKit2.WebView(is_controlled_by_automation=True, **options)
    window = Gtk.Window(default_width=390, default_height=844)
    window.add(view)
    window.connect("destroy", windows.remove)
    windows.append(window)
    view.connect("create", lambda opener, _: open_window(related_view=opener))
    view.connect("close", lambda _: window.destroy())
    window.show_all()
    return view


def automate(_: WebKit2.WebContext, session: WebKit2.AutomationSession) -> None:
    """Give windows to WebKitWebDriver."""
    session.connect(
        "create-web-view", lambda _: open_window(web_context=context, user_content_manager=scripts)
    )


context.connect("automation-started", automate)
context.set_automation_allowed(True)
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
Gtk.main()
