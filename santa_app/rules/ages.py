"""Gift groups by age (SPEC section 3, gift ideas). Runs in the visitor's browser as well."""

from santa_app.content.gifts import AGE_GROUPS


def gift_group_for(age: int) -> str:
    """Return the slug of the gift group for a child of `age` years, or 'all' below the youngest."""
    for group in AGE_GROUPS:
        if age >= group.youngest and (group.oldest is None or age <= group.oldest):
            return group.slug
    return "all"
