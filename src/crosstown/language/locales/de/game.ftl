### Rund um den Spielplan: wer an der Reihe ist, Karten, Zielkarten, Mitspielende, Verlauf und Tischmenü.

## Wer an der Reihe ist und was zu tun ist. $several: mehrere spielen an diesem Gerät; $last: es ist die letzte Runde

game-turn-of =
    { $several ->
        [true] { game-turn-named }
       *[false] { game-turn-yours }
    }
game-turn-named =
    { $last ->
        [true] { $name }, letzter Zug
       *[false] { $name }
    }
game-turn-yours =
    { $last ->
        [true] Dein letzter Zug
       *[false] Du bist dran
    }
game-do-turn = { game-turn-of }: Transportkarten ziehen, Strecke nutzen oder Zielkarten ziehen
game-do-second-card = { game-turn-of }: zweite Karte nehmen
game-do-first-keep = { game-turn-of }: die ersten Zielkarten wählen
game-do-keep = { game-turn-of }: Zielkarten auswählen
game-do-place = { game-turn-of }: einen Souvenirstapel hinlegen
game-do-souvenir = { game-turn-of }: ein Souvenir wählen
game-do-pay = { game-turn-of }: wähle, womit du bezahlst
game-do-pass = { game-turn-of }: es bleibt nur Passen
game-wait-turn = { $name } ist an der Reihe
game-wait-second-card = { $name } nimmt eine zweite Karte
game-wait-first-keep = { $name } wählt die ersten Zielkarten
game-wait-first-chosen = Deine Zielkarten sind gewählt. Die anderen wählen noch
game-wait-keep = { $name } wählt Zielkarten
game-wait-place = { $name } legt einen Souvenirstapel hin
game-wait-souvenir = { $name } wählt ein Souvenir
game-over = Die Partie ist zu Ende
game-last-round = Letzte Runde
game-last-begun =
    { $who ->
        [you] Du hast kaum noch Figuren.
       *[other] { $name } hat kaum noch Figuren.
    }
game-last-order = Noch je ein Zug: { $names }.
game-last-you = du
game-last-yours = Das ist dein letzter Zug
game-last-coming = letzter Zug steht noch aus
game-last-played = hat den letzten Zug gemacht
game-watching-note = Du schaust zu. Handkarten und Zielkarten bleiben bis zum Ende verdeckt.
game-covered = Die Karten bleiben verdeckt, bis jemand von euch an der Reihe ist.
game-clock = Restzeit

## Mitspielende

game-players = Mitspielende
game-about = Über { $name }
game-to-move = an der Reihe
game-thinks = denkt nach
game-away = abwesend
game-minded = Computer spielt weiter
game-district = ein vervollständigter Stadtteil, { count-points }
game-seen-cards = Offen genommene Karten
game-seen-none = In dieser Hand ist keine offen genommene Karte.
game-seen-note = Die übrigen wurden verdeckt gezogen.
game-souvenirs = Souvenirs

## Auslage und Stapel

game-market = Auslage
game-take = Nimm { $card }
game-draw = Karte ziehen
game-tickets = Zielkarten ziehen
game-discards = Ablagestapel: { count-cards }
game-not-now = Jetzt nicht möglich
game-not-your-turn = Du bist nicht an der Reihe
# Under the piles where there is little room.
game-pile-stack = Stapel
game-pile-tickets = Zielkarten
# On a wild that lies open: taking it ends the turn.
game-whole-turn = ganzer Zug
game-tickets-sure = { count-tickets } ziehen?
game-tickets-note =
    { $least ->
        [0] Das ist dein ganzer Zug und lässt sich nicht zurücknehmen.
        [1] Das ist dein ganzer Zug und lässt sich nicht zurücknehmen. Mindestens eine behältst du.
       *[other] Das ist dein ganzer Zug und lässt sich nicht zurücknehmen. Mindestens { $least } behältst du.
    }

## Hand und Zielkarten

game-hand = Deine Hand: { count-cards }
game-hand-hint = { $card }. Auf eine Strecke ziehen, um sie zu nutzen.
game-own-tickets = Deine Zielkarten
game-ticket-sum =
    { $done ->
        [one] Erfüllt: 1 Punkt
       *[other] Erfüllt: { $done } Punkte
    }{ $open ->
        [one] , noch offen: 1 Punkt
       *[other] , noch offen: { $open } Punkte
    }
game-ticket-done = erfüllt
game-ticket-open = noch nicht erfüllt
# $number: of a district on the board
game-district-near = Stadtteil { $number }: { $joined } von { $places } Orten verbunden, { count-points }, sobald es alle sind
game-keep-title = Welche Zielkarten behältst du?
game-keep-least =
    { $least ->
        [0] Behalte so viele, wie du magst.
        [1] Behalte mindestens eine. Was du behältst und nicht erfüllst, kostet dich die Punkte.
       *[other] Behalte mindestens { $least }. Was du behältst und nicht erfüllst, kostet dich die Punkte.
    }
game-keep =
    { $count ->
        [one] Diese Zielkarte behalten
       *[other] { $count } Zielkarten behalten
    }
game-keep-none = Zielkarten wählen
game-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }

## Strecken nutzen und andere Entscheidungen

game-claim-for = Nutzen für { $paid }
game-pay-left = übrig: { $left }
game-pay-none = keine übrig
close = Schließen
game-cancel = Abbrechen
game-pass-title = In diesem Zug kannst du nichts tun.
game-pass = Passen
game-souvenir-title = Welches Souvenir nimmst du?
game-souvenir-worth = Punkte für deine Souvenirs: jetzt { $now }, mit einem mehr { $next }
game-place-title = Einen übrigen Souvenirstapel hinlegen
game-place-which = Welches Souvenir
game-place-where = Wähle einen Ort auf dem Spielplan oder hier:

## Zurücknehmen

game-undo = Zurücknehmen
game-ask-take-back = Fragen, ob ich meinen Zug zurücknehmen darf
game-take-back-asked =
    { $count ->
        [one] { $name } möchte einen Zug zurücknehmen.
       *[other] { $name } möchte { $count } Züge zurücknehmen.
    }
game-take-back-waiting = Du möchtest deinen Zug zurücknehmen. Die anderen entscheiden.
game-stalled = { $name } hat lange nicht gezogen.
game-go-on = Computer diesen Zug spielen lassen
game-agree = Zustimmen
game-refuse = Ablehnen

## Verbindung und verpasste Züge

game-lost = Verbindung unterbrochen. Sie wird wieder aufgebaut …
game-back = Wieder verbunden
game-catching-up = Während du weg warst …
game-skip = Überspringen
game-loading = Der Tisch wird gedeckt …
game-no-table = Dieser Tisch lässt sich nicht öffnen

## Verlauf und Chat

game-talk = Verlauf und Chat
game-log = Verlauf
game-log-empty = Es ist noch nichts passiert.
game-chat = Chat
game-chat-empty = Noch hat niemand etwas gesagt.
game-unread =
    { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
game-say = Senden
game-say-label = Sag etwas
game-mute = { $name } stummschalten
game-unmute = { $name } wieder hören

## Leiste und Menü

game-home = Startseite
game-text-view = Der Spielplan als Text
game-settings = Einstellungen
game-keys = Tasten
game-menu = Tisch
game-help = Hilfe
game-rules-page = Alle Regeln auf einer eigenen Seite
game-join = Platz nehmen
game-host = Tisch verwalten
game-appoint-level = Computergegner
game-appoint = Platz von { $name } dem Computer geben
game-link-title = Einladen oder zuschauen lassen
game-link = Link zu diesem Tisch
game-link-text = Eine Partie { -game-name } in { $city }
game-here-title = Auf diesem Gerät
game-here-note = Diese Partie läuft in diesem Browser und braucht keinen Server. Du findest sie unter „Meine Partien“ wieder.
game-move-to-server = Auf einem anderen Gerät weiterspielen
game-not-kept-full = Auf diesem Gerät ist kein Platz mehr. Du kannst weiterspielen, aber ab jetzt wird die Partie nicht gespeichert. Lösche alte Partien oder speichere das Protokoll.
game-not-kept-none = Dieser Browser speichert nichts, wie in einem privaten Fenster. Du kannst weiterspielen, aber die Partie ist weg, wenn du die Seite schließt.
game-network-missing = Was der Experte gelernt hat, ließ sich nicht laden. Bis das gelingt, spielt er wie die Stufe „schwer“.
game-leave = Tisch verlassen
game-leave-note = Ein Computer spielt für dich weiter. Du kannst zurückkommen, solange niemand deinen Platz hat.
game-leave-sure = Ja, verlassen

## Tipps und Warnungen

game-hint = Was würdest du tun?
game-hint-short = Tipp
game-hint-title = Mein Vorschlag: { $move }.
game-hints-on = An diesem Tisch sind Tipps erlaubt: Alle dürfen fragen, was ein Computer täte.
game-hints-off = An diesem Tisch wird ohne Tipps gespielt.
game-gentle-title = Bist du sicher?
game-gentle-tickets =
    { $count ->
        [one] Danach lässt sich deine Zielkarte { $tickets } nicht mehr erfüllen.
       *[other] Danach lassen sich deine Zielkarten { $tickets } nicht mehr erfüllen.
    }
game-gentle-chance = Deine Aussicht auf den Sieg fällt von etwa { $from } % auf etwa { $to } %.
game-gentle-move = Dein Zug: { $move }
game-gentle-another = Einen anderen Zug machen
game-gentle-anyway = Trotzdem spielen

## Tasten

game-key-slot = Karte aus der Auslage nehmen, Zahlweise oder Zielkarte wählen
game-key-draw = Karte vom Stapel ziehen
game-key-tickets = Zielkarten ziehen
game-key-routes = zur nächsten Strecke, die du nutzen kannst
game-key-arrows = auf dem Spielplan von Strecke zu Strecke
game-key-shift-arrows = nur zu Strecken, die du nutzen kannst
game-key-shift-letter = zur nächsten Strecke an einem Ort, dessen Name mit diesem Buchstaben beginnt
game-key-enter = Strecke nutzen, bestätigen
game-key-undo = zurücknehmen
game-key-hint = was jemand mit Übung täte
game-key-log = Verlauf und Chat
game-key-words = der Spielplan als Text
game-key-zoom = Spielplan vergrößern, verkleinern, wieder ganz zeigen
game-key-cancel = abbrechen
game-key-help = diese Tasten
game-keys-drag = Mit Maus oder Finger: Karten aus der Auslage zur Hand ziehen und von der Hand auf eine Strecke.

## Ein Gerät für alle

game-hand-over = Gib das Gerät an { $name } weiter
game-hand-over-note = Alle anderen schauen jetzt weg.
game-ready = Ich bin { $name }
game-seen = Gesehen: Gerät weitergeben

## Der Titel des Tabs

table-title-yours = ● Du bist an der Reihe – { $city } – { -game-name }
table-title-theirs = { $name } ist an der Reihe – { $city } – { -game-name }
table-title-waiting = Noch Plätze frei – { $city } – { -game-name }
table-title-over = Partie zu Ende – { $city } – { -game-name }

## Was vorgelesen wird und in Mitteilungen steht

table-hurry = Deine Zeit läuft ab.
table-missed = Während du weg warst:
table-undo-open = Das kannst du noch zurücknehmen: Taste U.
table-said = { $name }: { $text }
table-ticket-done = Deine Zielkarte { $ticket } ist erfüllt.
table-district-done = { event-who } Stadtteil { $number } vervollständigt: { count-points }.

## Was jemand tat, neben dem Namen: wenige Worte ohne den Namen

table-did-draw = { count-cards } gezogen
table-did-take = { $card } genommen
table-did-claim = { $route } genutzt +{ $points }
table-did-souvenir = Souvenir genommen: { $souvenir }
table-did-place = Souvenir auf { $place } gelegt
table-did-offer = { count-tickets } gezogen
table-did-keep = { count-tickets } behalten
table-did-pass = gepasst
table-did-undo =
    { $count ->
        [one] einen Zug zurückgenommen
       *[other] { $count } Züge zurückgenommen
    }

## Wer spielt

table-computer = { $name } ({ $level })
