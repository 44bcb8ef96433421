"""What every test needs: no screen, a data folder of its own."""

from __future__ import annotations

import os
import tempfile

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("CARDTABLE_DATA", tempfile.mkdtemp(prefix="cardtable-tests-"))
