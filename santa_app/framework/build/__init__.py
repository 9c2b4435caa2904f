"""The parts of a build that change what Reflex, React and React Router have written."""

from reflex_base.plugins.base import PostBuildContext

__all__ = ["PostBuildContext"]
