"""What bin/lint proves about the text of the tree. Each module has a TITLE and faults(tree)."""
