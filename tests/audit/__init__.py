"""`make audit`: Lighthouse on every page of the production build."""
