"""The server side of the letters: accept a letter, keep it, and see that its reply is sent."""
