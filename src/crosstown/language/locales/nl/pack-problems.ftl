# Wat er mis is met een pakket, naar de codes van de controle.

pack-problem-pack-too-large = het bestand heeft meer dan { $most } bytes: een stadspakket is veel kleiner
pack-problem-pack-encoding = de byte { $byte } is geen UTF-8: bewaar het bestand als UTF-8
pack-problem-pack-syntax =
    dit is geen TOML: { $remedy ->
    [array] hierna ontbreekt een komma of de sluitende ]
    [inline-table] hierna ontbreekt een komma of de sluitende { "}" }
    [line-end] achter de waarde staat iets dat daar niet hoort: misschien ontbreekt ervoor een komma, een haakje of een aanhalingsteken
    [equals] een sleutel heeft = en een waarde nodig, een tekst aanhalingstekens
    [value] dit is geen waarde: een tekst heeft aanhalingstekens nodig, een sleutel = voor zijn waarde
    [statement] een regel moet sleutel = waarde zijn, of een { "[" }kop]
    [quotation-mark] het sluitende aanhalingsteken van een tekst ontbreekt
    [key-twice] deze sleutel staat er twee keer: verwijder er een
    [heading-twice] deze kop staat er twee keer: voeg ze samen
    [heading-bracket] het sluitende haakje van een kop ontbreekt
    [long-key] een sleutel heeft meer dan 32 delen, en zulke sleutels bestaan niet
    [long-number] een getal is veel te lang
    [nested] lijsten en tabellen zijn te diep genest
   *[none] { $said }
    }
pack-problem-unsupported-format =
    format is { $got ->
    [text] de tekst { $value }
    [array] een lijst
    [table] een tabel
    [date] een datum of tijd
    [huge] een enorm getal
   *[other] { $value }
    }: deze versie leest alleen formaat { $known }
pack-problem-missing-key =
    { $players ->
    [0] { $name } ontbreekt: voeg het toe
   *[other] { $name } heeft niets voor { $players } spelers: voeg het toe
    }
pack-problem-unknown-key =
    { $more ->
    [0] onbekende sleutel { $name }: verbeter of verwijder hem{ $hint ->
    [close] ; bedoelde je { $close }?
    [known] ; bekend: { $known }
   *[none] { "" }
    }
   *[other] en nog { $more } onbekende sleutels
    }
pack-problem-wrong-type =
    { $name } moet { $wanted ->
    [integer] een heel getal
    [number] een getal
    [text] een tekst tussen aanhalingstekens
    [array] een lijst
    [table] een tabel
   *[flag] true of false
    } zijn, niet { $got ->
    [text] de tekst { $value }
    [array] een lijst
    [table] een tabel
    [date] een datum of tijd
    [huge] een enorm getal
   *[other] { $value }
    }
pack-problem-out-of-range =
    { $name } moet { $range ->
    [only] { $low }
   *[range] van { $low } tot en met { $high }
    } zijn, niet { $got ->
    [text] de tekst { $value }
    [array] een lijst
    [table] een tabel
    [date] een datum of tijd
    [huge] een enorm getal
   *[other] { $value }
    }
pack-problem-bad-choice =
    { $name } moet een van { $options } zijn, niet { $got ->
    [text] de tekst { $value }
    [array] een lijst
    [table] een tabel
    [date] een datum of tijd
    [huge] een enorm getal
   *[other] { $value }
    }
pack-problem-bad-id = { $value } is geen id: gebruik woorden in kleine letters van a-z en 0-9, verbonden met ‘-’, hooguit { $most } tekens
pack-problem-bad-text =
    { $name } { $why ->
    [empty] is leeg: schrijf iets
    [long] heeft { $count } tekens: kort het in tot hooguit { $most }
   *[control] bevat het stuurteken { $char }: verwijder het
    }
pack-problem-bad-number-key = de sleutel { $name } moet een heel getal van { $low } tot en met { $high } zijn
pack-problem-too-few =
    { $name } heeft { $count } regels: het moeten er { $exactly ->
    [yes] precies { $bound }
   *[no] minstens { $bound }
    } zijn{ $advice ->
    [width] , of geef een breedte (width) voor een lijn
   *[none] { "" }
    }
pack-problem-too-many =
    { $name } heeft { $count } regels: het mogen er { $exactly ->
    [yes] precies { $bound }
   *[no] hooguit { $bound }
    } zijn
pack-problem-unknown-city =
    er is geen stad { $name }{ $hint ->
    [close] ; bedoelde je { $close }?
    [known] ; bekend: { $known }
   *[none] { "" }
    }
pack-problem-duplicate-id = { $name } is al regel { "[" }{ $index }] van { $list }: elk heeft een eigen naam nodig
pack-problem-id-mismatch = de id { $id } moet de naam van het bestand zijn, { $name }: verander een van de twee
pack-problem-players-order = het kleinste aantal spelers komt eerst: schrijf { "[" }{ $low }, { $high }]
pack-problem-reserved-colour = { $name } kan geen kleur heten, want het betekent al iets: kies een andere naam
pack-problem-too-many-cards = er zijn { $total } kaarten, jokers meegeteld: hooguit { $most } zijn mogelijk
pack-problem-too-few-cards = { $seats } handen van { $hand } en een markt van { $market } vragen { $needed } kaarten, er zijn er { $total }: deel minder uit of voeg kaarten toe
pack-problem-sweep-endless = maar { $good } van { $markets } nieuwe markten zouden minder dan { $limit } jokers hebben, en het verversen van de markt kan eindeloos duren: verhoog market_wild_limit, of neem minder jokers of een kleinere markt
pack-problem-end-at-once = het spel zou meteen eindigen: pieces_left moet kleiner zijn dan de { $total } stukken van elke speler
pack-problem-keep-too-many = { $name }_keep is { $keep }, maar er worden er maar { $offer } aangeboden: verlaag het of verhoog { $name }
pack-problem-too-few-tickets = { $players } spelers krijgen { $needed } bestemmingskaarten, maar er zijn er { $tickets }: voeg er toe of deel minder uit
pack-problem-unknown-place =
    er is geen locatie { $name } op het bord{ $hint ->
    [close] ; bedoelde je { $close }?
    [known] ; bekend: { $known }
   *[none] { "" }
    }
pack-problem-unknown-vehicle =
    er is geen voertuig { $name }{ $hint ->
    [close] ; bedoelde je { $close }?
    [known] ; bekend: { $known }
   *[none] { "" }
    }
pack-problem-unknown-colour =
    er is geen kleur { $name }{ $hint ->
    [close] ; bedoelde je { $close }?
    [known] ; bekend: { $known }
   *[none] { "" }
    }
pack-problem-unknown-text =
    er is geen landschap met de tekst { $name }{ $hint ->
    [close] ; bedoelde je { $close }?
    [known] ; bekend: { $known }
   *[none] { "" }
    }
pack-problem-unknown-language = er is geen taal { $name }; bekend: { $known }
pack-problem-unknown-district = er is geen wijk { $number }: voeg hem toe aan { "[" }districts] of verbeter het getal
pack-problem-same-place = beide uiteinden zijn { $name }: noem twee verschillende locaties
pack-problem-missing-points = { $vehicle } heeft geen punten voor lengte { $length }: voeg ze toe bij het voertuig
pack-problem-route-pieces = de route vraagt { $pieces } stukken { $vehicle }, meer dan een speler heeft ({ $count }): maak haar korter
pack-problem-route-unpayable = er zijn geen { $needed } kaarten voor, alleen { $best } van een kleur, en jokers ({ $wilds }): maak de route korter of voeg kaarten toe
pack-problem-ferries-length = { $ferries } veerboten passen niet op een route van lengte { $length }: neem er minder
pack-problem-ferries-wilds = { $ferries } veerboten vragen evenveel jokers, maar er zijn er maar { $wilds }: neem minder veerboten
pack-problem-double-pair =
    helft { $half } van de dubbele route moet er direct { $half ->
    [2] na
   *[other] voor
    } komen: voeg haar toe of verplaats haar
pack-problem-double-differs = { $name } is hier { $here } en in de andere helft van de dubbele route { $other }: maak ze gelijk
pack-problem-duplicate-route = routes{ "[" }{ $index }] verbindt { $a } en { $b } al: verwijder er een, of schrijf er double = 1 en double = 2 bij
pack-problem-third-route = { $a } en { $b } zijn al door twee routes verbonden: verwijder deze
pack-problem-duplicate-ticket = deck{ "[" }{ $index }] heeft { $a } en { $b } al: verwijder er een
pack-problem-unreachable-place = vanaf { $place } leiden geen routes naar de meeste andere locaties: voeg er een toe
pack-problem-unreachable-ticket = er leiden geen routes van { $a } naar { $b }: voeg er toe of verwijder de bestemmingskaart
pack-problem-missing-district = { $place } heeft geen wijk, andere locaties wel: geef er een, of verwijder de andere
pack-problem-small-district = wijk { $number } heeft te weinig locaties ({ $count }): geef er minstens 2, of verwijder hem
pack-problem-too-many-corners = al het landschap samen heeft { $corners } hoeken: gebruik er hooguit { $most }, de bochten ertussen zijn vloeiend
pack-problem-souvenir-symbols = symbolen: { $symbols }, startlocaties: { $places }; er moeten { $spare } symbolen meer zijn dan startlocaties, voor de stapels die de spelers neerleggen
pack-problem-souvenir-points = points heeft { $count } regels: het moeten er { $needed } zijn, van 0 symbolen tot alle
pack-problem-too-few-free-places = te weinig locaties zijn vrij ({ $free }) voor de { $stacks } stapels die de spelers neerleggen: voeg locaties toe of neem minder startlocaties
pack-problem-low-contrast = { $name } op paper heeft een contrast van { $ratio }: geef minstens { $least }, maak de ene donkerder of de andere lichter
pack-problem-bad-colour =
    { $name } moet een kleur zoals #1f5673 zijn, niet { $got ->
    [text] de tekst { $value }
    [array] een lijst
    [table] een tabel
    [date] een datum of tijd
    [huge] een enorm getal
   *[other] { $value }
    }
pack-problem-places-close = { $b } ligt { $apart } eenheden van { $a }: leg ze minstens { $least } uit elkaar
pack-problem-labels-overlap =
    de namen { $a } en { $b } overlappen{ $language ->
    [none] { "" }
   *[other] { " " }(in het { $language })
    }: geef er een een andere kant (label) of een verschuiving (nudge)
pack-problem-label-on-route =
    de naam { $place } ligt op de route { $route }{ $language ->
    [none] { "" }
   *[other] { " " }(in het { $language })
    }: geef hem een andere kant (label) of een verschuiving (nudge)
