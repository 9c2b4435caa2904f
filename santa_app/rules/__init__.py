"""Pure functions without Reflex; most of them also compile to JavaScript."""
