"""The site on several machines of this computer, a part of `make nightly`."""
