### Slutningen på et spil: optællingen, stillingen og hvad der nu sker.

ending-scoring = Optællingen
ending-counting-routes = Strækninger
ending-counting-districts = Bydele
ending-counting-souvenirs = Turistmarkører
ending-skip = Gå til resultatet
ending-again = Vis optællingen igen
ending-you-won = Du vinder
ending-won =
    { $count ->
        [one] { $name } vinder
       *[other] { $name } deler sejren
    }
ending-place = Plads
ending-player = Spiller
ending-routes = Stræk{ "\u00AD" }ninger
ending-tickets = Rutekort
ending-districts = Bydele
ending-souvenirs = Mar{ "\u00AD" }kører
ending-total = I alt
ending-all-tickets = Alle rutekort
ending-no-tickets = ingen rutekort
ending-rematch = Revanche
ending-rematch-wanted = Vil gerne have revanche: { $names }
ending-new = Nyt bord
ending-share = Del billedet
ending-record = Gem spilreferatet
ending-told-shared = Delt.
ending-told-saved = Billedet er gemt.
ending-told-failed = Denne browser kunne ikke lave billedet.
ending-home = Forside
ending-log = Forløb og chat
ending-settings = Indstillinger

## Hvordan det endte. $view: om læseren er foran ("ahead"), bagud ("behind") eller ingen af delene

ending-you-share = Du og { $names } deler sejren
ending-your-place =
    { $place ->
        [2] Du blev nummer to
        [3] Du blev nummer tre
       *[other] Du blev nummer fire
    }
ending-your-place-shared =
    { $place ->
        [2] Du deler andenpladsen
        [3] Du deler tredjepladsen
       *[other] Du deler fjerdepladsen
    }
ending-margin =
    { $view ->
        [behind] { count-points } efter { $ahead }.
       *[other] { count-points } foran { $behind }.
    }
ending-tie-broken =
    { $view ->
        [ahead] Du og { $behind } har begge { count-points }. Du har færdiggjort flere rutekort, { $more } mod { $fewer }, og det afgør det.
        [behind] Du og { $ahead } har begge { count-points }. { $ahead } har færdiggjort flere rutekort, { $more } mod { $fewer }, og det afgør det.
       *[neither] { $ahead } og { $behind } har begge { count-points }. { $ahead } har færdiggjort flere rutekort, { $more } mod { $fewer }, og det afgør det.
    }
ending-tie-shared = Lige mange point ({ $count }) og lige mange færdiggjorte rutekort ({ $tickets }): Sejren deles.
ending-both =
    { $view ->
        [ahead] du { $won }, { $behind } { $lost }
        [behind] { $ahead } { $won }, du { $lost }
       *[neither] { $ahead } { $won }, { $behind } { $lost }
    }
ending-decided-routes = Strækningerne afgjorde det: { ending-both }.
ending-decided-tickets = Rutekortene afgjorde det: { ending-both }.
ending-decided-districts = Bydelene afgjorde det: { ending-both }.
ending-decided-souvenirs = Turistmarkørerne afgjorde det: { ending-both }.
ending-was-ahead =
    { $view ->
        [behind] førte du
       *[other] førte { $behind }
    }
ending-consolation-routes = På strækninger { ending-was-ahead }: { $lost } mod { $won }.
ending-consolation-tickets = På rutekort { ending-was-ahead }: { $lost } mod { $won }.
ending-consolation-districts = På bydele { ending-was-ahead }: { $lost } mod { $won }.
ending-consolation-souvenirs = På turistmarkører { ending-was-ahead }: { $lost } mod { $won }.
ending-missed-ticket = Med rutekortet { $ticket } havde du vundet.

## Blandingen, som ingen kan vælge: seglet før spillet og kontrollen til sidst.

shuffle-seal = Blandingens segl
shuffle-note = Serveren har lagt sin hemmelige del af blandingen fast, og dette er seglet på den: Når spillet er slut, kontrollerer siden her, at intet er ændret.
shuffle-note-added = Serveren havde allerede forseglet sin hemmelige del af blandingen, da din enhed bidrog med sin egen. Så kan ingen vælge kortene. Når spillet er slut, kontrollerer siden her begge dele.
shuffle-own-part = Din enheds bidrag
shuffle-server-part = Serverens bidrag
shuffle-seed = Startværdi
shuffle-how = Sådan blev det kontrolleret
shuffle-how-note = Før det første kort offentliggjorde serveren seglet på sin hemmelige del af blandingen, og først derefter bidrog folkene ved bordet med deres. Nu ligger alle dele åbent. Seglet skal være SHA-256 af serverens del, og alle dele tilsammen skal give kortenes startværdi.
shuffle-verify = Gem spilreferatet, så kontrollerer denne kommando hvert eneste kort:
shuffle-check-fair = Kortene blev blandet fair: kontrolleret på denne enhed.
shuffle-check-sealed = Serveren holdt sig til den blanding, den havde forseglet: kontrolleret på denne enhed.
shuffle-check-late = Denne enhed så ikke seglet før spillet og kan derfor ikke kontrollere blandingen.
shuffle-check-broken = Pas på: Blandingen passer ikke med det, der var lovet.
shuffle-problem-seal = Serverens del passer ikke til det segl, som denne enhed så før spillet.
shuffle-problem-contribution = Din enheds bidrag mangler i blandingen eller er blevet ændret.
shuffle-problem-mix = Startværdien er ikke det, som alle dele giver tilsammen.
shuffle-problem-beginner = Pladserne er ikke i den rækkefølge, der var trukket lod om eller aftalt.
