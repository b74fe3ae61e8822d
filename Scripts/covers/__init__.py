"""Cover art for the example site: drawn shapes and set type, the same bytes from the same names."""
