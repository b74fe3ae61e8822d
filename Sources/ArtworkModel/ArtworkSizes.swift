/// The sizes that pictures are offered in: sides in pixels of the squares they fit into.
package enum ArtworkSizes {
  /// For a tile: 60 points at 1×, 2× and 3×, and what scaled tiles need.
  package static let tile = [60, 120, 180, 240, 360]
  /// For a detail page.
  package static let detail = [100, 200, 300, 600]
  /// All of them, ascending.
  package static let all = Set(tile + detail).sorted()
  /// The largest, and so the size to ask the store for.
  package static let largest = 600

  /// The sizes that are made of a picture whose longer side has `side` pixels, ascending: nothing is enlarged, so those
  /// that it exceeds, and then its own size or, where it is larger than all, the largest.
  package static func made(ofSide side: Int) -> [Int] {
    let side = max(side, 1)
    return all.filter { $0 < side && $0 < largest } + [min(side, largest)]
  }

  /// Which of the sizes made of such a picture stand for `wanted` sizes, ascending: those themselves and, where it is
  /// too small for all of them, its own size.
  package static func offered(_ wanted: [Int], ofSide side: Int) -> [Int] {
    let made = made(ofSide: side)
    let found = wanted.filter(made.contains)
    guard let own = made.last, let most = wanted.last, own < most, !found.contains(own) else { return found }
    return found + [own]
  }
}
