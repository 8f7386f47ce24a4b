"""Honours: who played what with whom, and how it went; and evenings of several games."""
