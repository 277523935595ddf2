# Was mit einem Paket nicht stimmt, nach den Codes der Prüfung.

pack-problem-pack-too-large = die Datei hat mehr als { $most } Bytes: ein Stadtpaket ist viel kleiner
pack-problem-pack-encoding = das Byte { $byte } ist kein UTF-8: speichere die Datei als UTF-8
pack-problem-pack-syntax =
    das ist kein TOML: { $remedy ->
    [array] danach fehlt ein Komma oder die schließende ]
    [inline-table] danach fehlt ein Komma oder die schließende { "}" }
    [line-end] hinter dem Wert steht etwas, das nicht dorthin gehört: davor fehlt vielleicht ein Komma, eine Klammer oder ein Anführungszeichen
    [equals] ein Schlüssel braucht = und einen Wert, ein Text braucht Anführungszeichen
    [value] das ist kein Wert: ein Text braucht Anführungszeichen, ein Schlüssel = vor seinem Wert
    [statement] eine Zeile muss Schlüssel = Wert lauten oder eine { "[" }Überschrift] sein
    [quotation-mark] das schließende Anführungszeichen eines Textes fehlt
    [key-twice] dieser Schlüssel steht zweimal da: lösche einen
    [heading-twice] diese Überschrift steht zweimal da: fasse beide zusammen
    [heading-bracket] die schließende Klammer einer Überschrift fehlt
    [long-key] ein Schlüssel hat mehr als 32 Teile, und solche Schlüssel gibt es nicht
    [long-number] eine Zahl ist viel zu lang
    [nested] Listen und Tabellen sind zu tief verschachtelt
   *[none] { $said }
    }
pack-problem-unsupported-format =
    format ist { $got ->
    [text] der Text { $value }
    [array] eine Liste
    [table] eine Tabelle
    [date] ein Datum oder eine Uhrzeit
    [huge] eine riesige Zahl
   *[other] { $value }
    }: diese Version liest nur Format { $known }
pack-problem-missing-key =
    { $players ->
    [0] { $name } fehlt: ergänze es
   *[other] { $name } hat keinen Eintrag für { $players } Personen: ergänze ihn
    }
pack-problem-unknown-key =
    { $more ->
    [0] unbekannter Schlüssel { $name }: berichtige oder entferne ihn{ $hint ->
    [close] ; ist { $close } gemeint?
    [known] ; bekannt: { $known }
   *[none] { "" }
    }
   *[other] und { $more } weitere unbekannte Schlüssel
    }
pack-problem-wrong-type =
    { $name } muss { $wanted ->
    [integer] eine ganze Zahl
    [number] eine Zahl
    [text] ein Text in Anführungszeichen
    [array] eine Liste
    [table] eine Tabelle
   *[flag] true oder false
    } sein, nicht { $got ->
    [text] der Text { $value }
    [array] eine Liste
    [table] eine Tabelle
    [date] ein Datum oder eine Uhrzeit
    [huge] eine riesige Zahl
   *[other] { $value }
    }
pack-problem-out-of-range =
    { $name } muss { $range ->
    [only] { $low }
   *[range] von { $low } bis { $high }
    } sein, nicht { $got ->
    [text] der Text { $value }
    [array] eine Liste
    [table] eine Tabelle
    [date] ein Datum oder eine Uhrzeit
    [huge] eine riesige Zahl
   *[other] { $value }
    }
pack-problem-bad-choice =
    { $name } muss eines von { $options } sein, nicht { $got ->
    [text] der Text { $value }
    [array] eine Liste
    [table] eine Tabelle
    [date] ein Datum oder eine Uhrzeit
    [huge] eine riesige Zahl
   *[other] { $value }
    }
pack-problem-bad-id = { $value } ist keine Kennung: nimm kleingeschriebene Wörter aus a-z und 0-9, verbunden mit „-“, höchstens { $most } Zeichen
pack-problem-bad-text =
    { $name } { $why ->
    [empty] ist leer: schreibe etwas
    [long] hat { $count } Zeichen: kürze auf höchstens { $most }
   *[control] enthält das Steuerzeichen { $char }: entferne es
    }
pack-problem-bad-number-key = der Schlüssel { $name } muss eine ganze Zahl von { $low } bis { $high } sein
pack-problem-too-few =
    { $name } hat { $count } Einträge: es müssen { $exactly ->
    [yes] genau { $bound }
   *[no] mindestens { $bound }
    } sein{ $advice ->
    [width] , oder eine Breite (width) macht daraus eine Linie
   *[none] { "" }
    }
pack-problem-too-many =
    { $name } hat { $count } Einträge: es dürfen { $exactly ->
    [yes] genau { $bound }
   *[no] höchstens { $bound }
    } sein
pack-problem-unknown-city =
    es gibt keine Stadt { $name }{ $hint ->
    [close] ; ist { $close } gemeint?
    [known] ; bekannt: { $known }
   *[none] { "" }
    }
pack-problem-duplicate-id = { $name } ist schon Eintrag { "[" }{ $index }] von { $list }: jeder braucht einen eigenen Namen
pack-problem-id-mismatch = die Kennung { $id } muss wie die Datei heißen, { $name }: ändere eines von beiden
pack-problem-players-order = die kleinste Personenzahl kommt zuerst: schreibe { "[" }{ $low }, { $high }]
pack-problem-reserved-colour = { $name } kann keine Farbe heißen, denn das bedeutet schon etwas: wähle einen anderen Namen
pack-problem-too-many-cards = es sind { $total } Karten mit den Jokern: höchstens { $most } sind möglich
pack-problem-too-few-cards = { $seats } Hände zu { $hand } und eine Auslage von { $market } brauchen { $needed } Karten, es gibt { $total }: teile weniger aus oder füge Karten hinzu
pack-problem-sweep-endless = nur { $good } von { $markets } neuen Auslagen hätten weniger als { $limit } Joker, und das Abräumen der Auslage könnte endlos dauern: erhöhe market_wild_limit, nimm weniger Joker oder eine kleinere Auslage
pack-problem-end-at-once = das Spiel wäre sofort zu Ende: pieces_left muss kleiner sein als die { $total } Figuren, die jeder hat
pack-problem-keep-too-many = { $name }_keep ist { $keep }, aber nur { $offer } werden angeboten: senke es oder erhöhe { $name }
pack-problem-too-few-tickets = { $players } Personen bekommen { $needed } Zielkarten, aber es gibt { $tickets }: füge welche hinzu oder teile weniger aus
pack-problem-unknown-place =
    auf dem Plan gibt es keinen Ort { $name }{ $hint ->
    [close] ; ist { $close } gemeint?
    [known] ; bekannt: { $known }
   *[none] { "" }
    }
pack-problem-unknown-vehicle =
    es gibt kein Fahrzeug { $name }{ $hint ->
    [close] ; ist { $close } gemeint?
    [known] ; bekannt: { $known }
   *[none] { "" }
    }
pack-problem-unknown-colour =
    es gibt keine Farbe { $name }{ $hint ->
    [close] ; ist { $close } gemeint?
    [known] ; bekannt: { $known }
   *[none] { "" }
    }
pack-problem-unknown-text =
    es gibt keine Landschaft mit dem Text { $name }{ $hint ->
    [close] ; ist { $close } gemeint?
    [known] ; bekannt: { $known }
   *[none] { "" }
    }
pack-problem-unknown-language = es gibt keine Sprache { $name }; bekannt: { $known }
pack-problem-unknown-district = es gibt keinen Bezirk { $number }: füge ihn unter { "[" }districts] hinzu oder berichtige die Zahl
pack-problem-same-place = beide Enden sind { $name }: nenne zwei verschiedene Orte
pack-problem-missing-points = { $vehicle } hat keine Punkte für die Länge { $length }: ergänze sie beim Fahrzeug
pack-problem-route-pieces = die Strecke braucht { $pieces } Figuren { $vehicle }, mehr als jemand hat ({ $count }): kürze sie
pack-problem-route-unpayable = dafür gibt es keine { $needed } Karten, nur { $best } einer Farbe, und Joker ({ $wilds }): kürze die Strecke oder füge Karten hinzu
pack-problem-ferries-length = { $ferries } Fähren passen nicht auf eine Strecke der Länge { $length }: nimm weniger Fähren
pack-problem-ferries-wilds = { $ferries } Fähren brauchen ebenso viele Joker, es gibt aber nur { $wilds }: nimm weniger Fähren
pack-problem-double-pair =
    Hälfte { $half } der Doppelstrecke muss direkt { $half ->
    [2] danach
   *[other] davor
    } stehen: ergänze oder verschiebe sie
pack-problem-double-differs = { $name } ist hier { $here } und in der anderen Hälfte der Doppelstrecke { $other }: gleiche beide an
pack-problem-duplicate-route = routes{ "[" }{ $index }] verbindet schon { $a } und { $b }: entferne eine, oder schreibe double = 1 und double = 2 dazu
pack-problem-third-route = { $a } und { $b } sind schon durch zwei Strecken verbunden: entferne diese
pack-problem-duplicate-ticket = deck{ "[" }{ $index }] hat schon { $a } und { $b }: entferne eine
pack-problem-unreachable-place = von { $place } führen keine Strecken zu den meisten anderen Orten: füge eine hinzu
pack-problem-unreachable-ticket = von { $a } nach { $b } führen keine Strecken: füge welche hinzu oder entferne die Zielkarte
pack-problem-missing-district = { $place } hat keinen Bezirk, andere Orte schon: gib ihm einen, oder entferne die anderen
pack-problem-small-district = Bezirk { $number } hat zu wenige Orte ({ $count }): gib ihm mindestens 2, oder entferne ihn
pack-problem-too-many-corners = die ganze Landschaft hat { $corners } Ecken: nimm höchstens { $most }, die Kurven dazwischen sind glatt
pack-problem-souvenir-symbols = Symbole: { $symbols }, Startorte: { $places }; es müssen { $spare } Symbole mehr als Startorte sein, für die Stapel, die während des Spiels hinkommen
pack-problem-souvenir-points = points hat { $count } Einträge: es müssen { $needed } sein, von 0 Symbolen bis zu allen
pack-problem-too-few-free-places = zu wenige Orte sind frei ({ $free }) für die { $stacks } Stapel, die während des Spiels hinkommen: füge Orte hinzu oder nimm weniger Startorte
pack-problem-low-contrast = { $name } auf paper hat einen Kontrast von { $ratio }: gib ihm mindestens { $least }, mach eines dunkler oder das andere heller
pack-problem-bad-colour =
    { $name } muss eine Farbe wie #1f5673 sein, nicht { $got ->
    [text] der Text { $value }
    [array] eine Liste
    [table] eine Tabelle
    [date] ein Datum oder eine Uhrzeit
    [huge] eine riesige Zahl
   *[other] { $value }
    }
pack-problem-places-close = { $b } liegt { $apart } Einheiten von { $a } entfernt: rücke sie mindestens { $least } auseinander
pack-problem-labels-overlap =
    die Namen { $a } und { $b } überdecken sich{ $language ->
    [none] { "" }
   *[other] { " " }(auf { $language })
    }: gib einem eine andere Seite (label) oder eine Verschiebung (nudge)
pack-problem-label-on-route =
    der Name { $place } liegt auf der Strecke { $route }{ $language ->
    [none] { "" }
   *[other] { " " }(auf { $language })
    }: gib ihm eine andere Seite (label) oder eine Verschiebung (nudge)
