### The pages around the table: the first page, a new table, the waiting room, the rules, about.

## The page

home-brand = Crosstown
home-slogan = Kurze Fahrten durch große Städte
home-nav = Seiten
home-skip = Zum Inhalt springen
home-to-home = Zur Startseite
home-rules = Regeln
home-about = Über Crosstown
home-workshop = Werkstatt
home-make-city = Eine eigene Stadt bauen
home-unofficial = Inoffiziell: gemacht von Leuten, die diese Spiele mögen, nicht vom Verlag.
home-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.
home-try-again = Noch einmal versuchen
home-needs-network = Der Server ist nicht zu erreichen. Spiele solange gegen den Computer oder gemeinsam an einem Gerät; alles andere ist von selbst wieder da, sobald der Server antwortet.
home-no-server = Diese Seite kommt ohne Server aus. Hier spielst du gegen den Computer oder gemeinsam an einem Gerät; für Tische mit anderen per Link braucht es einen Crosstown-Server.
home-new-version = Es gibt eine neue Version von Crosstown. Deine Partien bleiben erhalten.
home-reload = Neu laden
home-title = Crosstown – kurze Fahrten durch große Städte
home-title-new = Neuer Tisch: { $city } – Crosstown
home-title-rules = Regeln – Crosstown
home-title-rules-of = Regeln von { $city } – Crosstown
home-title-device = Mein anderes Gerät – Crosstown
home-title-about = Über Crosstown
home-title-workshop = Werkstatt – Crosstown
home-title-nowhere = Endstation – Crosstown

## The cities

home-cities = Die Städte
home-preparing = Die Computergegner werden vorbereitet (nur dieses eine Mal): { $percent } %
home-play = Spielen
home-play-at = { $city }, gegen den Computer
home-choose-players = Wer spielt mit?
home-read-rules = Regeln lesen
home-players = { $fewest }–{ $most } Personen
home-has-districts = Stadtteile
home-has-souvenirs = Souvenirs
home-has-ferries = Fähren
home-board = Der Spielplan von { $city }

## Tables

home-my-games = Meine Partien
home-no-games = Hier stehen bald deine Partien, damit du sie jederzeit fortsetzen kannst. Such dir oben eine Stadt aus und spiel los.
home-finished =
    { $count ->
        [one] 1 beendete Partie
       *[other] { $count } beendete Partien
    }
home-lobby = Offen für alle
home-no-tables = Gerade ist kein Tisch offen. Wähle eine Stadt und wer mitspielt, und mach deinen Tisch für alle sichtbar.
home-state-over = beendet
home-state-won = Du hast gewonnen
home-state-shared = Du teilst dir den Sieg
home-state-your-turn = Du bist an der Reihe
home-state-waiting =
    { $count ->
        [0] geht gleich los
        [one] 1 Platz ist frei
       *[other] { $count } Plätze sind frei
    }
home-state-turn = { $name } ist an der Reihe
home-state-playing = läuft
home-open-seat = Freier Platz
home-on-this-device = auf diesem Gerät
home-guest-city = Eine eigene Stadt
home-delete = Löschen
home-delete-sure = Wirklich löschen?
home-save-rest = Speichern, was noch da ist
home-open-record = Protokoll einer Partie öffnen …
home-resume = Fortsetzen
home-look = Noch einmal ansehen
home-join = Mitspielen
home-watch = Zuschauen
home-every-seconds =
    { $count ->
        [one] 1 Sekunde pro Zug
       *[other] { $count } Sekunden pro Zug
    }
home-every-minutes =
    { $count ->
        [one] 1 Minute pro Zug
       *[other] { $count } Minuten pro Zug
    }
home-every-hours =
    { $count ->
        [one] 1 Stunde pro Zug
       *[other] { $count } Stunden pro Zug
    }
home-every-days =
    { $count ->
        [one] 1 Tag pro Zug
       *[other] { $count } Tage pro Zug
    }

## You

home-you = Du
home-you-are = Du bist { $name }
home-you-nobody = Du brauchst kein Konto. Sag, wie du heißen willst; dieser Browser merkt sich dich mit einem Cookie, und damit auch deine Partien.
home-you-name = Namen ändern
home-you-device = Auch auf einem anderen Gerät spielen
home-you-devices = Meine Geräte
home-you-forget = Mich hier vergessen
home-name-label = Dein Name
home-name-save = Speichern
home-name-take = Das bin ich
home-forget-told = Für einen Computer, den auch andere benutzen. Dieser Browser vergisst dich. Kennt dich kein anderes Gerät, lassen sich deine Partien nie wieder öffnen.
home-forget = Mich auf diesem Gerät vergessen
home-device-title = Mein anderes Gerät
home-device-how = Öffne diesen Link auf deinem anderen Gerät oder scanne den Code mit dessen Kamera. Dein Name und deine Partien sind dann auch dort.
home-device-link = Link für dein anderes Gerät
home-device-once =
    { $count ->
        [one] Er gilt einmal, innerhalb der nächsten Minute. Wer ihn öffnet, spielt unter deinem Namen: Behalte ihn für dich.
       *[other] Er gilt einmal, innerhalb der nächsten { $count } Minuten. Wer ihn öffnet, spielt unter deinem Namen: Behalte ihn für dich.
    }
home-device-question = Ist das dein anderes Gerät?
home-device-will = Dein Name und deine Partien sind dann auch hier.
home-device-was = Bisher bist du hier { $name }. Die Partien unter diesem Namen kommen nicht mit.
home-device-take = Ja, das ist mein Gerät
home-device-not = Nein
home-devices-told = Auf diesen Geräten bist du angemeldet. Melde dich dort ab, wo du nicht mehr spielst.
home-devices-here = dieses Gerät
home-devices-seen = zuletzt aktiv { $when }
home-devices-unknown = Unbekanntes Gerät
home-devices-end = Abmelden
home-devices-end-one = Auf { $device } abmelden
home-devices-ended = Auf { $device } abgemeldet.
home-devices-everywhere = Überall abmelden
home-devices-everywhere-told = Auch dieses Gerät vergisst dich. Danach lassen sich deine Partien nie wieder öffnen. Überall abmelden?
home-guest-names = Flinker Spatz|Schlauer Fuchs|Kleine Eule|Mutiger Igel|Munterer Dachs|Stille Amsel|Neugieriger Otter|Fröhliche Meise|Weiser Rabe|Wandernder Storch|Freche Elster|Sanfter Bär|Schneller Hase|Geduldige Kröte|Helle Lerche|Lustige Robbe

## Handing on an address

home-copy = Link kopieren
home-copied = Kopiert
home-copy-by-hand = Der Browser lässt uns nicht kopieren. Der Link ist markiert: Kopiere ihn von Hand.
home-share = Teilen
home-qr = Der Link als QR-Code
home-only-here = Diese Adresse gilt nur auf diesem Computer. Andere erreichen dich über seine Adresse in deinem Netz.

## A new table

home-new = Neuer Tisch: { $city }
home-who-plays = Wer spielt
home-seat = Platz { $number }
home-seat-who = Wer hier sitzt
home-seat-me = Ich
home-seat-beside = Neben mir
home-seat-open = Per Link
home-seat-computer = Computer
home-seat-about-me = Du, an diesem Gerät.
home-seat-about-beside = Spielt auch an diesem Gerät. Zwischen den Zügen gebt ihr es weiter, und niemand sieht die Karten der anderen.
home-seat-about-open = Offen für alle, die deinem Einladungslink folgen.
home-beside-name = Name der Person neben dir
home-beside-default = Person { $number }
home-level = Schwierigkeit
home-level-more = Mehr …
home-level-told = Computer: { $about }.
home-level-curious = Ein Computer mit eigenem Kopf.
home-other-opponent = Jemand anders
home-options = Wie wir spielen
home-listed = Wer den Tisch finden kann
home-listed-no = Privat, per Link
home-listed-yes = Für alle sichtbar
home-first = Wer beginnt
home-first-random = Der Zufall entscheidet
home-clock = Bedenkzeit
home-clock-none = Keine Uhr
home-patience = Wartezeit, wenn jemand abwesend ist
home-patience-usual = Automatisch (5 Min.; mit kurzer Bedenkzeit 2 Min.)
home-patience-ever = Unbegrenzt
home-wait-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
home-wait-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
home-take-backs = Züge dürfen zurückgenommen werden, wenn alle zustimmen
home-hints = Alle dürfen um Tipps bitten
home-chat = Chat am Tisch
home-open = Tisch eröffnen
home-open-and-invite = Tisch eröffnen und einladen

## The waiting room

home-waiting =
    { $count ->
        [0] Alle sind da
        [one] Eine Person fehlt noch
       *[other] { $count } Personen fehlen noch
    }
home-invited = Du bist eingeladen: { $city }
home-invited-by = { $name } lädt dich ein: { $city }
home-begins = Die Partie beginnt von selbst, sobald kein Platz mehr frei ist.
home-beginning = Die Partie beginnt gleich.
home-watching = Du schaust zu. Diese Seite zeigt die Partie, sobald sie beginnt.
home-with-take-backs = Zurücknehmen, wenn alle zustimmen
home-without-take-backs = kein Zurücknehmen
home-with-hints = Tipps erlaubt
home-without-hints = keine Tipps
home-with-chat = mit Chat
home-without-chat = ohne Chat
home-leave = Tisch verlassen
home-invite = Einladen
home-invite-link = Schick diesen Link an alle, die mitspielen sollen
home-invite-text = Spiel mit mir { $city }
home-sit-down = Platz nehmen
home-join-as = Du spielst als { $name }.
home-join-nameless = Nimm einen freien Platz; wir fragen nur nach einem Namen.
home-watch-instead = Nur zuschauen
home-waits = wartet auf jemanden
home-seat-ready = bereit
home-at-this-screen = an diesem Gerät
home-that-is-you = das bist du
home-host = hat den Tisch eröffnet
home-away = abwesend
home-appoint = Computer hier spielen lassen
home-appoint-go = Dem Computer geben
home-free = Platz freigeben

## The rules

home-rules-title = Die Regeln
home-rules-lead = Jede Stadt auf einer Seite, mit Bildern. Wer eine kennt, lernt die anderen in zwei Minuten.
home-contents = Auf dieser Seite
home-print = Drucken
home-play-city = { $city } spielen
home-reconstruction = Der gedruckte Spielplan dieser Stadt war nicht zu bekommen. Dieser hier ist unsere eigene Rekonstruktion: Die Regeln sind die des Spiels; Orte, Strecken, Zielkarten und die Punkte für Strecken sind von uns.
home-points = Punkte
home-length = Länge
home-cost = Karten
home-ticket-list = Alle Zielkarten
home-ticket-list-told =
    { $count ->
        [one] Es gibt 1 Zielkarte.
       *[other] Es gibt { $count } Zielkarten, jede { $least } bis { $most } Punkte wert.
    }
home-card-list = { $total } Transportkarten
home-choice-cards = Transportkarten ziehen
home-choice-route = Strecke nutzen
home-choice-tickets = Zielkarten ziehen
home-picture-pay = Drei Felder, bezahlt mit zwei Karten ihrer Farbe und einem Joker.
home-picture-doubles = Zwei Strecken zwischen denselben Orten; die zweite gehört jemand anderem oder bleibt gesperrt.
home-picture-ferry = Eine Strecke mit drei Feldern, eines mit Fährensymbol: Dafür brauchst du einen Joker.
home-picture-one-piece = Ein einzelnes Feld, das drei Karten kostet und eine Figur braucht.
home-picture-souvenirs = Eine Strecke endet an einem Ort mit einem Souvenirstapel; ein Souvenir davon wird genommen.

## About

home-about-title = Über Crosstown
home-about-what = Was das ist
home-about-what-text = Eine offene Umsetzung von drei kurzen Streckenbauspielen, mit einer vierten, eigenen Stadt, für zwei bis vier Personen. Du spielst gegen Computer, an einem Gerät oder per Link mit anderen. Kostenlos, ohne Konten, Werbung oder Tracking.
home-about-unofficial = Inoffiziell
home-about-unofficial-text = Crosstown wird vom Verlag der gedruckten Spiele weder gemacht noch gebilligt noch unterstützt. Alle Texte, Zeichnungen und Programme hier sind unsere eigenen. Wenn es dir gefällt, kauf das Spiel: Es ist wunderbar.
home-about-fair = Fair
home-about-fair-text = Der Server versiegelt seinen geheimen Teil der Mischung vor der ersten Karte, danach tragen die Geräte der Leute am Tisch eigene Zufallszahlen bei. So kann sich niemand die Karten aussuchen, auch der Server nicht, und am Ende prüft das deine Seite. Computer sehen nur, was eine Person auf ihrem Platz sähe.
home-about-private = Privat
home-about-private-text = Dieser Browser merkt sich dich mit einem einzigen Cookie. Deine Einstellungen bleiben im Browser. Nichts geht an andere.
home-about-licence = Lizenz
home-about-licence-text = Das Programm ist freie Software unter der MIT-Lizenz. Die Schriften stehen unter der SIL Open Font License.
home-about-boards = Die Spielpläne
home-about-boards-text = Wo ein gedruckter Spielplan vorlag, ist jede Angabe geprüft. Wo nicht, sind Spielplan, Zielkarten und die Punkte für Strecken unsere eigene Rekonstruktion, und das steht dabei:

## The settings dialog and the keys.

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
settings-gentle = Sanfter Modus
settings-gentle-about = Warnt vor groben Fehlern, wo Tipps erlaubt sind
settings-letters = Tastenkürzel
settings-letters-about = Einzelne Buchstaben und Ziffern zum Ziehen, Nutzen und Zurücknehmen; Tab, Pfeile und Enter gehen immer
settings-keys = Welche Tasten?
