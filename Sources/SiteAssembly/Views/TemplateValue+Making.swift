internal import Mustache

extension TemplateValue {
  /// Text where there is some.
  static func text(_ text: String?) -> TemplateValue {
    text.map { .text($0) } ?? .absent
  }

  /// An object of a shape.
  static func object(_ shape: TemplateShape, _ values: [TemplateValue]) -> TemplateValue {
    .object(TemplateObject(shape, values))
  }
}
