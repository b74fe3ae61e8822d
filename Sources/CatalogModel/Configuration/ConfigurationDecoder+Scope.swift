import Diagnostics
import YAMLReading

extension ConfigurationDecoder {
  /// `category:`, or `media:` and `entity:`, and `attribute:`
  mutating func scope(of search: ConfigurationSection) -> SearchScope {
    let category = value("category", in: search, SearchCategory.init)
    let media = choice("media", in: search)
    let entity = value("entity", in: search, StoreEntity.init(_:))
    let attribute = value("attribute", in: search, StoreAttribute.init)
    reportCombinations(in: search)
    warnAboutMixedEntity(category?.entity ?? entity, in: search)
    if search["lookup"] != nil { return SearchScope(media: nil, entity: entity, attribute: nil) }
    // A value that could not be read has its own fault; what goes with it cannot be judged.
    let isRead =
      (search["category"] == nil || category != nil) && (search["media"] == nil || media != nil)
      && (search["entity"] == nil || entity != nil)
    let scope = SearchScope(media: media, entity: category?.entity ?? entity, attribute: attribute)
    return isRead ? checked(scope, in: search) : scope
  }

  /// `limit:`
  mutating func limit(in search: ConfigurationSection) -> Int? {
    guard let node = search["limit"] else { return nil }
    if search["lookup"] != nil, search["entity"] == nil { warn(.limitWithoutEntity, at: node.position) }
    return findings.integer(node, "limit", in: 1...Int64(SearchConfiguration.highestLimit)).map { Int($0) }
  }

  /// `explicit:`
  mutating func explicit(in search: ConfigurationSection) -> Bool? {
    if let node = search["explicit"], search["lookup"] != nil {
      warn(.withoutEffect("explicit"), at: node.position)
    }
    return boolean("explicit", in: search)
  }

  /// The places of what is written, and of the rest those already known.
  mutating func places(in section: ConfigurationSection, below defaults: SearchPlaces) -> SearchPlaces {
    var places = defaults
    for key in SearchKey.allCases {
      if let node = section[key.rawValue] { places[key] = findings.location(at: node.position) }
    }
    return places
  }

  private mutating func choice(_ key: String, in search: ConfigurationSection) -> StoreMedia? {
    value(key, in: search) { text throws(ConfigurationFault) in
      if let media = StoreMedia(rawValue: text) { return media }
      throw .unknownValue(text, of: key, allowed: StoreMedia.allCases.map(\.rawValue))
    }
  }

  /// Keys that exclude each other.
  private mutating func reportCombinations(in search: ConfigurationSection) {
    if let category = search["category"], let key = ["entity", "media"].first(where: { search[$0] != nil }) {
      let position = search[key]?.position ?? category.position
      report(.categoryAndScope(key), at: max(category.position, position))
    }
    guard search["lookup"] != nil else { return }
    for key in ["media", "attribute"] {
      if let node = search[key] { report(.notWithLookup(key), at: node.position) }
    }
    if let category = search["category"] { warn(.withoutEffect("category"), at: category.position) }
  }

  private mutating func warnAboutMixedEntity(_ entity: StoreEntity?, in search: ConfigurationSection) {
    guard entity == .macSoftware, let node = search["entity"] ?? search["category"] else { return }
    warn(.mixedEntity(StoreEntity.macSoftware.name), at: node.position)
  }

  /// The scope, its parts held against each other.
  private mutating func checked(_ scope: SearchScope, in search: ConfigurationSection) -> SearchScope {
    if let media = scope.media, let entity = scope.entity, !entity.media.contains(media),
      let node = search["entity"]
    {
      report(.foreignEntity(entity.name, media), at: node.position)
      return scope
    }
    guard let attribute = scope.attribute, let node = search["attribute"] else { return scope }
    let media = scope.media.map { [$0] } ?? scope.entity?.media ?? [.all]
    guard let home = media.first(where: { $0.attributes.contains(attribute.name) }) else {
      report(.foreignAttribute(attribute.name, scope), at: node.position)
      return scope
    }
    // An attribute is one of the media's, which are all when nothing is said.
    let isOfAll = StoreMedia.all.attributes.contains(attribute.name)
    return SearchScope(
      media: scope.media ?? (isOfAll ? nil : home), entity: scope.entity, attribute: attribute)
  }
}
