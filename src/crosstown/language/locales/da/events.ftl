### Hvad der skete, i sætninger. $who er "you" for ens egen plads og ellers "other"; $name er navnet på pladsen.

# Begyndelsen på de fleste sætninger: hvem der gjorde det.
event-who =
    { $who ->
        [you] Du
       *[other] { $name }
    }
event-drew = { event-who } trak { $card } fra stakken.
event-took = { event-who } tog { $card } fra de åbne kort.
event-filled = Vendt: { $cards }.
event-swept = Der lå for mange åbne jokere: De åbne kort blev skiftet ud.
event-shuffled = De brugte kort blev blandet til en ny stak med { count-cards }.
event-claimed = { event-who } gjorde krav på { $route } for { $paid }: { event-points }.
event-points = { $points } point
event-souvenir = { event-who } tog en turistmarkør fra { $place }: { $souvenir }.
event-placed = { event-who } placerede turistmarkøren “{ $souvenir }” på { $place }.
event-offered = { event-who } trak { count-tickets }{ $tickets }.
event-kept =
    { event-who } beholdt { count-tickets }{ $tickets }{ $returned ->
        [0] .
       *[other] { " " }og lagde { $returned } i bunden af stakken.
    }
event-tickets = { " " }({ $tickets })
event-passed = { event-who } kunne ikke gøre noget og meldte pas.
event-last-round =
    { $who ->
        [you] Sidste runde: Du har næsten ingen brikker tilbage. Alle får én tur til.
       *[other] Sidste runde: { $name } har næsten ingen brikker tilbage. Alle får én tur til.
    }
event-ended = Spillet er slut: { event-ending }.
event-ending =
    { $reason ->
        [last-round] den sidste runde er spillet
        [no-moves] ingen kunne gøre mere
       *[other] { $reason }
    }

## Hvorfor computeren spillede for nogen

cause-clock =
    { $who ->
        [you] Din tid var løbet ud.
       *[other] Tiden var løbet ud for { $name }.
    }
cause-away =
    { $who ->
        [you] Du var væk.
       *[other] { $name } var væk.
    }
cause-left =
    { $who ->
        [you] Du havde forladt bordet.
       *[other] { $name } havde forladt bordet.
    }
cause-stalled =
    { $who ->
        [you] Du havde ikke gjort noget længe.
       *[other] { $name } havde ikke gjort noget længe.
    }
event-undone =
    { $count ->
        [one] { event-who } tog et træk tilbage.
       *[other] { event-who } tog { $count } træk tilbage.
    }
