"""The server process: commands, builds of languages, HTTP serving, memory, metrics."""
