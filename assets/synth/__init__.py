"""Cardtable's sound workshop: every sound of the table is reckoned by this package.

``python -m assets.synth`` writes all files of ``assets/sound/``. Nothing was recorded: cards are
bursts of noise through the resonances of stiff paper, chips and wood ring in the modes that such
bodies have, strings are plucked in a loop of delay. It needs Python and nothing else, and the same
bytes come out of every version of it.
"""
