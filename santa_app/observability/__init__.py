"""What the server writes to its log, and how it keeps personal data out of it."""
