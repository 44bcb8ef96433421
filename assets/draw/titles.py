"""What each card is called in four languages; the fifth is made of Chinese (``traditional``)."""

Title = tuple[str, str, str, str]  # en, de, ja, zh_CN

_PLANT: dict[int, Title] = {
    1: ("Pine", "Kiefer", "松", "松"),
    2: ("Plum", "Pflaume", "梅", "梅"),
    3: ("Cherry", "Kirsche", "桜", "樱"),
    4: ("Wisteria", "Glyzine", "藤", "藤"),
    5: ("Iris", "Schwertlilie", "菖蒲", "菖蒲"),
    6: ("Peony", "Päonie", "牡丹", "牡丹"),
    7: ("Bush clover", "Buschklee", "萩", "胡枝子"),
    8: ("Susuki", "Susuki", "芒", "芒"),
    9: ("Chrysanthemum", "Chrysantheme", "菊", "菊"),
    10: ("Maple", "Ahorn", "紅葉", "枫"),
    11: ("Willow", "Weide", "柳", "柳"),
    12: ("Paulownia", "Paulownie", "桐", "桐"),
}
_HERO: dict[str, Title] = {
    "01_bright": ("bright: crane and sun", "Glanz: Kranich und Sonne", "に鶴", "上鹤"),
    "02_animal": ("animal: bush warbler", "Tier: Buschsänger", "に鶯", "上莺"),
    "03_bright": ("bright: curtain", "Glanz: Vorhang", "に幕", "下幕"),
    "04_animal": ("animal: cuckoo and moon", "Tier: Kuckuck und Mond", "に不如帰", "间杜鹃"),
    "05_animal": ("animal: eight-plank bridge", "Tier: Brücke aus acht Planken", "に八橋",
        "畔八桥"),
    "06_animal": ("animal: butterflies", "Tier: Schmetterlinge", "に蝶", "与蝶"),
    "07_animal": ("animal: boar", "Tier: Eber", "に猪", "间猪"),
    "08_bright": ("bright: full moon", "Glanz: Vollmond", "に月", "上月"),
    "08_animal": ("animal: three geese", "Tier: drei Wildgänse", "に雁", "上雁"),
    "09_animal": ("animal: sake cup", "Tier: Sakeschale", "に盃", "与杯"),
    "10_animal": ("animal: deer", "Tier: Hirsch", "に鹿", "下鹿"),
    "11_bright": (
        "bright: scholar with umbrella, frog", "Glanz: Gelehrter mit Schirm, Frosch",
        "に小野道風", "下小野道风",
    ),
    "11_animal": ("animal: swallow", "Tier: Schwalbe", "に燕", "间燕"),
    "12_bright": ("bright: phoenix", "Glanz: Phönix", "に鳳凰", "上凤凰"),
}
_RIBBON: dict[int, Title] = {
    **dict.fromkeys((1, 2, 3), ("poetry ribbon", "Gedichtband", "に赤短（文字）", "赤短（有字）")),
    **dict.fromkeys((4, 5, 7, 11), ("red ribbon", "rotes Band", "に短冊", "赤短")),
    **dict.fromkeys((6, 9, 10), ("blue ribbon", "blaues Band", "に青短", "青短")),
}
_CHAFF: Title = ("chaff", "Kasu", "のカス", "素札")


def _plus(plant: Title, rest: Title) -> Title:
    """Western names take a comma, Eastern ones stand together."""
    return (
        f"{plant[0]}, {rest[0]}", f"{plant[1]}, {rest[1]}", plant[2] + rest[2], plant[3] + rest[3],
    )


def hanafuda_title(stem: str) -> Title:
    month = int(stem[:2])
    plant = _PLANT[month]
    if stem in _HERO:
        return _plus(plant, _HERO[stem])
    if stem.endswith("ribbon"):
        return _plus(plant, _RIBBON[month])
    if stem == "11_chaff":
        return _plus(plant, ("chaff: lightning", "Kasu: Blitz", "のカス（雷）", "素札（雷）"))
    number = stem[-1]
    en, de, ja, zh = _plus(plant, _CHAFF)
    if stem == "12_chaff_3":
        return (
            f"{en} {number}: yellow foot",
            f"{de} {number}: gelber Fuß",
            f"{ja}（黄）",
            f"{zh}（黄）",
        )
    return f"{en} {number}", f"{de} {number}", f"{ja}{number}", f"{zh}{number}"


_PLAIN: Title = ("{n}", "{n}", "{k}", "{k}")
_KABU: dict[str, Title] = {
    "01_akapin": ("1, red ace (aka-pin)", "1, rotes Ass (Aka-pin)", "一・赤ピン", "一·赤王"),
    "04_kinshi": (
        "4, silver and gold (kin-shi)",
        "4, Silber und Gold (Kin-shi)",
        "四・金四",
        "四·金四",
    ),
}
_SILVER: Title = ("{n}, silver", "{n}, Silber", "{k}・銀", "{k}·银")
_RED_SILVER: Title = ("{n}, red and silver", "{n}, Rot und Silber", "{k}・赤銀", "{k}·红银")
_MOTTO: Title = ("{n}, with the motto", "{n}, mit Spruch", "{k}・金銭不用", "{k}·金钱不用")
_MAME: dict[tuple[str, int, bool], Title] = {
    ("komaru", 1, True): _SILVER,
    ("komaru", 3, True): _SILVER,
    ("komaru", 4, True): (
        "{n}, batons and face",
        "{n}, Stäbe mit Gesicht",
        "{k}・棒と顔",
        "{k}·棒与人面",
    ),
    ("komaru", 10, False): ("{n}, soldier", "{n}, Soldat", "{k}・兵士", "{k}·士兵"),
    ("daini", 1, True): _RED_SILVER,
    ("daini", 3, True): _RED_SILVER,
    ("daini", 4, True): (
        "{n}, batons and silver coin",
        "{n}, Stäbe mit Silbermünze",
        "{k}・棒と銀銭",
        "{k}·棒与银钱",
    ),
    ("daini", 10, False): ("{n}, captain", "{n}, Hauptmann", "{k}・大将", "{k}·将军"),
    ("mefuda", 1, True): _MOTTO,
    ("mefuda", 3, True): _SILVER,
    ("mefuda", 4, True): ("{n}, batons", "{n}, Stäbe", "{k}・棒", "{k}·棒"),
    ("mefuda", 10, False): ("{n}, horse", "{n}, Pferd", "{k}・馬", "{k}·马"),
}
ONI: Title = ("Demon card (onifuda)", "Dämonenkarte (Onifuda)", "鬼札", "鬼札")
_KANJI = "〇一二三四五六七八九十"


def _filled(title: Title, n: int) -> Title:
    en, de, ja, zh = (part.format(n=n, k=_KANJI[n]) for part in title)
    return en, de, ja, zh


def mamefuda_title(deck: str, n: int, special: bool) -> Title:
    return _filled(_MAME.get((deck, n, special), _PLAIN), n)


def kabufuda_title(stem: str) -> Title:
    return _KABU.get(stem) or _filled(_PLAIN, int(stem[:2]))


_SUIT: dict[str, Title] = {
    "S": ("{r} of spades", "Pik {r}", "スペードの{r}", "黑桃{r}"),
    "H": ("{r} of hearts", "Herz {r}", "ハートの{r}", "红桃{r}"),
    "D": ("{r} of diamonds", "Karo {r}", "ダイヤの{r}", "方块{r}"),
    "C": ("{r} of clubs", "Kreuz {r}", "クラブの{r}", "梅花{r}"),
}
_RANK: dict[str, Title] = {
    "A": ("Ace", "Ass", "エース", "A"),
    "K": ("King", "König", "キング", "K"),
    "Q": ("Queen", "Dame", "クイーン", "Q"),
    "J": ("Jack", "Bube", "ジャック", "J"),
    "T": ("10", "10", "10", "10"),
}


def french_title(code: str) -> Title:
    if code.startswith("joker"):
        if code == "joker_red":
            return ("Red joker: fox", "Roter Joker: Fuchs", "赤のジョーカー：狐", "大王：狐")
        return ("Black joker: owl", "Schwarzer Joker: Eule", "黒のジョーカー：梟", "小王：枭")
    rank = _RANK.get(code[0], (code[0],) * 4)
    en, de, ja, zh = (s.format(r=r) for s, r in zip(_SUIT[code[1]], rank, strict=True))
    return en, de, ja, zh
