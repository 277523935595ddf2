"""The texts that players read, in four languages: Fluent messages, shared by terminal and browser."""

from crosstown.language.translator import ENGLISH, Fact, MissingText, Translator, languages, negotiate

__all__ = ["ENGLISH", "Fact", "MissingText", "Translator", "languages", "negotiate"]
