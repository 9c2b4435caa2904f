"""The messages for unexpected errors."""

from typing import Final

WENT_WRONG: Final = "Oops! Something went wrong"
UNEXPECTED: Final = "An unexpected error occurred"
