"""The bare site's package, as Reflex wants one."""
