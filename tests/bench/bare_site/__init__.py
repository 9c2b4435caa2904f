"""A minimal Reflex site, served like the real one."""
