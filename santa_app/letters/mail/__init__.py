"""Mail senders: SendGrid, and files for the demo."""
