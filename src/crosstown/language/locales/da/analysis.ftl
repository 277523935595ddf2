### Analysen af et afsluttet spil, ved siden af gengivelsen.

analysis-title = Analyse
# While the first numbers come.
analysis-working = { $percent } % analyseret
# The numbers are there, and get more exact by themselves.
analysis-deeper = Bliver mere præcis…
analysis-failed = Dette spil kan ikke analyseres her.
# $chances: a list such as “Ada 63 %, Bo 37 %”
analysis-chances = Chance for at vinde efter træk { $ply }: { $chances }
analysis-chance = { $name } { $percent } %
analysis-marks = Markerede beslutninger

## Decisions that cost much

analysis-mark-inaccuracy = Unøjagtighed
analysis-mark-mistake = Fejl
analysis-mark-blunder = Bommert
analysis-mark-at = { $mark } af { $name }, træk { $ply }
# $move: a clause such as “draw from the stack, unseen”
analysis-better = Bedre: { $move }.
analysis-cost =
    { $points ->
        [one] Det kostede 1 procentpoint af chancen for at vinde.
       *[other] Det kostede { $points } procentpoint af chancen for at vinde.
    }
analysis-show = Vis det på spillepladen
analysis-show-played = Vis det spillede træk

## Each player

analysis-players = Held og dygtighed
analysis-known = Hver beslutning bedømmes efter, hvad spilleren kunne vide dengang, ikke med åbne kort. Tallene er procent af et vundet spil; ± er én standardfejl.
analysis-player = Spiller
analysis-fair = Lige andel
analysis-luck = Held
analysis-skill = Dygtighed
analysis-result = Resultat
analysis-loss = Tab pr. beslutning
# $losses: a list such as “easy 3.6, medium 1.7 and hard 0.1”
analysis-compared = Computerspilleres tab pr. beslutning: { $losses }.
analysis-tickets = Rutekort, da de blev beholdt
analysis-ticket = Rutekort
analysis-worth = Værdi
analysis-expected = Udsigt
analysis-outcome = Udfald
analysis-ticket-done = færdiggjort
analysis-ticket-lucky = færdiggjort med held
analysis-ticket-open = ikke færdiggjort
analysis-ticket-unlucky = uheldigvis ikke færdiggjort

## Why the graph hardly moves at a marked decision

analysis-quiet-same = Kurven falder ikke her: Computer (middel), som spiller de tænkte spil, ville have gjort det samme.
analysis-quiet-lucky = Kurven falder næsten ikke: Som kortene virkelig lå, kostede det mindre. Det kunne ingen vide.
analysis-quiet-decided = Med åbne kort var spillet så godt som afgjort her. Spilleren kunne ikke vide det.
