"""Cities that guests bring: checked, drawn and printed in a process of their own, and served."""
