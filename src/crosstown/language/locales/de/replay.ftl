### Looking at a game again: the board, the bar below it, and whose eyes.

replay-title = { $city } noch einmal – Crosstown
# Where no game was opened yet.
replay-open-title = Eine Partie noch einmal ansehen
replay-not-possible = Diese Partie lässt sich nicht zeigen
# $ply: the number of the move, counted from 0; $move: as it stands in the record
replay-wrong-ply = Das Protokoll stimmt bei Zug { $ply } nicht ({ $move }).
replay-drop = oder zieh die Datei hierher
replay-drop-now = Lass los, um sie zu öffnen
replay-several =
    { $count ->
        [one] In dieser Datei ist eine Partie.
       *[other] In dieser Datei sind { $count } Partien. Welche?
    }
# A seat whose player the record does not name.
replay-seat = Platz { $number }
# $ply: moves played so far; $last: all moves of the game
replay-ply = Zug { $ply } von { $last }
replay-start = Die Karten sind verteilt
replay-scores = Das Endergebnis
replay-spectator-note = Wer zuschaut, sieht keine Handkarten und keine Zielkarten.
replay-tickets = Zielkarten
replay-tickets-of = Zielkarten von { $name }
replay-hand = Karten von { $name }
replay-no-cards = keine Karten
replay-offered = zur Auswahl

## Whose eyes

replay-eyes = Mit wessen Augen
replay-as-open = Alles offen
replay-as-spectator = Wie beim Zuschauen
replay-as-seat = Wie { $name } es sah

## The bar below the board

replay-controls = Durch die Partie gehen
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-scrub = Stelle in der Partie
replay-speed = Tempo
replay-speed-half = ½×
replay-speed-normal = 1×
replay-speed-double = 2×
replay-speed-fourfold = 4×
replay-key-step = Einen Zug zurück oder weiter
replay-key-turn = Dahin, wo jemand anders an der Reihe ist
replay-key-ends = Zum Anfang, zum Ende
replay-key-play = Abspielen oder anhalten
replay-key-eyes = Mit den nächsten Augen sehen

## Ways here and on

replay-this = Partie ansehen
replay-share = Teilen
replay-share-title = Diese Stelle teilen
replay-share-link = Link zu dieser Stelle
replay-share-text = Schau dir diese Stelle an
replay-share-here = Diesen Link kannst nur du öffnen: Die Partie liegt auf diesem Gerät. Speichere ihr Protokoll, um sie weiterzugeben.
# At a table that is being played: the moves so far, and the way back.
replay-look-back = Zurückblicken
replay-back-table = Zurück zum Tisch
replay-back-turn = Zurück: Du bist an der Reihe
replay-play-on = Weiterspielen
# Where moves leave the game that was really played.
replay-line = Von hier an wurde anders gespielt
replay-line-real = Die echte Partie

## What if: playing on from a move in another way

what-if = Was wäre wenn?
what-if-title = Ab Zug { $ply } weiterspielen
what-if-seat = Dein Platz
what-if-deal = Welche Karten
what-if-same = Genau diese Karten
what-if-same-note = Der Stapel, die anderen Handkarten und alle Zielkarten liegen, wie sie wirklich lagen.
what-if-another = Andere Karten, die du nicht hättest unterscheiden können
what-if-another-note = Was dieser Platz nicht gesehen hatte, wird neu verteilt. Was er gesehen hatte, bleibt, wie es war.
what-if-level = Die anderen
what-if-begin = Von hier weiterspielen
what-if-dealing = Die Karten werden verteilt …
what-if-no-deal = Es fand sich keine andere Verteilung, die zu allem passt, was dieser Platz gesehen hatte. Nimm einen früheren Zug oder genau diese Karten.
what-if-compare = Und wenn es anders gekommen wäre?
what-if-left-same = Du hast die echte Partie nach Zug { $ply } verlassen, mit genau ihren Karten.
what-if-left-another = Du hast die echte Partie nach Zug { $ply } verlassen, mit anderen verdeckten Karten.
what-if-real = Echte Partie
what-if-this = Diese Partie
what-if-difference = Unterschied
what-if-share = Diese Züge teilen
what-if-share-link = Link zu diesen Zügen
