"""The definition of a page: its path, its names, its head and its content."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

import reflex as rx

from santa_app import product
from santa_app.components.language_menu import if_shown
from santa_app.content import paths
from santa_app.content.pages import PAGES, Names
from santa_app.i18n import (
    DEFAULT_LOCALE,
    SITE_LANGUAGE,
    SITE_LANGUAGES,
    Language,
    current_language,
    english_path,
    page_path,
)


@dataclass(frozen=True, kw_only=True, slots=True)
class Page:
    """One page of the site. Each page module exports its own.

    The Open Graph and Twitter fields follow title, description and picture unless they are given.
    With `connects_when_used` a page opens its websocket only once the visitor reaches an element
    with the attribute `data-connects`, such as the last field of a form, or submits a form.
    Visitors who only read the page then cost the server nothing.

    Raises ValueError when an English title or description would be cut in search results, or
    keywords are missing.
    """

    path: str  # from `content.paths`
    label: str  # its name in menus
    title: str  # unique on the site, 10 to 70 characters
    description: str  # for search engines; unique, 50 to 170 characters
    keywords: str  # with commas between them
    body: Callable[[], rx.Component]  # returns the sections
    canonical: str = ""  # the path that search engines should index, if not `path`
    indexed: bool = True  # False keeps it out of search engines and the sitemap
    everywhere: bool = False  # True for the not-found page, which is shown at any path
    reading: bool = False  # whether it follows the wish for a dark screen or contrast
    connects_when_used: bool = False
    social: str = ""  # the name of a picture in assets/social, if it shares another page's
    og_title: str = ""
    og_description: str = ""
    og_type: str = "website"
    twitter_card: str = "summary_large_image"
    twitter_title: str = ""
    twitter_description: str = ""
    twitter_image: str = ""

    def __post_init__(self) -> None:
        """Check title, description and keywords; other languages may need more or fewer letters."""
        if not self.keywords:
            raise ValueError(f"{self.path}: keywords are missing")
        if SITE_LANGUAGE != DEFAULT_LOCALE:
            return
        if not 10 <= len(self.title) <= 70:
            raise ValueError(f"{self.path}: title has {len(self.title)} characters, not 10-70")
        if not 50 <= len(self.description) <= 170:
            raise ValueError(
                f"{self.path}: description has {len(self.description)} characters, not 50-170"
            )

    @classmethod
    def at(cls, path: str, *, body: Callable[[], rx.Component]) -> "Page":
        """Return the page at a path, with the names that `content/pages.toml` gives it."""
        words = PAGES[path]
        given: dict[str, Any] = {one.name: getattr(words, one.name) for one in fields(Names)}
        given |= {"path": path, "title": words.title.format(name=product.NAME)}
        return cls(**given, body=body)

    @property
    def slug(self) -> str:
        """The path in English as a file name."""
        path = english_path(self.path, current_language().locale)
        return path.strip("/").replace("/", "--") or "home"

    def og_image(self, site_url: str) -> str:
        return f"{site_url}/social/{self.social or self.slug}.jpg"

    def meta(self, site_url: str) -> list[dict[str, str] | rx.Component]:
        """Return the elements of the head beside title, description and `og:image`."""
        here = current_language()
        canonical = site_url + here.prefix + (self.canonical or self.path)
        named = {
            "keywords": self.keywords,
            "robots": "index, follow" if self.indexed else "noindex",
            "twitter:card": self.twitter_card,
            "twitter:title": self.twitter_title or self.og_title or self.title,
            "twitter:description": self.twitter_description or self.description,
            "twitter:image": self.twitter_image or self.og_image(site_url),
        }
        properties = {
            "og:title": self.og_title or self.title,
            "og:description": self.og_description or self.description,
            "og:type": self.og_type,
            "og:url": canonical,
        }
        return [
            *[{"name": name, "content": text} for name, text in named.items()],
            *[{"property": name, "content": text} for name, text in properties.items()],
            rx.el.link(rel="canonical", href=canonical),
            *self._alternates(site_url),
        ]

    def _alternates(self, site_url: str) -> list[dict[str, str] | rx.Component]:
        """Return the elements that name the page's other languages, where there are any."""
        if len(SITE_LANGUAGES) == 1:
            return []
        others = [one for one in SITE_LANGUAGES if one is not current_language()]
        locales: list[dict[str, str] | rx.Component] = [
            {"property": "og:locale", "content": current_language().locale},
            *[
                if_shown(
                    one,
                    rx.el.meta(
                        custom_attrs={"property": "og:locale:alternate"}, content=one.locale
                    ),
                )
                for one in others
            ],
        ]
        if not self.indexed or self.canonical:
            return locales
        addresses = {one: site_url + self.path_in(one) for one in SITE_LANGUAGES}
        return [
            *locales,
            *[
                if_shown(one, rx.el.link(rel="alternate", href_lang=one.tag, href=address))
                for one, address in addresses.items()
            ],
            if_shown(
                SITE_LANGUAGES[0],
                rx.el.link(
                    rel="alternate", href_lang="x-default", href=addresses[SITE_LANGUAGES[0]]
                ),
            ),
        ]

    @property
    def addresses(self) -> tuple[str, ...]:
        """Its paths in the languages of the site; none where there is only one."""
        return tuple(map(self.path_in, SITE_LANGUAGES)) if len(SITE_LANGUAGES) > 1 else ()

    def path_in(self, language: Language) -> str:
        """Return the path of this page in a language; the home page's for the not-found page."""
        if self.everywhere:
            return page_path(paths.HOME, language.locale)
        return page_path(english_path(self.path, current_language().locale), language.locale)
