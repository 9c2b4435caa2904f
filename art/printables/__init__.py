"""Generators of every file the site offers for download; `build.py` is the way in."""
