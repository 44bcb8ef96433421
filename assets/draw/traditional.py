"""The decks' names in Traditional Chinese, character by character.

None of them has a word that Taiwan calls otherwise, so characters are enough. One that is missing
here stands in the name as it was; a test looks for such.
"""

_CHARACTERS = str.maketrans(
    "与东军凤双叶国块将扑枫枭标桥樱猪现红纹绿莺蓝虫钱银间风马鹃鹤黄龙鸟云",
    "與東軍鳳雙葉國塊將撲楓梟標橋櫻豬現紅紋綠鶯藍蟲錢銀間風馬鵑鶴黃龍鳥雲",
)


def traditional(simple: str) -> str:
    """A Simplified name in Traditional characters."""
    return simple.translate(_CHARACTERS)
