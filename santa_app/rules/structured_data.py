"""JSON-LD for search engines, as plain data built from content (schema.org vocabulary).

Four recommended fields of a Recipe are left out on purpose. `aggregateRating` would present
our own stars as reviews by visitors, which nobody wrote: search engines forbid that, and it would
not be honest. There is no `video`; and no `datePublished`, since only the operator knows the day on
which a site went live. A step has no `image` of its own.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from santa_app.content import paths
from santa_app.content.recipes import Recipe

Data = dict[str, Any]
"""One JSON-LD object."""

CONTEXT = "https://schema.org"


class Asked(Protocol):
    """A question with its answer."""

    @property
    def question(self) -> str:
        """The question."""

    @property
    def answer(self) -> str:
        """The answer."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Site:
    """Who publishes the pages: the site's name and its absolute address."""

    name: str
    url: str

    def absolute(self, path: str) -> str:
        """Return the absolute address of a path on this site."""
        return self.url.rstrip("/") + path

    def publisher(self) -> Data:
        """Return the site as an organization."""
        return {"@type": "Organization", "name": self.name, "url": self.absolute(paths.HOME)}


def iso_duration(minutes: int) -> str:
    """Return minutes as an ISO 8601 duration: 90 gives PT1H30M, 0 gives PT0M."""
    hours, rest = divmod(minutes, 60)
    if not hours:
        return f"PT{rest}M"
    return f"PT{hours}H{rest}M" if rest else f"PT{hours}H"


def step_anchor(number: int) -> str:
    """Return the id of a numbered step on the page of its recipe or guide; the first is 1."""
    return f"step-{number}"


def recipe_data(recipe: Recipe, site: Site, pictures: Iterable[str] = ()) -> Data:
    """Return a Recipe.

    Args:
        recipe: The recipe.
        site: The publisher.
        pictures: Paths of further pictures, such as the social one, named before its drawing.
    """
    url = site.absolute(recipe.path)
    return {
        "@context": CONTEXT,
        "@type": "Recipe",
        "name": recipe.title,
        "description": recipe.description,
        "url": url,
        "mainEntityOfPage": url,
        "inLanguage": "en",
        "image": [site.absolute(path) for path in (*pictures, recipe.image)],
        "author": site.publisher(),
        "prepTime": iso_duration(recipe.prep_time),
        "cookTime": iso_duration(recipe.cook_time),
        "totalTime": iso_duration(recipe.total_time),
        "recipeYield": [str(recipe.servings), recipe.makes],
        "recipeCategory": recipe.course,
        "recipeCuisine": recipe.cuisine,
        "keywords": ", ".join(("Christmas", *recipe.tags)),
        "nutrition": {"@type": "NutritionInformation", "calories": f"{recipe.calories} calories"},
        "recipeIngredient": list(recipe.ingredients),
        "recipeInstructions": [
            {"@type": "HowToStep", "text": step.text, "url": f"{url}#{step_anchor(number)}"}
            for number, step in enumerate(recipe.instructions, start=1)
        ],
    }


def item_list(name: str, items: Iterable[tuple[str, str]], site: Site) -> Data:
    """Return an ItemList of names and paths in order; an `#anchor` may stand for an entry."""
    elements = [
        {"@type": "ListItem", "position": position, "name": title, "url": site.absolute(path)}
        for position, (title, path) in enumerate(items, start=1)
    ]
    return {
        "@context": CONTEXT,
        "@type": "ItemList",
        "name": name,
        "numberOfItems": len(elements),
        "itemListElement": elements,
    }


def breadcrumbs(trail: Iterable[tuple[str, str]], site: Site) -> Data:
    """Return a BreadcrumbList: home first, then names and paths down to the page itself."""
    steps = (("Home", paths.HOME), *trail)
    return {
        "@context": CONTEXT,
        "@type": "BreadcrumbList",
        "itemListElement": [
            {"@type": "ListItem", "position": position, "name": name, "item": site.absolute(path)}
            for position, (name, path) in enumerate(steps, start=1)
        ],
    }


def faq_page(questions: Iterable[Asked]) -> Data:
    """Return an FAQPage. The questions must stand on the page in the same words."""
    return {
        "@context": CONTEXT,
        "@type": "FAQPage",
        "mainEntity": [
            {
                "@type": "Question",
                "name": item.question,
                "acceptedAnswer": {"@type": "Answer", "text": item.answer},
            }
            for item in questions
        ],
    }


def website(description: str, site: Site) -> Data:
    """Return the WebSite, for the home page."""
    return {
        "@context": CONTEXT,
        "@type": "WebSite",
        "name": site.name,
        "url": site.absolute(paths.HOME),
        "description": description,
        "inLanguage": "en",
        "publisher": site.publisher(),
    }


def script_text(data: Data) -> str:
    """Return the text of an `application/ld+json` script; no content can close the element."""
    return json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
