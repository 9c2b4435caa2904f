"""A developer's own commands."""
