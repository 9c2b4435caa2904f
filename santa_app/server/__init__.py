"""The server process: start and build, HTTP serving, memory, client addresses."""
