/// Pages that are made and not yet written.
///
/// Several are written in a row because that is faster than one after each was made: the system's code then stays in the
/// processor's caches.
struct PageBatch {
  /// A page in `bytes`.
  struct Page {
    let file: String
    let unit: BuildUnit
    let range: Range<Int>
  }

  /// Enough to be worth it, and little enough to stay in a cache itself.
  private static let fullLength = 256 << 10

  /// The pages' bytes, one behind the other. A page is appended here and then added.
  var bytes: [UInt8] = []
  private(set) var pages: [Page] = []

  /// Whether it is time to write.
  var isFull: Bool { bytes.count >= Self.fullLength }

  /// Adds what was appended to `bytes` since the last page as a page.
  mutating func add(_ file: String, of unit: BuildUnit) {
    pages.append(Page(file: file, unit: unit, range: (pages.last?.range.upperBound ?? 0)..<bytes.count))
  }

  /// Forgets all pages; the memory is kept.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    pages.removeAll(keepingCapacity: true)
  }
}
