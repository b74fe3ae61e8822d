import Diagnostics
import Mustache

/// Compiles templates by name, as a test writes them.
func templates(_ sources: [(String, String)]) throws -> TemplateSet {
  try TemplateSet(sources.map { (name: $0.0, text: SourceText(path: "\($0.0).mustache", text: $0.1)) })
}

extension TemplateSet {
  /// The rendered text.
  func text(_ name: String, _ value: TemplateValue) throws(RenderingFault) -> String {
    var output: [UInt8] = []
    try render(name, value, into: &output)
    return String(decoding: output, as: UTF8.self)
  }
}

extension TemplateValue {
  /// An object with a shape of its own.
  static func fields(_ fields: KeyValuePairs<String, TemplateValue>) -> TemplateValue {
    let shape = TemplateShape("test", fields.map { TemplateShape.Field($0.key, .text) })
    return .object(TemplateObject(shape, fields.map(\.value)))
  }
}
