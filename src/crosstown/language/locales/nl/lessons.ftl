### Eerste lessen: hun pagina's, en wat de coach zegt. Hoogstens twee korte zinnen tegelijk.

## De pagina's

learn-page-title = Eerste lessen – Crosstown
learn-title-of = { $lesson } – Crosstown
learn-title = Eerste lessen
learn-lead = Je leert door te spelen, op het echte bord. De eerste les duurt vijf minuten; de andere laten zien wat er bijzonder is aan een stad.
learn-not-here = Voor de lessen moet de browser het spel zelf kunnen uitvoeren. Deze kan dat niet; alles staat ook in de spelregels.
learn-name-first-game = Je eerste spel
learn-text-first-game = Kaarten, routes, bestemmingskaarten en hoe een spel eindigt. In Londen, in vijf minuten.
learn-name-districts = Wijken
learn-text-districts = Punten voor hele wijken van Londen.
learn-name-ferries-and-souvenirs = Veerboten en toeristenfiches
learn-text-ferries-and-souvenirs = Over de baai van San Francisco.
learn-name-trams-and-subways = Tram en metro
learn-text-trams-and-subways = Berlijn heeft twee soorten routes.
learn-begin = Beginnen
learn-go-on = Verder
learn-again = Nog een keer
learn-is-done = klaar
learn-done = Goed gedaan
learn-done-text = Je hebt de les ‘{ $lesson }’ afgerond.
learn-next-lesson = Volgende les: { $lesson }
learn-play = Een spel spelen
learn-all = Alle lessen en puzzels
learn-offer = Nog nooit gespeeld? Leer het in vijf minuten
learn-link = Leren door te spelen

## De coach

learn-coach = Coach
learn-step = Stap { $step } van { $steps }
learn-next = Verder
learn-finish = Klaar
learn-show = Laat zien
learn-back = Eén stap terug
learn-leave = Les verlaten; je kunt later verdergaan
learn-nudge = Dat mag ook, maar nu proberen we iets anders.
game-lesson-note = Dit is een les. Je kunt die altijd verlaten en later verdergaan.
problem-lesson-other-move = Dat mag ook, maar de coach vraagt nu iets anders.
problem-lesson-finished = Hier valt niets meer te doen. De coach zegt hoe het verdergaat.

## Je eerste spel

lesson-first-welcome = Welkom in Londen. Je verbindt locaties op dit bord met bussen en verzamelt punten.
lesson-first-tickets = Een bestemmingskaart noemt twee locaties die je moet verbinden. Kies { $ticket } en bevestig met de rode knop.
lesson-first-take = Routes betaal je met kaarten. Neem { $card } uit de open kaarten.
lesson-first-draw = In een beurt neem je twee kaarten. Neem de tweede ongezien van de stapel.
lesson-first-other = Dat was je beurt. Ook { $name } heeft twee kaarten genomen.
lesson-first-claim = Claim nu een route: druk op het bord op { $route }. Die is grijs, dus je betaalt met twee kaarten van één kleur naar keuze.
lesson-first-points = De route is van jou, met een bus op elk vakje. Dat levert meteen 2 punten op; langere routes leveren meer op.
lesson-first-double = { $name } heeft een van deze twee parallelle routes geclaimd. Met z’n tweeën is de andere daarna gesloten.
lesson-first-wild = De meerkleurige kaart is een joker: die geldt als elke kleur. Neem hem; uit de open kaarten kost dat je hele beurt.
lesson-first-complete = Voor je bestemmingskaart ontbreekt nog één route. Claim { $route } en betaal met de joker.
lesson-first-done = Je bestemmingskaart is behaald: aan het einde levert die 3 punten op. Een kaart die je behoudt en niet behaalt, kost je de punten.
lesson-first-more = In plaats van kaarten te nemen of een route te claimen kun je nieuwe bestemmingskaarten trekken. Doe dat nu.
lesson-first-keep = Je moet er minstens één behouden. Kies { $ticket }: daarvoor heb je niet veel meer nodig.
lesson-first-leap = Kaarten, routes, bestemmingskaarten: in elke beurt doe je een van de drie. We gaan een paar beurten later verder, als je bussen bijna op zijn.
lesson-first-later = Je hebt nog 4 bussen. Zodra iemand er 2 of minder heeft, begint de laatste ronde.
lesson-first-last = Claim { $route }: dat kost je 3 bussen.
lesson-first-final = Iedereen heeft nog één beurt, jij ook. Claim { $route }, of een andere route die je kunt betalen.
lesson-first-count = Nu wordt alles geteld: routes, bestemmingskaarten en wijken; daarover gaat de volgende les. Wie de meeste punten heeft, wint.

## Wat er bijzonder is aan een stad

lesson-districts-what = Het nummer en de kleur van een locatie geven de wijk aan. Deze drie zijn wijk 3.
lesson-districts-near = Je routes verbinden al twee van de drie. Boven je bestemmingskaarten staat daarom 2/3 naast het nummer 3.
lesson-districts-join = Verbind de derde: claim { $route }.
lesson-districts-done = De hele wijk is verbonden en levert aan het einde evenveel punten op als haar nummer: 3. De weg tussen de locaties mag ook door andere wijken lopen.
lesson-souvenirs-what = Op sommige locaties liggen toeristenfiches. Claim je een route die daar eindigt, dan neem je er een.
lesson-ferries-wild = Routes over het water hebben veerbootsymbolen, en elk daarvan kost een joker. Neem deze.
lesson-ferries-claim = Claim { $route }: de joker betaalt het veerbootsymbool, een andere kaart naar keuze het tweede vakje.
lesson-souvenirs-choose = Aan beide uiteinden ligt een toeristenfiche. Kies er een.
lesson-souvenirs-count = Hier zijn je toeristenfiches. Ze tellen aan het einde: hoe meer verschillende je hebt, hoe meer elk waard is.
lesson-trams-what = Berlijn heeft twee soorten routes, en je hebt speelstukken voor allebei: 11 trams en 5 metro’s.
lesson-subways-claim = Eén vakje met een getal is een metroroute. Claim { $route }: die kost twee kaarten.
lesson-subways-piece = Dat kostte twee kaarten, maar slechts één van je metro’s. Daar staat tegenover dat een metroroute minder punten oplevert.
lesson-trams-first = Nu een tramroute. Neem { $card }.
lesson-trams-second = En nog een in die kleur.
lesson-trams-claim = Claim { $route }: op elk vakje komt een tram.
lesson-trams-end = De laatste ronde begint als iemand nog hoogstens één speelstuk heeft, trams en metro’s samen geteld.
