"""What `make bench` measures: the speed of a letter, and the bytes of a first visit."""
