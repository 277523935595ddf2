"""What a board shows around the game: water, bridges, landmarks, houses."""
