"""The decks' names in Traditional Chinese, character by character.

But for hearts none of them has a word that Taiwan calls otherwise, so characters are enough; a
test looks for any that is missing here.
"""

#: What is called otherwise there.
_WORDS = {"红桃": "紅心"}

_CHARACTERS = str.maketrans(
    "与东军凤双叶国块将扑枫枭标桥樱猪现红纹绿莺蓝虫钱银间风马鹃鹤黄龙鸟云纸",
    "與東軍鳳雙葉國塊將撲楓梟標橋櫻豬現紅紋綠鶯藍蟲錢銀間風馬鵑鶴黃龍鳥雲紙",
)


def traditional(simple: str) -> str:
    """A Simplified name in Traditional characters."""
    for word, theirs in _WORDS.items():
        simple = simple.replace(word, theirs)
    return simple.translate(_CHARACTERS)
