"""The names of the letter page's State in the websocket's events and answers."""

from santa_app.states.letter import LetterState

LETTER_STATE = LetterState.get_full_name()
SUBMIT = f"{LETTER_STATE}.submit"
"""The event that sends the form."""
ANSWER = str(LetterState.answer).rpartition(".")[2]
