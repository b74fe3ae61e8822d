package import Diagnostics
package import YAMLReading

extension SiteConfiguration {
  /// Reads a configuration from the tree of `text`. Touches no file: that paths lead to something is for the caller
  /// to check, by the places kept with them.
  ///
  /// Throws every fault found, top to bottom: unknown and missing keys, values of the wrong kind, values that break
  /// their rules, and warnings among them.
  package static func decode(
    _ document: YAMLNode, in text: SourceText
  ) throws(DiagnosticFailure) -> SiteConfiguration {
    var files: [NamedFile] = []
    return try decode(document, in: text, noting: &files)
  }

  /// The same, and adds the files that the configuration names to `files`, also when it throws, so that the caller can
  /// report missing ones together with the other faults.
  package static func decode(
    _ document: YAMLNode, in text: SourceText, noting files: inout [NamedFile]
  ) throws(DiagnosticFailure) -> SiteConfiguration {
    var decoder = ConfigurationDecoder(findings: YAMLFindings(in: text))
    let configuration = decoder.site(document)
    files += decoder.files
    try decoder.findings.check()
    guard let configuration else { throw decoder.findings.failure }
    return configuration
  }
}

extension ConfigurationDecoder {
  /// The whole document; nil only when a fault has been reported.
  fileprivate mutating func site(_ document: YAMLNode) -> SiteConfiguration? {
    let isEmpty = document.isAbsent
    let empty = ConfigurationSection([], at: document.position)
    guard let site = isEmpty ? empty : section(document, findings.source.path, path: "") else { return nil }
    require("title", in: site)
    require("url", in: site)
    let title = line("title", in: site)
    let url = value("url", in: site, SiteURL.init)
    let store = store(in: site)
    let (tiling, support) = (tiling(in: site), support(in: site))
    let (rawHTML, strings) = (keepsRawHTML(in: site), strings(in: site))
    let (language, summary) = (value("language", in: site, LanguageTag.init), paragraph("summary", in: site))
    let intro = intro(in: site)
    let theme = value("theme", in: site, ThemeName.init(named:)) ?? .gallery
    let artwork = choice("artwork", in: site, default: ArtworkSource.local)
    let vanished = choice("vanished", in: site, default: VanishedItems.keep)
    let searches = searches(in: site, store)
    guard let title, let url else { return nil }
    return SiteConfiguration(
      title: title, url: url, language: language ?? .english, summary: summary, intro: intro, store: store,
      tiling: tiling, support: support, keepsRawHTML: rawHTML, theme: theme, strings: strings,
      artwork: artwork, vanished: vanished, searches: searches, warnings: findings.warnings)
  }
}
