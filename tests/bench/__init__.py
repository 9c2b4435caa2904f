"""What `make bench` measures, each part beside its budget."""
