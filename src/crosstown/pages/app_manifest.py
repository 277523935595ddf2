"""The web app manifest, with which browsers install the page as an app. All its addresses are relative."""

from __future__ import annotations

import json

from crosstown.language import ENGLISH, Translator, languages

NAME = "Crosstown"
MANIFEST = "manifest.webmanifest"
TOUCH_ICON = "icons/touch.png"  # for iOS, which rounds the corners itself
_PAPER, _TITLE_BAR = "#ead9b8", "#2b2320"
_ICONS = (
    ("icons/icon.svg", "any", "image/svg+xml", "any"),
    ("icons/icon-192.png", "192x192", "image/png", "any"),
    ("icons/icon-512.png", "512x512", "image/png", "any"),
    ("icons/maskable-512.png", "512x512", "image/png", "maskable"),
)


def app_manifest() -> bytes:
    """The manifest: in English, with a description in every language."""
    others = [language for language in languages() if language != ENGLISH.language]
    described = {
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "name": NAME,
        "short_name": NAME,
        "description": ENGLISH.say("site-lead"),
        "description_localized": {language: Translator(language).say("site-lead") for language in others},
        "lang": ENGLISH.language,
        "display": "standalone",
        "background_color": _PAPER,
        "theme_color": _TITLE_BAR,
        "categories": ["games"],
        "icons": [
            {"src": source, "sizes": sizes, "type": kind, "purpose": purpose}
            for source, sizes, kind, purpose in _ICONS
        ],
    }
    return json.dumps(described, ensure_ascii=False, indent=1).encode()
