"""A client that speaks the websocket itself, and tries what no page would."""
