"""The sentences of :mod:`crosstown.game.sentences`, as the command line uses them."""

from __future__ import annotations

from crosstown.game.sentences import ENDINGS, article, many, payment, story, tell, ticket_name, words

__all__ = ["ENDINGS", "article", "many", "payment", "story", "tell", "ticket_name", "words"]
