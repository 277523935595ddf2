### Rund um den Spielplan: wer an der Reihe ist, Karten, Zielkarten, Mitspielende, Verlauf und Tischmenü.

## Wer an der Reihe ist und was zu tun ist. $several: mehrere spielen an diesem Gerät; $last: es ist die letzte Runde

desk-turn-of =
    { $several ->
        [true] { desk-turn-named }
       *[false] { desk-turn-yours }
    }
desk-turn-named =
    { $last ->
        [true] { $name }, letzter Zug
       *[false] { $name }
    }
desk-turn-yours =
    { $last ->
        [true] Dein letzter Zug
       *[false] Du bist dran
    }
desk-do-turn = { desk-turn-of }: Transportkarten ziehen, Strecke nutzen oder Zielkarten ziehen
desk-do-second-card = { desk-turn-of }: zweite Karte nehmen
desk-do-first-keep = { desk-turn-of }: die ersten Zielkarten wählen
desk-do-keep = { desk-turn-of }: Zielkarten auswählen
desk-do-place = { desk-turn-of }: einen Souvenirstapel hinlegen
desk-do-souvenir = { desk-turn-of }: ein Souvenir wählen
desk-do-pay = { desk-turn-of }: wähle, womit du bezahlst
desk-do-pass = { desk-turn-of }: es bleibt nur Passen
desk-wait-turn = { $name } ist an der Reihe
desk-wait-second-card = { $name } nimmt eine zweite Karte
desk-wait-first-keep = { $name } wählt die ersten Zielkarten
desk-wait-first-chosen = Deine Zielkarten sind gewählt. Die anderen wählen noch
desk-wait-keep = { $name } wählt Zielkarten
desk-wait-place = { $name } legt einen Souvenirstapel hin
desk-wait-souvenir = { $name } wählt ein Souvenir
desk-over = Die Partie ist zu Ende
desk-last-round = Letzte Runde
desk-last-begun =
    { $who ->
        [you] Du hast kaum noch Figuren.
       *[other] { $name } hat kaum noch Figuren.
    }
desk-last-order = Noch je ein Zug: { $names }.
desk-last-you = du
desk-last-yours = Das ist dein letzter Zug
desk-last-coming = letzter Zug steht noch aus
desk-last-played = hat den letzten Zug gemacht
desk-watching-note = Du schaust zu. Handkarten und Zielkarten bleiben bis zum Ende verdeckt.
desk-covered = Die Karten bleiben verdeckt, bis jemand von euch an der Reihe ist.
desk-clock = Restzeit

## Mitspielende

desk-players = Mitspielende
desk-about = Über { $name }
desk-to-move = an der Reihe
desk-thinks = denkt nach
desk-away = abwesend
desk-minded = Computer spielt weiter
desk-district = ein vervollständigter Stadtteil, { count-points }
desk-seen-cards = Offen genommene Karten
desk-seen-none = In dieser Hand ist keine offen genommene Karte.
desk-seen-note = Die übrigen wurden verdeckt gezogen.
desk-souvenirs = Souvenirs

## Auslage und Stapel

desk-market = Auslage
desk-take = Nimm { $card }
desk-draw = Karte ziehen
desk-tickets = Zielkarten ziehen
desk-discards = Ablagestapel: { count-cards }
desk-not-now = Jetzt nicht möglich
desk-not-your-turn = Du bist nicht an der Reihe
# Under the piles where there is little room.
desk-pile-stack = Stapel
desk-pile-tickets = Zielkarten
# On a wild that lies open: taking it ends the turn.
desk-whole-turn = ganzer Zug
desk-tickets-sure = { count-tickets } ziehen?
desk-tickets-note =
    { $least ->
        [0] Das ist dein ganzer Zug und lässt sich nicht zurücknehmen.
        [1] Das ist dein ganzer Zug und lässt sich nicht zurücknehmen. Mindestens eine behältst du.
       *[other] Das ist dein ganzer Zug und lässt sich nicht zurücknehmen. Mindestens { $least } behältst du.
    }

## Hand und Zielkarten

desk-hand = Deine Hand: { count-cards }
desk-hand-hint = { $card }. Auf eine Strecke ziehen, um sie zu nutzen.
desk-own-tickets = Deine Zielkarten
desk-ticket-sum =
    { $done ->
        [one] Erfüllt: 1 Punkt
       *[other] Erfüllt: { $done } Punkte
    }{ $open ->
        [one] , noch offen: 1 Punkt
       *[other] , noch offen: { $open } Punkte
    }
desk-ticket-done = erfüllt
desk-ticket-open = noch nicht erfüllt
# $number: of a district on the board
desk-district-near = Stadtteil { $number }: { $joined } von { $places } Orten verbunden, { count-points }, sobald es alle sind
desk-keep-title = Welche Zielkarten behältst du?
desk-keep-least =
    { $least ->
        [0] Behalte so viele, wie du magst.
        [1] Behalte mindestens eine. Was du behältst und nicht erfüllst, kostet dich die Punkte.
       *[other] Behalte mindestens { $least }. Was du behältst und nicht erfüllst, kostet dich die Punkte.
    }
desk-keep =
    { $count ->
        [one] Diese Zielkarte behalten
       *[other] { $count } Zielkarten behalten
    }
desk-keep-none = Zielkarten wählen
desk-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }

## Strecken nutzen und andere Entscheidungen

desk-claim-for = Nutzen für { $paid }
desk-pay-left = übrig: { $left }
desk-pay-none = keine übrig
close = Schließen
desk-cancel = Abbrechen
desk-pass-title = In diesem Zug kannst du nichts tun.
desk-pass = Passen
desk-souvenir-title = Welches Souvenir nimmst du?
desk-souvenir-worth = Punkte für deine Souvenirs: jetzt { $now }, mit einem mehr { $next }
desk-place-title = Einen übrigen Souvenirstapel hinlegen
desk-place-which = Welches Souvenir
desk-place-where = Wähle einen Ort auf dem Spielplan oder hier:

## Zurücknehmen

desk-undo = Zurücknehmen
desk-ask-take-back = Fragen, ob ich meinen Zug zurücknehmen darf
desk-take-back-asked =
    { $count ->
        [one] { $name } möchte einen Zug zurücknehmen.
       *[other] { $name } möchte { $count } Züge zurücknehmen.
    }
desk-take-back-waiting = Du möchtest deinen Zug zurücknehmen. Die anderen entscheiden.
desk-stalled = { $name } hat lange nicht gezogen.
desk-go-on = Computer diesen Zug spielen lassen
desk-agree = Zustimmen
desk-refuse = Ablehnen

## Verbindung und verpasste Züge

desk-lost = Verbindung unterbrochen. Sie wird wieder aufgebaut …
desk-back = Wieder verbunden
desk-catching-up = Während du weg warst …
desk-skip = Überspringen
desk-loading = Der Tisch wird gedeckt …
desk-no-table = Dieser Tisch lässt sich nicht öffnen

## Verlauf und Chat

desk-talk = Verlauf und Chat
desk-log = Verlauf
desk-log-empty = Es ist noch nichts passiert.
desk-chat = Chat
desk-chat-empty = Noch hat niemand etwas gesagt.
desk-unread =
    { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
desk-say = Senden
desk-say-label = Sag etwas
desk-mute = { $name } stummschalten
desk-unmute = { $name } wieder hören

## Leiste und Menü

desk-home = Startseite
desk-text-view = Der Spielplan als Text
desk-settings = Einstellungen
desk-keys = Tasten
desk-menu = Tisch
desk-help = Hilfe
desk-rules-page = Alle Regeln auf einer eigenen Seite
desk-join = Platz nehmen
desk-host = Tisch verwalten
desk-appoint-level = Computergegner
desk-appoint = Platz von { $name } dem Computer geben
desk-link-title = Einladen oder zuschauen lassen
desk-link = Link zu diesem Tisch
desk-link-text = Eine Partie { -game-name } in { $city }
desk-leave = Tisch verlassen
desk-leave-note = Ein Computer spielt für dich weiter. Du kannst zurückkommen, solange niemand deinen Platz hat.
desk-leave-sure = Ja, verlassen

## Tasten

desk-key-slot = Karte aus der Auslage nehmen, Zahlweise oder Zielkarte wählen
desk-key-draw = Karte vom Stapel ziehen
desk-key-tickets = Zielkarten ziehen
desk-key-routes = zur nächsten Strecke, die du nutzen kannst
desk-key-arrows = auf dem Spielplan von Strecke zu Strecke
desk-key-shift-arrows = nur zu Strecken, die du nutzen kannst
desk-key-shift-letter = zur nächsten Strecke an einem Ort, dessen Name mit diesem Buchstaben beginnt
desk-key-enter = Strecke nutzen, bestätigen
desk-key-undo = zurücknehmen
desk-key-log = Verlauf und Chat
desk-key-words = der Spielplan als Text
desk-key-zoom = Spielplan vergrößern, verkleinern, wieder ganz zeigen
desk-key-cancel = abbrechen
desk-key-help = diese Tasten
desk-keys-drag = Mit Maus oder Finger: Karten aus der Auslage zur Hand ziehen und von der Hand auf eine Strecke.

## Ein Gerät für alle

desk-hand-over = Gib das Gerät an { $name } weiter
desk-hand-over-note = Alle anderen schauen jetzt weg.
desk-ready = Ich bin { $name }
desk-seen = Gesehen: Gerät weitergeben
