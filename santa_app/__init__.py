"""Letters to Santa: the whole site. Start with site.py."""
