### The settings dialog and the keys.

settings-title = Instellingen
settings-language = Taal
settings-confirming = Nog eens vragen voor je een route claimt
settings-confirming-always = Altijd
settings-confirming-touch = Bij aanraken
settings-confirming-never = Nooit
settings-pace = Zetten van de anderen
settings-pace-brisk = Vlot
settings-pace-normal = Normaal
settings-pace-relaxed = Rustig
settings-motion = Beweging
settings-motion-system = Zoals het systeem
settings-motion-full = Aan
settings-motion-none = Uit
settings-sound = Geluiden
settings-sound-about = Kaarten, speelstukken en een toon als je aan de beurt bent
settings-volume = Volume
settings-notices = Meldingen
settings-notices-about = Als je aan de beurt bent en de pagina op de achtergrond staat
settings-notices-denied = De browser staat geen meldingen toe. Je kunt dat wijzigen in de instellingen voor deze pagina.
settings-words = Het bord als tekst
settings-words-about = Locaties, routes en van wie ze zijn, als lijst naast het beeld
settings-letters = Sneltoetsen
settings-letters-about = Losse letters en cijfers om te trekken, te claimen en terug te nemen; Tab, pijlen en Enter werken altijd
settings-keys = Welke toetsen?
