"""``packaging/catalogues.py`` as a module: its folder is not a package and is never installed."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

_PLACE = Path(__file__).parent.parent / "packaging" / "catalogues.py"
_SPEC = importlib.util.spec_from_file_location("cardtable_catalogues", _PLACE)
assert _SPEC is not None and _SPEC.loader is not None
catalogues = importlib.util.module_from_spec(_SPEC)
sys.modules[_SPEC.name] = catalogues  # dataclasses look up their module
_SPEC.loader.exec_module(catalogues)
