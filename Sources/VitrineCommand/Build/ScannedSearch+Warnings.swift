internal import CatalogModel
internal import Diagnostics
internal import SiteAssembly

extension ScannedSearch {
  /// What is odd about the search's answer.
  func warnings(_ source: SearchSource) -> [Diagnostic] {
    let place = Diagnostic.Location(path: source.path)
    return digest.warnings.map { Diagnostic(.warning, $0, at: place) } + missing(source)
  }

  /// Ids that a lookup lists and its recorded answer does not have: the store has taken them off, or the answer is from
  /// before they were listed.
  private func missing(_ source: SearchSource) -> [Diagnostic] {
    guard !source.listedIDs.isEmpty else { return [] }
    let found = Set(digest.entries.map(\.key.id))
    let missing = source.listedIDs.filter { !found.contains($0) }
    guard !missing.isEmpty else { return [] }
    let shown = missing.prefix(8).map(String.init).joined(separator: ", ") + (missing.count > 8 ? ", …" : "")
    return [
      Diagnostic(
        .warning, "the recorded answer of search \"\(source.id.text)\" has nothing for \(shown)",
        at: source.location,
        hint: "record the answer again, or take them off the list")
    ]
  }
}
