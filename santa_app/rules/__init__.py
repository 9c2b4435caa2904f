"""Pure functions of the specification; most also run in the browser (DESIGN section 3)."""
