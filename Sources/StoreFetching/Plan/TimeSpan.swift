/// Lengths of time as people write and read them.
package enum TimeSpan {
  /// Reads `90s`, `30m`, `12h`, `2d`, `1w` as seconds; nil for anything else and for more than ten years.
  package static func seconds(_ text: String) -> Int64? {
    let units: [Character: Int64] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400, "w": 604_800]
    let digits = text.dropLast()
    guard let unit = text.last.flatMap({ units[$0] }), !digits.isEmpty, digits.utf8.count <= 9,
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int64(digits)
    else { return nil }
    let seconds = count * unit
    return seconds <= longest ? seconds : nil
  }

  private static let longest: Int64 = 10 * 366 * 86_400

  /// A length in words of one unit, rounded down from two of it on: `45 s`, `3 min`, `12 h`, `5 days`.
  package static func words(seconds: Int64) -> String {
    switch max(0, seconds) {
    case ..<120: "\(max(0, seconds)) s"
    case ..<7_200: "\(seconds / 60) min"
    case ..<172_800: "\(seconds / 3_600) h"
    default: "\(seconds / 86_400) days"
    }
  }
}
