import Mustache

/// Holds the values a page is made of against the shapes that templates are checked with.
enum PageValues {
  /// What does not fit, by the path of field names that leads there; empty when all is as the shape says.
  static func mismatches(_ value: TemplateValue, at path: String = "page") -> [String] {
    guard case .object(let object) = value else { return ["\(path): no object"] }
    let fields = object.shape.fields
    guard object.values.count == fields.count else {
      return ["\(path): \(object.values.count) values for \(fields.count) fields of \(object.shape.name)"]
    }
    return zip(fields, object.values).flatMap { field, value in
      mismatches(value, field.kind, at: "\(path).\(field.name)")
    }
  }

  private static func mismatches(
    _ value: TemplateValue, _ kind: TemplateShape.Kind, at path: String
  ) -> [String] {
    switch (value, kind) {
    case (.absent, .text), (.absent, .markup), (.absent, .object), (.text, .text), (.markup, .markup),
      (.flag, .flag):
      return []
    case (.object(let object), .object(let shape)):
      return object.shape === shape ? mismatches(value, at: path) : ["\(path): is a \(object.shape.name)"]
    case (.list(let elements), .list(let shape)):
      return elements.flatMap { element in
        guard case .object(let object) = element, object.shape === shape else {
          return ["\(path): of others"]
        }
        return mismatches(element, at: path + "[]")
      }
    default:
      return ["\(path): \(value) is not of the field's kind"]
    }
  }

  /// The value behind a dotted path of field names; nil when there is none.
  static func find(_ path: String, in value: TemplateValue) -> TemplateValue? {
    var value = value
    for name in path.split(separator: ".") {
      guard case .object(let object) = value,
        let slot = object.shape.fields.firstIndex(where: { $0.name == name }), slot < object.values.count
      else { return nil }
      value = object.values[slot]
    }
    return value
  }

  /// The text behind a path; nil when it is absent or something else.
  static func text(_ path: String, in value: TemplateValue) -> String? {
    if case .text(let text)? = find(path, in: value) { text } else { nil }
  }

  /// The flag behind a path; nil when it is something else.
  static func flag(_ path: String, in value: TemplateValue) -> Bool? {
    if case .flag(let flag)? = find(path, in: value) { flag } else { nil }
  }

  /// The elements behind a path; empty when it is something else.
  static func list(_ path: String, in value: TemplateValue) -> [TemplateValue] {
    if case .list(let elements)? = find(path, in: value) { elements } else { [] }
  }
}
