"""The cases of the fault bench: functions that take a `Ground` and return a `Finding`."""
