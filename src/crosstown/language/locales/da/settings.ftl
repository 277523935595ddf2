### The settings dialog and the keys.

settings-title = Indstillinger
settings-language = Sprog
settings-confirming = Spørg igen, før der gøres krav på en strækning
settings-confirming-always = Altid
settings-confirming-touch = Ved berøring
settings-confirming-never = Aldrig
settings-pace = De andres træk
settings-pace-brisk = Hurtigt
settings-pace-normal = Normalt
settings-pace-relaxed = Roligt
settings-motion = Bevægelse
settings-motion-system = Som systemet
settings-motion-full = Til
settings-motion-none = Fra
settings-sound = Lyde
settings-sound-about = Kort, brikker og en tone, når det er din tur
settings-volume = Lydstyrke
settings-notices = Notifikationer
settings-notices-about = Når det er din tur, og siden er i baggrunden
settings-notices-denied = Browseren tillader ikke notifikationer. Du kan ændre det i dens indstillinger for siden.
settings-words = Spillepladen som tekst
settings-words-about = Steder, strækninger og hvem der har dem, som liste ved siden af billedet
settings-letters = Tastaturgenveje
settings-letters-about = Enkelte bogstaver og tal til at trække kort, gøre krav på strækninger og fortryde; Tab, pile og Enter virker altid
settings-keys = Hvilke taster?
