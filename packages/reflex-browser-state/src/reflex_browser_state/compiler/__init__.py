"""From Python functions to JavaScript modules. `program.py` is the way in."""
