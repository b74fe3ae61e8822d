import Mustache

/// Any JSON, as data for a template.
indirect enum JSONValue: Decodable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? container.decode(Int.self) {
      self = .number("\(integer)")
    } else if let number = try? container.decode(Double.self) {
      self = .number("\(number)")
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// The value, with a shape made for each object.
  var templateValue: TemplateValue {
    switch self {
    case .null: .absent
    case .bool(let bool): .flag(bool)
    case .number(let text), .string(let text): .text(text)
    case .array(let elements): .list(elements.map(\.templateValue))
    case .object(let members): Self.object(members)
    }
  }

  private static func object(_ members: [String: JSONValue]) -> TemplateValue {
    let sorted = members.sorted { $0.key < $1.key }
    let shape = TemplateShape("object", sorted.map { TemplateShape.Field($0.key, .text) })
    return .object(TemplateObject(shape, sorted.map(\.value.templateValue)))
  }
}
