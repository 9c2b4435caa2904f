"""Recipe search (SPEC section 5): a case-insensitive substring of title, description or a tag.

Runs in the visitor's browser as well.
"""

from santa_app.content.recipes import RecipeIndexEntry


def matches_search(recipe: RecipeIndexEntry, query: str) -> bool:
    """Whether `query` stands in the recipe's title, description or one of its tags.

    A blank query matches everything; white space around it does not count.
    """
    needle = query.strip().lower()
    if needle == "":
        return True
    if needle in recipe.title.lower() or needle in recipe.description.lower():
        return True
    return any(needle in tag.lower() for tag in recipe.tags)
