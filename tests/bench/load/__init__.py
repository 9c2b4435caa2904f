"""A season's mix of visitors against the site, with its proxy, PostgreSQL and a fake SendGrid."""
