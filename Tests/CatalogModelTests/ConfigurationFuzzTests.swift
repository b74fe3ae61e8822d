import CatalogModel
import Diagnostics
import TestSupport
import Testing
import YAMLReading

@Suite("Damaged configurations")
struct ConfigurationFuzzTests {
  private static let fragments = [
    "[", "]", "{", "}", ": ", "- ", "\n", "  ", "\t", "'", "\"", "&a ", "*a", "!x ", "|", ">", "#", "---\n",
    "\u{0}",
    "\u{FEFF}", "\u{2028}", "é", "<<: ", "? ", "~", "9999999999999999999999", "..", "/", "%", "x", "\r",
  ].map { Array($0.utf8) }

  @Test("random damage is read or reported, never more", arguments: 0..<8 as Range<UInt64>)
  func mutations(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let original = Array(ConfigurationSample.complete.utf8)
    for _ in 0..<250 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...6, using: &random) { Self.damage(&bytes, using: &random) }
      let source = SourceText(path: "site.yml", bytes: bytes)
      do throws(DiagnosticFailure) {
        let site = try SiteConfiguration.decode(YAMLDocument.parse(source), in: source)
        #expect(!site.searches.isEmpty && !site.title.isEmpty)
      } catch {
        #expect(error.diagnostics.contains { $0.severity == .error })
        #expect(error.diagnostics.allSatisfy { $0.location?.position?.line ?? 0 <= source.lineCount })
      }
    }
  }

  private static func damage(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...20, using: &random))
    switch Int.random(in: 0...4, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: fragments.randomElement(using: &random) ?? [], at: place)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
    case 3: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
    default: bytes.replaceSubrange(place..<end, with: fragments.randomElement(using: &random) ?? [])
    }
  }

  @Test("a site cut off anywhere is read or reported")
  func truncations() {
    let original = Array(ConfigurationSample.complete.utf8)
    for length in stride(from: 0, to: original.count, by: 7) {
      let source = SourceText(path: "site.yml", bytes: Array(original.prefix(length)))
      _ = try? SiteConfiguration.decode(YAMLDocument.parse(source), in: source)
    }
  }
}
