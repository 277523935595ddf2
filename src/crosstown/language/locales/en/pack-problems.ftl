# What is wrong with a pack, by the codes of the check. Facts in quotation marks come quoted.

pack-problem-pack-too-large = the file has more than { $most } bytes: a city pack is far smaller
pack-problem-pack-encoding = the byte { $byte } is not UTF-8: save the file as UTF-8
pack-problem-pack-syntax =
    this is not TOML: { $remedy ->
    [array] a comma or the closing ] is missing after this
    [inline-table] a comma or the closing { "}" } is missing after this
    [line-end] something follows the value that does not belong there: a comma, a bracket or a quotation mark may be missing before it
    [equals] a key needs = and a value, and a text needs quotation marks
    [value] this is no value: a text needs quotation marks, and a key = before its value
    [statement] a line must be key = value, or a { "[" }heading]
    [quotation-mark] the closing quotation mark of a text is missing
    [key-twice] this key is there twice: delete one of them
    [heading-twice] this heading is there twice: join the two
    [heading-bracket] the closing bracket of a heading is missing
    [long-key] a key has more than 32 parts, and packs have no such keys
    [long-number] a number is far too long
    [nested] arrays and tables are nested too deeply
   *[none] { $said }
    }
pack-problem-unsupported-format =
    format is { $got ->
    [text] the text { $value }
    [array] an array
    [table] a table
    [date] a date or time
    [huge] a huge number
   *[other] { $value }
    }: this version reads only format { $known }
pack-problem-missing-key =
    { $players ->
    [0] { $name } is missing: add it
   *[other] { $name } has no entry for { $players } players: add it
    }
pack-problem-unknown-key =
    { $more ->
    [0] unknown key { $name }: correct it or remove it{ $hint ->
    [close] ; did you mean { $close }?
    [known] ; known: { $known }
   *[none] { "" }
    }
   *[other] and { $more } more unknown keys
    }
pack-problem-wrong-type =
    { $name } must be { $wanted ->
    [integer] a whole number
    [number] a number
    [text] a text in quotes
    [array] an array
    [table] a table
   *[flag] true or false
    }, not { $got ->
    [text] the text { $value }
    [array] an array
    [table] a table
    [date] a date or time
    [huge] a huge number
   *[other] { $value }
    }
pack-problem-out-of-range =
    { $name } must be { $range ->
    [only] { $low }
   *[range] from { $low } to { $high }
    }, not { $got ->
    [text] the text { $value }
    [array] an array
    [table] a table
    [date] a date or time
    [huge] a huge number
   *[other] { $value }
    }
pack-problem-bad-choice =
    { $name } must be one of { $options }, not { $got ->
    [text] the text { $value }
    [array] an array
    [table] a table
    [date] a date or time
    [huge] a huge number
   *[other] { $value }
    }
pack-problem-bad-id = { $value } is not an id: use lower-case words of a-z and 0-9 joined by hyphens, at most { $most } characters
pack-problem-bad-text =
    { $name } { $why ->
    [empty] is empty: write something
    [long] has { $count } characters: shorten it to at most { $most }
   *[control] contains the control character { $char }: remove it
    }
pack-problem-bad-number-key = the key { $name } must be a whole number from { $low } to { $high }
pack-problem-too-few =
    { $name } has { $count } entries: it must have { $exactly ->
    [yes] exactly { $bound }
   *[no] at least { $bound }
    }{ $advice ->
    [width] , or a width to be a line
   *[none] { "" }
    }
pack-problem-too-many =
    { $name } has { $count } entries: it must have { $exactly ->
    [yes] exactly { $bound }
   *[no] at most { $bound }
    }
pack-problem-unknown-city =
    there is no city { $name }{ $hint ->
    [close] ; did you mean { $close }?
    [known] ; known: { $known }
   *[none] { "" }
    }
pack-problem-duplicate-id = { $name } is already entry { "[" }{ $index }] of { $list }: each must have its own name
pack-problem-id-mismatch = the id { $id } must be the file's name, { $name }: change one of the two
pack-problem-players-order = the fewest players come first: write { "[" }{ $low }, { $high }]
pack-problem-reserved-colour = { $name } cannot name a colour, because it has a meaning of its own: choose another
pack-problem-too-many-cards = there are { $total } cards, wilds included: at most { $most } are possible
pack-problem-too-few-cards = { $seats } hands of { $hand } and a market of { $market } need { $needed } cards, of { $total }: deal fewer or add cards
pack-problem-sweep-endless = only { $good } of { $markets } new markets would have fewer than { $limit } wilds, and clearing the market could take forever: raise market_wild_limit, or have fewer wilds or a smaller market
pack-problem-end-at-once = the game would end at once: pieces_left must be below the { $total } pieces each player has
pack-problem-keep-too-many = { $name }_keep is { $keep }, but only { $offer } are offered: lower it or raise { $name }
pack-problem-too-few-tickets = { $players } players are dealt { $needed } tickets, but there are { $tickets }: add some or deal fewer
pack-problem-unknown-place =
    there is no place { $name } on the board{ $hint ->
    [close] ; did you mean { $close }?
    [known] ; known: { $known }
   *[none] { "" }
    }
pack-problem-unknown-vehicle =
    there is no vehicle { $name }{ $hint ->
    [close] ; did you mean { $close }?
    [known] ; known: { $known }
   *[none] { "" }
    }
pack-problem-unknown-colour =
    there is no colour { $name }{ $hint ->
    [close] ; did you mean { $close }?
    [known] ; known: { $known }
   *[none] { "" }
    }
pack-problem-unknown-text =
    there is no scenery with the text { $name }{ $hint ->
    [close] ; did you mean { $close }?
    [known] ; known: { $known }
   *[none] { "" }
    }
pack-problem-unknown-language = there is no language { $name }; known: { $known }
pack-problem-unknown-district = there is no district { $number }: add it to { "[" }districts] or correct the number
pack-problem-same-place = both ends are { $name }: name two different places
pack-problem-missing-points = { $vehicle } has no points for length { $length }: add it to the vehicle's points
pack-problem-route-pieces = the route takes { $pieces } pieces of { $vehicle }, more than a player has ({ $count }): shorten it
pack-problem-route-unpayable = there are not { $needed } cards for it, but { $best } of a colour, and wilds ({ $wilds }): shorten the route or add cards
pack-problem-ferries-length = { $ferries } ferries do not fit on a route of length { $length }: lower ferries
pack-problem-ferries-wilds = { $ferries } ferries need as many wilds, but there are only { $wilds }: lower ferries
pack-problem-double-pair =
    half { $half } of the double route must come right { $half ->
    [2] after this one
   *[other] before this one
    }: add or move it
pack-problem-double-differs = { $name } is { $here } here and { $other } in the other half of the double route: make them equal
pack-problem-duplicate-route = routes{ "[" }{ $index }] already joins { $a } and { $b }: remove one, or mark them double = 1 and double = 2
pack-problem-third-route = { $a } and { $b } are already joined by two routes: remove this one
pack-problem-duplicate-ticket = deck{ "[" }{ $index }] already has { $a } and { $b }: remove one
pack-problem-unreachable-place = no routes lead from { $place } to most other places: add one
pack-problem-unreachable-ticket = no routes lead from { $a } to { $b }: add some or remove the ticket
pack-problem-missing-district = { $place } has no district, but other places do: give it one, or remove the others
pack-problem-small-district = district { $number } has too few places ({ $count }): give it at least 2, or remove it
pack-problem-too-many-corners = all scenery together has { $corners } corners: use at most { $most }, the curves between them are smooth
pack-problem-souvenir-symbols = symbols: { $symbols }, start places: { $places }; there must be { $spare } symbols more than start places, for the stacks that the players put down
pack-problem-souvenir-points = points has { $count } entries: it must have { $needed }, from 0 symbols to all
pack-problem-too-few-free-places = too few places are free ({ $free }) for the { $stacks } stacks that the players put down: add places or have fewer start places
pack-problem-low-contrast = { $name } on paper has a contrast of { $ratio }: give it at least { $least }, by making one darker or the other lighter
pack-problem-bad-colour =
    { $name } must be a colour such as #1f5673, not { $got ->
    [text] the text { $value }
    [array] an array
    [table] a table
    [date] a date or time
    [huge] a huge number
   *[other] { $value }
    }
pack-problem-places-close = { $b } lies { $apart } units from { $a }: move them { $least } apart at least
pack-problem-labels-overlap =
    the names of { $a } and { $b } overlap{ $language ->
    [none] { "" }
   *[other] { " " }(in { $language })
    }: give one another label side, or a nudge
pack-problem-label-on-route =
    the name { $place } lies on the route { $route }{ $language ->
    [none] { "" }
   *[other] { " " }(in { $language })
    }: give it another label side, or a nudge
