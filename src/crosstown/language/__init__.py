"""What Crosstown says, in every language it speaks: Fluent messages, one set for terminal and browser."""

from crosstown.language.translator import ENGLISH, Fact, MissingText, Speech, languages, negotiate

__all__ = ["ENGLISH", "Fact", "MissingText", "Speech", "languages", "negotiate"]
