"""Texts and data of the pages, as typed entries. Nothing here reads a setting."""
