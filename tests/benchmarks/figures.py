"""What a benchmark reports, for ``cardtable bench`` to print."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any


def report(
    benchmark: Any,
    name: str,
    values: Sequence[float],
    unit: str,
    *,
    aim: str = "",
    beside: str = "",
) -> None:
    """Add a figure: its median and quartiles in ``unit``.

    ``aim`` is what it should be (``≤ 0.5 s``), ``beside`` what was measured for comparison.
    """
    low, middle, high = (
        statistics.quantiles(values, n=4, method="inclusive")
        if len(values) > 1
        else (values[0],) * 3
    )
    benchmark.extra_info.setdefault("figures", []).append(
        {
            "name": name,
            "value": middle,
            "low": low,
            "high": high,
            "unit": unit,
            "aim": aim,
            "beside": beside,
        }
    )


def at(values: Sequence[float], part: float) -> float:
    """The value below which ``part`` of all lie (0.95: the 95th percentile)."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
