### Hvad kun terminalen siger: stillinger som tekst, menuen, spørgsmål, tip.

## En stilling som tekst. Kolonnerne er smalle

text-seat = Plads { $seat }
text-ply = træk { NUMBER($ply, useGrouping: 0) }
text-last-round = sidste runde, { count-turns } tilbage
text-market = Åbne
text-gap = (tom)
text-sizes = stak { $stack } · brugte { $discards } · rutekort { $tickets }
text-souvenirs = turistmarkører: { $souvenirs }
text-hand = Hånd
text-no-cards = ingen kort
text-ticket = Rutekort
text-offered = Tilbud
text-result = Resultat
text-score = strækninger { $routes }, rutekort { $tickets }, bonus { $bonuses }
ticket-done = ✓ færdiggjort
ticket-missed = ✗ ikke færdiggjort
ticket-open = · åbent
ticket-choose = ? vælg

## Forklaringen under kortet

key-any = { $sign } valgfri farve
key-cards = { $sign } tre kort
key-claimed = { $sign } { $seat } har gjort krav på den
key-double = { $sign } dobbeltspor
key-ferry = { $sign } færge: kræver en joker for hvert symbol
key-districts = bydele og deres point: { $districts }

## Før et spil

ask-city = Hvilken by?
ask-level = Hvor svært skal det være?
ask-puzzle = Hvilken opgave?
ask-number = Et tal, eller Enter for { $usual }:
ask-again = Skriv et tal fra 1 til { $count }.
name-human = Menneske
name-many = { $name } { $seat }
# $names: such as "Emil (medium), Rosa (hard)"
computers-told = Computerspillere: { $names }
game-over-already = Dette spil er allerede slut.

## Ord, man kan skrive ved siden af de engelske; det første bliver vist

command-help = hjælp
command-board = plade
command-hand = hånd
command-moves = muligheder
command-pay = betal
command-why = hvorfor
command-hint = tip
command-undo = fortryd
command-log = forløb
command-save = gem
command-quit = slut
move-draw = træk
move-take = tag
move-tickets = rutekort
move-keep = behold
move-claim = krav
move-place = placér placer læg
move-souvenir = turistmarkør
move-pass = pas
typed-both = begge alle
typed-yes = j ja
typed-no = n nej
typed-again = igen

## Menuen

menu-keep = Behold rutekort
menu-place = Placér en stak turistmarkører
menu-souvenir = Tag en turistmarkør
menu-draw = Træk transportkort
menu-tickets = Træk rutekort
menu-claim = Gør krav på en strækning
menu-pass = Intet er muligt
choice-take-wild = tag { $card }; det slutter turen
choice-by = med { $vehicle }
menu-more = … og { $count } til: skriv { $command }
menu-type = Skriv et tal eller ord; ? for hjælp.
menu-ways = +2: to måder mere at betale på; skriv { $command } og tallet.
menu-which = Hvilken?
menu-has = { $number } er muligt: skriv { $number }.
menu-numbers = Skriv et tal fra 1 til { $count }.

## Hvad man kan skrive

help-rules = Reglerne kort fortalt
help-typing = Hvad du kan skrive
help-number = et tal
help-number-about = det træk i menuen; 5b er den anden måde at betale for træk 5
help-words = ord
help-words-about = der passer på ét træk: tag sort · krav baker hyde · krav baker hyde joker · behold begge
help-board-about = spillepladen
help-hand-about = dine kort og rutekort
help-moves-about = hele menuen
help-pay-about = alle måder at betale for træk 5
help-why = TRÆK
help-why-about = hvorfor et træk ikke kan lade sig gøre: hvorfor krav baker hyde
help-hint-about = hvad en god spiller ville gøre her, og hvorfor
help-undo-about = tag dit seneste træk tilbage, så længe intet skjult er vist
help-log-about = hvad der er sket indtil nu
help-save = FIL
help-save-about = skriv spillet indtil nu til en fil
help-quit-about = stop; du bliver spurgt, om spillet skal gemmes
help-help-about = det her

## Ved bordet

hand-over-clear = Din tur er slut: Tryk på Enter for at rydde skærmen.
hand-over-turn = { $name }, det er din tur. De andre ser væk.
hand-over-enter = { $name }, tryk på Enter.
screen-cleared = skærmen er ryddet
saved = Gemt i { $file }
stopped = Stoppet ved træk { NUMBER($ply, useGrouping: 0) }.
go-on = Fortsæt med: { $command }
ask-save = Gemme spillet først? Et filnavn, eller Enter for nej:
say-which-move = Sig, hvilket træk: hvorfor krav baker hyde
say-which-number = Sig, hvilket tal i menuen: betal 5
say-where = Sig, hvor: gem spil.json
nothing-yet = Intet endnu.
undo-done = Taget tilbage.
undo-nothing = Der er ikke noget at tage tilbage: Siden dit seneste træk er noget skjult blevet vist.
puzzle-then = Enter for næste opgave, { $again } for at prøve igen, { $quit } for at stoppe:
puzzle-then-last = Det var den sidste opgave. Enter for at stoppe, { $again } for at prøve igen:

## Hvorfor et træk kan eller ikke kan lade sig gøre

why-possible = { $move }: Det kan lade sig gøre nu.
why-not = { $move }: kan ikke lade sig gøre nu: { $reason } ({ $rule }).
why-many =
    { $count ->
        [one] 1 strækning passer på disse ord: Nævn begge steder.
       *[other] { $count } strækninger passer på disse ord: Nævn begge steder.
    }
why-half = { $route } ({ $half } af 2)
why-affordable = { $route }: kan lade sig gøre nu, for { $paid }.
why-costs = { $route }: koster { $asks }; du har højst { $has } ({ $rule }).
why-any-colour = { $count } × én valgfri farve
why-unread = Jeg kunne ikke læse { $text } som et træk: Skriv ? for hjælp.
why-meant = Mener du { $places }?
why-no-route = Ingen strækning passer til “{ $text }”. Nævn de to steder, den forbinder, for eksempel { $example }.

## Slutningen på et spil

result-over = Spillet er slut: { $ending }
result-seat = plads
result-routes = strækninger
result-tickets = rutekort
result-bonuses = bonus
result-total = i alt
result-connected =
    { $count ->
        [one] { $done } af 1 rutekort færdiggjort
       *[other] { $done } af { $count } rutekort færdiggjort
    }
result-districts = bydele { $points }
result-souvenirs = turistmarkører { $points }
result-won =
    { $who ->
        [you] Du har vundet.
       *[other] { $name } har vundet.
    }
result-shared = { $names } deler sejren.

## The report of an analysis

report-title = { $city }: analyse
report-plies = træk: { $count }
report-games = tænkte spil: { $count }
report-depth = dybde { $depth }
report-seed = starttal { $seed }
report-chances = Chancer
report-decisions = Beslutninger
report-graph-label = Chancer for at vinde. { $ends }
report-graph-ends = { $name } begynder med { $from } og ender med { $to }
report-graph-caption = Hver plads’ chance for at vinde, træk for træk. Båndene rummer den sande chance i omkring 95 af 100 tilfælde. Cirkler er markerede beslutninger, jo større, jo værre; peg på en for at se, hvad det er.
report-adds-up = I procentpoint af chancen for at vinde; held og dygtighed giver tilsammen resultatet
report-error = Fejl
report-causes = Hvor heldet kom fra, i procentpoint
report-luck-by = Held ved
report-cause-deal = første kort og siddeorden
report-cause-draw = egne kort fra bunken
report-cause-refill = opfyldning efter egne kort
report-cause-offer = tilbudte rutekort
report-cause-hidden = hvad der var skjult ved beslutningen
report-cause-others = tilfældet i de andres ture
report-none-marked = Ingen beslutning var klart forkert.
report-decision = { $name }, træk { $ply }, { $loss } (± { $error }): { $move }.
report-ticket = { $ticket }: da det blev beholdt { $worth } % af et vundet spil og { $points } i point, færdiggjort i { $expected } af de tænkte spil; { $outcome }
report-summary = { $city }, { $plies }, { $depth }, { $games }
report-seat = { $name }: chance { $from } efter uddelingen, { $to } til sidst
report-luck = held { $luck }, dygtighed { $skill } (± { $error } %): { $result }
report-luck-causes = held ved { $causes }
report-losses = beslutninger: { $count }, tab i snit { $loss } % (± { $error })
report-more = og { $count } til; --html viser dem alle
report-written = Rapporten er i { $file }
# The sign between whole numbers and tenths
report-decimal-sign = ,
