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

## Wie es ausging. $view: ob, wer das liest, vorn liegt ("ahead"), hinten ("behind") oder keins von beiden

ending-you-share = Du und { $names } teilt euch den Sieg
ending-your-place = Du belegst Platz { $place }
ending-your-place-shared = Du teilst dir Platz { $place }
ending-margin =
    { $view ->
        [behind] { count-points } hinter { $ahead }.
       *[other] { count-points } vor { $behind }.
    }
ending-tie-broken =
    { $view ->
        [ahead] Du und { $behind } habt beide { count-points }. Du hast mehr Zielkarten erfüllt, { $more } zu { $fewer }: Das entscheidet den Gleichstand.
        [behind] Du und { $ahead } habt beide { count-points }. { $ahead } hat mehr Zielkarten erfüllt, { $more } zu { $fewer }: Das entscheidet den Gleichstand.
       *[neither] { $ahead } und { $behind } haben beide { count-points }. { $ahead } hat mehr Zielkarten erfüllt, { $more } zu { $fewer }: Das entscheidet den Gleichstand.
    }
ending-tie-shared = Gleich viele Punkte ({ $count }) und gleich viele erfüllte Zielkarten ({ $tickets }): Der Sieg wird geteilt.
ending-both =
    { $view ->
        [ahead] du { $won }, { $behind } { $lost }
        [behind] { $ahead } { $won }, du { $lost }
       *[neither] { $ahead } { $won }, { $behind } { $lost }
    }
ending-decided-routes = Die Strecken gaben den Ausschlag: { ending-both }.
ending-decided-tickets = Die Zielkarten gaben den Ausschlag: { ending-both }.
ending-decided-districts = Die Stadtteile gaben den Ausschlag: { ending-both }.
ending-decided-souvenirs = Die Souvenirs gaben den Ausschlag: { ending-both }.
ending-was-ahead =
    { $view ->
        [behind] lagst du vorn
       *[other] lag { $behind } vorn
    }
ending-consolation-routes = Bei den Strecken { ending-was-ahead }: { $lost } zu { $won }.
ending-consolation-tickets = Bei den Zielkarten { ending-was-ahead }: { $lost } zu { $won }.
ending-consolation-districts = Bei den Stadtteilen { ending-was-ahead }: { $lost } zu { $won }.
ending-consolation-souvenirs = Bei den Souvenirs { ending-was-ahead }: { $lost } zu { $won }.
ending-missed-ticket = Mit der Zielkarte { $ticket } hättest du gewonnen.

## Das Mischen, das niemand bestimmen kann: das Siegel vor der Partie und die Prüfung am Ende.

shuffle-seal = Siegel der Mischung
shuffle-note = Der Server hat seinen geheimen Teil der Mischung festgelegt, und dies ist das Siegel darauf: Nach der Partie prüft diese Seite, dass nichts geändert wurde.
shuffle-note-added = Der Server hatte seinen geheimen Teil der Mischung schon versiegelt, als dein Gerät seinen eigenen beitrug. So kann sich niemand die Karten aussuchen. Nach der Partie prüft diese Seite beides.
shuffle-own-part = Beitrag deines Geräts
shuffle-server-part = Beitrag des Servers
shuffle-seed = Startwert
shuffle-how = Wie das geprüft wurde
shuffle-how-note = Vor der ersten Karte hat der Server das Siegel seines geheimen Teils der Mischung veröffentlicht, und erst danach haben die Leute am Tisch ihren beigetragen. Jetzt liegen alle Teile offen. Das Siegel muss der SHA-256 vom Teil des Servers sein, und alle Teile zusammen müssen den Startwert der Karten ergeben.
shuffle-verify = Speichere das Protokoll, dann prüft dieser Befehl jede einzelne Karte:
shuffle-check-fair = Fair gemischt: auf diesem Gerät geprüft.
shuffle-check-sealed = Der Server hat sich an seine versiegelte Mischung gehalten: auf diesem Gerät geprüft.
shuffle-check-late = Dieses Gerät hat das Siegel vor der Partie nicht gesehen und kann die Mischung deshalb nicht prüfen.
shuffle-check-broken = Achtung: Die Mischung passt nicht zu dem, was versprochen war.
shuffle-problem-seal = Der Teil des Servers passt nicht zu dem Siegel, das dieses Gerät vor der Partie gesehen hat.
shuffle-problem-contribution = Der Beitrag deines Geräts fehlt in der Mischung oder wurde verändert.
shuffle-problem-mix = Der Startwert ist nicht das, was alle Teile zusammen ergeben.
shuffle-problem-beginner = Die Plätze sind nicht in der Reihenfolge, die ausgelost oder vereinbart war.
