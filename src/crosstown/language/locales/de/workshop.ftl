### The workshop, in which people make cities of their own.

## The door of the workshop

workshop-title = Die Werkstatt
workshop-lead = Zeichne eine eigene Stadt, sieh sofort, ob sie funktioniert, spiele sie noch heute Abend und drucke sie aus. Alles bleibt auf diesem Gerät.
workshop-drafts = Meine Entwürfe
workshop-no-drafts = Noch nichts da. Sobald du eine Stadt beginnst, steht sie hier.
workshop-begin = Eine Stadt beginnen
workshop-begin-nothing = Mit einer leeren Karte
workshop-begin-draft = Mit einem ersten Entwurf
workshop-begin-copy = Mit der Kopie einer Stadt
workshop-begin-file = Mit einer Datei
workshop-open-file = Eine TOML-Datei öffnen …
workshop-drop-file = Oder zieh sie hierher.
workshop-opening = Einen Moment: Der Entwurf entsteht …
workshop-first-told = Das Programm legt Orte, ein Netz von Strecken, ihre Farben und Zielkarten an. Du änderst, was du willst.
workshop-first-names = Namen der Orte
workshop-first-names-told = Einer je Zeile. Ohne Namen genügt eine Anzahl.
workshop-first-count = Anzahl der Orte
workshop-first-grid = Orte auf einem Raster
workshop-first-make = Ersten Entwurf machen
workshop-new-city = Meine Stadt
workshop-copy-name = { $name } (Kopie)
workshop-duplicate = { $name } verdoppeln
workshop-delete = { $name } löschen
workshop-deleted = { $name } wurde gelöscht.
workshop-bring-back = Zurückholen
workshop-missing = Diesen Entwurf gibt es auf diesem Gerät nicht
workshop-missing-told = Er wurde gelöscht oder liegt auf einem anderen Gerät. Entwürfe reisen als Dateien: Speichere ihn dort und öffne ihn hier.
workshop-to-drafts = Zu meinen Entwürfen

## The bar

workshop-saved = Auf diesem Gerät gespeichert
workshop-saving = Wird gespeichert …
workshop-not-saved = Nicht gespeichert: Auf diesem Gerät ist kein Platz, oder es ist nicht erlaubt.
workshop-parted = Ein anderer Tab hatte diesen Entwurf geändert. Deiner geht als Kopie weiter.
workshop-undo = Rückgängig
workshop-redo = Wiederholen
workshop-undo-what = Rückgängig: { $what }
workshop-redo-what = Wiederholen: { $what }
workshop-undone = Rückgängig gemacht: { $what }
workshop-redone = Wieder gemacht: { $what }
workshop-nothing-left = Nichts mehr da
workshop-loading = Der Zeichentisch wird aufgebaut (nur dieses eine Mal): { $percent } %
workshop-loading-label = Wie weit der Zeichentisch aufgebaut ist

## Sections

workshop-sections = Teile der Stadt
workshop-section-map = Karte
workshop-section-tickets = Zielkarten
workshop-section-scenery = Landschaft
workshop-section-districts = Stadtteile
workshop-section-souvenirs = Souvenirs
workshop-section-rules = Karten und Figuren
workshop-section-city = Stadt
workshop-section-problems = Probleme
workshop-section-balance = Balance
workshop-section-play = Spielen und drucken

## The map

workshop-board = Die Karte von { $city }
workshop-board-help = Pfeile bewegen den Zeiger, P setzt einen Ort, R verbindet Orte, E bearbeitet. Das Fragezeichen zeigt alle Tasten.
workshop-tools = Werkzeuge
workshop-tool-select = Bewegen
workshop-tool-select-told = Wählen und bewegen: Orte, Namen und Strecken ziehen
workshop-tool-place = Orte
workshop-tool-place-told = Neue Orte: auf die Karte klicken
workshop-tool-route = Strecken
workshop-tool-route-told = Neue Strecken: von Ort zu Ort ziehen oder beide anklicken
workshop-balance-colours = Farben verteilen
workshop-balance-colours-told = Gibt allen Strecken neue Farben, jede gleich oft
workshop-arrange-names = Namen ordnen
workshop-arrange-names-told = Setzt jeden Namen dorthin, wo er keinen anderen und keine Strecke trifft
workshop-map-told = Wähle etwas auf der Karte oder in diesen Listen, oder nimm ein anderes Werkzeug.
workshop-places =
    { $count ->
        [one] 1 Ort
       *[other] { $count } Orte
    }
workshop-routes =
    { $count ->
        [one] 1 Strecke
       *[other] { $count } Strecken
    }
workshop-chosen =
    { $count ->
        [one] 1 ausgewählt
       *[other] { $count } ausgewählt
    }
workshop-chosen-told = Zieh einen der Orte, und alle bewegen sich mit.
workshop-place = Ort
workshop-new-place = Ort { $number }
workshop-name = Name
workshop-side = Seite des Namens
workshop-side-n = oben
workshop-side-ne = oben rechts
workshop-side-e = rechts
workshop-side-se = unten rechts
workshop-side-s = unten
workshop-side-sw = unten links
workshop-side-w = links
workshop-side-nw = oben links
workshop-wrap = Name auf zwei Zeilen
workshop-exactly = Genaue Lage
workshop-x = Von links
workshop-y = Von oben
workshop-nudge-x = Name weiter rechts
workshop-nudge-y = Name weiter unten
workshop-id = Name in der Datei
workshop-connect = Verbinden mit …
workshop-remove = Entfernen
workshop-length = Länge
workshop-colour = Farbe
workshop-colour-other = Farbe der anderen Hälfte
workshop-double = Doppelstrecke
workshop-ferries = Fährensymbole
workshop-vehicle = Fahrzeug
workshop-curve = Biegung
workshop-less = { $what }: weniger
workshop-more = { $what }: mehr
workshop-link-from = Von { $place }. Wähle nun den anderen Ort.
workshop-route-there = { $a } und { $b } sind schon durch eine Doppelstrecke verbunden.
workshop-ticket-there = Von { $a } nach { $b } gibt es schon eine Zielkarte.
workshop-cursor = { $x }, { $y }
workshop-cursor-place = Bei { $place }
workshop-no-place-here = Hier ist kein Ort.

## What was done

workshop-did-place = Neuer Ort: { $place }
workshop-did-move = { $place } bewegt
workshop-did-name = Name: { $place }
workshop-did-label = Name von { $place } versetzt
workshop-did-change-place = { $place } geändert
workshop-did-route = Neue Strecke: { $a } – { $b }
workshop-did-change-route = { $a } – { $b } geändert
workshop-did-bend = { $a } – { $b } gebogen
workshop-did-remove =
    { $count ->
        [one] 1 entfernt
       *[other] { $count } entfernt
    }
workshop-did-balance = Farben verteilt
workshop-did-arrange = Namen geordnet
workshop-did-ticket = Neue Zielkarte: { $a } – { $b }
workshop-did-tickets = Zielkarten geändert
workshop-did-suggest =
    { $count ->
        [one] 1 Zielkarte dazu
       *[other] { $count } Zielkarten dazu
    }
workshop-did-scenery = Landschaft geändert
workshop-did-districts = Stadtteile geändert
workshop-did-paint = { $place } gehört zu Stadtteil { $district }
workshop-did-souvenirs = Souvenirs bei { $place } geändert
workshop-did-change-souvenirs = Souvenirs geändert
workshop-did-rules = Karten und Figuren geändert
workshop-did-city = Stadt geändert
workshop-did-style = Aussehen geändert
workshop-did-names = Namen geändert

## Tickets

workshop-tickets-told = Zieh auf der Karte von Ort zu Ort für eine neue Zielkarte. Die Zahlen sagen, auf wie vielen Zielkarten ein Ort steht.
workshop-tickets =
    { $count ->
        [one] 1 Zielkarte
       *[other] { $count } Zielkarten
    }
workshop-ticket = Zielkarte
workshop-from = Von
workshop-to = Nach
workshop-points = Punkte
workshop-shortest =
    { $count ->
        [one] Der kürzeste Weg braucht 1 Karte.
       *[other] Der kürzeste Weg braucht { $count } Karten.
    }
workshop-shortest-odd =
    { $count ->
        [one] Zählt { $points }, aber der kürzeste Weg braucht 1 Karte.
       *[other] Zählt { $points }, aber der kürzeste Weg braucht { $count } Karten.
    }
workshop-points-odd = { $points } (Weg: { $count })
workshop-no-way = Keine Strecken führen dorthin.
workshop-suggest = Zielkarten vorschlagen
workshop-suggest-until = Bis es so viele sind
workshop-offers = Wie viele angeboten werden
workshop-tickets-deal = Am Anfang
workshop-tickets-deal-keep = Davon mindestens behalten
workshop-tickets-draw = Beim Ziehen
workshop-tickets-draw-keep = Von den gezogenen mindestens behalten

## Scenery

workshop-scenery-told = Spätere Formen liegen auf früheren. Wasser und Parks wirken am besten, wenn sie über den Rand hinausgehen.
workshop-draw = Zeichnen
workshop-scenery-water = Wasser
workshop-scenery-park = Park
workshop-scenery-land = Land
workshop-scenery-river = Fluss
workshop-scenery-bridge = Brücke
workshop-scenery-text = Schrift
workshop-draw-told = Klick für jede Ecke auf die Karte, dann schließe die Form ab. Mit der Tastatur setzt Enter eine Ecke; noch einmal Enter an der letzten schließt ab.
workshop-draw-text = Klick dorthin, wo die Schrift stehen soll.
workshop-draw-finish =
    { $count ->
        [one] Mit 1 Ecke abschließen
       *[other] Mit { $count } Ecken abschließen
    }
workshop-corner-told =
    { $count ->
        [one] 1 Ecke
       *[other] { $count } Ecken
    }
workshop-corners-few = Es braucht mindestens { $corners } Ecken.
workshop-new-text = Neue Schrift
workshop-text = Schrift auf der Karte
workshop-kind = Art
workshop-open-line = Eine offene Linie
workshop-width = Breite
workshop-corners =
    { $count ->
        [one] 1 Ecke, einzeln
       *[other] { $count } Ecken, einzeln
    }
workshop-corner-x = Ecke { $number }, von links
workshop-corner-y = Ecke { $number }, von oben
workshop-corner-add = Nach { $number } eine einfügen
workshop-corner-remove = { $number } entfernen
workshop-lower = Nach unten
workshop-higher = Nach oben
workshop-shapes =
    { $count ->
        [one] 1 Form
       *[other] { $count } Formen
    }

## Districts and souvenirs

workshop-districts-told = Wähle einen Stadtteil und klick dann auf die Orte, die dazugehören. Wer alle seine Orte verbindet, bekommt seine Punkte.
workshop-district = Stadtteil
workshop-district-number = Stadtteil { $number }
workshop-district-add = Stadtteil dazu
workshop-district-remove = Stadtteil { $number } entfernen
workshop-souvenirs-told = Klick auf Orte, an denen am Anfang Souvenirs liegen sollen. Wer dort eine Strecke nutzt, nimmt eines.
workshop-souvenirs-some = Mit Souvenirs spielen
workshop-souvenirs-none = Ohne Souvenirs spielen
workshop-souvenir-start = Orte mit Souvenirs
workshop-souvenir-add = Ort dazu …
workshop-souvenir-kinds = Arten von Souvenirs
workshop-souvenir-kind = Art { $number }
workshop-souvenir-counts = Wie viele dort liegen
workshop-souvenir-stack = In jedem Stapel, { $players } Personen
workshop-souvenir-placed = In Stapeln, die man selbst hinlegt, { $players } Personen
workshop-souvenir-placed-by =
    { $stack ->
        [1] Wer den ersten davon hinlegt (1 = letzte Person), { $players } Personen
       *[other] Wer den zweiten davon hinlegt (1 = letzte Person), { $players } Personen
    }
workshop-souvenir-points = Was verschiedene Souvenirs zählen
workshop-souvenir-worth =
    { $count ->
        [one] 1 verschiedenes
       *[other] { $count } verschiedene
    }

## Cards and pieces

workshop-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
workshop-colour-add = Farbe dazu …
workshop-colour-remove = { $colour } entfernen; die Strecken werden grau
workshop-wilds = Joker
workshop-wild-name = Der Joker heißt
workshop-hand = Karten am Anfang
workshop-market = Karten in der Auslage
workshop-market-wilds = Joker, bei denen die Auslage neu kommt
workshop-vehicle-number = Figuren { $number }
workshop-vehicle-add = Art von Figuren dazu
workshop-vehicle-remove = { $vehicle } entfernen
workshop-drawing = Bild
workshop-drawing-bus = Bus
workshop-drawing-cable-car = Kabelstraßenbahn
workshop-drawing-tram = Straßenbahn
workshop-drawing-subway = U-Bahn
workshop-drawing-nostalgic-tram = alte Straßenbahn
workshop-drawing-ferry = Fähre
workshop-drawing-other = { $name }
workshop-drawing-wagon = Wagen
workshop-pieces = Figuren für jede Person
workshop-takes = Eine Strecke braucht
workshop-takes-per-space = eine Figur je Feld
workshop-takes-one = eine einzige Figur
workshop-points-for =
    { $count ->
        [one] Punkte für 1 Feld
       *[other] Punkte für { $count } Felder
    }
workshop-longer = Längere Strecken erlauben
workshop-shorter = Längste entfernen
workshop-short-add = Kürzere Strecken erlauben
workshop-short-remove = Kürzeste entfernen
workshop-ending = Ende und Doppelstrecken
workshop-pieces-left = Übrige Figuren, mit denen die letzte Runde beginnt
workshop-both-from = Beide Hälften einer Doppelstrecke ab so vielen Personen

## The city

workshop-city-name = Name der Stadt
workshop-city-id = Kurzname
workshop-city-id-told = Kleine Wörter, mit Bindestrichen verbunden. Die Datei heißt { $file }.
workshop-edition = Ausgabe
workshop-fewest = Mindestens so viele Personen
workshop-most = Höchstens so viele Personen
workshop-notes = Anmerkungen
workshop-sourced = Aus Quellen, je Zeile eine Angabe
workshop-designed = Selbst erdacht, je Zeile eine Angabe
workshop-provenance = Woher der Spielplan kommt
workshop-provenance-original = meine eigene Idee
workshop-provenance-reconstruction = teils aus einem gedruckten Spiel
workshop-provenance-verified = aus einem gedruckten Spiel abgeschrieben
workshop-style = Aussehen
workshop-theme = Farbwelt und Häuser
workshop-theme-auto = passend zu den Fahrzeugen
workshop-theme-terraces = Reihenhäuser
workshop-theme-hills = Hügel
workshop-theme-courtyards = Hinterhöfe
workshop-theme-domes = Kuppeln
workshop-theme-other = { $name }
workshop-theme-mixed = aus den Namen gemischt
workshop-lettering = Schrift
workshop-lettering-auto = passend zur Farbwelt
workshop-lettering-other = { $name }
workshop-lettering-plain = schlicht
workshop-lettering-humanist = rund
workshop-lettering-deco = zwanziger Jahre
workshop-lettering-grotesk = schmal
workshop-own-colours = Eigene Farben
workshop-ink-paper = Papier
workshop-ink-ink = Tinte
workshop-ink-accent = Titel
workshop-ink-trim = Zierlinien
workshop-ink-water = Wasser
workshop-ink-park = Parks
workshop-ink-bridge = Brücken
workshop-ink-roof = Dächer
workshop-ink-livery = Kartenrücken
workshop-names = Namen in anderen Sprachen
workshop-names-told = Was leer bleibt, behält seinen eigenen Namen.
workshop-names-language = Sprache der Namen

## Problems

workshop-problem-count = Probleme:
workshop-problems-told = Das muss behoben werden, bevor man die Stadt spielen kann. Ein Klick führt hin.
workshop-problems-none = Keine Probleme: Diese Stadt kann man spielen.
workshop-problems-wait = Die Prüfung beginnt, sobald der Zeichentisch steht.
workshop-warnings =
    { $count ->
        [one] 1 Hinweis
       *[other] { $count } Hinweise
    }
workshop-warnings-told = Man kann die Stadt spielen, aber der Spielplan ist dort schwer zu lesen.
workshop-show-problems = Probleme zeigen

## Play, print, file

workshop-play = Spielen
workshop-play-problems =
    { $count ->
        [one] Erst muss 1 Problem behoben werden.
       *[other] Erst müssen { $count } Probleme behoben werden.
    }
workshop-play-here = Hier, allein oder an einem Gerät
workshop-play-together = Mit anderen, per Link
workshop-print = Drucken
workshop-print-on = PDF auf { $paper }
workshop-paper-a4 = A4
workshop-paper-letter = Letter
workshop-paper-a3 = A3
workshop-print-refused = Gedruckt werden nur eigene Spielpläne. Dieser kommt aus einem gedruckten Spiel und ist für den Bildschirm.
workshop-print-command = Speichere die Datei und drucke sie mit dem Programm auf deinem Computer:
workshop-file = Die Datei
workshop-file-told = Die ganze Stadt in einer Textdatei: zum Weitergeben, für die Kommandozeile, für ein anderes Gerät.
workshop-save-file = { $file } speichern

## Keys

workshop-keys = Tasten
workshop-keys-told = Sie gelten, solange die Karte den Fokus hat.
workshop-key-board = zur Karte, von überall
workshop-key-arrows = Zeiger bewegen
workshop-key-small = in kleinen Schritten bewegen
workshop-key-next = zum nächsten Ort oder zum vorigen
workshop-key-enter = wählen, was dort ist, oder das Werkzeug benutzen
workshop-key-place = neuer Ort am Zeiger
workshop-key-route = hier eine Strecke beginnen und an einem anderen Ort beenden
workshop-key-edit = zum Formular des Gewählten
workshop-key-move = gewählten Ort bewegen oder gewählte Strecke biegen
workshop-key-label = Name auf der nächsten Seite; auf zwei Zeilen
workshop-key-length = Länge der gewählten Strecke
workshop-key-colour = ihre nächste Farbe; doppelt oder einfach
workshop-key-delete = Gewähltes entfernen
workshop-key-cancel = Angefangenes abbrechen
workshop-key-zoom = näher, weiter weg, die ganze Karte
workshop-key-undo = rückgängig, wiederholen

## What can go wrong

problem-workshop-keeps-nothing = Dieser Browser speichert nichts für diese Seite. Erlaube es, oder speichere deine Stadt als Datei.
problem-workshop-no-pack = Diese Datei ist keine Stadt. Eine Stadt ist eine TOML-Datei, wie docs/cities.md sie beschreibt.
problem-workshop-python = Der Zeichentisch antwortet nicht. Dein Entwurf ist sicher: Lade die Seite neu.
