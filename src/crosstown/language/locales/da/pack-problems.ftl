# Hvad der er galt med en pakke, efter kontrollens koder.

pack-problem-pack-too-large = filen har mere end { $most } byte: en bypakke er langt mindre
pack-problem-pack-encoding = byten { $byte } er ikke UTF-8: gem filen som UTF-8
pack-problem-pack-syntax =
    det er ikke TOML: { $remedy ->
    [array] herefter mangler et komma eller den afsluttende ]
    [inline-table] herefter mangler et komma eller den afsluttende { "}" }
    [line-end] efter værdien står noget, der ikke hører til der: måske mangler et komma, en parentes eller et anførselstegn før det
    [equals] en nøgle skal have = og en værdi, og en tekst skal have anførselstegn
    [value] det er ingen værdi: en tekst skal have anførselstegn, og en nøgle = før sin værdi
    [statement] en linje skal være nøgle = værdi eller en { "[" }overskrift]
    [quotation-mark] det afsluttende anførselstegn på en tekst mangler
    [key-twice] denne nøgle står der to gange: slet den ene
    [heading-twice] denne overskrift står der to gange: saml de to
    [heading-bracket] den afsluttende parentes på en overskrift mangler
    [long-key] en nøgle har mere end 32 dele, og sådanne nøgler findes ikke
    [long-number] et tal er alt for langt
    [nested] lister og tabeller ligger for dybt i hinanden
   *[none] { $said }
    }
pack-problem-unsupported-format =
    format er { $got ->
    [text] teksten { $value }
    [array] en liste
    [table] en tabel
    [date] en dato eller et klokkeslæt
    [huge] et kæmpe tal
   *[other] { $value }
    }: denne version læser kun format { $known }
pack-problem-missing-key =
    { $players ->
    [0] { $name } mangler: tilføj det
   *[other] { $name } har intet for { $players } spillere: tilføj det
    }
pack-problem-unknown-key =
    { $more ->
    [0] ukendt nøgle { $name }: ret eller fjern den{ $hint ->
    [close] ; mente du { $close }?
    [known] ; kendte: { $known }
   *[none] { "" }
    }
   *[other] og { $more } ukendte nøgler mere
    }
pack-problem-wrong-type =
    { $name } skal være { $wanted ->
    [integer] et helt tal
    [number] et tal
    [text] en tekst i anførselstegn
    [array] en liste
    [table] en tabel
   *[flag] true eller false
    }, ikke { $got ->
    [text] teksten { $value }
    [array] en liste
    [table] en tabel
    [date] en dato eller et klokkeslæt
    [huge] et kæmpe tal
   *[other] { $value }
    }
pack-problem-out-of-range =
    { $name } skal være { $range ->
    [only] { $low }
   *[range] fra { $low } til { $high }
    }, ikke { $got ->
    [text] teksten { $value }
    [array] en liste
    [table] en tabel
    [date] en dato eller et klokkeslæt
    [huge] et kæmpe tal
   *[other] { $value }
    }
pack-problem-bad-choice =
    { $name } skal være en af { $options }, ikke { $got ->
    [text] teksten { $value }
    [array] en liste
    [table] en tabel
    [date] en dato eller et klokkeslæt
    [huge] et kæmpe tal
   *[other] { $value }
    }
pack-problem-bad-id = { $value } er ikke et id: brug ord med små bogstaver fra a-z og 0-9, forbundet med “-”, højst { $most } tegn
pack-problem-bad-text =
    { $name } { $why ->
    [empty] er tom: skriv noget
    [long] har { $count } tegn: forkort til højst { $most }
   *[control] indeholder styretegnet { $char }: fjern det
    }
pack-problem-bad-number-key = nøglen { $name } skal være et helt tal fra { $low } til { $high }
pack-problem-too-few =
    { $name } har { $count } linjer: der skal være { $exactly ->
    [yes] præcis { $bound }
   *[no] mindst { $bound }
    }{ $advice ->
    [width] , eller en bredde (width) for en linje
   *[none] { "" }
    }
pack-problem-too-many =
    { $name } har { $count } linjer: der må være { $exactly ->
    [yes] præcis { $bound }
   *[no] højst { $bound }
    }
pack-problem-unknown-city =
    der er ingen by { $name }{ $hint ->
    [close] ; mente du { $close }?
    [known] ; kendte: { $known }
   *[none] { "" }
    }
pack-problem-duplicate-id = { $name } er allerede linje { "[" }{ $index }] i { $list }: hver skal have sit eget navn
pack-problem-id-mismatch = id'et { $id } skal være filens navn, { $name }: ret et af de to
pack-problem-players-order = det mindste antal spillere kommer først: skriv { "[" }{ $low }, { $high }]
pack-problem-reserved-colour = { $name } kan ikke være en farve, for det betyder allerede noget: vælg et andet navn
pack-problem-too-many-cards = der er { $total } kort med jokere: højst { $most } er mulige
pack-problem-too-few-cards = { $seats } hænder på { $hand } og et marked på { $market } kræver { $needed } kort af { $total }: del færre ud eller tilføj kort
pack-problem-sweep-endless = kun { $good } af { $markets } nye markeder ville have færre end { $limit } jokere, og det kunne tage uendeligt at rydde markedet: hæv market_wild_limit, eller brug færre jokere eller et mindre marked
pack-problem-end-at-once = spillet ville slutte straks: pieces_left skal være mindre end de { $total } brikker, hver spiller har
pack-problem-keep-too-many = { $name }_keep er { $keep }, men kun { $offer } tilbydes: sænk det, eller hæv { $name }
pack-problem-too-few-tickets = { $players } spillere får { $needed } billetter, men der er { $tickets }: tilføj nogle, eller del færre ud
pack-problem-unknown-place =
    der er intet sted { $name } på brættet{ $hint ->
    [close] ; mente du { $close }?
    [known] ; kendte: { $known }
   *[none] { "" }
    }
pack-problem-unknown-vehicle =
    der er intet køretøj { $name }{ $hint ->
    [close] ; mente du { $close }?
    [known] ; kendte: { $known }
   *[none] { "" }
    }
pack-problem-unknown-colour =
    der er ingen farve { $name }{ $hint ->
    [close] ; mente du { $close }?
    [known] ; kendte: { $known }
   *[none] { "" }
    }
pack-problem-unknown-text =
    der er intet landskab med teksten { $name }{ $hint ->
    [close] ; mente du { $close }?
    [known] ; kendte: { $known }
   *[none] { "" }
    }
pack-problem-unknown-language = der er intet sprog { $name }; kendte: { $known }
pack-problem-unknown-district = der er ingen bydel { $number }: tilføj den til { "[" }districts], eller ret tallet
pack-problem-same-place = begge ender er { $name }: nævn to forskellige steder
pack-problem-missing-points = { $vehicle } har ingen point for længde { $length }: tilføj dem til køretøjet
pack-problem-route-pieces = ruten kræver { $pieces } brikker af { $vehicle }, flere end en spiller har ({ $count }): gør den kortere
pack-problem-route-unpayable = der er ikke { $needed } kort til den, kun { $best } af en farve, og jokere ({ $wilds }): gør ruten kortere, eller tilføj kort
pack-problem-ferries-length = { $ferries } færger kan ikke være på en rute af længde { $length }: brug færre færger
pack-problem-ferries-wilds = { $ferries } færger kræver lige så mange jokere, men der er kun { $wilds }: brug færre færger
pack-problem-double-pair =
    halvdel { $half } af dobbeltruten skal komme lige { $half ->
    [2] efter denne
   *[other] før denne
    }: tilføj eller flyt den
pack-problem-double-differs = { $name } er { $here } her og { $other } i den anden halvdel af dobbeltruten: gør dem ens
pack-problem-duplicate-route = routes{ "[" }{ $index }] forbinder allerede { $a } og { $b }: fjern den ene, eller skriv double = 1 og double = 2
pack-problem-third-route = { $a } og { $b } er allerede forbundet af to ruter: fjern denne
pack-problem-duplicate-ticket = deck{ "[" }{ $index }] har allerede { $a } og { $b }: fjern den ene
pack-problem-unreachable-place = ingen ruter fører fra { $place } til de fleste andre steder: tilføj en
pack-problem-unreachable-ticket = ingen ruter fører fra { $a } til { $b }: tilføj nogle, eller fjern billetten
pack-problem-missing-district = { $place } har ingen bydel, men andre steder har: giv det en, eller fjern de andre
pack-problem-small-district = bydel { $number } har for få steder ({ $count }): giv den mindst 2, eller fjern den
pack-problem-too-many-corners = alt landskab tilsammen har { $corners } hjørner: brug højst { $most }, kurverne imellem er bløde
pack-problem-souvenir-symbols = symboler: { $symbols }, startsteder: { $places }; der skal være { $spare } symboler flere end startsteder, til de stakke, spillerne lægger
pack-problem-souvenir-points = points har { $count } linjer: der skal være { $needed }, fra 0 symboler til alle
pack-problem-too-few-free-places = for få steder er frie ({ $free }) til de { $stacks } stakke, spillerne lægger: tilføj steder, eller brug færre startsteder
pack-problem-low-contrast = { $name } på paper har en kontrast på { $ratio }: giv den mindst { $least }, gør den ene mørkere eller den anden lysere
pack-problem-bad-colour =
    { $name } skal være en farve som #1f5673, ikke { $got ->
    [text] teksten { $value }
    [array] en liste
    [table] en tabel
    [date] en dato eller et klokkeslæt
    [huge] et kæmpe tal
   *[other] { $value }
    }
pack-problem-places-close = { $b } ligger { $apart } enheder fra { $a }: flyt dem mindst { $least } fra hinanden
pack-problem-labels-overlap =
    navnene { $a } og { $b } overlapper{ $language ->
    [none] { "" }
   *[other] { " " }(på { $language })
    }: giv det ene en anden side (label) eller en forskydning (nudge)
pack-problem-label-on-route =
    navnet { $place } ligger på ruten { $route }{ $language ->
    [none] { "" }
   *[other] { " " }(på { $language })
    }: giv det en anden side (label) eller en forskydning (nudge)
