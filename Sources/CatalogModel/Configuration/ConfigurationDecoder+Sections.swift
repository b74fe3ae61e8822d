import Diagnostics
import YAMLReading

extension ConfigurationDecoder {
  /// `store:`
  mutating func store(in site: ConfigurationSection) -> StoreConfiguration {
    let store = section("store", of: site, path: "store")
    let affiliate = section("affiliate", of: store, path: "store.affiliate")
    return StoreConfiguration(
      country: value("country", in: store, Storefront.init(_:)) ?? .unitedStates,
      language: value("language", in: store, StoreLanguage.init),
      includesExplicit: boolean("explicit", in: store) ?? true,
      affiliate: AffiliateConfiguration(
        affiliate: value("at", in: affiliate, AffiliateToken.init),
        campaign: value("ct", in: affiliate, AffiliateToken.init),
        provider: value("pt", in: affiliate, AffiliateToken.init)),
      endpoint: value("endpoint", in: store, StoreEndpoint.init(_:)) ?? .standard,
      pace: pace(in: store), places: places(in: store, below: SearchPlaces()))
  }

  private mutating func pace(in store: ConfigurationSection) -> Int {
    guard let node = store["pace"],
      let pace = findings.integer(node, "pace", in: 1...Int64(StoreConfiguration.fastestPace))
    else { return StoreConfiguration.documentedPace }
    if pace > StoreConfiguration.documentedPace { warn(.fastPace, at: node.position) }
    return Int(pace)
  }

  /// `tiling:`
  mutating func tiling(in site: ConfigurationSection) -> TilingConfiguration {
    let tiling = section("tiling", of: site, path: "tiling")
    let defaults = TilingConfiguration.standard
    let view = size("view", in: tiling)
    let cell = size("cell", in: tiling)
    let button = size("button", in: tiling)
    let measures = TilingConfiguration(
      view: view ?? defaults.view, cell: cell ?? defaults.cell, button: button ?? defaults.button)
    // A measure that could not be read has its own fault; comparing its default would add a false one.
    let areRead = (tiling["cell"] == nil || cell != nil) && (tiling["button"] == nil || button != nil)
    if areRead, !measures.buttonFits {
      report(.buttonExceedsCell, at: (tiling["button"] ?? tiling["cell"])?.position ?? tiling.position)
    }
    return measures
  }

  private mutating func size(_ key: String, in tiling: ConfigurationSection) -> PointSize? {
    value(key, in: tiling) { text throws(ConfigurationFault) in try PointSize(text) }
  }

  /// `support:`
  mutating func support(in site: ConfigurationSection) -> SupportConfiguration {
    let support = section("support", of: site, path: "support")
    return SupportConfiguration(
      email: value("email", in: support, EmailAddress.init), subject: line("subject", in: support),
      rate: link("rate", in: support), about: link("about", in: support))
  }

  /// `markdown:`
  mutating func keepsRawHTML(in site: ConfigurationSection) -> Bool {
    let markdown = section("markdown", of: site, path: "markdown")
    return boolean("raw_html", in: markdown) ?? false
  }

  /// `strings:`
  mutating func strings(in site: ConfigurationSection) -> [StringOverride] {
    guard let node = site["strings"], let pairs = findings.mapping(node, "strings") else { return [] }
    var strings: [StringOverride] = []
    for pair in pairs {
      if pair.value.isAbsent { report(.emptyText(pair.key), at: pair.keyPosition) }
      guard let text = findings.text(pair.value, pair.key) else { continue }
      let location = findings.location(at: pair.keyPosition)
      strings.append(StringOverride(key: Located(pair.key, at: location), text: text))
    }
    return strings
  }
}
