"""Problems with files and saving, in one sentence each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.phrases.told import in_words


def problem_sentence(error: object) -> str:
    """A journal error (anything with ``reason`` and ``detail``) in the player's language."""
    translate = QCoreApplication.translate
    reason = getattr(error, "reason", "failed")
    detail = getattr(error, "detail", "") or str(error)
    sentences = {
        "full": translate("Problems", "Not saved: the disk is full ({detail})."),
        "read_only": translate("Problems", "Not saved: the file cannot be written ({detail})."),
        "disk": translate(
            "Problems",
            "Not saved: the file cannot be read or written where it is ({detail}). Save the match "
            "elsewhere.",
        ),
        "no_file": translate("Problems", "Not saved: {detail}."),
        "changed": translate(
            "Problems",
            "This match was changed or deleted in another window. Here it is saved as a new one.",
        ),
        "gone": translate("Problems", "Not saved: the file of matches has disappeared ({detail})."),
        "no_folder": translate("Problems", "The data folder can’t be created ({detail})."),
        "busy": translate("Problems", "Not saved: another program is using the file ({detail})."),
        "no_locks": translate(
            "Problems",
            "Not saved: the disk cannot lock files in {detail}, so matches would not be safe "
            "there. Save the match elsewhere.",
        ),
        "damaged": translate("Problems", "The saved match cannot be read ({detail})."),
        "newer": translate(
            "Problems", "The saved matches were written by a newer version ({detail})."
        ),
        "game": translate("Problems", "The game {detail} cannot handle this match."),
        "failed": translate("Problems", "Not saved. The system says: “{detail}”."),
    }
    return sentences.get(str(reason), sentences["failed"]).format(detail=in_words(detail))
