"""Logs and metrics without personal data."""
