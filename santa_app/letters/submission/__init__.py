"""Accept a letter: check the form, limit the sender, store it, and tell the visitor."""
