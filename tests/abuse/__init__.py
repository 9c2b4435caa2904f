"""Attacks on a real server by a websocket client that sends what no page sends."""
