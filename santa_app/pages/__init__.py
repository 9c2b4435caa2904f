"""One module for each route, exporting PAGE."""
