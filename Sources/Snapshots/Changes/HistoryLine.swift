internal import CatalogModel
internal import Foundation

/// An event as a line of JSON.
struct HistoryLine: Encodable {
  private let at: String
  private let search: String
  private let change: String
  private let country: String
  private let kind: String
  private let id: Int64
  private let name: String
  private let artist: String?
  private let from: String?
  private let to: String?

  /// The longest line read, in bytes.
  private static let longest = 16_384

  /// Takes an event.
  init(_ event: HistoryEvent) {
    at = event.time.text
    search = event.search.text
    country = event.key.country
    kind = event.key.kind.rawValue
    id = event.key.id
    name = event.name
    artist = event.artist
    switch event.kind {
    case .new:
      change = "new"
      (from, to) = (nil, nil)
    case .drop(let old, let new):
      change = "price-drop"
      (from, to) = (old.plainText, new.plainText)
    }
  }

  /// Reads a line; nil for one that is no JSON with these keys.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count <= Self.longest, let members = FlatJSON.members(of: bytes) else { return nil }
    func value(_ key: CodingKeys) -> FlatJSON.Value? { members.last { $0.key == key.stringValue }?.value }
    func text(_ key: CodingKeys) -> String? {
      if case .text(let text) = value(key) { text } else { nil }
    }
    guard let at = text(.at), let search = text(.search), let change = text(.change),
      let country = text(.country), let kind = text(.kind), let name = text(.name),
      case .number(let id) = value(.id)
    else { return nil }
    (self.at, self.search, self.change, self.country, self.kind) = (at, search, change, country, kind)
    (self.id, self.name) = (id, name)
    (artist, from, to) = (text(.artist), text(.from), text(.to))
    // What may be missing must not be something else either.
    for key in [CodingKeys.artist, .from, .to] {
      if case .number = value(key) { return nil }
    }
  }

  /// The line without its end. Keys are in alphabetical order.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The event; nil when a value is none that an event has.
  var event: HistoryEvent? {
    guard let time = UTCTime(at), let search = try? SearchID(search), let kind = eventKind,
      Storefront.codes.contains(country), id > 0, let name = CleanText.line(name)
    else { return nil }
    let key = ItemKey(country: country, kind: ItemKind(rawValue: self.kind), id: id)
    return HistoryEvent(
      at: time, search: search, key: key, name: name, artist: artist.flatMap { CleanText.line($0) }, kind)
  }

  private var eventKind: HistoryEvent.Kind? {
    switch change {
    case "new":
      return .new
    case "price-drop":
      guard let from = from.flatMap(Price.init(plainText:)), let to = to.flatMap(Price.init(plainText:)),
        case .cheaper = ItemChange.Kind(from: from, to: to)
      else { return nil }
      return .drop(from: from, to: to)
    default:
      return nil
    }
  }
}
