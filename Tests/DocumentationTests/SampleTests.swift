import BuiltinTheme
import CatalogModel
import Diagnostics
import EditorialTheme
import Localization
import SiteAssembly
import Testing
import YAMLReading

/// Samples say in the line of their fence what they are: `yaml complete` is a whole `site.yml`, and
/// `mustache tile.mustache` goes in place of that template.
@Suite("Samples of the documentation")
struct SampleTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let path: String
    let block: Paper.CodeBlock

    var testDescription: String { "\(path):\(block.line)" }
    var source: SourceText { SourceText(path: testDescription, bytes: Array(block.text.utf8)) }
  }

  private static func samples(_ isWanted: (String) -> Bool) throws -> [Sample] {
    try Paper.all().flatMap { paper in
      paper.codeBlocks.filter { isWanted($0.info) }.map { Sample(path: paper.path, block: $0) }
    }
  }

  @Test("A whole site.yml is accepted without a warning", arguments: try samples { $0 == "yaml complete" })
  func configuration(sample: Sample) throws {
    let configuration = try SiteConfiguration.decode(YAMLDocument.parse(sample.source), in: sample.source)
    #expect(configuration.warnings.isEmpty)
    let texts = configuration.strings.map { InterfaceStringEntry(key: $0.key.value, value: $0.text) }
    #expect(throws: Never.self) { try InterfaceStrings(layers: [texts]) }
  }

  @Test("A template fits into every theme", arguments: try samples { $0.hasPrefix("mustache ") })
  func template(sample: Sample) throws {
    let own = Set(EditorialFiles.all.map(\.path))
    #expect(throws: Never.self) { try Self.theme(of: ThemeFiles.all, with: sample) }
    #expect(throws: Never.self) {
      try Self.theme(of: EditorialFiles.all + ThemeFiles.all.filter { !own.contains($0.path) }, with: sample)
    }
  }

  private static func theme(
    of files: [(path: String, bytes: [UInt8])], with sample: Sample
  ) throws -> Theme {
    let name = sample.block.info.dropFirst("mustache ".count)
    let suffix = ".mustache"
    var templates: [(name: String, text: SourceText)] = [(String(name.dropLast(suffix.count)), sample.source)]
    var assets: [(name: String, bytes: [UInt8])] = []
    for (path, bytes) in files where path != name {
      if path.hasSuffix(suffix) {
        templates.append((String(path.dropLast(suffix.count)), SourceText(path: path, bytes: bytes)))
      } else if path.hasPrefix("assets/") {
        assets.append((String(path.dropFirst("assets/".count)), bytes))
      }
    }
    return try Theme(templates: templates, assets: assets, siteRules: [])
  }

  @Test("There are samples of both kinds")
  func present() throws {
    #expect(try !Self.samples { $0 == "yaml complete" }.isEmpty)
    #expect(try !Self.samples { $0.hasPrefix("mustache ") }.isEmpty)
  }
}
