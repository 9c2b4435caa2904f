"""Everything that relies on private parts of Reflex, React, React Router, Vite and the servers.

internals.toml lists these, and inventory.py checks them.
"""
