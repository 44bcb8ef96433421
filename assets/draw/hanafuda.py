"""The Hanafuda: all 48 faces, and how they stand in for Kabufuda."""

from collections.abc import Callable

from . import hanafuda_a, hanafuda_b, hanafuda_c, hanafuda_d
from .block import Block

FACES: dict[str, Callable[[], Block]] = {
    **hanafuda_a.FACES, **hanafuda_b.FACES, **hanafuda_c.FACES, **hanafuda_d.FACES,
}


def month(stem: str) -> int:
    return int(stem[:2])


def is_bright(stem: str) -> bool:
    """The brights stand out: their number is gold."""
    return stem.endswith("bright")


def copies(of: int) -> list[str]:
    """A month's four cards from the plainest to the finest: copies a, b, c, d."""
    order = {"chaff": 0, "ribbon": 1, "animal": 2, "bright": 3}
    stems = [s for s in FACES if month(s) == of]
    return sorted(stems, key=lambda s: (order[s.split("_")[1]], s))


#: Mushi-bana: Willow takes the place of Peony (6), Paulownia that of Bush Clover (7).
MUSHI = {**{n: n for n in (1, 2, 3, 4, 5, 8, 9, 10)}, 6: 11, 7: 12}
