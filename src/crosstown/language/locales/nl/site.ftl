### What Python says of the site, too: to browsers that install it, and where there is no page.

site-lead = Verzamel kaarten, claim routes, verbind de locaties op je bestemmingskaarten. Met twee tot vier spelers, in een kwartier: tegen de computer, op één scherm of via een link met vrienden.
site-nowhere = Eindpunt
site-nowhere-text = Op dit adres is niets.
