"""The kernel of every game: rules, chance, records and their JSON. Pure Python."""
