"""The fixed navigation bar: links, two dropdowns, and the menu of small screens."""

from dataclasses import dataclass

import reflex as rx

from santa_app import theme
from santa_app.components.icons import icon, logo
from santa_app.components.links import page_link
from santa_app.content import paths
from santa_app.i18n import gettext as _
from santa_app.i18n.display_width import display_width
from santa_app.states.analytics import Analytics
from santa_app.states.menus import MOBILE, MenuState, button_id


@dataclass(frozen=True, kw_only=True, slots=True)
class Link:
    """One entry of a menu."""

    label: str
    path: str


@dataclass(frozen=True, kw_only=True, slots=True)
class Group:
    """A dropdown: its links, and the path prefixes on which it is highlighted."""

    name: str
    label: str
    links: tuple[Link, ...]
    prefixes: tuple[str, ...]

    def contains(self, path: str) -> bool:
        """Return whether the page at `path` belongs to this group."""
        return path.startswith(self.prefixes)


@dataclass(frozen=True, kw_only=True, slots=True)
class Navigation:
    """The links of the navigation bar and the footer."""

    site_name: str
    letter: Link
    main: tuple[Link, ...]
    groups: tuple[Group, ...]
    last: tuple[Link, ...]
    footer_quick: tuple[Link, ...]
    footer_more: tuple[Link, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class _Fit:
    """The layout of the bar's labels: from which width on, in which column, and how far apart."""

    width: str
    column: str
    item: str
    letter: str = ""


_SHORT = _Fit(
    width="lg",
    column="max-w-6xl",
    item="px-1.5 text-[0.86rem] xl:px-2.5 xl:text-[0.95rem]",
    letter="xl:px-5",
)
_LONG = _Fit(width="xl", column="max-w-[82rem]", item="px-1.5 text-[0.86rem] min-[90rem]:px-2")
_SHORT_LABELS = 95
"""Maximum total length of the bar's labels for `_SHORT`, in Latin letters."""
_ITEM = (
    "inline-flex min-h-11 items-center gap-1 rounded-full font-bold whitespace-nowrap transition "
    "hover:bg-white/10 hover:text-white"
)
_CURRENT = "bg-white/15 text-gold"
_OTHER = "text-ice"


def _fit(nav: Navigation) -> _Fit:
    groups = [group for group in nav.groups if group.links]
    labels = (nav.site_name, *[one.label for one in (*nav.main, *groups, *nav.last)])
    whole = "".join((*labels, _("Write Letter")))
    return _SHORT if display_width(whole) <= _SHORT_LABELS else _LONG


def _look(here: rx.Var[bool], other: str = _OTHER) -> rx.Var:
    return rx.cond(here, _CURRENT, other)


def _current(here: rx.Var[bool]) -> dict[str, str | rx.Var]:
    return {"aria-current": rx.cond(here, "page", None)}


def _item(link: Link, path: rx.Var[str], fit: _Fit) -> rx.Component:
    here = path == link.path
    return rx.el.li(
        page_link(
            link.label,
            href=link.path,
            on_focus=MenuState.focus_moved(""),
            class_name=f"{_ITEM} {fit.item} {_look(here)}",
            custom_attrs=_current(here),
        )
    )


def _menu_link(
    link: Link, path: rx.Var[str], look: str, *, color: str, **attributes: str
) -> rx.Component:
    """Return a link of a dropdown or of the mobile menu, which closes on click."""
    here = path == link.path
    return rx.el.li(
        rx.el.a(
            link.label,
            href=link.path,
            on_click=MenuState.close,
            class_name=f"{look} {_look(here, color)}",
            custom_attrs={**attributes, **_current(here)},
        )
    )


def _dropdown(
    group: Group, path: rx.Var[str], current_group: rx.Var[str], fit: _Fit
) -> rx.Component:
    panel_id = f"menu-{group.name}"
    is_open = MenuState.open == group.name
    here = current_group == group.name
    return rx.el.li(
        rx.el.button(
            group.label,
            icon("chevron_down", 16),
            id=button_id(group.name),
            type="button",
            on_click=MenuState.toggle(group.name),
            class_name=f"{_ITEM} {fit.item} {_look(here)}",
            custom_attrs={
                "aria-expanded": rx.cond(is_open, "true", "false"),
                "aria-controls": panel_id,
                "data-current": rx.cond(here, "true", None),
            },
        ),
        rx.el.div(
            rx.el.ul(
                *[
                    _menu_link(
                        link,
                        path,
                        "flex min-h-11 items-center rounded-xl px-4 font-bold transition "
                        "hover:bg-white/10 hover:text-white",
                        color=_OTHER,
                        prefetch="intent",
                    )
                    for link in group.links
                ],
                class_name="w-60 rounded-2xl border border-white/30 bg-night-500 p-2 shadow-lift",
            ),
            id=panel_id,
            class_name=rx.cond(
                is_open,
                "menu-panel absolute end-0 pt-2",
                "menu-panel absolute end-0 hidden pt-2",
            ),
        ),
        on_focus=MenuState.focus_moved(group.name),
        on_mouse_enter=MenuState.pointer_entered(group.name),
        on_mouse_leave=MenuState.pointer_left,
        class_name="menu relative",
    )


def _write_letter(nav: Navigation, path: rx.Var[str], place: str, fit: _Fit) -> rx.Component:
    return page_link(
        icon("mail", 18),
        _("Write Letter"),
        href=nav.letter.path,
        on_click=[MenuState.close, Analytics.clicked("Write Letter", place)],
        class_name=(
            "btn inline-flex min-h-11 items-center justify-center gap-2 rounded-full bg-holly px-4 font-extrabold "
            f"whitespace-nowrap text-white {fit.letter} transition hover:bg-holly-700"
        ),
        custom_attrs=_current(path == nav.letter.path),
    )


def _mobile_group(title: str, links: tuple[Link, ...], path: rx.Var[str]) -> rx.Component:
    return rx.el.div(
        rx.el.p(title, class_name="px-3 text-sm font-bold tracking-wide text-gold-300"),
        rx.el.ul(
            *[
                _menu_link(
                    link,
                    path,
                    "flex min-h-11 items-center rounded-xl px-3 leading-tight font-bold",
                    color="text-white",
                )
                for link in links
            ],
            class_name="mt-1 grid grid-cols-2 gap-x-2 sm:grid-cols-3",
        ),
        class_name="py-3",
    )


def _mobile_menu(nav: Navigation, path: rx.Var[str], fit: _Fit) -> rx.Component:
    return rx.el.div(
        rx.el.div(
            _write_letter(nav, path, "mobile menu", fit), class_name="grid px-3 pt-4 pb-2 sm:hidden"
        ),
        _mobile_group(_("Santa's post"), (*nav.main, nav.letter, *nav.last), path),
        *[_mobile_group(group.label, group.links, path) for group in nav.groups],
        id="menu-mobile",
        on_focus=MenuState.focus_moved(MOBILE),
        class_name=rx.cond(
            MenuState.mobile,
            "menu-mobile max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-t border-white/10 px-2 pb-6 "
            f"{fit.width}:hidden",
            "menu-mobile hidden",
        ),
    )


def navbar(nav: Navigation, path: rx.Var[str], current_group: rx.Var[str]) -> rx.Component:
    """Return the bar; the link of the page at `path` and the name of its group are highlighted."""
    fit = _fit(nav)
    return rx.el.header(
        rx.el.nav(
            rx.el.a(
                logo("size-10 max-[20rem]:hidden", eager=True),
                rx.el.span(
                    nav.site_name,
                    class_name=f"{theme.DISPLAY} text-2xl leading-none text-white",
                ),
                href=paths.HOME,
                on_focus=MenuState.focus_moved(""),
                class_name="me-auto inline-flex min-h-11 min-w-0 items-center gap-2.5",
            ),
            rx.el.ul(
                *[_item(link, path, fit) for link in nav.main],
                *[
                    _dropdown(group, path, current_group, fit)
                    for group in nav.groups
                    if group.links
                ],
                *[_item(link, path, fit) for link in nav.last],
                class_name=f"hidden items-center gap-0.5 {fit.width}:flex",
            ),
            rx.el.div(
                _write_letter(nav, path, "top bar", fit), class_name="ms-2 hidden sm:block xl:ms-3"
            ),
            rx.el.button(
                rx.cond(MenuState.mobile, icon("x", 26), icon("menu", 26)),
                rx.el.span(_("Menu"), class_name="sr-only"),
                id=button_id(MOBILE),
                type="button",
                on_click=MenuState.toggle_mobile,
                class_name=(
                    "ms-2 grid size-11 shrink-0 place-items-center rounded-full text-white "
                    f"hover:bg-white/10 {fit.width}:hidden"
                ),
                custom_attrs={
                    "aria-expanded": rx.cond(MenuState.mobile, "true", "false"),
                    "aria-controls": "menu-mobile",
                },
            ),
            class_name=f"{theme.COLUMN} {fit.column} flex h-[4.5rem] items-center",
            aria_label=_("Main"),
        ),
        _mobile_menu(nav, path, fit),
        rx.window_event_listener(on_key_down=MenuState.handle_key),
        class_name=(
            "site-bar on-night fixed inset-x-0 top-0 z-40 border-b border-white/10 bg-night/95 "
            "text-white backdrop-blur"
        ),
    )
