"""Commands of `abyss-nb` that need more room than a few lines of `cli.py`."""
