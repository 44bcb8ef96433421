"""The values of other decks used in place of Kabufuda: the value follows the month.

From the Kyo-Kabu sheet: ordinary Hanafuda is played without Willow and Paulownia. Mushi-bana
lacks Peony and Bush Clover; Willow takes the place of Peony (6) and Paulownia that of Bush
Clover (7), and the game is then called Mushi-Kabu.
"""

from __future__ import annotations

#: The flowers of the months 1 … 12.
MONTHS = (
    "pine",
    "plum",
    "cherry",
    "wisteria",
    "iris",
    "peony",
    "bush_clover",
    "susuki",
    "chrysanthemum",
    "maple",
    "willow",
    "paulownia",
)

#: Rank of the Kabufuda for each flower; missing flowers are not in the deck.
HANAFUDA: dict[str, int] = {flower: month for month, flower in enumerate(MONTHS[:10], 1)}
MUSHI: dict[str, int] = {
    **{flower: rank for flower, rank in HANAFUDA.items() if rank not in (6, 7)},
    "willow": 6,
    "paulownia": 7,
}
