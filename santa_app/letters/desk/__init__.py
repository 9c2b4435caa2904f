"""The desk: pages for the people who read letters with signs of danger, on a port of its own."""
