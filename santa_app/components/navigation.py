"""What the top bar and the footer are told: links and groups, never the site table itself."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True, slots=True)
class Link:
    """One entry of a menu."""

    label: str
    path: str


@dataclass(frozen=True, kw_only=True, slots=True)
class Group:
    """A dropdown: its links, and the path beginnings that highlight it (SPEC section 2)."""

    name: str
    label: str
    links: tuple[Link, ...]
    prefixes: tuple[str, ...]

    def holds(self, path: str) -> bool:
        """Return whether this group is the current one on that path."""
        return path.startswith(self.prefixes)


@dataclass(frozen=True, kw_only=True, slots=True)
class Navigation:
    """All that the layout of a page needs to know of the other pages."""

    site_name: str
    letter: Link
    main: tuple[Link, ...]
    groups: tuple[Group, ...]
    last: tuple[Link, ...]
    footer_quick: tuple[Link, ...]
    footer_more: tuple[Link, ...]
