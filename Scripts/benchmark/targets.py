"""What the figures are held against."""

REFERENCE, LARGE = "50", "500"


def median(result, size, row, key="wall"):
    return result["sizes"].get(size, {}).get("rows", {}).get(row, {}).get("median", {}).get(key)


def judge(result):
    """Each target that can be judged by what was measured: value, limit, whether it is met."""
    def of(row, key="wall", size=REFERENCE):
        return median(result, size, row, key)

    def ratio(numerator, denominator):
        return numerator / denominator if numerator is not None and denominator else None

    version = result["version"]["median"]["wall"] * 1000
    wanted = [
        ("10,000 items, clean: wall time, share of Hugo's", ratio(of("clean"), of("hugo clean")), 1 / 10, "%"),
        ("10,000 items, clean: wall time, times the floor", ratio(of("clean"), of("floor")), 3, "×"),
        ("10,000 items, clean: CPU time, share of Hugo's",
         ratio(of("clean", "cpu"), of("hugo clean", "cpu")), 1 / 8, "%"),
        ("10,000 items, clean: peak memory", of("clean", "memory"), 64, "MB"),
        ("100,000 items, clean: wall time, times that of 10,000",
         ratio(of("clean", size=LARGE), of("clean")), 11, "×"),
        ("100,000 items, clean: peak memory", of("clean", "memory", LARGE), 300, "MB"),
        ("10,000 items, nothing changed: share of Hugo's rebuild",
         ratio(of("nothing"), of("hugo rebuild")), 0.02, "%"),
        *((f"10,000 items, {change} changed: share of Hugo's rebuild",
           ratio(of(change), of("hugo rebuild")), 0.03, "%")
          for change in ("one snapshot", "one intro", "one item")),
        ("--version", version, 15, "ms"),
    ]
    return [{"name": name, "value": value, "limit": limit, "unit": unit, "passed": value <= limit}
            for name, value, limit, unit in wanted if value is not None]
