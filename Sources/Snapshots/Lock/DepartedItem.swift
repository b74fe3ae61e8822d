package import CatalogModel

/// An item that a search's answers had once and have no longer.
package struct DepartedItem: Hashable, Sendable {
  /// Where it went.
  package enum Fate: String, CaseIterable, Hashable, Sendable {
    /// The store has it no longer.
    case gone
    /// The store still has it, but does not give it as an answer to this search.
    case left
    /// It could not be looked up yet, so either may be true.
    case missed
  }

  /// Which item.
  package let key: ItemKey
  /// Where it went, as far as was known when it was missed.
  package let fate: Fate
  /// When the last answer that had it was recorded.
  package let lastRecorded: UTCTime
  /// When the fate was found out; the same where nothing was found out since.
  package let settled: UTCTime

  /// The most departed items that are kept of one search; the earliest go first.
  package static let most = 500
  /// The longest name of a kind, in bytes; items of kinds that no store has are not kept.
  private static let longestKind = 40

  /// Takes an item that departed; nil for one of a kind that cannot be written in a line: names of kinds are letters,
  /// digits and hyphens.
  package init?(_ key: ItemKey, _ fate: Fate, lastRecorded: UTCTime, settled: UTCTime? = nil) {
    let kind = key.kind.rawValue.utf8
    let isPlain = kind.allSatisfy {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
    }
    guard isPlain, (1...Self.longestKind).contains(kind.count), key.id > 0 else { return nil }
    self.key = key
    self.fate = fate
    self.lastRecorded = lastRecorded
    self.settled = settled ?? lastRecorded
  }

  /// Reads `gone song 1440833098 2026-11-30T12:24:18Z`, perhaps with the time when that was found out behind it; nil for
  /// anything else.
  package init?(_ line: String, country: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 4 || words.count == 5, let fate = Fate(rawValue: words[0]), let id = Int64(words[2]),
      let time = UTCTime(words[3])
    else { return nil }
    let settled = words.count == 5 ? UTCTime(words[4]) : time
    guard let settled else { return nil }
    let key = ItemKey(country: country, kind: ItemKind(rawValue: words[1]), id: id)
    self.init(key, fate, lastRecorded: time, settled: settled)
  }

  /// The line that stands for it in the lock.
  package var line: String {
    "\(fate.rawValue) \(key.kind.rawValue) \(key.id) \(lastRecorded.text)"
      + (settled == lastRecorded ? "" : " \(settled.text)")
  }
}
