"""Which language a command speaks: what was asked for, else what the system is set to."""

from __future__ import annotations

import os

from crosstown.cli.output.error_messages import misuse
from crosstown.language import Speech, languages, negotiate

OWN = "CROSSTOWN_LANGUAGE"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


def spoken(language: str | None) -> Speech:
    """The language of ``--language``; else of the environment; else English."""
    if language is not None:
        code = language.strip().lower()
        if code not in languages():
            known = ", ".join(languages())
            raise misuse(
                "unknown-language", f"there is no language {language[:20]!r}: there are {known}", code
            )
        return Speech(code)
    # Of the system's variables the first that is set decides alone, as for any other program.
    system = next((value for name in SYSTEM if (value := os.environ.get(name))), "")
    return Speech(negotiate([os.environ.get(OWN, ""), system]))
