### Wat er gebeurde, in zinnen. $who is "you" voor de eigen plaats en anders "other"; $name is de naam op de plaats.

# Het begin van de meeste zinnen: wie het deed.
event-who =
    { $who ->
        [you] Je
       *[other] { $name }
    }
event-drew = { event-who } trok { $card } van de stapel.
event-took = { event-who } nam { $card } uit de open kaarten.
event-filled = Opengelegd: { $cards }.
event-swept = Er lagen te veel jokers open: de open kaarten werden vervangen.
event-shuffled = De aflegstapel werd geschud tot een nieuwe stapel van { count-cards }.
event-claimed = { event-who } claimde { $route } voor { $paid }: { event-points }.
event-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
event-souvenir = { event-who } nam een toeristenfiche van { $place }: { $souvenir }.
event-placed = { event-who } legde het toeristenfiche ‘{ $souvenir }’ op { $place }.
event-offered = { event-who } trok { count-tickets }{ $tickets }.
event-kept =
    { event-who } behield { count-tickets }{ $tickets }{ $returned ->
        [0] .
       *[other] { " " }en legde er { $returned } onder de stapel.
    }
event-tickets = { " " }({ $tickets })
event-passed = { event-who } kon niets doen en paste.
event-last-round =
    { $who ->
        [you] Laatste ronde: je hebt bijna geen speelstukken meer. Iedereen heeft nog één beurt.
       *[other] Laatste ronde: { $name } heeft bijna geen speelstukken meer. Iedereen heeft nog één beurt.
    }
event-ended = Het spel is afgelopen: { event-ending }.
event-ending =
    { $reason ->
        [last-round] de laatste ronde is gespeeld
        [no-moves] niemand kon nog iets doen
       *[other] { $reason }
    }

## Waarom de computer voor iemand speelde

cause-clock =
    { $who ->
        [you] Je tijd was op.
       *[other] De tijd van { $name } was op.
    }
cause-away =
    { $who ->
        [you] Je was er niet.
       *[other] { $name } was er niet.
    }
cause-left =
    { $who ->
        [you] Je had de tafel verlaten.
       *[other] { $name } had de tafel verlaten.
    }
cause-stalled =
    { $who ->
        [you] Je had lang niets gedaan.
       *[other] { $name } had lang niets gedaan.
    }
event-undone =
    { $count ->
        [one] { event-who } nam een zet terug.
       *[other] { event-who } nam { $count } zetten terug.
    }
