"""The pictures, composed of the parts; each module lists its own in ``PICTURES``."""
