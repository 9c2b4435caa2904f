"""The training of the recognizer; README.md says what is here."""
