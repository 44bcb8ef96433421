"""What stands before a prompt: “Your turn:”, or the name where several share the computer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def led_by_name(title: str, name: str) -> str:
    """The title of a prompt, said to ``name`` instead of to “you”.

    Prompts to the looking seat begin with the same words in every game (a test asks all
    catalogues); any other title stays as it is.
    """
    lead = QCoreApplication.translate("Prompt", "Your turn:")
    if not title.startswith(lead):
        return title
    by_name = QCoreApplication.translate("Prompt", "{name}:")
    return by_name.format(name=name) + title[len(lead) :]
