import Diagnostics

/// How many faults of one template are reported; the rest are counted.
///
/// A template of a mebibyte has room for a hundred thousand of them, each with the line it is in.
struct FaultQuota {
  /// The most faults reported for one template.
  static let limit = 100

  private(set) var count = 0
  private var firstLeftOut: Int?

  /// Counts a fault at a byte offset; false when there were enough of them before.
  mutating func admits(at offset: Int) -> Bool {
    count += 1
    if count > Self.limit, firstLeftOut == nil { firstLeftOut = offset }
    return count <= Self.limit
  }

  /// The error that stands for those left out, at the first of them; nil when there are none.
  func remainder(in source: SourceText) -> Diagnostic? {
    guard let firstLeftOut else { return nil }
    let rest = count - Self.limit
    return Diagnostic(
      .error, "and \(rest) more \(rest == 1 ? "error" : "errors") in this template",
      at: source.location(ofByteAt: firstLeftOut))
  }
}
