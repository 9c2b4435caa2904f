"""Addresses of searches on other sites: a search never goes dead as a single video may."""

from urllib.parse import quote, quote_plus


def youtube_search(words: str) -> str:
    """Return the address of a YouTube search for `words`."""
    return f"https://www.youtube.com/results?search_query={quote_plus(words)}"


def spotify_search(words: str) -> str:
    """Return the address of a Spotify search for `words`."""
    return f"https://open.spotify.com/search/{quote(words, safe='')}"


def map_search(words: str) -> str:
    """Return the address of a maps search for `words`."""
    return f"https://www.google.com/maps/search/?api=1&query={quote_plus(words)}"
