internal import CatalogModel
internal import Records
internal import Snapshots

/// When the store last gave the same answers again, for answers whose snapshots did not change then.
///
/// It is kept on the machine and not in the site, where it would be a change without content every day. It lets a fetch
/// that was cut short go on where it stopped. As text: `night-jazz 2026-11-30T12:24:18Z <sha256>`.
struct CheckTimes: Sendable {
  private struct Check {
    let time: UTCTime
    let digest: String
  }

  private var checks: [String: Check] = [:]
  /// The most searches noted.
  private static let most = 10_000

  /// No checks.
  init() {}

  /// Reads a text; lines that say nothing are passed over.
  init(_ text: String) {
    for line in text.split(separator: "\n").prefix(Self.most) {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 3, let time = UTCTime(words[1]), let digest = SHA256Digest(words[2]) else {
        continue
      }
      checks[words[0]] = Check(time: time, digest: digest.text)
    }
  }

  /// When an answer was last received: when it was recorded, or when the same one came again.
  func lastReceived(_ record: SnapshotRecord) -> UTCTime {
    var time = max(record.fetched, record.checked ?? record.fetched)
    if let check = checks[record.search.text], check.digest == record.content.digest.text {
      time = max(time, check.time)
    }
    return time
  }

  /// Notes that a search's answer came again.
  mutating func note(_ record: SnapshotRecord, at time: UTCTime) {
    checks[record.search.text] = Check(time: time, digest: record.content.digest.text)
  }

  /// The text, in the order of the searches.
  var text: String {
    checks.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.time.text) \($0.value.digest)\n" }.joined()
  }
}
