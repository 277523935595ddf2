### Looking at a game again: the board, the bar below it, and whose eyes.

replay-title = { $city } igen – Crosstown
# Where no game was opened yet.
replay-open-title = Se et spil igen
replay-not-possible = Dette spil kan ikke vises
# $ply: the number of the move, counted from 0; $move: as it stands in the record
replay-wrong-ply = Spilreferatet passer ikke ved træk { $ply } ({ $move }).
replay-drop = eller træk filen herhen
replay-drop-now = Slip for at åbne den
replay-several =
    { $count ->
        [one] Der er ét spil i denne fil.
       *[other] Der er { $count } spil i denne fil. Hvilket?
    }
# A seat whose player the record does not name.
replay-seat = Plads { $number }
# $ply: moves played so far; $last: all moves of the game
replay-ply = Træk { $ply } af { $last }
replay-start = Kortene er givet
replay-scores = Slutresultatet
replay-spectator-note = Den, der ser med, ser hverken kort på hånden eller rutekort.
replay-tickets = Rutekort
replay-tickets-of = Rutekort hos { $name }
replay-hand = Kort hos { $name }
replay-no-cards = ingen kort
replay-offered = at vælge imellem

## Whose eyes

replay-eyes = Med hvis øjne
replay-as-open = Alt åbent
replay-as-spectator = Som den, der ser med
replay-as-seat = Som { $name } så det

## The bar below the board

replay-controls = Gå gennem spillet
replay-first = Til begyndelsen
replay-back = Et træk tilbage
replay-on = Et træk frem
replay-last = Til slutningen
replay-play = Afspil
replay-pause = Pause
replay-scrub = Sted i spillet
replay-speed = Hastighed
replay-speed-half = ½×
replay-speed-normal = 1×
replay-speed-double = 2×
replay-speed-fourfold = 4×
replay-key-step = Et træk tilbage eller frem
replay-key-turn = Til forrige eller næste tur
replay-key-ends = Til begyndelsen, til slutningen
replay-key-play = Afspil eller hold pause
replay-key-eyes = Se med de næste øjne

## Ways here and on

replay-this = Se spillet igen
replay-share = Del
replay-share-title = Del dette sted i spillet
replay-share-link = Link til dette sted
replay-share-text = Se dette sted i spillet
replay-share-here = Kun du kan åbne dette link: Spillet ligger på denne enhed. Gem spilreferatet for at give det videre.
# At a table that is being played: the moves so far, and the way back.
replay-look-back = Se tilbage
replay-back-table = Tilbage til bordet
replay-back-turn = Tilbage: Det er din tur
replay-play-on = Spil videre
# Where moves leave the game that was really played.
replay-line = Herfra blev der spillet på en anden måde
replay-line-real = Det rigtige spil

## What if: playing on from a move in another way

what-if = Hvad nu hvis?
what-if-title = Spil videre fra træk { $ply }
what-if-seat = Din plads
what-if-deal = Hvilke kort
what-if-same = Præcis disse kort
what-if-same-note = Stakken, de andres kort og alle rutekort ligger, som de virkelig lå.
what-if-another = Andre kort, som du ikke kunne have kendt forskel på
what-if-another-note = Det, som denne plads ikke havde set, gives på ny. Det, den havde set, er, som det var.
what-if-level = De andre
what-if-begin = Spil videre herfra
what-if-dealing = Kortene bliver givet…
what-if-no-deal = Der blev ikke fundet andre kort, som passer til alt, hvad denne plads havde set. Vælg et tidligere træk eller præcis disse kort.
what-if-compare = Og hvis det var gået anderledes?
what-if-left-same = Du forlod det rigtige spil efter træk { $ply } med præcis de samme kort.
what-if-left-another = Du forlod det rigtige spil efter træk { $ply } med andre skjulte kort.
what-if-real = Rigtigt spil
what-if-this = Dette spil
what-if-difference = Forskel
what-if-share = Del disse træk
what-if-share-link = Link til disse træk
