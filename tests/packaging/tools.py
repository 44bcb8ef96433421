"""The programs of ``packaging/``, loaded as modules."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent.parent


def tool(name: str) -> ModuleType:
    """``packaging/NAME.py``."""
    inner = f"cardtable_packaging_{name.replace('/', '_')}"
    if inner in sys.modules:
        return sys.modules[inner]
    spec = importlib.util.spec_from_file_location(inner, ROOT / "packaging" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[inner] = module
    sys.path.insert(0, str(ROOT / "packaging"))  # as Python does when it runs a script
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.pop(0)
    return module
