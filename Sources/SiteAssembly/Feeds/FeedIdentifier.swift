internal import CatalogModel
internal import Records
internal import Snapshots

/// The id of a feed or of an entry: a URN of a UUID of version 8 (RFC 9562, section 5.8), made from a SHA-256 digest.
///
/// Readers of feeds know by it what they have seen, so what it is made from must stay as it is for ever.
struct FeedIdentifier: Hashable, Sendable {
  /// The URN, such as `urn:uuid:0192e4a0-7c3d-8b1e-9f00-5c1a2b3c4d5e`.
  let text: String

  /// The id of a feed of a site: a search's, or without an id the whole site's.
  init(feedOf identity: String, search: String?) {
    self.init(of: ["feed", identity, search ?? ""])
  }

  /// The id of an event's entry, in whichever search it was seen: an item is new once, and its price drops to some
  /// amount once a day.
  init(_ event: HistoryEvent) {
    let key = event.key
    switch event.kind {
    case .new:
      self.init(of: ["new", key.country, String(key.id), key.kind.rawValue])
    case .drop(_, let price):
      self.init(of: [
        "price-drop", key.country, String(key.id), price.plainText ?? "", event.time.date.isoText,
        key.kind.rawValue,
      ])
    }
  }

  /// No part but the last may have a line end, so that no other parts are the same bytes.
  private init(of parts: [String]) {
    let digest = SHA256Digest(of: Array(parts.joined(separator: "\n").utf8))
    var digits = Array(digest.text.utf8.prefix(32))
    digits[12] = UInt8(ascii: "8")
    digits[16] = Self.variantDigit(digits[16])
    for index in [20, 16, 12, 8] { digits.insert(UInt8(ascii: "-"), at: index) }
    text = "urn:uuid:" + String(decoding: digits, as: UTF8.self)
  }

  /// The hexadecimal digit with its highest two bits made one and zero, which says that the UUID is of RFC 9562.
  private static func variantDigit(_ digit: UInt8) -> UInt8 {
    let value = digit <= UInt8(ascii: "9") ? digit - UInt8(ascii: "0") : digit - UInt8(ascii: "a") + 10
    return Array("89ab".utf8)[Int(value & 3)]
  }
}
