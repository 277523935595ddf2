### Züge zur Wahl, und warum ein Zug gut ist: die Sätze der Gründe, in den Worten derer, die spielen.

## Ein Zug zur Wahl

choice-keep = { $tickets } behalten
choice-place = { $souvenir } auf { $place } legen
choice-souvenir = das Souvenir auf { $place } nehmen
choice-draw = verdeckt vom Stapel ziehen
choice-take = { $card } nehmen
choice-tickets = Zielkarten ziehen: { $draw }, mindestens { $keep } behalten
choice-pass = passen
choice-claim = { $route } für { $paid } nutzen

## Ein Tipp: was jemand mit Übung täte, und warum

hint-move = Computer ({ $level }) würde wählen: { $move }
hint-why = „{ $why }“
hint-slipped = Ich habe vergessen, was ich wollte, und nahm, was kam.
hint-keep = Ich behalte { $tickets }: Das passt am besten zu dem, was ich habe, und zur Zeit, die bleibt.
hint-tickets = Meine Zielkarten sind erfüllt oder außer Reichweite, also suche ich neue, zu denen meine Strecken passen.
hint-place = Ich lege es auf { $place }, wo ich wohl vorbeikomme.
hint-souvenir = Ich nehme das Souvenir bei { $place }: Vielleicht komme ich nicht wieder vorbei.
hint-nothing = Ich kann nichts anderes tun.
hint-claim-ticket =
    { $count ->
        [0] Ich nutze { $route } für meine Zielkarte { $ticket }. Danach ist mein Plan fertig.
        [one] Ich nutze { $route } für meine Zielkarte { $ticket }. Danach braucht mein Plan noch 1 Strecke.
       *[other] Ich nutze { $route } für meine Zielkarte { $ticket }. Danach braucht mein Plan noch { $count } Strecken.
    }
hint-claim-district = Ich nutze { $route }, um einen Stadtteil zu verbinden.
hint-claim-points = Ich nutze { $route }, das gibt { event-points }.
hint-card-lack = Mir fehlen Karten in { $colour }.
hint-card-lack-for = Mir fehlen Karten in { $colour } für { $route }.
hint-card-lack-wild = Mir fehlen Joker.
hint-card-lack-wild-for = Mir fehlen Joker für { $route }.
hint-card-wild = Ein Joker steht für jede Karte, die mir fehlt.
hint-card-wild-for = Ein Joker steht für jede Karte, die mir für { $route } fehlt.
hint-card-best = Von dem, was offen liegt, ist { $colour } am besten.
hint-card-best-for = Von dem, was offen liegt, ist { $colour } für { $route } am besten.
hint-card-unseen = Nichts in der Auslage ist besser als eine verdeckte Karte.
hint-card-unseen-for = Für { $route } ist nichts in der Auslage besser als eine verdeckte Karte.
hint-card-unseen-lack = Nichts in der Auslage ist besser als eine verdeckte Karte; ich brauche { $colours }.
hint-card-unseen-lack-for = Nichts in der Auslage ist besser als eine verdeckte Karte; für { $route } brauche ich { $colours }.
hint-tickets-more = Neben meinem Plan ist noch Zeit für eine weitere Zielkarte.
hint-by-chance = Das war Zufall, unter { $count } erlaubten Zügen.
hint-only-move = Einen anderen Zug gab es nicht.
hint-search = In { $total } Partien, die ich mir von hier aus vorgestellt habe, war das am besten: { $share } % eines klaren Siegs.
hint-search-next = In { $total } Partien, die ich mir von hier aus vorgestellt habe, war das am besten: { $share } % eines klaren Siegs. Danach kommt „{ $move }“ mit { $less } %.
hint-search-trusted = In { $total } Partien, die ich mir von hier aus vorgestellt habe, brachte das { $share } % eines klaren Siegs und „{ $move }“ { $less } %: nicht so viel mehr, dass ich aufgäbe, was mir zuerst besser gefiel.
hint-only-liked = Von { $count } erlaubten Zügen käme mir nur dieser in den Sinn.
hint-liked = Auf den ersten Blick gefällt mir das am besten: { $share } %. Danach kommt „{ $move }“ mit { $less } %.

## Why another move is better, by an analysis. The numbers are percents of imagined games, and points

hint-better-ticket = Damit wird { $ticket } in { $done }{ "\u00A0" }% der gedachten Partien erfüllt statt in { $done_instead }{ "\u00A0" }%.
hint-better-points =
    { $points ->
        [one] Das bringt etwa 1 Punkt mehr und gewinnt { $chance }{ "\u00A0" }% der gedachten Partien statt { $instead }{ "\u00A0" }%.
       *[other] Das bringt etwa { $points } Punkte mehr und gewinnt { $chance }{ "\u00A0" }% der gedachten Partien statt { $instead }{ "\u00A0" }%.
    }
hint-better-rivals =
    { $rivals ->
        [one] Das kostet den stärksten Gegner etwa 1 Punkt und gewinnt { $chance }{ "\u00A0" }% der gedachten Partien statt { $instead }{ "\u00A0" }%.
       *[other] Das kostet den stärksten Gegner etwa { $rivals } Punkte und gewinnt { $chance }{ "\u00A0" }% der gedachten Partien statt { $instead }{ "\u00A0" }%.
    }
hint-better-chance = Das gewinnt { $chance }{ "\u00A0" }% der gedachten Partien statt { $instead }{ "\u00A0" }%.
