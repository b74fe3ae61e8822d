"""What the browser tests share: sites made for a test, a server on the loopback interface, and three browsers."""
