"""``python -m cardtable``."""

import sys

from cardtable.cli import main

if __name__ == "__main__":
    sys.exit(main())
