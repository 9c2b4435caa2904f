"""The cases of the fault bench, each a function of its surroundings that returns a row."""
