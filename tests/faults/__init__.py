"""The fault bench, run by `make faults`: real processes, real HTTP, real kills."""
