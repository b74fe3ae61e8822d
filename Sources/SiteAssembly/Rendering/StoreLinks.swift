internal import CatalogModel
internal import Localization
internal import Mustache

/// Links from items into the store, with the site's affiliate parameters.
struct StoreLinks: Sendable {
  private let parameters: [(name: String, value: String)]
  private let rel: TemplateValue
  private let label: TemplateValue

  init(_ site: SiteBlueprint) {
    parameters = site.affiliate
    rel = .text(site.affiliate.isEmpty ? "noopener" : "noopener sponsored")
    label = .text(site.strings[.viewInStore])
  }

  /// Appends the address of a page in the store with the affiliate parameters.
  func write(_ url: WebURL, to output: inout [UInt8]) {
    url.write(settingQuery: parameters, to: &output)
  }

  /// The link to an item; absent where the store sent none.
  func value(
    for item: Item, _ kind: ItemTexts.Kind, price: ItemTexts.Price?, in arena: inout TextArena
  ) -> TemplateValue {
    guard let url = item.storeURL else { return .absent }
    let start = arena.bytes.count
    write(url, to: &arena.bytes)
    return .object(
      .storeLink,
      [arena.text(from: start), rel, price?.label ?? label, price?.storeDescription ?? label, kind.badge])
  }
}
