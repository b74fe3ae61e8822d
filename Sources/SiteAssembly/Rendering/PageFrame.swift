internal import CatalogModel
internal import Localization
internal import Mustache

/// The values that every page has, made once for the whole site where they do not depend on the page.
struct PageFrame: Sendable {
  private let siteValues: [TemplateValue]
  private let shapes: PageShapes

  init(_ site: SiteBlueprint) {
    let addresses = site.addresses
    let shapes = site.theme.shapes
    let assetPaths = site.theme.assets.map { TemplateValue.text(addresses.path(ofFile: $0.file)) }
    let styleSheet = site.theme.styleSheet.map { addresses.path(ofFile: $0.file) }
    self.shapes = shapes
    siteValues = [
      .text(site.language.tag), .text(site.language.isRightToLeft ? "rtl" : "ltr"),
      .text(site.language.openGraphLocale),
      .object(
        PageShapes.site,
        [
          .text(site.title), .text(site.summary), .text(addresses.home.path),
          .text(addresses.url(addresses.home.path)),
        ]),
      .text(styleSheet), .object(shapes.assets, assetPaths),
      .object(shapes.text, PageShapes.plainTexts.map { .text(site.strings[$0]) }), Self.support(site.support),
      .flag(!site.affiliate.isEmpty), .text(site.generator),
    ]
  }

  /// A page's values: those of the site, those of its head, and its own.
  func page(_ head: PageHead, _ values: [TemplateValue]) -> TemplateValue {
    var all = siteValues
    all.reserveCapacity(all.count + 7 + values.count)
    all.append(.text(head.kind.rawValue))
    all.append(.text(head.title))
    all.append(.text(head.heading))
    all.append(.text(head.summary))
    all.append(.text(head.canonical))
    all.append(.text(head.socialImage))
    all.append(.text(head.socialType))
    all.append(contentsOf: values)
    return .object(shapes[head.kind], all)
  }

  private static func support(_ support: SiteBlueprint.Support?) -> TemplateValue {
    guard let support else { return .absent }
    return .object(PageShapes.support, [.text(support.email), .text(support.rate), .text(support.about)])
  }
}
