/// Finds the known word a misspelt one was probably meant to be.
package enum NearMiss {
  /// The closest candidate, or nil when none is close enough: at most a third of the word's length in edits
  /// (insert, delete, replace, or swap of neighbors), and at least one edit allowed. Letter case and the difference
  /// between `-` and `_` cost nothing. Equally close candidates: the first in `candidates` wins.
  package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let folded = fold(word)
    let limit = max(1, folded.count / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(folded, fold(candidate))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The hint that goes with it: `did you mean "title"?`, or else the known words, the first of them when there are
  /// many; nil when there are none.
  package static func hint(for word: String, in candidates: [String]) -> String? {
    if let nearest = nearest(to: word, in: candidates) { return "did you mean \"\(nearest)\"?" }
    guard !candidates.isEmpty else { return nil }
    let shown = candidates.count <= mostListed ? candidates : candidates.prefix(mostListed) + ["…"]
    return "known here: " + shown.joined(separator: ", ")
  }

  /// How many words a hint lists.
  package static let mostListed = 16

  private static func fold(_ word: String) -> [Character] {
    word.lowercased().map { $0 == "_" ? "-" : $0 }
  }

  /// The optimal string alignment distance. Words longer than 64 characters are treated as unlike anything, which
  /// bounds the work on hostile input.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    guard left.count <= 64, right.count <= 64 else { return .max }
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    for (row, leftCharacter) in left.enumerated() {
      var current = [row + 1]
      for (column, rightCharacter) in right.enumerated() {
        let replacing = previous[column] + (leftCharacter == rightCharacter ? 0 : 1)
        var least = min(previous[column + 1] + 1, current[column] + 1, replacing)
        if row > 0, column > 0, leftCharacter == right[column - 1], left[row - 1] == rightCharacter {
          least = min(least, beforePrevious[column - 1] + 1)
        }
        current.append(least)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
