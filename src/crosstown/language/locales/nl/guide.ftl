### De regels van een stad in eigen woorden. Eén set voor alle steden: wat een stad niet heeft, valt weg; de getallen zijn gegevens.

guide-title = Zo speel je { $city }
guide-players =
    { $low ->
        [one] Voor 1 tot { $high } spelers, ongeveer een kwartier.
       *[other] Voor { $low } tot { $high } spelers, ongeveer een kwartier.
    }

## Het doel

guide-aim-title = Het doel
guide-aim = Leg je routes door de stad en verzamel punten. Elke route levert punten op zodra je die claimt. Bestemmingskaarten vragen je twee locaties te verbinden en tellen aan het einde: behaalde leveren hun punten op, niet behaalde kosten ze. Wie de meeste punten heeft, wint.
guide-aim-districts = Ook hele wijken die je verbindt, leveren punten op.
guide-aim-souvenirs = En onderweg verzamel je toeristenfiches: hoe meer verschillende, hoe beter.

## Voor de eerste beurt

guide-start-title = Voor de eerste beurt
guide-start-pieces = Iedereen heeft { $pieces }.
guide-start-cards =
    { $hand ->
        [one] Je begint met 1 kaart. Nog { $market } liggen er open naast de stapel: de open kaarten.
       *[other] Je begint met { $hand } kaarten. Nog { $market } liggen er open naast de stapel: de open kaarten.
    }
guide-start-tickets =
    { $deal ->
        [one] Je krijgt 1 bestemmingskaart.
       *[other] Je krijgt { $deal } bestemmingskaarten en houdt er minstens { $keep }. Wat je niet houdt, gaat onder de stapel bestemmingskaarten.
    }

## Een beurt

guide-turn-title = Een beurt
guide-turn = In je beurt doe je precies één van drie dingen: kaarten trekken, een route claimen of bestemmingskaarten trekken. Dan is de volgende speler aan de beurt.
guide-turn-pass = Alleen wie geen van de drie kan doen, past.

## Kaarten

guide-cards-title = Kaarten trekken
guide-cards-draw = Neem twee kaarten, een voor een: ongezien van de stapel of uit de { $market } open kaarten. Een open kaart wordt meteen vervangen.
guide-cards-wild = De veelkleurige kaart ({ $wild }) is een joker en telt als elke kleur. Neem je die uit de open kaarten, dan is het de enige kaart van je beurt, en het kan niet je tweede zijn. Van de stapel is het een kaart als alle andere.
guide-cards-sweep = Liggen er { $limit } of meer jokers open, dan worden alle open kaarten afgelegd en vervangen.
guide-cards-hand = Je mag zoveel kaarten in je hand hebben als je wilt. Is de stapel op, dan wordt de aflegstapel geschud.

## Routes

guide-routes-title = Een route claimen
guide-routes-pay = Kies een vrije route; die hoeft niet aan te sluiten op je andere. Betaal evenveel kaarten als de route vakjes heeft, allemaal in de kleur van de route. Jokers mogen elke kaart vervangen.
guide-routes-gray = Een grijze route betaal je met één kleur naar keuze, dezelfde voor alle vakjes.
guide-routes-pieces = Zet op elk vakje een van je speelstukken. Heb je er niet genoeg, dan kun je de route niet claimen.
guide-routes-score = Je krijgt meteen punten, voor langere routes meer:
guide-routes-one = Eén route per beurt.

## Dubbele routes

guide-doubles-title = Dubbele routes
guide-doubles = Tussen sommige naburige locaties liggen twee routes van dezelfde lengte. Niemand mag ze allebei claimen.
guide-doubles-closed = Met minder dan { $from } spelers wordt er maar één van de twee gespeeld: zodra die is geclaimd, is de andere voor iedereen gesloten.

## Veerboten

guide-ferries-title = Veerboten
guide-ferries = Routes over het water tonen veerbootsymbolen. Elk symbool vraagt om een joker; de andere vakjes betaal je zoals altijd.

## Routes met één figuur

guide-one-piece-title = Eén speelstuk: { $route }
guide-one-piece = Een { $route } is één vakje met een getal. Die kost zoveel kaarten van die kleur, maar vraagt slechts { $piece }. Er geldt een eigen puntentabel voor.
guide-kinds = Op elke soort route past alleen de eigen soort speelstukken.

## Bestemmingskaarten

guide-tickets-title = Bestemmingskaarten trekken
guide-tickets-draw =
    { $draw ->
        [one] Trek 1 bestemmingskaart en houd die.
       *[other] Trek { $draw } bestemmingskaarten, houd er minstens { $keep } en leg de andere onder de stapel.
    }
guide-tickets-end = Een bestemmingskaart is behaald als je routes de twee locaties erop verbinden, langs welke weg ook. Wat je houdt, houd je tot het einde, en tot dan ziet niemand anders het.
guide-tickets-last = Liggen er minder in de stapel, dan trek je wat er nog is.

## Toeristenfiches

guide-souvenirs-title = Toeristenfiches
guide-souvenirs = Op sommige locaties liggen stapels toeristenfiches. Claim je een route die daar eindigt, dan neem je er een dat je nog niet hebt. Bieden beide uiteinden er een, dan kies je.
guide-souvenirs-start = Voor de eerste beurt leggen de laatste spelers van de ronde de overgebleven stapels op locaties naar keuze.
guide-souvenirs-score = Aan het einde levert je verzameling verschillende toeristenfiches op:

## Wijken

guide-districts-title = Wijken
guide-districts = Locaties met hetzelfde nummer vormen een wijk. Verbinden je routes aan het einde al die locaties met elkaar, dan krijg je de punten van de wijk. De weg mag door andere locaties lopen, en meerdere spelers kunnen voor dezelfde wijk punten krijgen.
guide-districts-line = Wijk { $number }: { event-points }

## Het einde

guide-end-title = Het einde en de score
guide-end =
    { $left ->
        [0] Heeft iemand aan het einde van een beurt geen speelstukken meer, dan heeft iedereen nog één beurt, die speler als laatste. Dan is het spel afgelopen.
        [one] Heeft iemand aan het einde van een beurt hooguit nog 1 speelstuk, dan heeft iedereen nog één beurt, die speler als laatste. Dan is het spel afgelopen.
       *[other] Heeft iemand aan het einde van een beurt hooguit nog { $left } speelstukken, dan heeft iedereen nog één beurt, die speler als laatste. Dan is het spel afgelopen.
    }
guide-end-score = Nu worden de bestemmingskaarten getoond: behaalde leveren hun punten op, alle andere kosten ze.
guide-end-ties = Bij een gelijke stand gaat de speler met meer behaalde bestemmingskaarten voor; is ook dat gelijk, dan delen jullie de plaats.

## Hetzelfde in het kort

brief-turn = Een beurt is één van drie dingen: kaarten trekken, een route claimen of bestemmingskaarten trekken.
brief-cards = Kaarten trekken: twee, elk van de stapel of uit de { $market } open kaarten. Een joker ({ $wild }) uit de open kaarten is de enige kaart van die beurt en kan niet de tweede zijn. Bij { $limit } open jokers worden de open kaarten vervangen.
brief-routes = Een route claimen: betaal zoveel kaarten van die kleur als het getal zegt (grijs: één kleur naar keuze); jokers tellen als elke kaart. Je krijgt meteen punten.
brief-doubles = Van een dubbele route mag niemand beide helften claimen, en met minder dan { $from } spelers is de tweede dan gesloten.
brief-tickets = Bestemmingskaarten trekken: { $draw }, houd er minstens { $keep }. Aan het einde levert een kaart waarvan je routes de locaties verbinden de punten op; elke andere kost ze.
brief-ferries = Een veerboot (~) vraagt voor elk veerbootsymbool om een joker.
brief-one-piece = Een { $route } vraagt slechts { $piece }, hoeveel kaarten die ook kost.
brief-souvenirs = Toeristenfiches: claim je een route, dan neem je van een van de uiteinden een fiche dat je nog mist. Punten voor 0, 1, 2 … verschillende: { $scores }.
brief-districts = Wijken: verbind alle locaties van een wijk, langs welke weg ook, en je krijgt de punten ervan.
brief-end = Je hebt { $pieces }. Heeft iemand er hooguit { $left } over, dan heeft iedereen nog één beurt. Wie de meeste punten heeft, wint.
