"""Pure functions without Reflex. The browser States use most of them, so those compile too."""
