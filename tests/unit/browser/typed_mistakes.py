"""Mistakes that a type checker must find, each on its own line; test_types.py counts them."""
# ruff: noqa

from tests.unit.browser.typed_sample import Sample

Sample().choose("x")
Sample(index="x")
Sample(bogus=1)
Sample().index = "x"
Sample().first.nothing
