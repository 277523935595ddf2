"""First lessons: games from fixed deals in which somebody learns by doing. Each is a file beside this one."""
