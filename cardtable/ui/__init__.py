"""Windows, dialogs and the table scene. Rules never live here."""
