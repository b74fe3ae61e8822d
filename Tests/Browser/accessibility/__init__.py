"""Whether everybody can use the pages: rules of axe, and what axe leaves open."""
