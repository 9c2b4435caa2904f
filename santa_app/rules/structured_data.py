"""JSON-LD for search engines (schema.org vocabulary), as plain data made from content.

A Recipe has no `aggregateRating`, because its stars are ours and search engines accept reviews by
visitors only; no `datePublished`, because the date when a site goes live is not known here; and no
`video`, because there is none. Search engines show recipes, breadcrumbs and the name of a site;
they show no guides and no questions of a page like ours, so those have no JSON-LD.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from santa_app.content import paths
from santa_app.content.recipes import COURSE_NAMES, Recipe, tag_name
from santa_app.i18n import LANGUAGES, Language
from santa_app.i18n import gettext as _

Data = dict[str, Any]
"""One JSON-LD object."""

CONTEXT = "https://schema.org"


@dataclass(frozen=True, kw_only=True, slots=True)
class Site:
    """The publisher of the pages: the site's name and URL, and the language of the pages."""

    name: str
    url: str
    language: Language = LANGUAGES[0]

    def absolute(self, path: str) -> str:
        """Return the absolute URL of a file on this site."""
        return self.url.rstrip("/") + path

    def page(self, path: str) -> str:
        """Return the absolute URL of a page, whose path is without the language's prefix."""
        return self.absolute(self.language.prefix + path)

    def publisher(self) -> Data:
        """Return the site as an Organization."""
        return {"@type": "Organization", "name": self.name, "url": self.page(paths.HOME)}


def iso_duration(minutes: int) -> str:
    """Return minutes as an ISO 8601 duration: 90 gives PT1H30M, 0 gives PT0M."""
    hours, rest = divmod(minutes, 60)
    if not hours:
        return f"PT{rest}M"
    return f"PT{hours}H{rest}M" if rest else f"PT{hours}H"


def step_anchor(number: int) -> str:
    """Return the id of a numbered step on the page of its recipe; the first is 1."""
    return f"step-{number}"


def recipe_data(recipe: Recipe, site: Site, pictures: Iterable[str] = ()) -> Data:
    """Return a Recipe. `pictures` are paths of pictures to list before the recipe's own."""
    url = site.page(recipe.path)
    return {
        "@context": CONTEXT,
        "@type": "Recipe",
        "name": recipe.title,
        "description": recipe.description,
        "url": url,
        "mainEntityOfPage": url,
        "inLanguage": site.language.tag,
        "image": [site.absolute(path) for path in (*pictures, recipe.image)],
        "author": site.publisher(),
        "prepTime": iso_duration(recipe.prep_time),
        "cookTime": iso_duration(recipe.cook_time),
        "totalTime": iso_duration(recipe.total_time),
        "recipeYield": [str(recipe.servings), recipe.makes],
        "recipeCategory": COURSE_NAMES[recipe.course],
        "recipeCuisine": recipe.cuisine,
        "keywords": ", ".join((_("Christmas"), *map(tag_name, recipe.tags))),
        "nutrition": {
            "@type": "NutritionInformation",
            "calories": _("{count} calories").format(count=recipe.calories),
        },
        "recipeIngredient": list(recipe.ingredients),
        "recipeInstructions": [
            {"@type": "HowToStep", "text": step.text, "url": f"{url}#{step_anchor(number)}"}
            for number, step in enumerate(recipe.instructions, start=1)
        ],
    }


def item_list(name: str, items: Iterable[tuple[str, str]], site: Site) -> Data:
    """Return an ItemList of names and paths; a path may end with an `#anchor`."""
    elements = [
        {"@type": "ListItem", "position": position, "name": title, "url": site.page(path)}
        for position, (title, path) in enumerate(items, start=1)
    ]
    return {
        "@context": CONTEXT,
        "@type": "ItemList",
        "name": name,
        "numberOfItems": len(elements),
        "itemListElement": elements,
    }


def breadcrumbs(steps: Iterable[tuple[str, str]], site: Site) -> Data:
    """Return a BreadcrumbList of names and paths down to the page itself, with Home before them."""
    return {
        "@context": CONTEXT,
        "@type": "BreadcrumbList",
        "itemListElement": [
            {"@type": "ListItem", "position": position, "name": name, "item": site.page(path)}
            for position, (name, path) in enumerate(((_("Home"), paths.HOME), *steps), start=1)
        ],
    }


def website(description: str, site: Site) -> Data:
    """Return the WebSite, for the home page."""
    return {
        "@context": CONTEXT,
        "@type": "WebSite",
        "name": site.name,
        "url": site.page(paths.HOME),
        "description": description,
        "inLanguage": site.language.tag,
        "publisher": site.publisher(),
    }


def script_text(data: Data) -> str:
    """Return the text of an `application/ld+json` script, in which "<" is escaped."""
    return json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
