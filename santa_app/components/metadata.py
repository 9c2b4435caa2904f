"""The head of a page: the thirteen metadata fields of SPEC section 2, as Reflex wants them."""

from collections.abc import Callable
from dataclasses import dataclass

import reflex as rx


@dataclass(frozen=True, kw_only=True, slots=True)
class Metadata:
    """What search engines and social sites read.

    The fields named `og_…` and `twitter_…` follow title, description and picture
    unless a page says otherwise.

    Raises:
        ValueError: When title or description is empty or too long to be shown whole.
    """

    title: str
    description: str
    keywords: tuple[str, ...]
    canonical: str
    og_image: str
    robots: str = "index, follow"
    og_type: str = "website"
    og_title: str = ""
    og_description: str = ""
    twitter_card: str = "summary_large_image"
    twitter_title: str = ""
    twitter_description: str = ""
    twitter_image: str = ""

    def __post_init__(self) -> None:
        """Refuse what a search result would cut."""
        if not 10 <= len(self.title) <= 70:
            raise ValueError(f"{self.canonical}: title has {len(self.title)} characters, not 10-70")
        if not 50 <= len(self.description) <= 170:
            raise ValueError(
                f"{self.canonical}: description has {len(self.description)} characters, not 50-170"
            )
        if not self.keywords:
            raise ValueError(f"{self.canonical}: keywords are missing")

    def named(self) -> dict[str, str]:
        """Return the `<meta name=…>` fields beside the description."""
        return {
            "keywords": ", ".join(self.keywords),
            "robots": self.robots,
            "twitter:card": self.twitter_card,
            "twitter:title": self.twitter_title or self.og_title or self.title,
            "twitter:description": self.twitter_description or self.description,
            "twitter:image": self.twitter_image or self.og_image,
        }

    def properties(self) -> dict[str, str]:
        """Return the `<meta property=…>` fields; `og:image` is Reflex's own `image` argument."""
        return {
            "og:title": self.og_title or self.title,
            "og:description": self.og_description or self.description,
            "og:type": self.og_type,
            "og:url": self.canonical,
        }

    def meta(self) -> list[dict[str, str] | rx.Component]:
        """Return the argument `meta` of `rx.App.add_page`."""
        return [
            *[{"name": name, "content": text} for name, text in self.named().items()],
            *[{"property": name, "content": text} for name, text in self.properties().items()],
            rx.el.link(rel="canonical", href=self.canonical),
        ]


@dataclass(frozen=True, kw_only=True, slots=True)
class Page:
    """One page: what it shows and what the world is told of it. Each page module exports its own.

    Attributes:
        path: Its address, from `content.paths`.
        label: Its name in menus.
        title: Document title, unique on the site.
        description: Search description, unique, 50 to 170 characters.
        keywords: Search keywords.
        body: The function that returns the page's own sections.
        canonical: The address search engines should keep, if not this one.
        indexed: False keeps search engines and the sitemap away.
        everywhere: True for the not-found page, which stands at any path.
        social: Name of its picture in assets/social, if another page's serves it.
    """

    path: str
    label: str
    title: str
    description: str
    keywords: tuple[str, ...]
    body: Callable[[], rx.Component]
    canonical: str = ""
    indexed: bool = True
    everywhere: bool = False
    social: str = ""

    @property
    def slug(self) -> str:
        """The path as a file name."""
        return self.path.strip("/").replace("/", "--") or "home"

    def metadata(self, site: str) -> Metadata:
        """Return the thirteen fields of the head; `site` is the public address of the site."""
        return Metadata(
            title=self.title,
            description=self.description,
            keywords=self.keywords,
            canonical=site + (self.canonical or self.path),
            og_image=f"{site}/social/{self.social or self.slug}.jpg",
            robots="index, follow" if self.indexed else "noindex",
        )
