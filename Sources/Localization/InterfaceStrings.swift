package import Diagnostics

/// Every text of the interface in one language. A value is complete: each key has a text.
package struct InterfaceStrings: Sendable {
  private var templates: [InterfaceString: TextTemplate]
  /// The labels of kinds of products by the store's word, so that asking for one, as every item does, is one look-up.
  private(set) var labels: [String: String] = [:]

  /// The English texts, which are compiled in.
  package static let english = InterfaceStrings()

  private init() {
    templates = Dictionary(uniqueKeysWithValues: InterfaceString.allCases.map { ($0, $0.englishTemplate) })
    collectLabels()
  }

  /// Lays sources over one another, most specific first: a site's own texts, then the files for
  /// `PageLanguage.fallbackTags` in their order. A key that none of them has gets its English text.
  ///
  /// - Throws: every unknown or repeated key, empty text and text whose placeholders are not those of the English
  ///   one, from all sources.
  package init(layers: [[InterfaceStringEntry]]) throws(DiagnosticFailure) {
    self.init()
    var faults: [Diagnostic] = []
    for layer in layers.reversed() {
      lay(layer, &faults)
    }
    if !faults.isEmpty { throw DiagnosticFailure(faults) }
    collectLabels()
  }

  /// The text of a key that has no placeholders.
  package subscript(key: InterfaceString) -> String {
    template(key).source
  }

  /// The text cut at its placeholders, for callers that fill it often.
  package func template(_ key: InterfaceString) -> TextTemplate {
    templates[key] ?? key.englishTemplate
  }

  /// The text with values in place of its placeholders.
  package func text(
    _ key: InterfaceString, _ values: KeyValuePairs<InterfacePlaceholder, String>
  ) -> String {
    var bytes: [UInt8] = []
    template(key).append(values, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func collectLabels() {
    let prefix = "type-"
    for key in InterfaceString.allCases where key.rawValue.hasPrefix(prefix) {
      labels[String(key.rawValue.dropFirst(prefix.count))] = self[key]
    }
  }

  private mutating func lay(_ layer: [InterfaceStringEntry], _ faults: inout [Diagnostic]) {
    var seen: Set<String> = []
    for entry in layer {
      do throws(InterfaceStringFault) {
        guard seen.insert(entry.key).inserted else { throw .repeatedKey(entry.key) }
        guard let key = InterfaceString(rawValue: entry.key) else { throw .unknownKey(entry.key) }
        templates[key] = try key.template(entry.value)
      } catch {
        faults.append(error.diagnostic(at: entry.location))
      }
    }
  }
}
