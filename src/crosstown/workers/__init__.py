"""Where jobs are done: in this process, on processes of this machine, or on a Ray cluster."""
