"""What the site says when something failed that nobody expected (SPEC section 8)."""

from typing import Final

WENT_WRONG: Final = "Oops! Something went wrong"
UNEXPECTED: Final = "An unexpected error occurred"
