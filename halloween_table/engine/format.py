"""The export format's name and limits, for those who need no codec to know them."""

FORMAT = "halloween-table-game"
FORMAT_VERSION = 1
LONGEST_NAME = 40


class Unreadable(Exception):
    """JSON that is not what it should be."""
