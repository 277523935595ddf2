### Die Analyse einer beendeten Partie, neben ihrer Wiedergabe.

analysis-title = Analyse
# While the first numbers come.
analysis-working = { $percent } % analysiert
# The numbers are there, and get more exact by themselves.
analysis-deeper = Wird genauer…
analysis-failed = Diese Partie kann hier nicht analysiert werden.
# $chances: a list such as “Ada 63 %, Bo 37 %”
analysis-chances = Aussicht auf den Sieg nach Zug { $ply }: { $chances }
analysis-chance = { $name } { $percent } %
analysis-marks = Markierte Entscheidungen

## Decisions that cost much

analysis-mark-inaccuracy = Ungenauigkeit
analysis-mark-mistake = Fehler
analysis-mark-blunder = Grober Fehler
analysis-mark-at = { $mark } von { $name }, Zug { $ply }
# $move: a clause such as “draw from the stack, unseen”
analysis-better = Besser: { $move }.
analysis-cost =
    { $points ->
        [one] Das kostete 1 Prozentpunkt der Aussicht auf den Sieg.
       *[other] Das kostete { $points } Prozentpunkte der Aussicht auf den Sieg.
    }
analysis-show = Auf dem Spielplan zeigen
analysis-show-played = Den gespielten Zug zeigen

## Each player

analysis-players = Glück und Können
analysis-known = Jede Entscheidung wird danach beurteilt, was man damals wissen konnte, nicht mit offenen Karten. Die Zahlen sind Prozent einer gewonnenen Partie; ± ist ein Standardfehler.
analysis-player = Name
analysis-fair = Fairer Anteil
analysis-luck = Glück
analysis-skill = Können
analysis-result = Ergebnis
analysis-loss = Verlust je Entscheidung
# $losses: a list such as “easy 3.6, medium 1.7 and hard 0.1”
analysis-compared = Verlust der Computergegner je Entscheidung: { $losses }.
analysis-tickets = Zielkarten, als sie behalten wurden
analysis-ticket = Zielkarte
analysis-worth = Wert
analysis-expected = Aussicht
analysis-outcome = Ausgang
analysis-ticket-done = erfüllt
analysis-ticket-lucky = mit Glück erfüllt
analysis-ticket-open = nicht erfüllt
analysis-ticket-unlucky = mit Pech nicht erfüllt

## Why the graph hardly moves at a marked decision

analysis-quiet-same = Die Kurve fällt hier nicht: Computer (mittel), der die gedachten Partien spielt, hätte dasselbe getan.
analysis-quiet-lucky = Die Kurve fällt kaum: So wie die Karten wirklich lagen, kostete es weniger. Das konnte niemand wissen.
analysis-quiet-decided = Mit offenen Karten war die Partie hier so gut wie entschieden. Wer an der Reihe war, konnte das nicht wissen.
