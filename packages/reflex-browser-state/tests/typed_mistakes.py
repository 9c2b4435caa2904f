"""Mistakes that a type checker must find, one on each line; test_types.py runs ty on it."""
# ruff: noqa

from typed_sample import Sample

Sample().choose("x")
Sample(index="x")
Sample(bogus=1)
Sample().index = "x"
Sample().first.nothing
