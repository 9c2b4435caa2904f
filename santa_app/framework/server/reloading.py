"""What makes the development server reload."""

from reflex.utils import exec as reflex_exec


def reload_for_tables() -> None:
    """Make `make dev` show a saved TOML file as it shows other files; Reflex ignores TOML."""
    patterns = reflex_exec.HOTRELOAD_IGNORE_PATTERNS
    reflex_exec.HOTRELOAD_IGNORE_PATTERNS = tuple(  # ty: ignore[invalid-assignment]
        pattern for pattern in patterns if "toml" not in pattern
    )
