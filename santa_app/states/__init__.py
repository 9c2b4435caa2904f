"""The State classes: rx.State for the letter and the parent's page, BrowserState for the rest."""
