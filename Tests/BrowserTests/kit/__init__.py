"""What the browser tests share: the server under test, a plain HTTP visitor, and looks at pages."""
