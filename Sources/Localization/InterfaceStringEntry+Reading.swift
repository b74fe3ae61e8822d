package import CatalogModel
package import Diagnostics
import YAMLReading

extension InterfaceStringEntry {
  /// A text that a site says differently.
  package init(_ override: StringOverride) {
    self.init(key: override.key.value, value: override.text, location: override.key.location)
  }

  /// Reads a strings file: a mapping of keys to texts, in YAML.
  ///
  /// - Throws: what is wrong with the YAML, and every value that is no text.
  package static func read(_ source: SourceText) throws(DiagnosticFailure) -> [InterfaceStringEntry] {
    let document = try YAMLDocument.parse(source)
    var findings = YAMLFindings(in: source)
    var entries: [InterfaceStringEntry] = []
    for pair in findings.mapping(document, source.path) ?? [] {
      let text = pair.value.isAbsent ? "" : findings.text(pair.value, pair.key)
      guard let text else { continue }
      let location = findings.location(at: pair.keyPosition)
      entries.append(InterfaceStringEntry(key: pair.key, value: text, location: location))
    }
    try findings.check()
    return entries
  }
}
