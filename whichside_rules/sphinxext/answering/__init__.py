"""The page that answers: what runs in the browser, and what it completes."""
