"""Scenery under the game: land, water, bridges, landmarks, houses and trees."""
