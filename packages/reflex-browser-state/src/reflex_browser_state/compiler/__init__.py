"""Compiles Python functions to JavaScript modules; `program.py` is the entry point."""
