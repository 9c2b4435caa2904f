"""The site on several machines of this computer, run by `make machines`."""
