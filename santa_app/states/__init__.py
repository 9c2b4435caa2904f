"""One module for each State class: rx.State for the letter, BrowserState for the rest."""
