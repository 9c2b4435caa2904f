"""Serving the site: Granian, the signals that stop it, Reflex's events, unfinished messages."""
