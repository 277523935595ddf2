### The workshop, in which people make cities of their own.

## The door of the workshop

workshop-title = The workshop
workshop-lead = Draw a city of your own, see at once whether it works, play it tonight and print it. Everything stays on this device.
workshop-drafts = My drafts
workshop-no-drafts = Nothing here yet. Your cities will stand here as soon as you begin one.
workshop-begin = Begin a city
workshop-begin-nothing = With an empty map
workshop-begin-draft = With a first draft
workshop-begin-copy = With a copy of a city
workshop-begin-file = With a file
workshop-open-file = Open a TOML file …
workshop-drop-file = Or drop it here.
workshop-opening = One moment: the draft is being made …
workshop-first-told = The program lays out places, a net of routes, their colours and tickets. You change what you like.
workshop-first-names = Names of the places
workshop-first-names-told = One on each line. Without names, a number of places is enough.
workshop-first-count = Number of places
workshop-first-grid = Places on a grid
workshop-first-make = Make a first draft
workshop-new-city = My city
workshop-copy-name = { $name } (copy)
workshop-duplicate = Duplicate { $name }
workshop-delete = Delete { $name }
workshop-deleted = { $name } was deleted.
workshop-bring-back = Bring it back
workshop-missing = No such draft on this device
workshop-missing-told = It was deleted, or it is on another device. Drafts travel as files: save one there and open it here.
workshop-to-drafts = To my drafts

## The bar

workshop-saved = Saved on this device
workshop-saving = Saving …
workshop-not-saved = Not saved: this device has no room, or forbids it.
workshop-parted = Another tab had changed this draft. Yours goes on as a copy.
workshop-undo = Undo
workshop-redo = Redo
workshop-undo-what = Undo: { $what }
workshop-redo-what = Redo: { $what }
workshop-undone = Undone: { $what }
workshop-redone = Done again: { $what }
workshop-nothing-left = Nothing left
workshop-loading = The drawing board is being set up (once only): { $percent } %
workshop-loading-label = How far the drawing board is set up

## Sections

workshop-sections = Parts of the city
workshop-section-map = Map
workshop-section-tickets = Tickets
workshop-section-scenery = Scenery
workshop-section-districts = Districts
workshop-section-souvenirs = Souvenirs
workshop-section-rules = Cards and pieces
workshop-section-city = City
workshop-section-problems = Problems
workshop-section-balance = Balance
workshop-section-play = Play and print

## The map

workshop-board = The map of { $city }
workshop-board-help = Arrows move the cursor, P adds a place, R joins places, E edits. Press the question mark for all keys.
workshop-tools = Tools
workshop-tool-select = Move
workshop-tool-select-told = Choose and move: drag places, names and routes
workshop-tool-place = Places
workshop-tool-place-told = New places: click on the map
workshop-tool-route = Routes
workshop-tool-route-told = New routes: drag from place to place, or click on both
workshop-balance-colours = Balance colours
workshop-balance-colours-told = Gives all routes colours anew, each as often as the others
workshop-arrange-names = Arrange names
workshop-arrange-names-told = Puts every name where it meets no other and no route
workshop-map-told = Choose something on the map or in these lists, or take another tool.
workshop-places =
    { $count ->
        [one] 1 place
       *[other] { $count } places
    }
workshop-routes =
    { $count ->
        [one] 1 route
       *[other] { $count } routes
    }
workshop-chosen =
    { $count ->
        [one] 1 thing chosen
       *[other] { $count } things chosen
    }
workshop-chosen-told = Drag one of the places, and all move along.
workshop-place = Place
workshop-new-place = Place { $number }
workshop-name = Name
workshop-side = Side of the name
workshop-side-n = above
workshop-side-ne = above right
workshop-side-e = right
workshop-side-se = below right
workshop-side-s = below
workshop-side-sw = below left
workshop-side-w = left
workshop-side-nw = above left
workshop-wrap = Name on two lines
workshop-exactly = Exact position
workshop-x = From the left
workshop-y = From the top
workshop-nudge-x = Name further right
workshop-nudge-y = Name further down
workshop-id = Name in the file
workshop-connect = Join with …
workshop-remove = Remove
workshop-length = Length
workshop-colour = Colour
workshop-colour-other = Colour of the other half
workshop-double = Double route
workshop-ferries = Ferry symbols
workshop-vehicle = Vehicle
workshop-curve = Bend
workshop-less = { $what }: less
workshop-more = { $what }: more
workshop-link-from = From { $place }. Now choose the other place.
workshop-route-there = { $a } and { $b } are joined by a double route already.
workshop-ticket-there = There is a ticket from { $a } to { $b } already.
workshop-cursor = { $x }, { $y }
workshop-cursor-place = At { $place }
workshop-no-place-here = There is no place here.

## What was done

workshop-did-place = New place: { $place }
workshop-did-move = { $place } moved
workshop-did-name = Name: { $place }
workshop-did-label = Name of { $place } put elsewhere
workshop-did-change-place = { $place } changed
workshop-did-route = New route: { $a } – { $b }
workshop-did-change-route = { $a } – { $b } changed
workshop-did-bend = { $a } – { $b } bent
workshop-did-remove =
    { $count ->
        [one] 1 thing removed
       *[other] { $count } things removed
    }
workshop-did-balance = Colours balanced
workshop-did-arrange = Names arranged
workshop-did-ticket = New ticket: { $a } – { $b }
workshop-did-tickets = Tickets changed
workshop-did-suggest =
    { $count ->
        [one] 1 ticket added
       *[other] { $count } tickets added
    }
workshop-did-scenery = Scenery changed
workshop-did-districts = Districts changed
workshop-did-paint = { $place } is in district { $district }
workshop-did-souvenirs = Souvenirs at { $place } changed
workshop-did-change-souvenirs = Souvenirs changed
workshop-did-rules = Cards and pieces changed
workshop-did-city = City changed
workshop-did-style = Look changed
workshop-did-names = Names changed

## Tickets

workshop-tickets-told = Drag from place to place on the map for a new ticket. The numbers tell how many tickets a place is on.
workshop-tickets =
    { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }
workshop-ticket = Ticket
workshop-from = From
workshop-to = To
workshop-points = Points
workshop-shortest =
    { $count ->
        [one] The shortest way takes 1 card.
       *[other] The shortest way takes { $count } cards.
    }
workshop-shortest-odd =
    { $count ->
        [one] Worth { $points }, but the shortest way takes 1 card.
       *[other] Worth { $points }, but the shortest way takes { $count } cards.
    }
workshop-points-odd = { $points } (way: { $count })
workshop-no-way = No routes lead there.
workshop-suggest = Suggest tickets
workshop-suggest-until = Until there are
workshop-offers = How many are offered
workshop-tickets-deal = At the start
workshop-tickets-deal-keep = Keep at least, of those
workshop-tickets-draw = When drawing
workshop-tickets-draw-keep = Keep at least, of those drawn

## Scenery

workshop-scenery-told = Later shapes lie on earlier ones. Water and parks look best if they go on beyond the edge.
workshop-draw = Draw
workshop-scenery-water = Water
workshop-scenery-park = Park
workshop-scenery-land = Land
workshop-scenery-river = River
workshop-scenery-bridge = Bridge
workshop-scenery-text = Words
workshop-draw-told = Click on the map for each corner, then finish the shape. With the keyboard, Enter sets a corner, and Enter again at the last one finishes.
workshop-draw-text = Click where the words should stand.
workshop-draw-finish =
    { $count ->
        [one] Finish with 1 corner
       *[other] Finish with { $count } corners
    }
workshop-corner-told =
    { $count ->
        [one] 1 corner
       *[other] { $count } corners
    }
workshop-corners-few = It needs at least { $corners } corners.
workshop-new-text = New words
workshop-text = Words on the map
workshop-kind = Kind
workshop-open-line = An open line
workshop-width = Width
workshop-corners =
    { $count ->
        [one] 1 corner, one by one
       *[other] { $count } corners, one by one
    }
workshop-corner-x = Corner { $number }, from the left
workshop-corner-y = Corner { $number }, from the top
workshop-corner-add = Add one after { $number }
workshop-corner-remove = Remove { $number }
workshop-lower = Lower
workshop-higher = Higher
workshop-shapes =
    { $count ->
        [one] 1 shape
       *[other] { $count } shapes
    }

## Districts and souvenirs

workshop-districts-told = Choose a district, then click on the places that belong to it. Whoever joins all its places scores its points.
workshop-district = District
workshop-district-number = District { $number }
workshop-district-add = Add a district
workshop-district-remove = Remove district { $number }
workshop-souvenirs-told = Click on places where souvenirs should lie at the start. Whoever claims a route there takes one.
workshop-souvenirs-some = Play with souvenirs
workshop-souvenirs-none = Play without souvenirs
workshop-souvenir-start = Places with souvenirs
workshop-souvenir-add = Add a place …
workshop-souvenir-kinds = Kinds of souvenirs
workshop-souvenir-kind = Kind { $number }
workshop-souvenir-counts = How many lie there
workshop-souvenir-stack = In each stack, { $players } players
workshop-souvenir-placed = In stacks that players place, { $players } players
workshop-souvenir-placed-by =
    { $stack ->
        [1] Who places the first of them (1 = last player), { $players } players
       *[other] Who places the second of them (1 = last player), { $players } players
    }
workshop-souvenir-points = What different souvenirs score
workshop-souvenir-worth =
    { $count ->
        [one] 1 different one
       *[other] { $count } different ones
    }

## Cards and pieces

workshop-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
workshop-colour-add = Add a colour …
workshop-colour-remove = Remove { $colour }; its routes become grey
workshop-wilds = Wilds
workshop-wild-name = The wild is called
workshop-hand = Cards at the start
workshop-market = Face-up cards
workshop-market-wilds = Face-up wilds that clear the market
workshop-vehicle-number = Pieces { $number }
workshop-vehicle-add = Add a kind of piece
workshop-vehicle-remove = Remove { $vehicle }
workshop-drawing = Picture
workshop-drawing-bus = bus
workshop-drawing-cable-car = cable car
workshop-drawing-tram = tram
workshop-drawing-subway = subway
workshop-drawing-nostalgic-tram = old tram
workshop-drawing-ferry = ferry
workshop-drawing-other = { $name }
workshop-drawing-wagon = wagon
workshop-pieces = Pieces for each player
workshop-takes = A route takes
workshop-takes-per-space = a piece for each space
workshop-takes-one = a single piece
workshop-points-for =
    { $count ->
        [one] Points for 1 space
       *[other] Points for { $count } spaces
    }
workshop-longer = Allow longer routes
workshop-shorter = Remove the longest
workshop-short-add = Allow shorter routes
workshop-short-remove = Remove the shortest
workshop-ending = End and double routes
workshop-pieces-left = Pieces left that begin the last round
workshop-both-from = Both halves of a double route from so many players

## The city

workshop-city-name = Name of the city
workshop-city-id = Short name
workshop-city-id-told = Lower-case words joined by hyphens. The file is called { $file }.
workshop-edition = Edition
workshop-fewest = Fewest players
workshop-most = Most players
workshop-notes = Notes
workshop-sourced = From sources, one on each line
workshop-designed = Made up, one on each line
workshop-provenance = Where the board comes from
workshop-provenance-original = my own idea
workshop-provenance-reconstruction = partly from a printed game
workshop-provenance-verified = copied from a printed game
workshop-style = Look
workshop-theme = Palette and houses
workshop-theme-auto = as the vehicles suggest
workshop-theme-terraces = terraces
workshop-theme-hills = hills
workshop-theme-courtyards = courtyards
workshop-theme-domes = domes
workshop-theme-other = { $name }
workshop-theme-mixed = mixed from the names
workshop-lettering = Lettering
workshop-lettering-auto = as the palette suggests
workshop-lettering-other = { $name }
workshop-lettering-plain = plain
workshop-lettering-humanist = round
workshop-lettering-deco = nineteen-twenties
workshop-lettering-grotesk = narrow
workshop-own-colours = Colours of one’s own
workshop-ink-paper = paper
workshop-ink-ink = ink
workshop-ink-accent = title
workshop-ink-trim = edges
workshop-ink-water = water
workshop-ink-park = parks
workshop-ink-bridge = bridges
workshop-ink-roof = roofs
workshop-ink-livery = backs of cards
workshop-names = Names in other languages
workshop-names-told = Whatever stays empty keeps its own name.
workshop-names-language = Language of the names

## Problems

workshop-problem-count = Problems:
workshop-problems-told = These must be mended before the city can be played. A click leads there.
workshop-problems-none = No problems: this city can be played.
workshop-problems-wait = The check begins as soon as the drawing board is set up.
workshop-warnings =
    { $count ->
        [one] 1 hint
       *[other] { $count } hints
    }
workshop-warnings-told = The city can be played, but the board is hard to read there.
workshop-show-problems = Show the problems

## Play, print, file

workshop-play = Play it
workshop-play-problems =
    { $count ->
        [one] 1 problem must be mended first.
       *[other] { $count } problems must be mended first.
    }
workshop-play-here = Here, alone or at one screen
workshop-play-together = With friends, by a link
workshop-print = Print it
workshop-print-on = PDF on { $paper }
workshop-paper-a4 = A4
workshop-paper-letter = Letter
workshop-paper-a3 = A3
workshop-print-refused = Only boards of one’s own are printed. This one comes from a printed game, and is for the screen.
workshop-print-command = Save the file, and print it with the program on your computer:
workshop-file = The file
workshop-file-told = All of the city in one text file: to give away, for the command line, for another device.
workshop-save-file = Save { $file }

## Keys

workshop-keys = Keys
workshop-keys-told = They work while the map has the focus.
workshop-key-board = to the map, from anywhere
workshop-key-arrows = move the cursor
workshop-key-small = move it in small steps
workshop-key-next = to the next place, or the one before
workshop-key-enter = choose what is there, or use the tool
workshop-key-place = new place at the cursor
workshop-key-route = begin a route at this place, and end it at another
workshop-key-edit = to the form of what is chosen
workshop-key-move = move the chosen place, or bend the chosen route
workshop-key-label = name on the next side; on two lines
workshop-key-length = length of the chosen route
workshop-key-colour = its next colour; double or single
workshop-key-delete = remove what is chosen
workshop-key-cancel = give up what is half done
workshop-key-zoom = nearer, further, all of the map
workshop-key-undo = undo, redo

## What can go wrong

problem-workshop-keeps-nothing = This browser keeps nothing for this page. Allow it, or save your city as a file.
problem-workshop-no-pack = This file is no city. A city is a TOML file, as docs/cities.md describes it.
problem-workshop-python = The drawing board did not answer. Your draft is safe: load the page again.
