"""What `make faults` does: real processes, real HTTP, real kills, and who then has which letter."""
