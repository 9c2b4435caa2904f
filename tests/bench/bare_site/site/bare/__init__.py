"""The package of the bare site."""
