/// A text of the interface cut at its placeholders, so that filling it is nothing but copying bytes.
package struct TextTemplate: Hashable, Sendable {
  /// A stretch of the text.
  package enum Segment: Hashable, Sendable {
    /// UTF-8 bytes as they are.
    case literal([UInt8])
    /// The place of a value.
    case placeholder(InterfacePlaceholder)
  }

  /// Why a text cannot be cut.
  package enum Fault: Error, Hashable, Sendable {
    /// A brace is not closed, or closed without being opened.
    case unbalancedBrace
    /// No such name.
    case unknownPlaceholder(String)
  }

  /// The text as written.
  package let source: String
  /// Its stretches in order.
  package let segments: [Segment]

  /// Cuts a text. Braces always mean a placeholder; a text cannot show one.
  package init(_ source: String) throws(Fault) {
    var segments: [Segment] = []
    var rest = Substring(source).utf8
    while let brace = rest.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) {
      guard rest[brace] == UInt8(ascii: "{") else { throw .unbalancedBrace }
      if brace > rest.startIndex { segments.append(.literal(Array(rest[..<brace]))) }
      let inner = rest[rest.index(after: brace)...]
      guard let end = inner.firstIndex(of: UInt8(ascii: "}")) else { throw .unbalancedBrace }
      let name = String(Substring(inner[..<end]))
      guard let placeholder = InterfacePlaceholder(rawValue: name) else { throw .unknownPlaceholder(name) }
      segments.append(.placeholder(placeholder))
      rest = inner[inner.index(after: end)...]
    }
    if !rest.isEmpty { segments.append(.literal(Array(rest))) }
    self.source = source
    self.segments = segments
  }

  private init(source: String, segments: [Segment]) {
    self.source = source
    self.segments = segments
  }

  /// A text without placeholders, braces and all.
  init(literal text: String) {
    self.source = text
    self.segments = [.literal(Array(text.utf8))]
  }

  /// The placeholders that occur.
  package var placeholders: Set<InterfacePlaceholder> {
    Set(segments.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } })
  }

  /// Appends the text with the values put in. They are not escaped. A placeholder without a value is shown in its
  /// braces, where it will be noticed.
  package func append(
    _ values: KeyValuePairs<InterfacePlaceholder, String>, to bytes: inout [UInt8]
  ) {
    append(to: &bytes) { placeholder in values.first { $0.key == placeholder }?.value }
  }

  /// The text with the values put in, cut in two at the first place of a value that is put there by other means; without
  /// such a place all of it comes before.
  package func parts(
    around place: InterfacePlaceholder, _ values: KeyValuePairs<InterfacePlaceholder, String>
  ) -> (before: String, after: String) {
    let cut = segments.firstIndex(of: .placeholder(place)) ?? segments.endIndex
    func text(_ segments: ArraySlice<Segment>) -> String {
      var bytes: [UInt8] = []
      TextTemplate(source: "", segments: Array(segments)).append(values, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    return (text(segments[..<cut]), text(segments[cut...].dropFirst()))
  }

  /// The same with the values asked for one by one, which needs no list of them.
  package func append(to bytes: inout [UInt8], value: (InterfacePlaceholder) -> String?) {
    for segment in segments {
      switch segment {
      case .literal(let literal):
        bytes.append(contentsOf: literal)
      case .placeholder(let placeholder):
        bytes.append(contentsOf: (value(placeholder) ?? "{\(placeholder.rawValue)}").utf8)
      }
    }
  }
}
