"""The games: values that change by actions, one decision at a time. Standard library only."""
