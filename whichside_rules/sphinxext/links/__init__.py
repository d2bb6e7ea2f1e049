"""What joins the pages: addresses, the tree beside them, the search, what is read again."""
