"""The panel beside the table: score sheet, log, result, and the cards still out."""
