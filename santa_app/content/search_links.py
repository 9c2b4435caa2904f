"""URLs of searches on other sites: unlike a single video, a search stays available."""

from urllib.parse import quote, quote_plus


def youtube_search(query: str) -> str:
    """Return the URL of a YouTube search."""
    return f"https://www.youtube.com/results?search_query={quote_plus(query)}"


def spotify_search(query: str) -> str:
    """Return the URL of a Spotify search."""
    return f"https://open.spotify.com/search/{quote(query, safe='')}"


def map_search(query: str) -> str:
    """Return the URL of a Google Maps search."""
    return f"https://www.google.com/maps/search/?api=1&query={quote_plus(query)}"
