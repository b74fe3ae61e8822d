/// What is known of the calls made from this machine: when the last ones ended, and until when the store wants none.
///
/// As text it is one line a fact, in seconds since 1970: `call 1796041458.123`, `refused 1796041458.123 1796042058.000`.
struct PaceState: Hashable, Sendable {
  /// When the store refused calls.
  struct Refusal: Hashable, Sendable {
    /// When it did.
    let time: Duration
    /// When it may be asked again.
    let end: Duration
  }

  /// When the last calls ended.
  var ends: [Duration] = []
  /// The last refusal, unless a call was answered after it.
  var refusal: Refusal?

  /// The most calls noted; more than any limit asks for.
  static let mostCalls = 10_000
  /// The longest a noted refusal is believed.
  private static let longestRefusal = Duration.seconds(86_400)

  /// No calls.
  init() {}

  /// Reads a text. Lines that say nothing are passed over: at worst the store is asked too soon. Times after `now` are
  /// taken as `now`, and a refusal that seems to come from the future does not count.
  init(_ text: String, now: Duration) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      switch words.first {
      case "call" where words.count == 2:
        if let end = Self.duration(words[1]) { ends.append(min(end, now)) }
      case "refused" where words.count == 3:
        guard let time = Self.duration(words[1]), let end = Self.duration(words[2]), time <= now else {
          break
        }
        refusal = Refusal(time: time, end: min(end, time + Self.longestRefusal))
      default: break
      }
    }
    ends = Array(ends.sorted().suffix(Self.mostCalls))
  }

  /// The text, without the calls that no longer matter at `now`.
  func text(now: Duration, window: Duration) -> String {
    var text = ""
    for end in ends where end + window > now { text += "call \(Self.text(end))\n" }
    if let refusal { text += "refused \(Self.text(refusal.time)) \(Self.text(refusal.end))\n" }
    return text
  }

  /// Seconds with three decimals, rounded up, so that a call never seems to have ended earlier than it did.
  private static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    let rest = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - rest.utf8.count))\(rest)"
  }

  private static func duration(_ text: Substring) -> Duration? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 3, parts[0].utf8.count <= 12,
      let seconds = Int64(parts[0]),
      let milliseconds = Int64(parts[1]), seconds >= 0, milliseconds >= 0
    else { return nil }
    return .seconds(seconds) + .milliseconds(milliseconds)
  }
}
