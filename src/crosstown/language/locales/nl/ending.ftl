### Het einde van een spel: de telling, de scores en hoe het verdergaat.

ending-scoring = De telling
ending-counting-routes = Routes
ending-counting-districts = Wijken
ending-counting-souvenirs = Toeristenfiches
ending-skip = Meteen naar de uitslag
ending-again = Telling nog eens tonen
ending-you-won = Jij wint
ending-won =
    { $count ->
        [one] { $name } wint
       *[other] { $name } delen de overwinning
    }
ending-place = Plaats
ending-player = Speler
ending-routes = Routes
ending-tickets = Bestem{ "\u00AD" }mingen
ending-districts = Wijken
ending-souvenirs = Fiches
ending-total = Totaal
ending-all-tickets = Alle bestemmingskaarten
ending-no-tickets = geen bestemmingskaarten
ending-rematch = Revanche
ending-rematch-wanted = Willen revanche: { $names }
ending-new = Nieuwe tafel
ending-share = Plaatje delen
ending-record = Verslag opslaan
ending-told-shared = Gedeeld.
ending-told-saved = Het plaatje is opgeslagen.
ending-told-failed = Deze browser kon het plaatje niet maken.
ending-home = Startpagina
ending-log = Verloop en chat
ending-settings = Instellingen

## Hoe het afliep. $view: of de lezer voor staat ("ahead"), achter ("behind") of geen van beide

ending-you-share = Jij en { $names } delen de overwinning
ending-your-place =
    { $place ->
        [2] Je bent tweede geworden
        [3] Je bent derde geworden
       *[other] Je bent vierde geworden
    }
ending-your-place-shared =
    { $place ->
        [2] Je deelt de tweede plaats
        [3] Je deelt de derde plaats
       *[other] Je deelt de vierde plaats
    }
ending-margin =
    { $view ->
        [behind] { count-points } minder dan { $ahead }.
       *[other] { count-points } meer dan { $behind }.
    }
ending-tie-broken =
    { $view ->
        [ahead] Jij en { $behind } hebben allebei { count-points }. Jij hebt meer bestemmingskaarten behaald, { $more } tegen { $fewer }, en dat geeft de doorslag.
        [behind] Jij en { $ahead } hebben allebei { count-points }. { $ahead } heeft meer bestemmingskaarten behaald, { $more } tegen { $fewer }, en dat geeft de doorslag.
       *[neither] { $ahead } en { $behind } hebben allebei { count-points }. { $ahead } heeft meer bestemmingskaarten behaald, { $more } tegen { $fewer }, en dat geeft de doorslag.
    }
ending-tie-shared = Evenveel punten ({ $count }) en evenveel behaalde bestemmingskaarten ({ $tickets }): de overwinning wordt gedeeld.
ending-both =
    { $view ->
        [ahead] jij { $won }, { $behind } { $lost }
        [behind] { $ahead } { $won }, jij { $lost }
       *[neither] { $ahead } { $won }, { $behind } { $lost }
    }
ending-decided-routes = De routes gaven de doorslag: { ending-both }.
ending-decided-tickets = De bestemmingskaarten gaven de doorslag: { ending-both }.
ending-decided-districts = De wijken gaven de doorslag: { ending-both }.
ending-decided-souvenirs = De toeristenfiches gaven de doorslag: { ending-both }.
ending-was-ahead =
    { $view ->
        [behind] stond jij voor
       *[other] stond { $behind } voor
    }
ending-consolation-routes = Bij de routes { ending-was-ahead }: { $lost } tegen { $won }.
ending-consolation-tickets = Bij de bestemmingskaarten { ending-was-ahead }: { $lost } tegen { $won }.
ending-consolation-districts = Bij de wijken { ending-was-ahead }: { $lost } tegen { $won }.
ending-consolation-souvenirs = Bij de toeristenfiches { ending-was-ahead }: { $lost } tegen { $won }.
ending-missed-ticket = Met de bestemmingskaart { $ticket } had je gewonnen.

## Schudden zonder dat iemand kan kiezen: het zegel vóór het spel en de controle aan het einde.

shuffle-seal = Zegel van het schudden
shuffle-note = De server heeft zijn geheime deel van het schudden vastgelegd, en dit is het zegel erop: na het spel controleert deze pagina dat er niets is veranderd.
shuffle-note-added = De server had zijn geheime deel van het schudden al verzegeld toen jouw apparaat zijn eigen deel toevoegde. Zo kan niemand de kaarten kiezen. Na het spel controleert deze pagina beide.
shuffle-own-part = Wat jouw apparaat toevoegde
shuffle-server-part = Wat de server toevoegde
shuffle-seed = Startwaarde
shuffle-how = Hoe dit is gecontroleerd
shuffle-how-note = Vóór de eerste kaart maakte de server het zegel van zijn geheime deel van het schudden bekend, en pas daarna voegden de mensen aan tafel hun deel toe. Nu liggen alle delen open. Het zegel moet de SHA-256 van het deel van de server zijn, en alle delen samen moeten de startwaarde van de kaarten opleveren.
shuffle-verify = Sla het verslag op, dan controleert deze opdracht elke kaart:
shuffle-check-fair = Er is eerlijk geschud: gecontroleerd op dit apparaat.
shuffle-check-sealed = De server heeft geschud zoals hij had verzegeld: gecontroleerd op dit apparaat.
shuffle-check-late = Dit apparaat heeft het zegel niet vóór het spel gezien en kan het schudden dus niet controleren.
shuffle-check-broken = Let op: het schudden klopt niet met wat was beloofd.
shuffle-problem-seal = Het deel van de server past niet bij het zegel dat dit apparaat vóór het spel zag.
shuffle-problem-contribution = Wat jouw apparaat toevoegde, ontbreekt of is veranderd.
shuffle-problem-mix = De startwaarde is niet wat alle delen samen opleveren.
shuffle-problem-beginner = De plaatsen staan niet in de volgorde die was geloot of afgesproken.
