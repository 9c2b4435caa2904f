"""Everything that relies on private parts of Reflex, React, React Router, Vite and the servers.

`build` turns Reflex's build into the site that is served.
"""
