"""The cases of the fault bench: functions that take a `Testbed` and return a `Finding`."""
