"""A player in ten lines."""

from crosstown.players import Player


class Builder(Player):
    """Claims the longest route that it can pay for, and otherwise draws cards."""

    def choose(self, view, moves):
        """One of the legal moves."""
        claims = [move for move in moves if move.kind == "claim"]
        if claims:
            return max(claims, key=lambda move: self.city.route[move.route].length)
        return self.chance.choice([move for move in moves if move.kind != "tickets"] or moves)
