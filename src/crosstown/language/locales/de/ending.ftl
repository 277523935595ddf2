### Das Ende einer Partie: die Wertung, die Punkte und wie es weitergeht.

ending-scoring = Die Wertung
ending-counting-routes = Strecken
ending-counting-districts = Stadtteile
ending-counting-souvenirs = Souvenirs
ending-skip = Gleich zum Ergebnis
ending-again = Wertung noch einmal zeigen
ending-you-won = Du gewinnst
ending-won =
    { $count ->
        [one] { $name } gewinnt
       *[other] { $name } teilen sich den Sieg
    }
ending-place = Rang
ending-player = Name
ending-routes = Strecken
ending-tickets = Ziel{ "\u00AD" }karten
ending-districts = Stadt{ "\u00AD" }teile
ending-souvenirs = Sou{ "\u00AD" }venirs
ending-total = Summe
ending-all-tickets = Alle Zielkarten
ending-no-tickets = keine Zielkarten
ending-fair = War alles fair?
ending-fair-note = Vor der ersten Karte hat der Server das Siegel seines geheimen Teils der Mischung veröffentlicht, und erst danach haben die Leute am Tisch ihren beigetragen. Jetzt liegen alle Teile offen. Das Siegel muss der SHA-256 vom Teil des Servers sein, und alle Teile zusammen müssen den Startwert der Karten ergeben.
ending-seed = Startwert
ending-rematch = Revanche
ending-rematch-wanted = Eine Revanche möchten: { $names }
ending-new = Neuer Tisch
ending-share = Bild teilen
ending-record = Protokoll speichern
ending-told-shared = Geteilt.
ending-told-saved = Das Bild ist gespeichert.
ending-told-failed = Dieser Browser konnte das Bild nicht erzeugen.
ending-home = Startseite
ending-log = Verlauf und Chat
ending-settings = Einstellungen
