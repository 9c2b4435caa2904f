"""Modules that several kinds of tests share; they import from no other folder of the tests."""
