"""`python -m halloween_table`, and where an installed program begins."""

import sys

if getattr(sys, "frozen", False) and {"--multiprocessing-fork", "-c"} & {*sys.argv}:
    # In an installed program a worker, and what tidies up after it, is started as the program itself.
    # Here and not later: the freezer looks for this name in this very module.
    from multiprocessing.spawn import freeze_support

    freeze_support()

from halloween_table.app.program.main import main

sys.exit(main())
