### Wat alleen de terminal zegt: stellingen als tekst, het menu, vragen, tips.

## Een stelling als tekst. De kolommen zijn smal

text-seat = Plaats { $seat }
text-ply = zet { NUMBER($ply, useGrouping: 0) }
text-last-round = laatste ronde, nog { count-turns }
text-market = Open
text-gap = (leeg)
text-sizes = stapel { $stack } · aflegstapel { $discards } · bestemmingskaarten { $tickets }
text-souvenirs = toeristenfiches: { $souvenirs }
text-hand = Hand
text-no-cards = geen kaarten
text-ticket = Bestemming
text-offered = Aanbod
text-result = Uitslag
text-score = routes { $routes }, bestemmingskaarten { $tickets }, bonus { $bonuses }
ticket-done = ✓ behaald
ticket-missed = ✗ niet behaald
ticket-open = · open
ticket-choose = ? kiezen

## De legenda onder de kaart

key-any = { $sign } kleur naar keuze
key-cards = { $sign } drie kaarten
key-claimed = { $sign } geclaimd door { $seat }
key-double = { $sign } dubbele route
key-ferry = { $sign } veerboot: één joker per symbool nodig
key-districts = wijken en hun punten: { $districts }

## Voor een spel

ask-city = Welke stad?
ask-level = Hoe moeilijk moet het worden?
ask-puzzle = Welke puzzel?
ask-number = Een getal, of Enter voor { $usual }:
ask-again = Typ een getal van 1 tot en met { $count }.
name-human = Mens
name-many = { $name } { $seat }
# $names: such as "Emil (medium), Rosa (hard)"
computers-told = Computerspelers: { $names }
game-over-already = Dit spel is al afgelopen.

## Woorden die je naast de Engelse kunt typen; het eerste wordt getoond

command-help = hulp
command-board = bord
command-hand = hand
command-moves = zetten
command-pay = betalen
command-why = waarom
command-hint = tip
command-undo = terug
command-log = verloop
command-save = opslaan
command-quit = stoppen stop
move-draw = trekken trek
move-take = nemen neem
move-tickets = bestemmingskaarten
move-keep = behouden behoud houden houd hou
move-claim = claimen claim
move-place = leggen leg
move-souvenir = toeristenfiche
move-pass = passen pas
typed-both = beide allebei alle
typed-yes = j ja
typed-no = n nee
typed-again = opnieuw

## Het menu

menu-keep = Bestemmingskaarten behouden
menu-place = Een stapel toeristenfiches neerleggen
menu-souvenir = Een toeristenfiche nemen
menu-draw = Transportkaarten trekken
menu-tickets = Bestemmingskaarten trekken
menu-claim = Een route claimen
menu-pass = Er is niets mogelijk
choice-take-wild = { $card } nemen; dat is het einde van je beurt
choice-by = met { $vehicle }
menu-more = … en nog { $count }: typ { $command }
menu-type = Typ een getal of woorden; ? voor hulp.
menu-ways = +2: nog twee manieren om te betalen; typ { $command } en het getal.
menu-which = Welke?
menu-has = { $number } is mogelijk: typ { $number }.
menu-numbers = Typ een getal van 1 tot en met { $count }.

## Wat je kunt typen

help-rules = De regels in het kort
help-typing = Wat je kunt typen
help-number = een getal
help-number-about = die zet van het menu; 5b is de tweede manier om voor zet 5 te betalen
help-words = woorden
help-words-about = die op één zet passen: neem zwart · claim baker hyde · claim baker hyde joker · houd beide
help-board-about = het bord
help-hand-about = je kaarten en bestemmingskaarten
help-moves-about = het hele menu
help-pay-about = alle manieren om voor zet 5 te betalen
help-why = ZET
help-why-about = waarom een zet niet kan: waarom claim baker hyde
help-hint-about = wat een goede speler hier zou doen, en waarom
help-undo-about = je laatste zet terugnemen, zolang er niets verborgens is getoond
help-log-about = wat er tot nu toe gebeurde
help-save = BESTAND
help-save-about = het spel tot hier naar een bestand schrijven
help-quit-about = stoppen; je wordt gevraagd of je wilt opslaan
help-help-about = dit hier

## Aan de tafel

hand-over-clear = Je beurt is voorbij: druk op Enter om het scherm te wissen.
hand-over-turn = { $name }, jij bent aan de beurt. De anderen kijken weg.
hand-over-enter = { $name }, druk op Enter.
screen-cleared = scherm gewist
saved = Opgeslagen in { $file }
stopped = Gestopt bij zet { NUMBER($ply, useGrouping: 0) }.
go-on = Ga verder met: { $command }
ask-save = Het spel eerst opslaan? Een bestandsnaam, of Enter voor nee:
say-which-move = Zeg welke zet: waarom claim baker hyde
say-which-number = Zeg welk getal van het menu: betalen 5
say-where = Zeg waar: opslaan spel.json
nothing-yet = Nog niets.
undo-done = Teruggenomen.
undo-nothing = Er is niets om terug te nemen: sinds je laatste zet is er iets verborgens getoond.
puzzle-then = Enter voor de volgende puzzel, { $again } om het nog eens te proberen, { $quit } om te stoppen:
puzzle-then-last = Dat was de laatste puzzel. Enter om te stoppen, { $again } om het nog eens te proberen:

## Waarom een zet wel of niet kan

why-possible = { $move }: dat kan nu.
why-not = { $move }: kan nu niet: { $reason } ({ $rule }).
why-many =
    { $count ->
        [one] 1 route past bij deze woorden: noem beide locaties.
       *[other] { $count } routes passen bij deze woorden: noem beide locaties.
    }
why-half = { $route } ({ $half } van 2)
why-affordable = { $route }: kan nu, voor { $paid }.
why-costs = { $route }: kost { $asks }; je hebt hooguit { $has } ({ $rule }).
why-any-colour = { $count } × één kleur naar keuze
why-unread = { $text } kon ik niet als zet lezen: typ ? voor hulp.
why-meant = Bedoel je { $places }?
why-no-route = Geen route past bij ‘{ $text }’. Noem de twee locaties die hij verbindt, bijvoorbeeld { $example }.

## Het einde van een spel

result-over = Het spel is afgelopen: { $ending }
result-seat = plaats
result-routes = routes
result-tickets = bestemmingen
result-bonuses = bonus
result-total = totaal
result-connected =
    { $count ->
        [one] { $done } van 1 bestemmingskaart behaald
       *[other] { $done } van { $count } bestemmingskaarten behaald
    }
result-districts = wijken { $points }
result-souvenirs = toeristenfiches { $points }
result-won =
    { $who ->
        [you] Je hebt gewonnen.
       *[other] { $name } heeft gewonnen.
    }
result-shared = { $names } delen de overwinning.

## The report of an analysis

report-title = { $city }: analyse
report-plies = zetten: { $count }
report-games = bedachte partijen: { $count }
report-depth = diepte { $depth }
report-seed = startgetal { $seed }
report-chances = Kansen
report-decisions = Beslissingen
report-graph-label = Winstkansen. { $ends }
report-graph-ends = { $name } begint met { $from } en eindigt met { $to }
report-graph-caption = De winstkans van elke plaats, zet voor zet. De banden bevatten de ware kans in ongeveer 95 van de 100 gevallen. Cirkels zijn gemarkeerde beslissingen, hoe groter, hoe slechter; wijs er een aan om te zien wat het is.
report-adds-up = In procentpunten van de winstkans; geluk en kunde zijn samen het resultaat
report-error = Fout
report-causes = Waar het geluk vandaan kwam, in procentpunten
report-luck-by = Geluk door
report-cause-deal = eerste kaarten en zitvolgorde
report-cause-draw = eigen kaarten van de stapel
report-cause-refill = aanvullen na eigen kaarten
report-cause-offer = aangeboden bestemmingskaarten
report-cause-hidden = wat verborgen was bij het beslissen
report-cause-others = toeval in de beurten van anderen
report-none-marked = Geen beslissing was duidelijk fout.
report-decision = { $name }, zet { $ply }, { $loss } (± { $error }): { $move }.
report-ticket = { $ticket }: bij het houden { $worth } % van een gewonnen partij en { $points } aan punten, behaald in { $expected } van de bedachte partijen; { $outcome }
report-summary = { $city }, { $plies }, { $depth }, { $games }
report-seat = { $name }: winstkans { $from } na het delen, { $to } aan het einde
report-luck = geluk { $luck }, kunde { $skill } (± { $error } %): { $result }
report-luck-causes = geluk door { $causes }
report-losses = beslissingen: { $count }, verlies gemiddeld { $loss } % (± { $error })
report-more = en nog { $count }; --html toont ze allemaal
report-written = Het verslag staat in { $file }
# The sign between whole numbers and tenths
report-decimal-sign = ,
