"""Problems with files and saving, in one sentence each."""

from __future__ import annotations

from cardtable.translation import N_, _, ngettext, say

_SENTENCES = {
    "full": N_("Not saved: the disk is full ({detail})."),
    "read_only": N_("Not saved: the file can’t be written ({detail})."),
    "disk": N_(
        "Not saved: the file can’t be read or written where it is ({detail}). Save the match "
        "elsewhere."
    ),
    "no_file": N_("Not saved: {detail}."),
    "changed": N_(
        "This match was changed or deleted in another window. It’s saved here as a new one."
    ),
    "gone": N_("Not saved: the saved-matches file is missing ({detail})."),
    "no_folder": N_("The data folder can’t be created ({detail})."),
    "busy": N_("Not saved: another program is using the file ({detail})."),
    "no_locks": N_(
        "Not saved: the disk can’t lock files in {detail}, so matches wouldn’t be safe there. "
        "Save the match elsewhere."
    ),
    "damaged": N_("The saved match can’t be read ({detail})."),
    "newer": N_("The saved matches were written by a newer version ({detail})."),
    "game": N_("The game {detail} can’t handle this match."),
    "failed": N_("Not saved. System message: “{detail}”."),
}


def waiting_sentence(brought: int, error: object) -> str:
    """How many matches came over from a file that waits, and why the rest did not."""
    why = say(getattr(error, "detail", "") or str(error))
    if getattr(error, "reason", "") == "full":
        why = _("No space left on device")
    return ngettext(
        "{n} match recovered so far. The rest waits for the next start ({reason}).",
        "{n} matches recovered so far. The rest waits for the next start ({reason}).",
        brought,
        reason=why,
    )


def problem_sentence(error: object) -> str:
    """A journal error (anything with ``reason`` and ``detail``) in the player's language."""
    reason = str(getattr(error, "reason", "failed"))
    detail = getattr(error, "detail", "") or str(error)
    return _(_SENTENCES.get(reason, _SENTENCES["failed"]), detail=say(detail))
