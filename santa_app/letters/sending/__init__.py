"""Send the replies that are owed."""
