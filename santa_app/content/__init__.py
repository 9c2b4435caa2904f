"""Typed data only: what the pages say and show (DESIGN section 3)."""
