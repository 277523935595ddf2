### Blandingen, som ingen kan vælge: seglet før spillet og kontrollen til sidst.

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
