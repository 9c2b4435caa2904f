"""The site's other languages: the menu in the footer, and the suggestion of the visitor's own."""

import reflex as rx

from santa_app import marks
from santa_app.components.icons import icon
from santa_app.framework.components import A
from santa_app.i18n import SITE_LANGUAGES, Language, current_language, use_locale
from santa_app.i18n import gettext as _
from santa_app.states.language_choice import LanguageChoice


def if_shown(language: Language, element: rx.Component) -> rx.Component:
    """Return an element that a release leaves out where its operator does not show the language.

    The prerendered pages have it; `santa_app.build.filling` removes it there.
    """
    if not marks.MARKED:
        return element
    shown = f"(typeof document==='undefined'||{marks.SHOWN}.includes('{language.tag}'))"
    return rx.cond(rx.Var(shown).to(bool), element, rx.fragment())


def _item(addresses: rx.Var[list[str]], number: int) -> rx.Var[str]:
    return addresses[number]  # ty: ignore[not-subscriptable] -- a list at run time


def _link(language: Language, address: rx.Var[str], class_name: str, *children: object) -> A:
    """Return a link that loads the page anew: each language is an app of its own."""
    return A.create(
        *children,
        href=address,
        href_lang=language.tag,
        lang=language.tag,
        dir=language.direction,
        class_name=class_name,
        on_click=LanguageChoice.choose,
        custom_attrs={"aria-current": "page"} if language is current_language() else {},
    )


def language_menu(addresses: rx.Var[list[str]]) -> rx.Component:
    """Return the links to this page in `SITE_LANGUAGES`, each named in its own script.

    The names are in the device's own fonts, or each page would load the fonts of all scripts.
    """
    # A release whose operator shows one language has an empty list of them.
    alone = "[html[data-languages='']_&]:hidden " if marks.MARKED else ""
    return rx.el.nav(
        icon("languages", 22, class_name="mt-3 shrink-0 text-gold"),
        rx.el.ul(
            *[
                if_shown(
                    language,
                    rx.el.li(
                        _link(
                            language,
                            _item(addresses, number),
                            "inline-flex min-h-11 items-center rounded-full px-3 text-ice "
                            "underline-offset-4 hover:text-white hover:underline "
                            "aria-[current]:font-extrabold aria-[current]:text-gold typed",
                            language.name,
                        )
                    ),
                )
                for number, language in enumerate(SITE_LANGUAGES)
            ],
            class_name="flex flex-wrap",
        ),
        aria_label=_("Languages"),
        class_name=f"{alone}col-span-full flex gap-2 border-t border-white/20 pt-4",
    )


def language_suggestion(addresses: rx.Var[list[str]]) -> rx.Component:
    """Return the suggestion to read this page in the language that the browser asks for."""
    cards = [
        (language.tag, _suggestion(language, _item(addresses, number)))
        for number, language in enumerate(SITE_LANGUAGES)
        if language is not current_language()
    ]
    tags: list[str] | rx.Var[list[str]] = [language.tag for language in SITE_LANGUAGES]
    if marks.MARKED:
        tags = rx.Var(marks.SHOWN).to(list[str])
    return rx.el.div(
        rx.match(LanguageChoice.suggested, *cards, rx.fragment()),
        on_mount=LanguageChoice.suggest(tags, current_language().tag),
    )


def _suggestion(language: Language, address: rx.Var[str]) -> rx.Component:
    with use_locale(language.locale):
        # Translators: name your own language here. Visitors whose browser asks for it see this on
        # pages in other languages.
        question = _("Would you like to read this page in English?")
        # Translators: name your own language here.
        accept = _("Read in English")
        decline = _("No, thank you")
    return rx.el.aside(
        rx.el.p(question, class_name="font-bold"),
        rx.el.div(
            _link(
                language,
                address,
                "btn inline-flex min-h-11 items-center rounded-full bg-holly px-4 font-bold text-white "
                "hover:bg-holly-700",
                accept,
            ),
            rx.el.button(
                decline,
                type="button",
                on_click=LanguageChoice.choose,
                class_name="min-h-11 rounded-full px-4 font-bold text-ice hover:bg-white/10 hover:text-white",
            ),
            class_name="mt-3 flex flex-wrap gap-2",
        ),
        lang=language.tag,
        dir=language.direction,
        aria_label=question,
        class_name=(
            "typed no-print fixed inset-x-4 bottom-4 z-40 max-w-md rounded-3xl border border-white/30 bg-night "
            "p-5 text-white shadow-lift"
        ),
    )
