"""The smallest Reflex site there is, and the way to serve it as the real one."""
