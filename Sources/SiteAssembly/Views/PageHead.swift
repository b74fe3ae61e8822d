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
    for _ in 0..<3 { values.append(.absent) }
    values.append(.text("website"))
  }

  /// Room for what any kind of page has.
  private static let usualCount = 16

  var summary: TemplateValue {
    get { values[3] }
    set { values[3] = newValue }
  }

  var canonical: TemplateValue {
    get { values[4] }
    set { values[4] = newValue }
  }

  var socialImage: TemplateValue {
    get { values[5] }
    set { values[5] = newValue }
  }
}
