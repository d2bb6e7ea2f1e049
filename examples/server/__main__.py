"""``python -m examples.server GAME``, see :mod:`examples.server.serve`."""

from __future__ import annotations

import sys

from examples.server.serve import main

if __name__ == "__main__":
    sys.exit(main())
