### De regels van een stad in eigen woorden. Eén set voor alle steden: wat een stad niet heeft, valt weg; de getallen zijn gegevens.

rules-title = Zo speel je { $city }
rules-players =
    { $low ->
        [one] Voor 1 tot { $high } spelers, ongeveer een kwartier.
       *[other] Voor { $low } tot { $high } spelers, ongeveer een kwartier.
    }

## Het doel

rules-aim-title = Het doel
rules-aim = Leg je routes door de stad en verzamel punten. Elke route levert punten op zodra je die claimt. Bestemmingskaarten vragen je twee locaties te verbinden en tellen aan het einde: behaalde leveren hun punten op, niet behaalde kosten ze. Wie de meeste punten heeft, wint.
rules-aim-districts = Ook hele wijken die je verbindt, leveren punten op.
rules-aim-souvenirs = En onderweg verzamel je toeristenfiches: hoe meer verschillende, hoe beter.

## Het bord

rules-board-title = Het bord
rules-board = Routes verbinden naburige locaties. Een route is een rij vakjes: elk vakje kost één kaart, en op elk vakje zet je een van je speelstukken.
rules-board-colour = Elke kleur heeft een eigen teken, op de vakjes en op de kaarten.
rules-board-gray = Drie stippen betekenen een grijze route: die betaal je met één kleur naar keuze.
rules-board-doubles = Twee routes naast elkaar zijn een dubbele route.
rules-board-ferry = Een vakje met een veerbootsymbool kost een joker.
rules-board-one-piece = Eén vakje met een getal is een { $route }: die kost zoveel kaarten.
rules-board-souvenirs = Op locaties met deze markering ligt vanaf het begin een stapel toeristenfiches.
rules-board-district = Het nummer en de kleur van een locatie geven de wijk aan.

## Voor de eerste beurt

rules-start-title = Voor de eerste beurt
rules-start-pieces = Iedereen heeft { $pieces } en nog geen punten.
rules-start-cards =
    { $hand ->
        [one] Je begint met 1 van de transportkaarten, die niemand anders ziet. Naast de stapel liggen nog { $market } kaarten open.
       *[other] Je begint met { $hand } transportkaarten, die niemand anders ziet. Naast de stapel liggen nog { $market } kaarten open.
    }
rules-start-tickets =
    { $deal ->
        [one] Je krijgt 1 bestemmingskaart, die niemand anders ziet.
       *[other] Je krijgt { $deal } bestemmingskaarten, die niemand anders ziet, en behoudt er minstens { $keep }. Wat je niet behoudt, gaat onder de stapel bestemmingskaarten.
    }
rules-start-first = Het toeval beslist wie begint; wie de tafel opent, kan ook iemand kiezen. Daarna gaat het met de klok mee.

## Een beurt

rules-turn-title = Een beurt
rules-turn = In je beurt doe je precies één van drie dingen: transportkaarten trekken, een route claimen of bestemmingskaarten trekken. Dan is de volgende speler aan de beurt.
rules-turn-pass = Alleen wie geen van de drie kan doen, past.

## Kaarten

rules-cards-title = Transportkaarten trekken
rules-cards-draw = Neem twee kaarten, een voor een: na de eerste stoppen mag niet. Elke kaart komt ongezien van de stapel of uit de { $market } open kaarten. Een open kaart wordt meteen vervangen.
rules-cards-wild = De meerkleurige kaart ({ $wild }) is een joker en telt als elke kleur. Neem je die uit de open kaarten, dan is het de enige kaart van je beurt, en als tweede kaart mag je hem niet open nemen. Ongezien getrokken is het een kaart als alle andere.
rules-cards-sweep = Liggen er { $limit } of meer jokers open, dan worden alle open kaarten afgelegd en vervangen.
rules-cards-hand = Je mag zoveel kaarten in je hand hebben als je wilt; niemand anders ziet ze. Is de stapel op, dan wordt de aflegstapel geschud en vormt die de nieuwe stapel.

## Routes

rules-routes-title = Een route claimen
rules-routes-pay = Kies een vrije route; die hoeft niet aan te sluiten op je andere. Betaal evenveel kaarten als de route vakjes heeft, allemaal in de kleur van de route. Jokers mogen elke kaart vervangen, zelfs allemaal.
rules-routes-gray = Een grijze route (drie stippen) betaal je met één kleur naar keuze, dezelfde voor alle vakjes.
rules-routes-pieces = Zet op elk vakje een van je speelstukken. Heb je er niet genoeg, dan kun je de route niet claimen.
rules-routes-score = Je krijgt meteen punten, voor langere routes meer:
rules-routes-one = Eén route per beurt.

## Dubbele routes

rules-doubles-title = Dubbele routes
rules-doubles = Tussen sommige naburige locaties liggen twee routes van dezelfde lengte. Niemand mag ze allebei claimen.
rules-doubles-closed = Met minder dan { $from } spelers kan maar één van de twee worden geclaimd: daarna is de andere voor iedereen gesloten.

## Veerboten

rules-ferries-title = Veerboten
rules-ferries = Routes over het water tonen veerbootsymbolen. Voor elk symbool heb je een joker nodig; de andere vakjes betaal je zoals altijd.

## Routes met één speelstuk

rules-one-piece-title = Eén speelstuk: { $route }
rules-one-piece = Een { $route } is één vakje met een getal. Die kost zoveel kaarten in de kleur van de route, maar je zet er slechts { $piece } op. Er geldt een eigen puntentabel voor:
rules-kinds = Op elke soort route past alleen de eigen soort speelstukken.

## Bestemmingskaarten

rules-tickets-title = Bestemmingskaarten trekken
rules-tickets-draw =
    { $draw ->
        [one] Trek 1 bestemmingskaart en behoud die.
       *[other] Trek { $draw } bestemmingskaarten, behoud er minstens { $keep } en leg de andere onder de stapel.
    }
rules-tickets-end = Een bestemmingskaart is behaald als je routes de twee locaties erop verbinden, langs welke weg ook. Aan het einde krijg je de punten van elke behaalde bestemmingskaart; elke andere kost je die punten.
rules-tickets-secret = Je mag zoveel bestemmingskaarten hebben als je wilt. Wat je behoudt, behoud je tot het einde, en tot dan ziet niemand anders het, behaald of niet.
rules-tickets-last = Ligt er nog maar één in de stapel, dan trek je die en moet je die behouden; ligt er geen meer, dan kun je geen bestemmingskaarten trekken.
rules-tickets-example = Een voorbeeld: je bestemmingskaart is { $ticket } en is { event-points } waard. Je claimt { $routes }, in een volgorde naar keuze en in meerdere beurten. Dat kost { $cards } en levert meteen { $scored } op. Nu verbinden je routes beide locaties: aan het einde levert de kaart { event-points } op. Ontbreekt een van deze routes, dan kost de kaart je { event-points }.
rules-tickets-picture = { $routes }: samen behalen ze de bestemmingskaart { $ticket }.

## Toeristenfiches

rules-souvenirs-title = Toeristenfiches
rules-souvenirs = Op sommige locaties liggen stapels toeristenfiches, elk van één symbool. Claim je een route die daar eindigt, dan moet je een fiche nemen als je dat symbool nog niet hebt. Bieden beide uiteinden er een, dan kies je. Je toeristenfiches liggen open voor iedereen.
rules-souvenirs-start = Vanaf het begin liggen er stapels op { $places }. Hoe hoog ze zijn, hangt af van het aantal spelers:
rules-souvenirs-players = Spelers
rules-souvenirs-stack = In elke stapel
rules-souvenirs-placed = In elke overgebleven stapel
rules-souvenirs-left =
    { $count ->
        [one] Er is één symbool over. Dat komt op een locatie zonder stapel als iedereen bestemmingskaarten heeft gekozen.
       *[other] Er zijn { $count } symbolen over. Die komen op locaties zonder stapel als iedereen bestemmingskaarten heeft gekozen.
    }
rules-souvenirs-in-turn = Met { $players } spelers legt de laatste speler van de ronde een van de overgebleven stapels op een locatie; daarna doet de speler ervoor hetzelfde met de volgende.
rules-souvenirs-alone =
    { $tokens ->
        [one] Met { $players } spelers doet alleen de laatste speler van de ronde dat, met één los fiche van elk overgebleven symbool, op verschillende locaties.
       *[other] Met { $players } spelers doet alleen de laatste speler van de ronde dat, met alle overgebleven stapels, op verschillende locaties.
    }
rules-souvenirs-score = Aan het einde krijg je punten voor verschillende toeristenfiches:
rules-souvenirs-count = Verschillende

## Wijken

rules-districts-title = Wijken
rules-districts = Locaties met hetzelfde nummer en dezelfde kleur vormen een wijk. Verbinden je routes aan het einde al die locaties met elkaar, dan krijg je de punten van de wijk. De weg mag door andere locaties lopen, en meerdere spelers kunnen voor dezelfde wijk punten krijgen.
rules-districts-line = Wijk { $number }: { event-points }
rules-districts-picture = { $places }: deze routes verbinden heel wijk { $number }.

## Het einde

rules-end-title = Het einde en de score
rules-end =
    { $left ->
        [0] Heeft iemand aan het einde van een beurt geen speelstukken meer, dan heeft iedereen nog één beurt, die speler als laatste. Dan is het spel afgelopen.
        [one] Heeft iemand aan het einde van een beurt hooguit nog 1 speelstuk{ $together }, dan heeft iedereen nog één beurt, die speler als laatste. Dan is het spel afgelopen.
       *[other] Heeft iemand aan het einde van een beurt hooguit nog { $left } speelstukken{ $together }, dan heeft iedereen nog één beurt, die speler als laatste. Dan is het spel afgelopen.
    }
rules-end-together = { " " }(alle soorten samen)
rules-end-score = Nu worden de bestemmingskaarten getoond: behaalde leveren hun punten op, alle andere kosten ze.
rules-end-ties = Bij een gelijke stand gaat de speler met meer behaalde bestemmingskaarten voor; is ook dat gelijk, dan delen jullie de plaats.

## Een voorbeeld

rules-example-title = Een voorbeeld van een eindscore
rules-example = Stel, het spel is afgelopen en je hebt deze routes en bestemmingskaarten:
rules-example-route = Route { $route }
rules-example-done = Bestemmingskaart { $ticket }, behaald
rules-example-missed = Bestemmingskaart { $ticket }, niet behaald
rules-example-district = Wijk { $number }, alle locaties verbonden
rules-example-souvenirs =
    { $count ->
        [one] 1 toeristenfiche
       *[other] { $count } verschillende toeristenfiches
    }
rules-example-total = Totaal

## Op het scherm

rules-screen-title = Zo doe je het op het scherm
rules-screen-cards = Transportkaarten trekken: klik of tik op een open kaart of op de stapel.
rules-screen-routes = Een route claimen: de routes die je kunt betalen, zijn gemarkeerd. Kies er een op het bord, kies waarmee je betaalt en bevestig. Elke andere route vertelt je wat die kost en waarom je die niet kunt claimen.
rules-screen-tickets = Bestemmingskaarten trekken: druk op de stapel bestemmingskaarten en kies welke je behoudt. Je bestemmingskaarten liggen naast je hand; wijs er een aan, en het bord toont een weg om die te behalen.
rules-screen-undo = Terugnemen maakt je laatste zet ongedaan, zolang die niets verborgens heeft getoond. Zitten er andere mensen aan tafel, dan blijft een behouden bestemmingskaart van jou.
rules-screen-keys = Met de vraagtekentoets zie je alle toetsen. In het menu staan ook het bord als tekst en deze spelregels.

## Waar de spelregels niets zeggen: één bericht per beslissing, volgens haar nummer

rules-rulings-title = Waar de spelregels iets openlaten
rules-rulings = Dit hebben we zelf beslist:
# Hetzelfde hoofdstuk voor een stad zonder gedrukte spelregels.
rules-rulings-own-title = Bij twijfel
rules-rulings-own = Zo gaat het in elke stad:
rules-ruling-s4 = Eerste bestemmingskaarten: iedereen kiest tegelijk. Het spel voert de keuzes uit in de volgorde van de beurten, en niemand weet er eerder van. Wat wordt teruggelegd, gaat in die volgorde onder de stapel.
rules-ruling-s5 = Wie begint, staat al vast voordat de eerste bestemmingskaarten worden gekozen, dus iedereen kent de volgorde: het toeval beslist, of degene die de tafel opent kiest iemand. Bij een revanche beslist het toeval opnieuw; was er iemand gekozen, dan begint de volgende speler.
rules-ruling-s6 = Het toeval beslist welk toeristenfiche waar ligt en welke symbolen over zijn.
rules-ruling-t2 = Wie iets kan doen, mag niet passen. Passen alle spelers na elkaar, dan is het spel afgelopen en worden de punten geteld.
rules-ruling-d1 = Je moet twee kaarten trekken als er twee te krijgen zijn.
rules-ruling-d4 = De open jokers worden geteld als alle open plekken gevuld zijn, of zo veel als kan. Zijn er zo weinig andere kaarten over dat nieuwe open kaarten niet beter kunnen zijn, dan blijven ze liggen tot iemand een route claimt.
rules-ruling-d6 = Is er geen kaart te trekken, dan kun je geen transportkaarten trekken. Mag je geen enkele tweede kaart nemen, dan eindigt je beurt na de eerste.
rules-ruling-d7 = De volgorde na elke kaart: eerst worden de open kaarten aangevuld; is de stapel op, dan wordt daarvoor de aflegstapel geschud. Dan worden de open jokers geteld. Pas daarna wordt een lege stapel opnieuw geschud.
rules-ruling-e1 = Wie in de laatste ronde past, heeft daarmee de laatste beurt gehad.
rules-ruling-e3 = De weg die een wijk verbindt, mag door andere locaties lopen.
rules-ruling-e5 = Het aantal behaalde bestemmingskaarten beslist elke gelijke stand, niet alleen die om de eerste plaats.

## Hetzelfde in het kort

brief-turn = Een beurt is één van drie dingen: transportkaarten trekken, een route claimen of bestemmingskaarten trekken.
brief-cards = Transportkaarten trekken: twee, elk van de stapel of uit de { $market } open kaarten. Een joker ({ $wild }) uit de open kaarten is de enige kaart van die beurt en kan niet de tweede zijn. Bij { $limit } open jokers worden de open kaarten vervangen.
brief-routes = Een route claimen: betaal zoveel kaarten in de kleur van de route als het getal zegt (grijs: één kleur naar keuze); jokers tellen als elke kaart. Je krijgt meteen punten.
brief-doubles = Van een dubbele route mag niemand beide helften claimen, en met minder dan { $from } spelers is de tweede dan gesloten.
brief-tickets = Bestemmingskaarten trekken: { $draw }, minstens { $keep } behouden. Aan het einde krijg je de punten van elke bestemmingskaart waarvan je routes de locaties verbinden; elke andere kost je die punten.
brief-ferries = Een veerboot (~): voor elk veerbootsymbool heb je een joker nodig.
brief-one-piece = Op een { $route } zet je slechts { $piece }, hoeveel kaarten die ook kost.
brief-souvenirs = Toeristenfiches: claim je een route, dan neem je van een van de uiteinden een fiche dat je nog mist. Punten voor 0, 1, 2 … verschillende: { $scores }.
brief-districts = Wijken: verbind alle locaties van een wijk, langs welke weg ook, en je krijgt de punten ervan.
brief-end = Je hebt { $pieces }. Heeft iemand er hooguit { $left } over{ $together }, dan heeft iedereen nog één beurt; ook als iedereen past, is het spel afgelopen. Wie de meeste punten heeft, wint.
