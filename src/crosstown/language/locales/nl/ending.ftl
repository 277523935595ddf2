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
ending-fair = Was het eerlijk?
ending-fair-note = Vóór de eerste kaart maakte de server het zegel van zijn geheime deel van het schudden bekend, en pas daarna voegden de mensen aan tafel hun deel toe. Nu liggen alle delen open. Het zegel moet de SHA-256 van het deel van de server zijn, en alle delen samen moeten de startwaarde van de kaarten opleveren.
ending-seed = Startwaarde
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
