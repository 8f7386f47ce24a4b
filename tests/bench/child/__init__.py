"""What runs in a process of its own, to be measured: the program, or a plain thing to compare with."""
