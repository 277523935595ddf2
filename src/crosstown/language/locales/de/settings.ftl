### The settings dialog and the keys.

settings-title = Einstellungen
settings-language = Sprache
settings-confirming = Vor dem Nutzen einer Strecke nachfragen
settings-confirming-always = Immer
settings-confirming-touch = Bei Berührung
settings-confirming-never = Nie
settings-pace = Züge der anderen
settings-pace-brisk = Flott
settings-pace-normal = Normal
settings-pace-relaxed = Gemütlich
settings-motion = Bewegung
settings-motion-system = Wie das System
settings-motion-full = An
settings-motion-none = Aus
settings-sound = Töne
settings-sound-about = Karten, Figuren und ein Ton, wenn du an der Reihe bist
settings-volume = Lautstärke
settings-notices = Benachrichtigungen
settings-notices-about = Wenn du an der Reihe bist und die Seite im Hintergrund ist
settings-notices-denied = Der Browser erlaubt keine Benachrichtigungen. Du kannst das in seinen Einstellungen für diese Seite ändern.
settings-words = Der Spielplan als Text
settings-words-about = Orte, Strecken und wem sie gehören, als Liste neben dem Bild
settings-letters = Tastenkürzel
settings-letters-about = Einzelne Buchstaben und Ziffern zum Ziehen, Nutzen und Zurücknehmen; Tab, Pfeile und Enter gehen immer
settings-keys = Welche Tasten?
