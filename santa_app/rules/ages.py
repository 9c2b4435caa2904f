"""Gift groups by age (SPEC section 3, gift ideas). Runs in the visitor's browser as well."""

from santa_app.content.gifts import AGE_RANGES


def gift_group_for(age: int) -> str:
    """Return the slug of the gift group for a child of `age` years, or 'all' below the youngest."""
    for ages in AGE_RANGES:
        if age >= ages.youngest and (ages.oldest is None or age <= ages.oldest):
            return ages.slug
    return "all"
