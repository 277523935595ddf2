### Schudden zonder dat iemand kan kiezen: het zegel vóór het spel en de controle aan het einde.

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
