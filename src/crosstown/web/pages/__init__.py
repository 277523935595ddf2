"""Pages for people: made by the server from views, with forms and without scripts. No rules."""
