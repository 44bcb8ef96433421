"""The program as it runs: started once, its faults written down, kept clean."""
