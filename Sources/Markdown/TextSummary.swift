/// Text collected up to a length, then cut between words.
struct TextSummary {
  private let limit: Int
  private var scalars = String.UnicodeScalarView()
  private var count = 0
  private var needsSpace = false

  /// Collects at most `limit` Unicode scalars; below 1 it stays empty.
  init(limit: Int) {
    self.limit = max(0, limit)
  }

  /// Whether there is more text than fits.
  var isFull: Bool { count > limit }

  /// Adds text, runs of white space and control characters as one space.
  mutating func append(_ text: String) {
    for scalar in text.unicodeScalars {
      guard !isFull else { return }
      if scalar.properties.isWhitespace || scalar.properties.generalCategory == .control {
        needsSpace = count > 0
      } else {
        add(scalar)
      }
    }
  }

  /// What was collected, with an ellipsis where it was cut.
  var text: String {
    let whole = String(scalars)
    guard isFull else { return whole }
    guard limit > 0 else { return "" }
    return words(in: start(of: whole)) + "\u{2026}"
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    if needsSpace {
      scalars.append(" ")
      count += 1
      needsSpace = false
    }
    scalars.append(scalar)
    count += 1
  }

  /// As many whole characters as leave room for the ellipsis.
  private func start(of whole: String) -> Substring {
    var length = 0
    return whole.prefix { character in
      length += character.unicodeScalars.count
      return length <= limit - 1
    }
  }

  /// Without the word that was cut in two, unless that would leave less than half.
  private func words(in start: Substring) -> String {
    let wasCutInWord = start.endIndex < start.base.endIndex && start.base[start.endIndex] != " "
    var kept = start
    if wasCutInWord, let space = start.lastIndex(of: " "), start[..<space].count >= start.count / 2 {
      kept = start[..<space]
    }
    while let last = kept.last, last == " " || last == "," || last == ";" || last == ":" { kept.removeLast() }
    return String(kept)
  }
}
