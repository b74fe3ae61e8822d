internal import Mustache

/// What a page says of itself in its head: the first of its values, in the order of `PageShapes.headFields`.
struct PageHead {
  let kind: PageKind
  /// The values; a page's own are appended to them.
  var values: [TemplateValue]

  init(kind: PageKind, title: TemplateValue, heading: TemplateValue) {
    self.kind = kind
    values = []
    values.reserveCapacity(Self.usualCount)
    values.append(.text(kind.rawValue))
    values.append(title)
    values.append(heading)
    for _ in 0..<6 { values.append(.absent) }
    values.append(Self.website)
    values.append(.absent)
  }

  /// Room for what any kind of page has.
  private static let usualCount = 24
  private static let website = TemplateValue.text("website")

  var summary: TemplateValue {
    get { values[3] }
    set { values[3] = newValue }
  }

  var canonical: TemplateValue {
    get { values[4] }
    set { values[4] = newValue }
  }

  /// The Open Graph type; "website" unless it is set.
  var socialType: TemplateValue {
    get { values[9] }
    set { values[9] = newValue }
  }

  var structuredData: TemplateValue {
    get { values[10] }
    set { values[10] = newValue }
  }

  mutating func show(_ image: SocialImage) {
    values[5] = image.url
    values[6] = image.description
    values[7] = image.width
    values[8] = image.height
  }
}
