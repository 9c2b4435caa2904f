"""Delivery events: what became of a reply after the mail service took it."""
