"""The fault bench, run by `make nightly`: real processes, real HTTP, real kills."""
