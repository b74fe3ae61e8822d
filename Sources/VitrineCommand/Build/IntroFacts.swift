internal import Diagnostics
internal import YAMLReading

/// What an intro's front matter says.
struct IntroFacts {
  var title: String?
  var summary: String?

  /// The keys front matter may have.
  static let keys = ["title", "summary"]

  /// Reads the mapping; throws every unknown key and wrong value.
  init(_ mapping: YAMLNode?, in text: SourceText) throws(DiagnosticFailure) {
    guard let mapping else { return }
    var findings = YAMLFindings(in: text)
    for pair in findings.mapping(mapping, "front matter") ?? [] {
      switch pair.key {
      case "title": title = findings.text(pair.value, "title")
      case "summary": summary = findings.text(pair.value, "summary")
      default:
        findings.add(
          "unknown key \"\(pair.key)\"", at: pair.keyPosition,
          hint: NearMiss.hint(for: pair.key, in: Self.keys))
      }
    }
    try findings.check()
  }
}
