### Warum etwas nicht geht. Eine „reason“ steht hinter einem Doppelpunkt; ein „problem“ ist ein ganzer Satz.

## Warum ein Zug nicht erlaubt ist, nach den Codes der Regeln

reason-game-over = die Partie ist zu Ende
reason-not-now = das geht gerade nicht: ein Zug ist Transportkarten ziehen, eine Strecke nutzen oder Zielkarten ziehen
reason-keep-first = wähle zuerst, welche Zielkarten du behältst
reason-place-first = lege zuerst einen übrigen Souvenirstapel auf einen Ort
reason-second-card-first = du ziehst gerade Karten: nimm die zweite
reason-souvenir-first = wähle zuerst, welches der beiden Souvenirs du nimmst
reason-stack-empty = der Stapel ist leer
reason-not-in-market = eine solche Karte liegt nicht offen aus
reason-wild-second = ein offener Joker kann nicht die zweite Karte sein
reason-route-taken = die Strecke wird schon genutzt
reason-own-double = du nutzt schon die andere Hälfte dieser Doppelstrecke
reason-double-closed = zu so wenigen kann nur eine Hälfte genutzt werden, und die andere wird schon genutzt
reason-too-few-pieces = du hast zu wenige passende Figuren für diese Strecke
reason-wrong-colour = die Karten müssen die Farbe der Strecke haben
reason-wrong-number = die Strecke kostet eine andere Anzahl Karten
reason-ferry-needs-wilds = für jedes Fährensymbol brauchst du einen Joker
reason-too-few-cards = diese Karten hast du nicht
reason-no-tickets = der Zielkartenstapel ist leer
reason-not-offered = behalte nur angebotene Zielkarten, in der Reihenfolge des Angebots
reason-keep-too-few = du musst mehr von diesen Zielkarten behalten
reason-symbol-not-spare = dieser Souvenirstapel ist nicht übrig
reason-place-has-stack = dort liegt schon ein Souvenirstapel
reason-no-such-souvenir = wähle einen der beiden eben verbundenen Orte
reason-may-not-pass = du darfst nur passen, wenn kein anderer Zug möglich ist

## Was der Server ablehnt, nach seinen Codes

problem-already-asked = Es bittet schon jemand darum, etwas zurückzunehmen.
problem-already-chosen = Du hast deine ersten Zielkarten schon gewählt. Dabei bleibt es.
problem-already-contributed = Du hast zu dieser Mischung schon beigetragen.
problem-already-playing = Das geht nur, bevor die Partie beginnt.
problem-already-refused = Die anderen haben abgelehnt. Darum bitten kannst du nur einmal.
problem-bad-first = Wähle, welcher Platz am Tisch beginnt.
problem-bad-json = Der Server hat das nicht verstanden. Lade die Seite neu.
problem-bad-method = Das macht der Server hier nicht.
problem-bad-move = Der Server kann einen Zug dieser Partie nicht spielen und sie darum nicht übernehmen.
problem-bad-name = Ein Name braucht mindestens einen Buchstaben.
problem-bad-origin = Das kam von einer anderen Seite und wurde nicht ausgeführt.
problem-bad-player-option = Diese Einstellung hat dieser Computergegner nicht.
problem-bad-query = Der Server hat die Adresse nicht verstanden.
problem-bad-request = Der Server hat die Anfrage nicht verstanden. Lade die Seite neu.
problem-bad-seat = Diesen Platz kannst du hier nicht verwenden.
problem-bad-seats = Für so viele Personen ist diese Stadt nicht gedacht.
problem-bad-shape = Seite und Server passen nicht zusammen. Lade die Seite neu.
problem-binary-frame = Der Server erwartet Text.
problem-chat-off = An diesem Tisch gibt es keinen Chat.
problem-deaf = Verbindung wird neu aufgebaut …
problem-fault = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert, versuche es noch einmal.
problem-game-over = Die Partie ist zu Ende.
problem-hint-not-ready = Die Computer haben gerade zu tun. Bitte frag gleich noch einmal.
problem-link-used = Dieser Link ist abgelaufen oder wurde schon benutzt. Mach auf dem ersten Gerät einen neuen.
problem-log-gap = Der Tisch holt gerade auf. Versuche es gleich noch einmal.
problem-move-payment = Mit diesen Karten lässt sich die Strecke nicht bezahlen.
problem-move-syntax = Dieser Zug ließ sich nicht lesen.
problem-move-text = Ein Zug muss Text sein.
problem-move-unknown = Einen solchen Zug gibt es nicht.
problem-no-connection = Dafür brauchst du eine Verbindung zum Tisch.
problem-no-name = Sag zuerst, wie du heißt.
problem-no-record = Das Protokoll gibt es, wenn die Partie zu Ende ist.
problem-no-hints = An diesem Tisch wird ohne Tipps gespielt.
problem-no-take-backs = An diesem Tisch wird nichts zurückgenommen.
problem-not-json = Der Server erwartet etwas anderes. Lade die Seite neu.
problem-not-playing = Die Partie hat noch nicht begonnen.
problem-not-seated = Du sitzt nicht an diesem Tisch.
problem-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
problem-not-your-turn = Du bist nicht an der Reihe.
problem-nothing-asked = Niemand möchte etwas zurücknehmen.
problem-nothing-said = Die Nachricht ist leer.
problem-nothing-to-decide = Hier gibt es gerade nichts zu entscheiden.
problem-nothing-to-undo = Es gibt nichts zurückzunehmen: Was aufgedeckt wurde, bleibt aufgedeckt, und behaltene Zielkarten bleiben behalten.
problem-old-seal = Es gilt jetzt eine andere Mischung. Schau noch einmal und versuche es erneut.
problem-old-version = Die Partie ist schon weiter. Schau noch einmal und wähle.
problem-restart = Der Server wird neu gestartet.
problem-seat-taken = Dieser Platz ist besetzt.
problem-signed-out = Du wurdest auf diesem Gerät abgemeldet.
problem-silent = Verbindung wird neu aufgebaut …
problem-still-awaited = Wer hier sitzt, kann noch zurückkommen. Der Platz kann vergeben werden, wenn der Tisch lange genug gewartet hat.
problem-still-playing = Die Revanche beginnt, wenn diese Partie zu Ende ist.
problem-store-busy = Der Server hat viel zu tun. Versuche es gleich noch einmal.
problem-store-closed = Der Server wird gerade beendet. Versuche es gleich noch einmal.
problem-store-conflict = Zwei Dinge geschahen gleichzeitig. Versuche es noch einmal.
problem-store-full = Die Festplatte des Servers ist voll, darum ist nichts geschehen. Was du gesehen hast, bleibt; versuche es später noch einmal.
problem-store-no-table = Diesen Tisch gibt es nicht mehr.
problem-store-read-only = Der Server darf seine Partien nicht schreiben, darum ist nichts geschehen. Sag es denen, die den Server betreiben.
problem-store-text = Dieser Text enthält Zeichen, die sich nicht speichern lassen.
problem-store-unavailable = Der Server erreicht seine Partien gerade nicht. Es geht nichts verloren, versuche es bald noch einmal.
problem-table-full = An diesem Tisch ist kein Platz frei. Du kannst zuschauen.
problem-table-gone = Alle haben diesen Tisch verlassen.
problem-too-fast = Das war zu viel auf einmal. Warte ein paar Sekunden.
problem-too-large = Das ist dem Server zu groß.
problem-too-many = Es sind zu viele Verbindungen offen. Schließe einen Tab und versuche es noch einmal.
problem-too-many-tables = Du hast schon viele Tische offen. Schließe zuerst einen.
problem-too-many-take-backs = Mehr geht nicht: In einem Zug und in einer Partie lassen sich nur wenige Züge zurücknehmen.
problem-unknown-card = Eine solche Karte gibt es in dieser Stadt nicht.
problem-unknown-city = Eine solche Stadt gibt es hier nicht.
problem-unknown-colour = Eine solche Farbe gibt es in dieser Stadt nicht.
problem-unknown-device = Dort bist du nicht mehr angemeldet.
problem-unknown-edition = Diese Ausgabe der Stadt ist hier nicht bekannt.
problem-unknown-path = Unter dieser Adresse gibt es nichts.
problem-unknown-place = Einen solchen Ort gibt es in dieser Stadt nicht.
problem-unknown-player = Diesen Computergegner gibt es nicht.
problem-unknown-route = Eine solche Strecke gibt es in dieser Stadt nicht.
problem-unknown-souvenir = Ein solches Souvenir gibt es in dieser Stadt nicht.
problem-unknown-table = Diesen Tisch gibt es nicht. Vielleicht wurde er geschlossen.
problem-unknown-ticket = Eine solche Zielkarte gibt es in dieser Stadt nicht.
problem-wrong-host = Unter dieser Adresse antwortet der Server nicht.
problem-other = Das hat nicht geklappt ({ $code }).

## Games on this device

problem-damaged-game = Diese Partie auf deinem Gerät lässt sich nicht mehr lesen. Deine anderen Partien sind nicht betroffen.
problem-no-worker = Dieser Browser kann das Spiel nicht selbst ausführen. Tische auf dem Server funktionieren weiterhin.
problem-not-from-seed = Diese Partie geht nur auf diesem Gerät weiter: Ein Server verteilt eigene Karten.
problem-not-a-record = Diese Datei ist kein Protokoll einer Partie.
problem-record-players = Diese Partie ist nicht zu Ende, und einen ihrer Computergegner kennt diese Seite nicht.
problem-rules-missing = Der Spielplan dieser Stadt ließ sich nicht laden. Versuch es noch einmal, wenn du online bist.
problem-unknown-game = Diese Partie gibt es auf diesem Gerät nicht. Vielleicht wurde sie gelöscht oder nie gespeichert.

## Records that cannot be shown

problem-bad-line = Diese Zugfolge passt nicht zu der Partie.
problem-illegal-move = Dieser Zug ist dort nicht möglich.
problem-ply-after-end = Die Partie ist vor diesem Zug zu Ende.
problem-record-city = Dieses Protokoll ist von einer Stadt oder Ausgabe, die diese Seite nicht kennt.
problem-record-seats = Diese Stadt ist nicht für so viele Personen.
problem-record-start = Die Karten am Anfang sind nicht die dieser Stadt.
problem-result-early = Das Protokoll hat ein Ergebnis, aber seine Partie ist nicht zu Ende.
problem-result-missing = Die Partie ist zu Ende, aber das Protokoll hat kein Ergebnis.
problem-wrong-card = Es wurde eine andere Karte gezogen, als im Protokoll steht.
problem-wrong-legal = Das Protokoll zählt die möglichen Züge anders.
problem-wrong-result = Die Punkte im Protokoll sind nicht die seiner Partie.
problem-wrong-seat = Dort ist jemand anders an der Reihe.
problem-wrong-shuffle = Die gemischten Karten im Protokoll sind nicht die seiner Partie.
