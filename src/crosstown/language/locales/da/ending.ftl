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
ending-fair = Gik det fair til?
ending-fair-note = Før det første kort offentliggjorde serveren seglet på sin hemmelige del af blandingen, og først derefter bidrog folkene ved bordet med deres. Nu ligger alle dele åbent. Seglet skal være SHA-256 af serverens del, og alle dele tilsammen skal give kortenes startværdi.
ending-seed = Startværdi
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
