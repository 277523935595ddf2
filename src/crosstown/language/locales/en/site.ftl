### What Python says of the site, too: to browsers that install it, and where there is no page.

site-lead = Collect cards, claim routes, connect the places on your tickets. Two to four players, a quarter of an hour: against the computer, at one screen, or with friends by link.
site-nowhere = End of the line
site-nowhere-text = There is nothing at this address.
