"""`make audit`: Lighthouse on every route of the production build, against DESIGN section 8."""
