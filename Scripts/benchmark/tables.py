"""The figures as text."""
from targets import median

ROWS = ["clean", "nothing", "one snapshot", "one intro", "one item", "one template", "site title"]
# Only sizes with changes have this row.
CHANGES = "site title"


def print_tables(result):
    machine = result["machine"]
    print(f"{machine['processor']}, {machine['cores']} cores, {machine['memoryGB']} GB, {machine['kernel']}, "
          f"{machine['fileSystem']}; load at start {machine['loadAtStart']:.1f}")
    print(f"{result['catalog']} catalog; medians of {result['runs']} runs taken in turn")
    for size, found in by_size(result):
        if CHANGES in found["rows"]:
            print_size(result, size, found)
    print_scaling(result)
    print_targets(result["targets"])


def by_size(result):
    return sorted(result["sizes"].items(), key=lambda pair: int(pair[0]))


def number(value, form, width):
    return f"{'–' if value is None else format(value, form):>{width}}"


def print_size(result, size, found):
    rows = found["rows"]
    print(f"\n{size} searches of 200 items: {found['pages']:,} pages, {found['files']:,} files")
    print(f"{'':23}{'Vitrine':>8}{'':24}{'Hugo 0.168':>11}{'':16}{'Vitrine /':>11}{'/':>8}")
    print(f"{'':23}{'wall s':>8}{'CPU s':>8}{'MB':>7}{'written':>9}{'wall s':>11}{'CPU s':>8}{'MB':>8}"
          f"{'Hugo':>11}{'floor':>8}")
    floor = median(result, size, "floor")
    for row in ROWS:
        peer = "hugo clean" if row == "clean" else "hugo rebuild"
        ours, theirs = median(result, size, row), median(result, size, peer)
        share = ours / theirs * 100 if theirs else None
        print(f"{row if row == 'clean' else row + ' changed':23}{ours:8.3f}"
              + number(median(result, size, row, "cpu"), ".3f", 8) + number(median(result, size, row, "memory"), ".0f", 7)
              + number(median(result, size, row, "written"), ",.0f", 9) + number(theirs, ".3f", 11)
              + number(median(result, size, peer, "cpu"), ".3f", 8)
              + number(median(result, size, peer, "memory"), ".0f", 8)
              + number(share, ".1f", 9) + (" %" if share else "  ")
              + (f"{ours / floor:7.1f}×" if row == "clean" else ""))
    print(f"{'floor':23}{floor:8.3f}    the same files written from memory, by one thread in C")
    print("A build of the unchanged site touched no file; after each change the output was, byte for byte, that of a clean "
          "build.")
    if "hugo clean" in rows:
        runs = len(rows["hugo clean"]["samples"])
        print(f"Hugo ran {'once' if runs == 1 else f'{runs} times'}; its rebuild is a second run over its output, which "
              "makes every page again.")


def print_scaling(result):
    if all(CHANGES in found["rows"] for _, found in by_size(result)):
        return
    print(f"\n{'clean builds':14}{'Vitrine s':>11}{'MB':>6}{'Hugo s':>10}{'MB':>7}{'floor s':>10}")
    for size, found in by_size(result):
        print(f"{found['items']:>8,} items{median(result, size, 'clean'):>11.3f}"
              + number(median(result, size, "clean", "memory"), ".0f", 6)
              + number(median(result, size, "hugo clean"), ".3f", 10)
              + number(median(result, size, "hugo clean", "memory"), ".0f", 7)
              + number(median(result, size, "floor"), ".3f", 10))


def amount(value, unit):
    if unit == "%":
        return f"{value * 100:.1f} %"
    return f"{value:.1f} {unit}"


def print_targets(targets):
    print(f"\n{'target':66}{'value':>10}{'limit':>11}")
    for target in targets:
        value, limit = (amount(target[key], target["unit"]) for key in ("value", "limit"))
        print(f"{target['name']:66}{value:>10}{limit:>11}  {'pass' if target['passed'] else 'FAIL'}")
