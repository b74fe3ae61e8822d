internal import CatalogModel
internal import Diagnostics
internal import Localization
internal import SiteAssembly
internal import StoreSearch

/// Reads snapshots. Belongs to one worker: the parser and the collator keep their buffers.
final class SnapshotReader {
  /// A snapshot's items in page order, with what identifies the bytes they came from.
  struct Reading {
    var items: [Item]
    var order: [Int]
    var fingerprint: String
    var warnings: [Diagnostic]

    /// The items as the pages show them.
    var arranged: [Item] { order.map { items[$0] } }
  }

  private let limits = AnswerLimits()
  private var decoders: [String: SnapshotDecoder] = [:]
  private var collator: NameCollator

  init(language: PageLanguage) {
    collator = NameCollator(language: language)
  }

  /// Reads one search's snapshot; throws when there is none or it is no result list.
  func read(_ source: SearchSource) throws(DiagnosticFailure) -> Reading {
    let bytes = try bytes(of: source)
    let place = Diagnostic.Location(path: source.path)
    do throws(AnswerFault) {
      let decoded = try decoder(for: source.country).decode(bytes, searchName: source.id)
      let items = decoded.answer.items
      return Reading(
        items: items, order: source.order.arrange(items, listedIDs: source.listedIDs, collator: &collator),
        fingerprint: ContentHash.short(bytes), warnings: decoded.warnings.map { $0.diagnostic(at: place) })
    } catch {
      throw DiagnosticFailure(error.diagnostics(at: place))
    }
  }

  private func bytes(of source: SearchSource) throws(DiagnosticFailure) -> [UInt8] {
    do throws(InputFault) {
      return try InputFile.read(source.path, limit: limits.bytes)
    } catch {
      let message = "search \"\(source.id)\" has no recorded answer: \(error.message(path: source.path))"
      throw DiagnosticFailure(message, at: source.location, hint: "record the store's answer in that file")
    }
  }

  private func decoder(for country: String) -> SnapshotDecoder {
    if let decoder = decoders[country] { return decoder }
    let decoder = SnapshotDecoder(country: country, limits: limits)
    decoders[country] = decoder
    return decoder
  }
}
