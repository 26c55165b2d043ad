"""What a board is asked for by clicks and keys, intent by intent: a class for each kind of wish.

A public method answers the intent of its name with what goes back to the page; None says that it is done. What cannot
be carried out raises `Refused`, or an error of the session or the engine; `BoardWidget` tells both to the person.
"""
