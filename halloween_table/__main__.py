"""`python -m halloween_table`."""

import sys

from halloween_table.app.program.main import main

sys.exit(main())
