internal import CatalogModel
internal import Localization
internal import Mustache

/// The values of the site that every page can refer to, made once, and the putting together of a page's own.
struct PageFrame: Sendable {
  /// The values of the site, which pages are rendered within.
  let siteValues: TemplateValue
  /// The theme's templates with the site's values in them.
  let templates: TemplateSet
  /// The site's own mark, for link previews of pages without a picture.
  let siteImage: SocialImage
  private let shapes: PageShapes

  init(_ site: SiteBlueprint) {
    let addresses = site.addresses
    let shapes = site.theme.shapes
    let assetPaths = site.theme.assets.map { TemplateValue.text(addresses.path(ofFile: $0.file)) }
    let styleSheet = site.theme.styleSheet.map { addresses.path(ofFile: $0.file) }
    let script = site.theme.script.map { addresses.path(ofFile: $0.file) }
    let icons = site.icons
    self.shapes = shapes
    siteImage = Self.image(icons, site)
    let values = TemplateObject(
      shapes.everyPage,
      [
        .text(site.language.tag), .text(site.language.isRightToLeft ? "rtl" : "ltr"),
        .text(site.language.openGraphLocale),
        .object(
          PageShapes.site,
          [
            .text(site.title), .text(site.summary), .text(addresses.home.path),
            .text(addresses.url(addresses.home.path)),
          ]),
        .text(styleSheet), .text(script), Self.icons(icons, addresses),
        .object(shapes.assets, assetPaths),
        .object(shapes.text, PageShapes.plainTexts.map { .text(site.strings[$0]) }),
        Self.support(site.support),
        .flag(!site.affiliate.isEmpty), .text(site.generator), .text(site.tileSizes),
      ])
    siteValues = .object(values)
    templates = site.theme.templates.fixing(values, besides: PageKind.allCases.map { shapes[$0] })
  }

  /// A page's values: those of its head, and its own, which `body` appends.
  func page(_ head: consuming PageHead, _ body: (inout [TemplateValue]) -> Void = { _ in }) -> TemplateValue {
    body(&head.values)
    return .object(shapes[head.kind], head.values)
  }

  private static func icons(_ icons: SiteIcons, _ addresses: SiteAddresses) -> TemplateValue {
    let names: [SiteIcons.Name] = [.vector, .bitmap, .touch, .manifest]
    return .object(PageShapes.icons, names.map { .text(addresses.path(ofFile: icons.file($0))) })
  }

  /// What the size of a picture of the site's own is nobody has looked.
  private static func image(_ icons: SiteIcons, _ site: SiteBlueprint) -> SocialImage {
    let path = site.addresses.path(ofFile: icons.file(.touch))
    let side = icons.isOwn(.touch) ? TemplateValue.absent : .text("\(BitmapIcon.touchSize)")
    return SocialImage(
      url: .text(site.addresses.url(path)), description: .text(site.title), width: side, height: side)
  }

  private static func support(_ support: SiteBlueprint.Support?) -> TemplateValue {
    guard let support else { return .absent }
    return .object(PageShapes.support, [.text(support.email), .text(support.rate), .text(support.about)])
  }
}
