"""What several kinds of tests share; it imports from no kind's folder."""
