"""The sheets set in HTML: letter paper, planners, charts, tags, cards and craft templates."""
