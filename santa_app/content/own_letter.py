"""The words of the child's letter as the family prints it."""

from typing import Final

LABEL: Final = "My letter to Santa"
GREETING: Final = "Dear Santa,"
NAME: Final = "My name is {name}."
AGE: Final = "I'm {age} years old."
PLACE: Final = "I live in {place}."
GOOD: Final = "I've been good this year."
TRYING: Final = "I'm still practicing being good."
WISHES: Final = "This is what I'm dreaming of:"
WISH: Final = "• {wish}"
CLOSING: Final = "With love,"
PRINT: Final = "Print my letter"
