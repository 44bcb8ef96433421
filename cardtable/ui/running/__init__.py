"""The running program: started only once, its faults logged, its memory tidied."""
