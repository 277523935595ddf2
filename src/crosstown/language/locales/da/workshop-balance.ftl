### The balance of a city in the workshop, measured by many games of a computer player.

balance-told = På hver plads sidder en computer (middel) og spiller { $games } spil ved hvert bord. I parentes står 95 %-intervaller.
balance-working = Der spilles: { $percent } %
balance-working-label = Hvor mange af spillene der er spillet
balance-done = { $games } spil ved hvert bord, målt lige nu.
balance-unplayable = Kun en by uden problemer kan måles.
balance-to-problems = Vis problemerne
balance-seats = Spillere
balance-players = { $seats } spillere
balance-always = Vis det også på kortet i de andre dele
balance-on-route = { $route }: bygget i { $claimed } af spillene; de der bygger den, vinder { $wins }

## What to look at

balance-findings = Hvad der falder i øjnene
balance-fine = Intet falder i øjnene. Alle spørgsmål har et godt svar.
balance-finding = { $seats } spillere, { $measured }
balance-unsure = Ikke sikkert: omkring { $games } spil ville vise det.
balance-seat-advantage =
    { $number ->
        [1] Den første
        [2] Den anden
        [3] Den tredje
       *[other] Den fjerde
    } af { $seats } pladser vinder { $amount ->
        [more] mere
       *[less] mindre
    } end sin andel på { $share } %: længere spil hjælper, altså flere brikker til hver eller en senere slutning
balance-no-moves = For mange spil stopper, fordi ingen kan gøre noget: flere kort eller flere korte strækninger ville hjælpe
balance-shared-wins = For mange sejre deles, fordi pointene ligger for tæt: giv rutekort mere forskellige point, eller lange strækninger flere
balance-hard-ticket = { $ticket } bliver næsten aldrig færdiggjort: gør vejen kortere eller bredere
balance-easy-ticket = { $ticket } bliver næsten altid færdiggjort: flyt stederne fra hinanden
balance-unwanted-ticket = { $ticket } lægges næsten altid tilbage, for vejen giver for lidt: giv flere point, eller steder tættere på hinanden
balance-unused-route = { $route } bliver næsten aldrig bygget: gør den kortere, eller før et rutekort over den
balance-unused-colour = Der betales sjældent med kort i { $colour }: giv farven flere strækninger eller færre kort
balance-unused-vehicle = Få af brikkerne ({ $vehicle }) bliver brugt: giv hver spiller færre, eller flere strækninger til dem
balance-unused-district = Bydel { $number } bliver næsten aldrig forbundet: bring stederne tættere sammen, eller giv flere point
balance-unused-stand = Næsten ingen henter souvenirs ved { $place }: det ligger for langt ude, så begynd med en stak et andet sted, eller før et rutekort derhen

## Numbers beside London's

balance-numbers = I tal
balance-here = Her
balance-london = London
balance-key-first-seat = Den første spiller vinder
balance-key-turns = Ture for hver spiller
balance-key-ties = Delte sejre
balance-key-last-round = Spil der slutter med en sidste runde
balance-key-score = Point for den første spiller
balance-key-routes = En strækning bliver bygget
balance-key-tickets = Et beholdt rutekort bliver færdiggjort
balance-interval = { $value } ({ $low } til { $high })
balance-unknown = ikke målt

## Before and after

balance-changes = Før og efter
balance-changes-told = Husk byen som den er nu, og ret så i den: hvad der ændrer sig ud over tilfældet, står her.
balance-keep = Sammenlign med byen som den er nu
balance-forget = Stop sammenligningen
balance-no-changes = Intet har ændret sig ud over tilfældet.
balance-change = { $what }, { $seats } spillere: { $before } → { $after }
balance-change-route = { $name } bliver bygget
balance-change-ticket = { $name } bliver færdiggjort

## Every route and ticket

balance-routes = Alle strækninger
balance-tickets = Alle rutekort
balance-route = Strækning
balance-claimed = Bygget
balance-wins = Sejre for dem der bygger den
balance-ticket = Rutekort
balance-kept = Beholdt
balance-completed = Færdiggjort
balance-profit = Point i gennemsnit
balance-report = Gem den lange rapport
balance-report-file = { $city }-balance.html
