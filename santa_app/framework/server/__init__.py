"""How the site is served: Granian, the signals that stop it, Reflex's events and log lines."""
