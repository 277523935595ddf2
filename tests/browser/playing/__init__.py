"""People who play: moves, chat, undo, keys, languages, lost connections."""
