import Diagnostics
import YAMLReading

extension ConfigurationDecoder {
  /// `searches:`
  mutating func searches(in site: ConfigurationSection, _ store: StoreConfiguration) -> [SearchConfiguration]
  {
    require("searches", in: site)
    guard let node = site["searches"], let entries = findings.list(node, "searches") else { return [] }
    if entries.isEmpty { report(.emptyList("searches"), at: node.position) }
    var searches: [SearchConfiguration] = []
    var taken = TakenNames()
    for entry in entries {
      if let search = search(entry, store, &taken) { searches.append(search) }
    }
    return searches
  }

  /// The names earlier searches have, with their lines.
  private struct TakenNames {
    var ids: [SearchID: Int] = [:]
    var snapshots: [SitePath: Int] = [:]
  }

  private mutating func search(
    _ node: YAMLNode, _ store: StoreConfiguration, _ taken: inout TakenNames
  ) -> SearchConfiguration? {
    if node.isAbsent { report(.missingKey("id"), at: node.position) }
    guard let search = section(node, "search", path: "searches[]") else { return nil }
    require("id", in: search)
    let id = located("id", in: search, SearchID.init)
    let isNew = id.map { claim($0, &taken) } ?? false
    let query = query(in: search)
    let snapshot = snapshot(of: id, in: search, isNew: isNew, &taken)
    let title = line("title", in: search)
    let scope = scope(of: search)
    let limit = limit(in: search) ?? SearchConfiguration.highestLimit
    let explicit = explicit(in: search) ?? store.includesExplicit
    let country = value("country", in: search, Storefront.init(_:)) ?? store.country
    let language = value("language", in: search, StoreLanguage.init) ?? store.language
    let order = choice("order", in: search, default: SearchOrder.name)
    let intro = intro(in: search)
    let summary = paragraph("summary", in: search)
    guard let id, let query, let snapshot else { return nil }
    return SearchConfiguration(
      id: id, title: title ?? query.title ?? id.value.readable, query: query, scope: scope, limit: limit,
      includesExplicit: explicit, country: country, language: language,
      places: places(in: search, below: store.places), order: order, intro: intro, snapshot: snapshot,
      summary: summary)
  }

  /// Whether no earlier search has the id.
  private mutating func claim(_ id: Located<SearchID>, _ taken: inout TakenNames) -> Bool {
    guard let position = id.location.position else { return true }
    if let line = taken.ids[id.value] {
      report(.duplicateID(id.value.text, firstLine: line), at: position)
      return false
    }
    taken.ids[id.value] = position.line
    return true
  }

  private mutating func snapshot(
    of id: Located<SearchID>?, in search: ConfigurationSection, isNew: Bool, _ taken: inout TakenNames
  ) -> Located<SitePath>? {
    let isGiven = search["snapshot"] != nil
    let standard = id.map { Located(SitePath(snapshotOf: $0.value), at: $0.location) }
    let path = isGiven ? located("snapshot", in: search, Self.snapshotPath) : standard
    guard let path, let position = path.location.position, isGiven || isNew else { return path }
    if let line = taken.snapshots[path.value] {
      report(.sharedSnapshot(path.value.text, firstLine: line), at: position)
    } else {
      taken.snapshots[path.value] = position.line
    }
    files.append(NamedFile(.snapshot(id?.value), at: path))
    return path
  }

  /// A path that fetching may write to without harm to the site's other files.
  private static func snapshotPath(_ text: String) throws(ConfigurationFault) -> SitePath {
    let path = try SitePath(text)
    let isTaken =
      text.hasSuffix(".departed.json") || text.split(separator: "/").contains { $0.hasPrefix(".") }
    guard text.hasSuffix(".json"), !isTaken else { throw .snapshotName }
    return path
  }
}

extension SearchQuery {
  /// What it can be called when it has no name.
  fileprivate var title: String? {
    switch self {
    case .term(let term): term
    case .lookup: nil
    }
  }
}
