"""The eye: plays matches through the window as a person does, and checks what is on the screen.

Models can be right and the picture wrong. So the eye takes the picture that a player sees and
compares it with what has to be there: every card with its face rendered anew, every word with the
room it has, every part with its neighbours, and during flights every frame.

=============  ==============================================================
``look``       the picture of a window, and the faults found in it
``faces``      every card of the layout shows its face or its back
``film``       so does every frame while cards fly
``overlaps``   nothing covers what it must not, every card can be identified
``words``      no text is cut off or pale, and the focus can be seen
``player``     a person's hands: events to the window, never to a widget
``watch``      one match (or page) played and examined
``cells``      the combinations examined, each in a fresh process
=============  ==============================================================

``python -m tests.eye`` runs it, and so do the tests in ``tests/screen``.
"""
