### Rond het bord: wie aan de beurt is, kaarten, bestemmingskaarten, spelers, verloop en tafelmenu.

## Wie aan de beurt is en wat er te doen is. $several: meer mensen spelen op dit scherm; $last: het is de laatste ronde

game-turn-of =
    { $several ->
        [true] { game-turn-named }
       *[false] { game-turn-yours }
    }
game-turn-named =
    { $last ->
        [true] { $name }, laatste beurt
       *[false] { $name }
    }
game-turn-yours =
    { $last ->
        [true] Jouw laatste beurt
       *[false] Jouw beurt
    }
game-do-turn = { game-turn-of }: trek transportkaarten, claim een route of trek bestemmingskaarten
game-do-second-card = { game-turn-of }: neem een tweede kaart
game-do-first-keep = { game-turn-of }: kies je eerste bestemmingskaarten
game-do-keep = { game-turn-of }: kies welke bestemmingskaarten je behoudt
game-do-place = { game-turn-of }: leg een stapel toeristenfiches neer
game-do-souvenir = { game-turn-of }: kies een toeristenfiche
game-do-pay = { game-turn-of }: kies hoe je betaalt
game-do-pass = { game-turn-of }: je kunt alleen passen
game-wait-turn = { $name } is aan de beurt
game-wait-second-card = { $name } neemt een tweede kaart
game-wait-first-keep = { $name } kiest de eerste bestemmingskaarten
game-wait-first-chosen = Je bestemmingskaarten zijn gekozen. Wachten op de anderen
game-wait-keep = { $name } kiest bestemmingskaarten
game-wait-place = { $name } legt een stapel toeristenfiches neer
game-wait-souvenir = { $name } kiest een toeristenfiche
game-over = Het spel is afgelopen
game-last-round = Laatste ronde
game-last-begun =
    { $who ->
        [you] Je hebt bijna geen speelstukken meer.
       *[other] { $name } heeft bijna geen speelstukken meer.
    }
game-last-order = Nog één beurt: { $names }.
game-last-you = jij
game-last-yours = Dit is je laatste beurt
game-last-coming = heeft nog een laatste beurt
game-last-played = heeft de laatste beurt gehad
game-watching-note = Je kijkt mee. Handkaarten en bestemmingskaarten blijven tot het einde verborgen.
game-covered = De kaarten blijven verborgen tot een van jullie aan de beurt is.
game-clock = Resterende tijd

## Spelers

game-players = Spelers
game-about = Over { $name }
game-to-move = aan de beurt
game-thinks = denkt na
game-away = afwezig
game-minded = de computer speelt door
game-district = een verbonden wijk, { count-points }
game-seen-cards = Open genomen kaarten
game-seen-none = Van deze hand is geen kaart open genomen.
game-seen-note = De andere zijn ongezien getrokken.
game-souvenirs = Toeristenfiches

## Open kaarten en stapels

game-market = Open kaarten
game-take = Neem { $card }
game-draw = Kaart trekken
game-tickets = Bestemmings{ "\u00AD" }kaarten trekken
game-discards = Aflegstapel: { count-cards }
game-not-now = Nu niet mogelijk
game-not-your-turn = Je bent niet aan de beurt
# Under the piles where there is little room.
game-pile-stack = Stapel
game-pile-tickets = Bestem{ "\u00AD" }mingen
# On a wild that lies open: taking it ends the turn.
game-whole-turn = hele beurt
game-tickets-sure = { count-tickets } trekken?
game-tickets-note =
    { $least ->
        [0] Dat is je hele beurt, en je kunt het niet terugnemen.
        [1] Dat is je hele beurt, en je kunt het niet terugnemen. Je behoudt er minstens één.
       *[other] Dat is je hele beurt, en je kunt het niet terugnemen. Je behoudt er minstens { $least }.
    }

## Hand en bestemmingskaarten

game-hand = Je hand: { count-cards }
game-hand-hint = { $card }. Naar een route slepen om die te claimen.
game-own-tickets = Je bestemmingskaarten
game-ticket-sum =
    { $done ->
        [one] Behaald: 1 punt
       *[other] Behaald: { $done } punten
    }{ $open ->
        [one] , nog open: 1 punt
       *[other] , nog open: { $open } punten
    }
game-ticket-done = behaald
game-ticket-open = nog niet behaald
game-keep-title = Welke bestemmingskaarten behoud je?
# $number: of a district on the board
game-district-near = Wijk { $number }: { $joined } van de { $places } locaties verbonden, { count-points } als ze dat allemaal zijn
game-keep-least =
    { $least ->
        [0] Behoud er zoveel als je wilt.
        [1] Behoud er minstens één. Wat je behoudt en niet behaalt, kost je de punten.
       *[other] Behoud er minstens { $least }. Wat je behoudt en niet behaalt, kost je de punten.
    }
game-keep =
    { $count ->
        [one] Deze bestemmingskaart behouden
       *[other] { $count } bestemmingskaarten behouden
    }
game-keep-none = Kies kaarten
game-points =
    { $count ->
        [one] punt
       *[other] punten
    }

## Claimen en andere beslissingen

game-claim-for = Claimen voor { $paid }
game-pay-left = over: { $left }
game-pay-none = geen over
close = Sluiten
game-cancel = Annuleren
game-pass-title = Je kunt deze beurt niets doen.
game-pass = Passen
game-souvenir-title = Welk toeristenfiche neem je?
game-souvenir-worth = Punten voor je toeristenfiches: nu { $now }, met één erbij { $next }
game-place-title = Leg een overgebleven stapel toeristenfiches neer
game-place-which = Welk toeristenfiche
game-place-where = Kies een locatie op het bord of hier:

## Terugnemen

game-undo = Terugnemen
game-ask-take-back = Vragen of ik mijn zet mag terugnemen
game-take-back-asked =
    { $count ->
        [one] { $name } wil een zet terugnemen.
       *[other] { $name } wil { $count } zetten terugnemen.
    }
game-take-back-waiting = Je hebt gevraagd of je je zet mag terugnemen. De anderen beslissen.
game-stalled = { $name } heeft al lang niets gedaan.
game-go-on = Laat een computer deze beurt spelen
game-agree = Akkoord
game-refuse = Weigeren

## Verbinding en gemiste zetten

game-lost = Verbinding verbroken. We proberen het opnieuw…
game-back = Weer verbonden
game-catching-up = Terwijl je weg was…
game-skip = Overslaan
game-loading = De tafel wordt gedekt…
game-no-table = Deze tafel kan niet worden geopend

## Verloop en chat

game-talk = Verloop en chat
game-log = Verloop
game-log-empty = Er is nog niets gebeurd.
game-chat = Chat
game-chat-empty = Nog niemand heeft iets gezegd.
game-unread =
    { $count ->
        [one] 1 nieuw bericht
       *[other] { $count } nieuwe berichten
    }
game-say = Versturen
game-say-label = Zeg iets
game-mute = { $name } dempen
game-unmute = { $name } weer horen

## Balk en menu

game-home = Startpagina
game-text-view = Het bord als tekst
game-settings = Instellingen
game-keys = Toetsen
game-menu = Tafel
game-help = Hulp
game-rules-page = Alle spelregels op een eigen pagina
game-join = Plaatsnemen
game-host = Tafel beheren
game-appoint-level = Computerspeler
game-appoint = Plaats van { $name } aan de computer geven
game-link-title = Uitnodigen of laten meekijken
game-link = Link naar deze tafel
game-link-text = Een potje { -game-name } in { $city }
game-here-title = Op dit apparaat
game-here-note = Dit spel loopt in deze browser en heeft geen server nodig. Je vindt het terug onder ‘Mijn spellen’.
game-move-to-server = Op een ander apparaat verder spelen
game-not-kept-full = Er is geen ruimte meer op dit apparaat. Je kunt verder spelen, maar het spel wordt vanaf nu niet opgeslagen. Verwijder oude spellen of sla het verslag op.
game-not-kept-none = Deze browser slaat niets op, zoals in een privévenster. Je kunt verder spelen, maar het spel is weg als je de pagina sluit.
game-network-missing = Wat de expert heeft geleerd, kon niet worden geladen. Tot dat lukt, speelt hij zoals het niveau ‘moeilijk’.
game-leave = Tafel verlaten
game-leave-note = Een computerspeler speelt voor je verder. Je kunt terugkomen zolang niemand je plaats heeft.
game-leave-sure = Ja, verlaten

## Tips en waarschuwingen

game-hint = Wat zou jij doen?
game-hint-short = Tip
game-hint-title = Mijn voorstel: { $move }.
game-hints-on = Aan deze tafel zijn tips toegestaan: iedereen mag vragen wat een computer zou doen.
game-hints-off = Aan deze tafel wordt zonder tips gespeeld.
game-gentle-title = Weet je het zeker?
game-gentle-tickets =
    { $count ->
        [one] Daarna is je bestemmingskaart { $tickets } niet meer te behalen.
       *[other] Daarna zijn je bestemmingskaarten { $tickets } niet meer te behalen.
    }
game-gentle-chance = Je kans om te winnen daalt van ongeveer { $from } % naar ongeveer { $to } %.
game-gentle-move = Je zet: { $move }
game-gentle-another = Een andere zet doen
game-gentle-anyway = Toch spelen

## Toetsen

game-key-slot = een open kaart nemen, een manier van betalen of een bestemmingskaart kiezen
game-key-draw = een kaart van de stapel trekken
game-key-tickets = bestemmingskaarten trekken
game-key-routes = naar de volgende route die je kunt claimen
game-key-arrows = op het bord van route naar route
game-key-shift-arrows = alleen naar routes die je kunt claimen
game-key-shift-letter = naar de volgende route bij een locatie waarvan de naam met deze letter begint
game-key-enter = route claimen, bevestigen
game-key-undo = terugnemen
game-key-hint = wat een goede speler zou doen
game-key-log = verloop en chat
game-key-words = het bord als tekst
game-key-zoom = in- en uitzoomen, en het hele bord tonen
game-key-cancel = annuleren
game-key-help = deze toetsen
game-keys-drag = Met muis of vinger: sleep open kaarten naar je hand, en van je hand naar een route.

## Eén apparaat voor iedereen

game-hand-over = Geef het scherm aan { $name }
game-hand-over-note = De anderen kijken nu even weg.
game-ready = Ik ben { $name }
game-seen = Gezien: geef het scherm door

## De titel van het tabblad

table-title-yours = ● Jij bent aan de beurt – { $city } – { -game-name }
table-title-theirs = { $name } is aan de beurt – { $city } – { -game-name }
table-title-waiting = Wachten op spelers – { $city } – { -game-name }
table-title-over = Spel afgelopen – { $city } – { -game-name }

## Wat wordt voorgelezen en in meldingen staat

table-hurry = Je tijd raakt op.
table-missed = Terwijl je weg was:
table-undo-open = Je kunt dit nog terugnemen: druk op U.
table-said = { $name }: { $text }
table-ticket-done = Je bestemmingskaart { $ticket } is behaald.
table-district-done = { event-who } verbond wijk { $number }: { count-points }.

## Wat iemand deed, naast de naam: een paar woorden zonder de naam

table-did-draw = trok { count-cards }
table-did-take = nam { $card }
table-did-claim = claimde { $route } +{ $points }
table-did-souvenir = nam een toeristenfiche: { $souvenir }
table-did-place = legde een toeristenfiche op { $place }
table-did-offer = trok { count-tickets }
table-did-keep = behield { count-tickets }
table-did-pass = paste
table-did-undo =
    { $count ->
        [one] nam een zet terug
       *[other] nam { $count } zetten terug
    }

## Wie speelt

table-computer = { $name } ({ $level })
