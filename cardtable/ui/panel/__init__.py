"""The panel beside the table: score sheet, log, result, and what is still out."""
