internal import CSimdjson
internal import CatalogModel

extension ItemDecoder {
  /// The longest kind taken as sent, in scalars.
  private static let longestKind = 64

  /// The kind of product: what `kind` says, or what the wrapper and its subtype say where there is no kind.
  static func kind(of fields: ResultFields) -> ItemKind {
    if let text = fields.text(CSJField.kind) { return word(text) ?? kind(ofWrapperIn: fields) }
    return kind(ofWrapperIn: fields)
  }

  private static func kind(ofWrapperIn fields: ResultFields) -> ItemKind {
    guard let text = fields.text(CSJField.wrapperType), let wrapper = word(text) else {
      return kind(ofIdsIn: fields)
    }
    switch wrapper.rawValue {
    case "collection": return collectionKind(fields)
    case "artist": return artistKind(fields)
    case "podcastEpisode": return .podcastEpisode
    default: return wrapper
    }
  }

  /// Neither `kind` nor `wrapperType`: the most specific id it has says what it is.
  private static func kind(ofIdsIn fields: ResultFields) -> ItemKind {
    if fields.has(CSJField.trackId) { return ItemKind(rawValue: "track") }
    return fields.has(CSJField.collectionId) ? .album : .artist
  }

  /// "Album" and "Compilation" are albums; "TV Season" and whatever comes later become words of their own.
  private static func collectionKind(_ fields: ResultFields) -> ItemKind {
    guard let text = fields.text(CSJField.collectionType), let type = word(text)?.rawValue else {
      return .album
    }
    if type == "Album" || type == "Compilation" { return .album }
    return ItemKind(rawValue: type.lowercased().split(separator: " ").joined(separator: "-"))
  }

  private static func artistKind(_ fields: ResultFields) -> ItemKind {
    guard let text = fields.text(CSJField.artistType), let type = word(text)?.rawValue else {
      return .artist
    }
    return type.hasSuffix("Author") ? .author : .artist
  }

  private static func word(_ text: CheckedUTF8) -> ItemKind? {
    CleanText.line(text, limit: longestKind).map(ItemKind.init)
  }
}
