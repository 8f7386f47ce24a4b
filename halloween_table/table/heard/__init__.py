"""The table for those who listen: what lies there in groups, what can be done with it, what is said."""
